import { firstGameBot, hintFor, NEWCOMER, paceIn, Reader, type Hint } from '@masque/bots';
import {
  isOpen,
  observe,
  offersFor,
  randomFor,
  seatsOf,
  seedOf,
  start,
  viewOf,
  type Action,
  type AnyGame,
  type Bot,
  type Input,
  type Seat,
  type Session,
} from '@masque/core';
import { playOut, startFor, type PlayedOut, type PlayOutOptions } from './play-out.ts';
import { nextDeadline, type Players } from './players.ts';

/** How long a newcomer who has read a hint needs to find what it points at and to press it, in milliseconds. */
const FINDS = 4000;

/** A first game that was played, with the hints on the way. */
export interface FirstGamePlayed extends PlayedOut {
  /** The hints on the way, in order, including repetitions. */
  readonly hints: readonly Hint[];
  /** The questions that the newcomer had to decide without a recommendation. */
  readonly unsaid: readonly string[];
}

/** How a first game is played: the order of answers, and who plays the newcomer. */
export interface FirstGameOptions {
  /** Any text: it decides who answers first when several are asked at once. */
  readonly order?: string;
  /** Plays the newcomer, who by default follows the hints. */
  readonly newcomer?: Bot<object>;
  readonly onStep?: PlayOutOptions['onStep'];
}

/**
 * Plays the first game of a game as a table does: the newcomer reads each hint and then follows it, bots wait for that
 * and think as long as they do at a table, and are asked again whenever what they watch has changed.
 *
 * @throws TypeError if the game has none; RefusedInput if a hint is not an instance of an offer
 * @example
 * const steps = [{ id: 'doubt', hint: ({ offers: [it] }) => (it?.type === 'believe' ? { take: sample(it, unshuffled) }
 * : null) }]; const firstGame = { seats: 3, seed: 'one', level: 'honest', steps, messages: { en: {}, fr: {} } };
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
  const reader = new Reader(game);
  const random = randomFor(seedOf(order), 0);
  const thoughts = new Map<Seat, { readonly question: string; readonly at: number }>();
  const mindOf = (session: Session, seat: Seat) => ({
    ...observe(session, seat, randomFor(seedOf(`${order} ${seat}`), session.n)),
    people: [NEWCOMER],
  });
  const decide = (session: Session, seat: Seat, needed: boolean, windows: string): Action | null => {
    if (seat !== NEWCOMER) return others.decide(mindOf(session, seat));
    if (newcomer) return newcomer.decide(mindOf(session, seat));
    const hint = hintFor(session);
    if (hint?.take || !needed) return hint?.take ?? null;
    unsaid.push(windows);
    return others.decide(mindOf(session, seat));
  };
  /** What would make a seat think again. */
  const watchedBy = (session: Session, seat: Seat): unknown =>
    seat === NEWCOMER && !newcomer
      ? (hintFor(session)?.take ?? null)
      : ((seat === NEWCOMER ? newcomer : others)?.watches?.(viewOf(session, seat) as never) ?? '');
  const players: Players = {
    next(session): Input | null {
      const due = nextDeadline(session);
      if (session.outcome) return due;
      const read = reader.until(session);
      const [min, max] = paceIn(session);
      const asked = seatsOf(session.start.seats).flatMap((seat) => {
        const offers = offersFor(session, seat).filter(isOpen);
        const needed = offers.some((it) => !it.optional);
        const windows = [...new Set(offers.map((it) => `${it.type} ${it.window}`))].join();
        if (!windows) thoughts.delete(seat);
        const question = `${needed} ${windows} ${JSON.stringify(watchedBy(session, seat))}`;
        if (windows && thoughts.get(seat)?.question !== question)
          thoughts.set(seat, { question, at: read + (seat === NEWCOMER ? FINDS : min + random.below(max - min)) });
        return windows ? [{ seat, needed, windows, thought: thoughts.get(seat)! }] : [];
      });
      for (const { seat, needed, windows, thought } of asked.toSorted((a, b) => a.thought.at - b.thought.at)) {
        if (thought.at === Infinity) break;
        if (due && due.at <= thought.at) return due;
        const action = decide(session, seat, needed, windows);
        // A seat is asked an optional question once, and again when what its bot watches has changed.
        if (needed) thoughts.delete(seat);
        else thoughts.set(seat, { ...thought, at: Infinity });
        if (action) return { at: Math.max(thought.at, session.at), seat, action };
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
