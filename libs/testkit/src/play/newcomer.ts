import { firstGameBot, hintFor, NEWCOMER, type Hint } from '@masque/bots';
import {
  isOpen,
  observe,
  offersFor,
  randomFor,
  seatsOf,
  seedOf,
  start,
  viewOf,
  type AnyGame,
  type Bot,
  type Input,
  type Session,
} from '@masque/core';
import { playOut, startFor, type PlayedOut, type PlayOutOptions } from './play-out.ts';
import { nextDeadline, type Players } from './players.ts';

/** How long everybody thinks, in milliseconds. */
const THINK = 1500;

/** A first game that was played, with the hints on the way. */
export interface FirstGamePlayed extends PlayedOut {
  /** The hints on the way, in order, including repetitions. */
  readonly hints: readonly Hint[];
  /** The questions that the newcomer had to decide without a recommendation. */
  readonly unsaid: readonly string[];
}

/** How a first game is played: who is faster, and who plays the newcomer. */
export interface FirstGameOptions {
  /** Any text: it decides who of those who are asked together is faster. */
  readonly order?: string;
  /** Plays the newcomer, who by default follows the hints. */
  readonly newcomer?: Bot<object>;
  readonly onStep?: PlayOutOptions['onStep'];
}

/**
 * Plays the first game of a game as a table does: the newcomer follows each hint at once, and bots are asked again
 * whenever what they watch has changed.
 *
 * @throws TypeError if the game has none; RefusedInput if a hint is not an instance of an offer
 * @example
 * const steps = [{ id: 'doubt', hint: ({ offers: [it] }) => (it?.type === 'believe' ? { take: sample(it, unshuffled) } : null) }];
 * const firstGame = { seats: 3, seed: 'one', level: 'honest', steps, messages: { en: {}, fr: {} } };
 * playFirstGame({ ...game, firstGame }).hints[0].id; // => 'doubt'
 */
export function playFirstGame(
  game: AnyGame,
  { order = '1', newcomer, onStep }: FirstGameOptions = {},
): FirstGamePlayed {
  const { firstGame } = game;
  const others = firstGameBot(game);
  if (!firstGame || !others) throw new TypeError(`${game.id} has no first game, or no bot of the level that it names`);
  const unsaid: string[] = [];
  const hints: Hint[] = [];
  const told = (session: Session): void => {
    const hint = hintFor(session);
    if (hint && hint.id !== hints.at(-1)?.id) hints.push(hint);
  };
  const considered = new Set<string>();
  const decide = (session: Session, seat: number, needed: boolean, windows: string) => {
    const mind = { ...observe(session, seat, randomFor(seedOf(`${order} ${seat}`), session.n)), people: [NEWCOMER] };
    if (seat === NEWCOMER && !newcomer) {
      const hint = hintFor(session);
      if (hint?.take || !needed) return hint?.take ?? null;
      unsaid.push(windows);
      return others.decide(mind);
    }
    const bot = seat === NEWCOMER ? newcomer! : others;
    // What waits for nobody is put to a bot once, and again when what it watches has changed.
    const question = `${seat} ${windows} ${bot.watches?.(viewOf(session, seat) as never) ?? ''}`;
    if (!needed && considered.has(question)) return null;
    considered.add(question);
    return bot.decide(mind);
  };
  const players: Players = {
    next(session): Input | null {
      const due = nextDeadline(session);
      const at = session.at + THINK;
      if (session.outcome || (due && due.at <= at)) return due;
      for (const seat of randomFor(seedOf(order), session.n).shuffle(seatsOf(session.start.seats))) {
        const offers = offersFor(session, seat).filter(isOpen);
        const windows = [...new Set(offers.map((it) => `${it.type} ${it.window}`))].join();
        const action = windows && decide(session, seat, offers.some((it) => !it.optional), windows); // prettier-ignore
        if (action) return { at, seat, action };
      }
      return due;
    },
  };
  const from = { seats: firstGame.seats, seed: firstGame.seed, options: firstGame.options ?? {} };
  told(start(game, startFor(game, from)));
  const played = playOut(game, {
    ...from,
    maxInputs: 3000,
    players,
    onStep(step) {
      told(step.session);
      onStep?.(step);
    },
  });
  return { ...played, hints, unsaid };
}
