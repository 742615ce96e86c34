import type { Action, AnyGame, Bot, BotObservation, Domain, Line, Seat, Temperament } from '@masque/core';

/**
 * The temperaments a bot can have.
 *
 * @example
 * temperaments.map((it) => readLevel(`hard:${it}`).temperament); // => ['bold', 'careful', 'vengeful', 'talkative']
 */
export const temperaments = ['bold', 'careful', 'vengeful', 'talkative'] as const satisfies readonly Temperament[];

/**
 * The level and the temperament in one name.
 *
 * @example
 * readLevel('hard:bold'); // => { level: 'hard', temperament: 'bold' }
 * readLevel('hard'); // => { level: 'hard', temperament: undefined }
 */
export function readLevel(name: string): { readonly level: string; readonly temperament: Temperament | undefined } {
  const [level = '', temperament] = name.split(':');
  return { level, temperament: temperaments.find((it) => it === temperament) };
}

/**
 * The bot of a game by the name of a level, with or without a temperament: `normal`, `hard:bold`. The bot itself
 * interprets bold and careful; vengeful and talkative work the same in every game.
 *
 * @returns `undefined` if the game has no such level
 * @example
 * botOf({ bots: {} }, 'normal:bold'); // => undefined
 */
export function botOf(game: Pick<AnyGame, 'bots'>, name: string): Bot<object> | undefined {
  const { level, temperament } = readLevel(name);
  const bot = Object.hasOwn(game.bots, level) ? game.bots[level] : undefined;
  if (!bot || !temperament) return bot;
  return { ...bot, decide: (given) => withTemperament(bot, { ...given, temperament }) };
}

/** How many times a bot is asked for a move that suits its temperament better. */
const AGAIN = 3;

/**
 * Adds a temperament to a bot that does not read it itself: the bot is asked several times, and the answer that suits
 * it best is taken. A grudge changes whom it aims at, but not what it does: otherwise it would lie for a chance to
 * strike.
 */
function withTemperament(bot: Bot<object>, given: BotObservation<object>): Action | null {
  const first = bot.decide(given);
  if (bot.slow || bot.tempered) return first;
  const likes = liking(given);
  let [best, max] = [first, likes(first)];
  for (let i = 0; i < AGAIN && max < 1; i++) {
    const other = bot.decide(given);
    if (given.temperament === 'vengeful' && other?.type !== first?.type) continue;
    if (likes(other) > max) [best, max] = [other, likes(other)];
  }
  return best;
}

/**
 * How much a move suits the bot that makes it, from 0 to 1: for the vengeful, a move against the player who has done
 * most to it; for the talkative, a move that is optional.
 */
export function liking(given: BotObservation<object>): (move: Action | null) => number {
  const { temperament, offers } = given;
  if (temperament === 'vengeful') {
    const spite = spiteOf(given);
    return (move) => {
      const offer = move && offers.find((it) => it.type === move.type);
      const aimed = offer ? Object.entries(offer.params).filter(([, domain]) => isSeat(domain)) : [];
      return Math.max(0, ...aimed.map(([name]) => spite(move!.params[name] as Seat)));
    };
  }
  if (temperament === 'talkative')
    return (move) => (move && offers.some((it) => it.type === move.type && it.optional) ? 1 : 0);
  return () => 0;
}

const isSeat = (domain: Domain): boolean => domain.kind === 'seat';

/** Names of the victim among the arguments of a log line in which `who` acts. */
const SUFFERS = ['target', 'from', 'on', 'of', 'at', 'against', 'victim', 'owner', 'rival', 'whom'];

/**
 * Who does something to whom in a line of the log: `who` to `target`, `from`, `of` or another of these names, or `by`
 * to `who`. `undefined` if the line is about something else.
 *
 * @example
 * deedIn({ args: { who: { seat: 2 }, from: { seat: 0 } } }); // => { by: 2, to: [0] }
 */
export function deedIn({
  args = {},
}: Partial<Pick<Line, 'args'>>): { readonly by: Seat; readonly to: readonly Seat[] } | undefined {
  const [by, who] = [seatOf(args['by']), seatOf(args['who'])];
  const doer = by ?? who;
  if (doer === undefined) return undefined;
  const suffers = by === undefined ? SUFFERS.map((name) => seatOf(args[name])) : [who];
  const to = new Set(suffers.filter((seat): seat is Seat => seat !== undefined && seat !== doer));
  return to.size > 0 ? { by: doer, to: [...to] } : undefined;
}

/**
 * How often each of the others has done something to a seat, according to the log it has read.
 *
 * @example
 * grudgesIn([{ kind: 'stole', args: { who: { seat: 2 }, from: { seat: 0 } }, at: 0 }], 0).get(2); // => 1
 */
export function grudgesIn(log: readonly Line[], me: Seat): Map<Seat, number> {
  const grudges = new Map<Seat, number>();
  for (const line of log) {
    const deed = deedIn(line);
    if (deed?.to.includes(me)) grudges.set(deed.by, (grudges.get(deed.by) ?? 0) + 1);
  }
  return grudges;
}

/**
 * How big a vengeful seat's grudge against each of the others is, relative to its biggest: from 0 to 1. Empty for other
 * temperaments.
 *
 * @example
 * spiteOf({ temperament: 'bold', log: () => [], seat: 0 })(1); // => 0
 */
export function spiteOf({
  temperament,
  log,
  seat: me,
}: Pick<BotObservation<object>, 'temperament' | 'log' | 'seat'>): (seat: Seat) => number {
  if (temperament !== 'vengeful') return () => 0;
  const grudges = grudgesIn(log(), me);
  const max = Math.max(1, ...grudges.values());
  return (seat) => (grudges.get(seat) ?? 0) / max;
}

const seatOf = (arg: unknown): Seat | undefined => {
  const { seat } = (arg ?? {}) as { seat?: unknown };
  return typeof seat === 'number' ? seat : undefined;
};
