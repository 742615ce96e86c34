import { botOf, paceIn } from '@masque/bots';
import {
  clockIdOf,
  hasMaster,
  isOpen,
  observe,
  offersFor,
  OMNISCIENT,
  randomFor,
  sample,
  seatsOf,
  seedOf,
  type Action,
  type Bot,
  type Input,
  type Offer,
  type Random,
  type Seat,
  type Session,
  viewOf,
} from '@masque/core';
import { patienceFor, thinkingTime, timeBeside, type PersonPace, type TimeRange } from './people.ts';

/** All players together: decides what happens next; `null` if nothing can happen any more. */
export interface Players {
  next(session: Session): Input | null;
}

/** `'random'`, or a level of the game's bots. */
export type Level = string;

/** Who plays, how long they think, and who is absent. */
export interface PlayersOptions {
  /** Who plays: one level for all, or one for each seat. Default `'random'`. */
  readonly bots?: Level | readonly Level[];
  /** Makes the choices of players repeatable. */
  readonly seed?: string;
  /**
   * How long a player thinks, in milliseconds of the table's time, or the minimum and maximum. Everybody who is asked
   * thinks at the same time, and a clock that fires before an answer is ready comes first. Default: what bots take at a
   * table.
   */
  readonly think?: number | TimeRange;
  /**
   * Seats of people: they decide like the bots of their levels, but take their time, the longer the more there is to
   * choose from. Whoever has nothing to say leaves a question alone that closes by itself within a few seconds.
   */
  readonly people?: { readonly seats: ReadonlySet<Seat>; readonly pace: PersonPace };
  /** Seats whose players have left. */
  readonly absent?: ReadonlySet<Seat>;
  /** How many times searching bots may play on for one decision. Default: as often as they want. */
  readonly playouts?: number;
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

/** The probability that a random player passes when all offers are optional. */
const LEAVE = 0.8;

/** What a seat is offered, and which of it can be taken. */
interface Asked {
  readonly offers: readonly Offer[];
  readonly open: readonly Offer[];
  /** Which questions these are. */
  readonly words: string;
}

/** What a seat is thinking about. */
interface Thought {
  readonly question: string;
  /** When it will answer; `Infinity`: it has, or leaves the question alone. */
  readonly at: number;
  readonly phase: string;
  /** Whether anything waits for the answer. */
  readonly waits: boolean;
  /** What could be answered when the question came up. */
  readonly open: readonly Offer[];
  /** When the question came up. */
  readonly since: number;
  /** A person's decision to pass, given once it is clear that the question stays open; or one that takes longer. */
  readonly settled?: Action;
}

/** All viewers that may get offers: the seats, and a game master if the options need one. */
export const playersOf = (session: Session): Seat[] => [
  ...seatsOf(session.start.seats),
  ...(hasMaster(session) ? [OMNISCIENT] : []),
];

/**
 * Players who answer open offers, each after its time to think. A question for which nothing waits is asked of a seat
 * once, and then again only if it changes, or if what a bot watches changes. If nobody has anything to answer, the next
 * deadline fires. A game master plays at random, whoever plays the seats.
 *
 * @example
 * players({ bots: 'honest', think: 500 }).next(session); // => expect.objectContaining({ at: 500, seat: 0 })
 */
export function players(options: PlayersOptions = {}): Players {
  const { bots = 'random', seed = 'players', think, absent: gone, onDecision, playouts, people } = options;
  const timeIn = (session: Session): TimeRange =>
    typeof think === 'number' ? [think, think] : (think ?? paceIn(session));
  const timeOf = (bot: Bot<object> | undefined, session: Session, seat: Seat): TimeRange =>
    (think === undefined && bot?.thinks?.(viewOf(session, seat), seat)) || timeIn(session);
  const personAt = (seat: Seat): PersonPace | undefined => (people?.seats.has(seat) ? people.pace : undefined);
  const key = seedOf(`${seed}.players`);
  const thoughts = new Map<Seat, Thought>();
  const asked = new Map<Seat, Asked>();

  /** Read once, as long as a seat is offered the same. */
  const askedOf = (session: Session, seat: Seat): Asked => {
    const offers = offersFor(session, seat);
    const last = asked.get(seat);
    if (last?.offers === offers) return last;
    const open = offers.filter(isOpen);
    const waits = open.some((it) => !it.optional);
    const words = `${waits ? 'asked ' : ''}${open.map((it) => `${it.type} ${it.window}`).join()}`;
    const now = { offers, open, words };
    asked.set(seat, now);
    return now;
  };

  const levelAt = (seat: Seat): Level => {
    if (seat === OMNISCIENT) return 'random';
    return typeof bots === 'string' ? bots : (bots[seat] ?? 'random');
  };
  const decide = (session: Session, seat: Seat, offers: readonly Offer[], random: Random): Action | null => {
    const level = levelAt(seat);
    if (level === 'random') return atRandom(offers, random);
    const bot = botOf(session.game, level);
    if (!bot)
      throw new RangeError(`${session.game.id} has no bot "${level}"; it has ${levelsOf(session.game).join(', ')}`);
    const action = bot.decide({ ...observe(session, seat, random), ...(playouts !== undefined && { playouts }) });
    onDecision?.({ session, seat, level, offers, action });
    return action;
  };

  /** Lets every seat with a new question think. */
  const listen = (session: Session, seats: readonly Seat[], random: Random): void => {
    for (const seat of seats) {
      const { open, words } = askedOf(session, seat);
      if (open.length === 0) {
        thoughts.delete(seat);
        continue;
      }
      // What a bot watches puts its question to it again, as at a table.
      const bot = botOf(session.game, levelAt(seat));
      const watched = bot?.watches?.(viewOf(session, seat)) ?? '';
      const question = `${watched} ${words}`;
      const before = thoughts.get(seat);
      if (before?.question === question) {
        // The same question, perhaps in the next phase.
        thoughts.set(seat, { ...before, phase: session.phase });
        continue;
      }
      const waits = open.some((it) => !it.optional);
      const pace = personAt(seat);
      if (before?.settled && before.at < Infinity && isChoice(before.settled, open)) {
        thoughts.set(seat, { ...before, question, phase: session.phase, waits });
        continue;
      }
      // A person does not start again whenever something changes at a table where nobody waits for them.
      const goesOn = pace && before && !before.waits && before.phase === session.phase && before.at < Infinity;
      // Nor where all that they may answer now is what they have been thinking about.
      const begun = pace && before && before.at < Infinity && isAmong(open, before.open);
      const time = goesOn ? 0 : within(pace ? thinkingTime(open, pace) : timeOf(bot, session, seat), random);
      const [since, at] = goesOn
        ? [before.since, before.at]
        : begun
          ? [before.since, Math.max(session.at, before.since + time)]
          : [session.at, session.at + time];
      thoughts.set(seat, { question, phase: session.phase, waits, since, at, open });
    }
  };

  /** When a person says that they have nothing to say; `Infinity`: not at all. */
  const settles = (due: Input | null, at: number, pace: PersonPace, random: Random): number => {
    const patience = patienceFor(due && due.at - at, pace);
    return patience ? at + within(patience, random) : Infinity;
  };

  return {
    next(session) {
      if (session.outcome) return null;
      const random = randomFor(key, session.n);
      const due = nextDeadline(session);
      const all = playersOf(session);
      const seats = random.shuffle(gone ? all.filter((seat) => !gone.has(seat)) : all);
      listen(session, seats, random);
      for (let asked = false; ; asked = true) {
        const first = seats
          .flatMap((seat) => ({ seat, at: thoughts.get(seat)?.at ?? Infinity }))
          .reduce((a, b) => (b.at < a.at ? b : a), { seat: -1, at: Infinity });
        if (first.at === Infinity) {
          // If no clock runs, only players can advance the game.
          if (due || asked || !revive(session.at + timeIn(session)[0], thoughts)) return due;
          continue;
        }
        const { seat, at } = first;
        if (due && due.at <= at) return due;
        const offers = askedOf(session, seat).open;
        const thought = thoughts.get(seat)!;
        const pace = personAt(seat);
        const action = thought.settled ?? decide(session, seat, offers, random);
        if (pace && action && !thought.settled) {
          const longer = timeBeside(action, offers, pace);
          if (longer || isQuiet(action, offers)) {
            const then = longer ? Math.max(at, thought.since + within(longer, random)) : settles(due, at, pace, random);
            thoughts.set(seat, { ...thought, settled: action, at: then });
            continue;
          }
        }
        if (offers.some((it) => !it.optional)) thoughts.delete(seat);
        else thoughts.set(seat, { ...thought, at: Infinity });
        if (action) return { at: Math.max(at, session.at), seat, action };
      }
    },
  };
}

const within = ([min, max]: TimeRange, random: Random): number => (min === max ? min : min + random.below(max - min));

/** Whether an answer changes nothing, so that the app may give it for a player. */
const isQuiet = ({ type, window }: Action, offers: readonly Offer[]): boolean =>
  offers.some((it) => it.type === type && it.window === window && it.look?.quiet);

/** Whether an answer can still be given, and is not one that changes nothing. */
const isChoice = (action: Action, offers: readonly Offer[]): boolean =>
  offers.some((it) => it.type === action.type && it.window === action.window) && !isQuiet(action, offers);

/** Whether all these answers could be given before. */
const isAmong = (now: readonly Offer[], before: readonly Offer[]): boolean =>
  now.every((it) => before.some(({ type, window }) => type === it.type && window === it.window));

/** Asks the questions that were left unanswered again. @returns whether there are any */
function revive(at: number, thoughts: Map<Seat, Thought>): boolean {
  for (const [seat, thought] of thoughts) thoughts.set(seat, { ...thought, at });
  return thoughts.size > 0;
}

/**
 * The bots that a game has, besides `'random'`.
 *
 * @example
 * levelsOf(game); // => ['honest']
 */
export const levelsOf = (game: Session['game']): string[] => Object.keys(game.bots);

/**
 * The level that plays by default: `normal`, if there is one.
 *
 * @example
 * defaultLevel(game); // => 'honest'
 * defaultLevel({ ...game, bots: {} }); // => 'random'
 */
export const defaultLevel = (game: Session['game']): Level => {
  const levels = levelsOf(game);
  return levels.includes('normal') ? 'normal' : (levels.at(-1) ?? 'random');
};

function atRandom(offers: readonly Offer[], random: Random): Action | null {
  const waiting = offers.filter((it) => !it.optional);
  if (waiting.length === 0 && random.chance(LEAVE)) return null;
  const from = waiting.length > 0 && random.chance(LEAVE) ? waiting : offers;
  return sample(random.pick(from), random);
}

/**
 * The first deadline, as an input, or `null` if none is set.
 *
 * @example
 * nextDeadline(session); // => { at: 20_000, deadline: { phase: 'turn', delay: 'think' }, n: 1 }
 */
export function nextDeadline(session: Session): Input | null {
  const due = session.deadlines.toSorted((a, b) => a.at - b.at || a.n - b.n)[0];
  return due ? { at: due.at, deadline: clockIdOf(due), n: due.n } : null;
}

/**
 * Players who never answer: only deadlines fire.
 *
 * @example
 * absent.next(session).deadline; // => { phase: 'turn', delay: 'think' }
 */
export const absent: Players = { next: (session) => (session.outcome ? null : nextDeadline(session)) };
