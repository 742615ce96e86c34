import {
  clockOf,
  isOpen,
  logFor,
  offersFor,
  randomFor,
  sample,
  seatsOf,
  seedOf,
  viewOf,
  type Action,
  type Input,
  type Offer,
  type Random,
  type Seat,
  type Session,
} from '@masque/core';

/** Everybody at the table together: says what happens next. `null`: nothing can happen any more. */
export interface Players {
  next(session: Session): Input | null;
}

/** `'random'`, or a level of the game's bots. */
export type Level = string;

export interface PlayersOptions {
  /** Who plays: one level for all, or one for each seat. Default `'random'`. */
  readonly bots?: Level | readonly Level[];
  /** Makes players take the same chances again. */
  readonly seed?: string;
  /** Milliseconds that pass before an answer. A deadline that falls within them rings first. Default 1. */
  readonly think?: number;
  /** Called with every answer of a bot before it is played. */
  readonly onDecision?: (decision: Decision) => void;
}

/** What a bot was asked and what it answered. */
export interface Decision {
  readonly session: Session;
  readonly seat: Seat;
  readonly level: Level;
  readonly offers: readonly Offer[];
  readonly action: Action | null;
}

/** How likely a random player leaves an offer alone that nothing waits for. */
const LEAVE = 0.8;

/**
 * Players who answer open offers, in random order of the seats. A question that waits for nobody is put to a seat once
 * and then left alone until it changes. When nobody has anything to answer, the next deadline rings.
 */
export function players(options: PlayersOptions = {}): Players {
  const { bots = 'random', seed = 'players', think = 1, onDecision } = options;
  const key = seedOf(`${seed}.players`);
  const left = new Map<Seat, string>();

  const decide = (session: Session, seat: Seat, offers: readonly Offer[], random: Random): Action | null => {
    const level = typeof bots === 'string' ? bots : (bots[seat] ?? 'random');
    if (level === 'random') return atRandom(offers, random);
    const bot = session.game.bots[level];
    if (!bot)
      throw new RangeError(`${session.game.id} has no bot "${level}"; it has ${levelsOf(session.game).join(', ')}`);
    const action = bot.decide({ view: viewOf(session, seat), seat, offers, log: () => logFor(session, seat), random });
    onDecision?.({ session, seat, level, offers, action });
    return action;
  };

  return {
    next(session) {
      if (session.outcome) return null;
      const random = randomFor(key, session.n);
      const due = nextDeadline(session);
      const at = session.at + think;
      if (due && due.at <= at) return due;
      for (const seat of random.shuffle(seatsOf(session.start.seats))) {
        const offers = offersFor(session, seat).filter(isOpen);
        if (offers.length === 0) continue;
        const asked = offers.some((it) => !it.optional);
        const question = asked ? '' : offers.map((it) => `${it.type} ${it.window}`).join();
        if (!asked && due && left.get(seat) === question) continue;
        left.set(seat, question);
        const action = decide(session, seat, offers, random);
        if (action) return { at, seat, action };
      }
      return due;
    },
  };
}

/** The bots that a game has, besides `'random'`. */
export const levelsOf = (game: Session['game']): string[] => Object.keys(game.bots);

function atRandom(offers: readonly Offer[], random: Random): Action | null {
  const waiting = offers.filter((it) => !it.optional);
  if (waiting.length === 0 && random.chance(LEAVE)) return null;
  const from = waiting.length > 0 && random.chance(LEAVE) ? waiting : offers;
  return sample(random.pick(from), random);
}

/** The deadline that rings first, as an input, or `null` if none is set. */
export function nextDeadline(session: Session): Input | null {
  const due = session.deadlines.toSorted((a, b) => a.at - b.at || a.n - b.n)[0];
  return due ? { at: due.at, deadline: clockOf(due), n: due.n } : null;
}

/** Players who never answer: only deadlines ring. */
export const absent: Players = { next: (session) => (session.outcome ? null : nextDeadline(session)) };
