import type { Action, Actions, Bot, BotObservation, Random, Session } from '@masque/core';
import { imagined } from '../worlds/imagined.ts';
import { Sampler } from '../worlds/sampler.ts';
import { quick } from './chance.ts';
import { movesOf, textOf } from './moves.ts';
import { HOPELESS, Playing, rewards, SEED } from './playing.ts';
import { tasteOf, type Tried } from './taste.ts';

/** How moves are compared. */
export interface Comparing<State = object, A extends Actions = Actions> {
  /** How people play, as far as is known: what it expects of everybody in later moves, itself included. */
  readonly model: Bot<State, A>;
  /** Maximum number of playouts per decision. Default 120. */
  readonly playouts?: number;
  /**
   * How many inputs it plays on before it judges the position with the game's `value`. Seats that have nothing to say do
   * not count.
   */
  readonly depth: number;
}

/** A move with its results so far. */
interface Candidate extends Tried {
  readonly text: string;
  visits: number;
  total: number;
  squares: number;
}

const candidate = (move: Action | null): Candidate => ({ move, text: textOf(move), visits: 0, total: 0, squares: 0 });
const meanOf = ({ total, visits }: Candidate): number => (visits === 0 ? 0 : total / visits);

function best(given: BotObservation<object>, { model, playouts = 120, depth }: Comparing): Action | null {
  const random = quick(given.random);
  const usual = candidate(model.decide({ ...given, random }));
  // What nothing waits for has been answered before, and nothing has been learned since.
  if (given.offers.every((it) => it.optional)) return usual.move;
  const moves = movesOf(given.offers, random).map(candidate);
  let left = [usual, ...moves.filter(({ text }) => text !== usual.text)];
  const most = Math.min(playouts, given.playouts ?? Infinity);
  if (left.length === 1 || most === 0) return usual.move;
  const known = given.redacted();
  const worlds = new Sampler(given.game, known, given.log());
  const each = most / Math.ceil(Math.log2(left.length));
  let failed = 0;

  /** The result of a move in one world, with the random numbers of that world. */
  const tried = (begin: Session, move: Action | null, chance: Random): number => {
    const playing = new Playing(model as unknown as Bot<object>, chance);
    let session = playing.take(begin, given.seat, given.offers, move);
    for (let i = 0; session && i < depth && !session.outcome;) {
      const next = playing.onward(session);
      if (!next) break;
      // Somebody who has nothing to say takes no time.
      if (next !== session) i++;
      session = next;
    }
    return session ? rewards(session)[given.seat]! : 0;
  };

  for (;;) {
    for (let i = Math.max(1, Math.round(each / left.length)); i > 0 && failed < HOPELESS; i--) {
      try {
        const state = worlds.draw(random);
        const begin = state && imagined(given.game, known, state, SEED);
        const seed = random.below(SEEDS);
        const values = begin && left.map(({ move }) => tried(begin, move, quick({ ...random, below: () => seed })));
        values?.forEach((value, k) => add(left[k]!, value));
        failed = values ? 0 : failed + 1;
      } catch {
        failed++;
      }
    }
    left.sort((a, b) => meanOf(b) - meanOf(a));
    if (left.length <= 2 || failed >= HOPELESS) break;
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  const [first, second] = left as [Candidate, Candidate];
  if (!given.temperament || first.visits === 0) return first.visits === 0 ? usual.move : first.move;
  const taste = tasteOf(given);
  return taste(second) > taste(first) ? second.move : first.move;
}

const SEEDS = 0xffffffff;

function add(to: Candidate, value: number): void {
  to.visits++;
  to.total += value;
  to.squares += value * value;
}

/**
 * A bot for any game whose `value` says more than playing on to the end: it tries every move in the same worlds with
 * the same random numbers, plays on for a few inputs as its model would, and repeatedly drops the worse half of the
 * moves.
 *
 * Luck that is the same for all moves cancels out of their differences (common random numbers), and no playouts are
 * spent on moves that are clearly worse (sequential halving: Karnin, Koren & Somekh, "Almost Optimal Exploration in
 * Multi-Armed Bandits", 2013).
 *
 * @example
 * const model = { decide: ({ offers: [offer] }) => ({ type: offer.type, window: offer.window, params: {} }) };
 * const bot = comparing({ model, playouts: 50, depth: 10 });
 * typeof bot.decide; // => 'function'
 */
export const comparing = <State, A extends Actions>(how: Comparing<State, A>): Bot<object> => ({
  slow: true,
  // It is shown what the model is shown: views and offers of the same game.
  decide: (given) => best(given, how as unknown as Comparing),
});
