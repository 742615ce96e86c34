import type { AnyGame, Message } from '@masque/core';
import { isTaken, type TableData } from './data.ts';

/** Up to so many people are named where something is expected of them. */
const NAMED = 4;

/** Why the game cannot start yet; empty if it can. `open`: without mentioning a hidden set. */
export function problemsOf(data: TableData, game: AnyGame | undefined, open = false): Message[] {
  const note = data.note === undefined ? [] : [data.note];
  if (!game) return [...note, 'problem.gone'];
  const { min, max } = game.seats;
  const taken = data.places.filter(isTaken).length;
  const problems: Message[] = note;
  if (taken < min) problems.push({ key: 'problem.few', args: { missing: min - taken } });
  if (taken > max) problems.push({ key: 'problem.many', args: { max } });
  if (game.master?.(data.options) && !data.master) problems.push('problem.master');
  const wrong = taken >= min && taken <= max ? checked(game, data.options, taken) : [];
  const veiled = open && wrong.length > 0 && game.sets?.hidden?.(data.options);
  problems.push(...(veiled ? ['problem.set'] : wrong));
  // At an evening, everybody who sits down is ready: they need not confirm it before each game.
  const waiting = data.places.flatMap((it, seat) =>
    it.person && !data.club && !it.ready && it.person !== data.host ? [{ seat }] : [],
  );
  const n = waiting.length;
  // More names would fill a phone, and everybody's seat says it as well.
  const who = n > NAMED ? { msg: { key: 'problem.people', args: { n } } } : { list: waiting };
  if (n > 0) problems.push({ key: 'problem.notReady', args: { who } });
  return problems;
}

/** Can the game start? Notes are informative and do not prevent it. */
export const canStart = (data: TableData, game: AnyGame): boolean =>
  problemsOf({ ...data, note: undefined }, game).length === 0;

/** The same table with everybody ready. */
export const allReady = (data: TableData): TableData => ({
  ...data,
  places: data.places.map((it) => ({ ...it, ready: true })),
});

/** The game's objections to these options. */
function checked(game: AnyGame, options: object, seats: number): readonly Message[] {
  try {
    return game.check?.(options, seats) ?? [];
  } catch {
    // The lobby must stay usable, so that people can choose another game.
    return ['problem.fault'];
  }
}
