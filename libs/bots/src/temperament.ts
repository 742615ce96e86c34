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

/** How often a bot is asked again in search of a move that suits its temperament better. */
const AGAIN = 3;

/**
 * A search weighs its temperament by itself; another bot is asked again, and takes what suits it better. A grudge
 * changes whom a bot targets, not what it does: otherwise it would lie for a chance to strike.
 */
function withTemperament(bot: Bot<object>, given: BotObservation<object>): Action | null {
  const first = bot.decide(given);
  if (bot.slow) return first;
  const likes = liking(given);
  let [best, most] = [first, likes(first)];
  for (let i = 0; i < AGAIN && most < 1; i++) {
    const other = bot.decide(given);
    if (given.temperament === 'vengeful' && other?.type !== first?.type) continue;
    if (likes(other) > most) [best, most] = [other, likes(other)];
  }
  return best;
}

/**
 * How much a move suits the bot that makes it, from 0 to 1: for the vengeful, a move against the player who has done
 * most to it; for the talkative, a move that nothing waits for.
 */
export function liking({ temperament, offers, log, seat }: BotObservation<object>): (move: Action | null) => number {
  if (temperament === 'vengeful') {
    const grudges = grudgesIn(log(), seat);
    const most = Math.max(0, ...grudges.values());
    if (most === 0) return () => 0;
    return (move) => {
      const offer = move && offers.find((it) => it.type === move.type);
      const aimed = offer ? Object.entries(offer.params).filter(([, domain]) => isSeat(domain)) : [];
      return Math.max(0, ...aimed.map(([name]) => (grudges.get(move!.params[name] as Seat) ?? 0) / most));
    };
  }
  if (temperament === 'talkative')
    return (move) => (move && offers.some((it) => it.type === move.type && it.optional) ? 1 : 0);
  return () => 0;
}

const isSeat = (domain: Domain): boolean => domain.kind === 'seat';

/**
 * How often others have done something to a seat, according to the log as it has read it: in an entry, `who` acts, and
 * `target`, `from`, `on` or `of` is affected.
 *
 * @example
 * grudgesIn([{ kind: 'stole', args: { who: { seat: 2 }, from: { seat: 0 } }, at: 0 }], 0).get(2); // => 1
 */
export function grudgesIn(log: readonly Line[], me: Seat): Map<Seat, number> {
  const grudges = new Map<Seat, number>();
  for (const { args } of log) {
    const by = seatOf(args['who']);
    if (by === undefined || by === me) continue;
    if (!['target', 'from', 'on', 'of', 'victim'].some((name) => seatOf(args[name]) === me)) continue;
    grudges.set(by, (grudges.get(by) ?? 0) + 1);
  }
  return grudges;
}

const seatOf = (arg: unknown): Seat | undefined => {
  const { seat } = (arg ?? {}) as { seat?: unknown };
  return typeof seat === 'number' ? seat : undefined;
};
