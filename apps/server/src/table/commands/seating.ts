import { sameName } from '@masque/protocol';
import { done, refused, type RequestResult } from '../../answer.ts';
import { hasLevel, levelsOf, withTemperament } from '../../bots/levels.ts';
import { changed, type CommandContext, type CommandRule } from './change.ts';
import { isTaken, masterOf, seatOf, type StoredSeat, type TableData } from '../data.ts';
import { entered, mayEnter, sentAway } from './door.ts';
import { botName, freeMask } from './masks.ts';

/** Takes a seat, or moves to another one. */
export const sit: CommandRule<'sit'> = (data, { seat: wish, name: newName, mask: newMask, password }, context) => {
  const before = seatOf(data, context.person.id);
  const may = mayEnter(data, context.person.id, password);
  if (!may.ok) return may;
  if (before < 0 && isKept(data, context)) return refused('seat_kept');
  const old = data.places[before];
  const free = before >= 0 ? before : firstFree(data, context);
  const given = free < 0 ? botForCalled(data, context) : -1;
  const others = data.places.map((it, seat) => (seat === before || seat === given ? {} : it));
  const seat = wish ?? (free < 0 ? given : free);
  if (seat < 0 || seat >= maxPlaces(data, context)) return refused(wish === undefined ? 'table_full' : 'no_seat');
  if (others[seat] && isTaken(others[seat])) return refused('seat_taken');
  const name = newName ?? old?.name ?? context.person.name;
  if (name === undefined) return refused('name_needed');
  const unlike = isFree(others, { name, mask: newMask });
  if (!unlike.ok) return unlike;
  const mask = newMask ?? freeMask(others, old?.mask ?? context.person.mask);
  const places = padded(others, seat + 1).with(seat, { person: context.person.id, name, mask });
  // A player sees no more than the seat does.
  const come = entered(data, context.person.id);
  return changed(data, { places, ...come, ...(masterOf(data, context.person.id) && { master: null }) });
};

export const stand: CommandRule<'stand'> = (data, _, context) => {
  const seat = seatOf(data, context.person.id);
  return seat < 0 ? refused('not_seated') : changed(data, { places: data.places.with(seat, {}) });
};

export const ready: CommandRule<'ready'> = (data, { on }, context) => {
  const seat = seatOf(data, context.person.id);
  if (seat < 0) return refused('not_seated');
  return changed(data, { places: data.places.with(seat, { ...data.places[seat], ready: on }) });
};

export const rename: CommandRule<'rename'> = (data, { name, mask }, context) => {
  const seat = seatOf(data, context.person.id);
  if (seat < 0) return refused('not_seated');
  const old = data.places[seat]!;
  const free = isFree(data.places.with(seat, {}), { name, mask });
  if (!free.ok) return free;
  return changed(data, { places: data.places.with(seat, { ...old, name: name ?? old.name, mask: mask ?? old.mask }) });
};

export const seats: CommandRule<'seats'> = (data, { n }, context) => {
  const max = context.game?.seats.max ?? data.places.length;
  if (n > max) return refused('table_full', { key: 'problem.many', args: { max } });
  const kept = data.places.filter(isTaken);
  if (kept.length > n) return refused('seat_taken');
  // Empty places are removed first, from the end. People move up only if there is no other way.
  const places = [...data.places];
  for (let i = places.length - 1; i >= 0 && places.length > n; i--) if (!isTaken(places[i]!)) places.splice(i, 1);
  return changed(data, { places: padded(places, n) });
};

export const bot: CommandRule<'bot'> = (data, { seat: wish, level: wanted }, context) => {
  if (!context.game) return refused('no_game');
  const chosen = wanted ?? levelsOf(context.game)[0]!;
  if (!hasLevel(context.game, chosen)) return refused('no_bot');
  const level = withTemperament(
    chosen,
    data.places.flatMap((it, seat) => (seat === wish ? [] : (it.bot ?? []))),
  );
  const there = wish === undefined ? undefined : data.places[wish];
  if (there?.bot !== undefined) return changed(data, { places: data.places.with(wish!, { ...there, bot: level }) });
  const seat = wish ?? firstFree(data, context);
  if (seat < 0 || seat >= maxPlaces(data, context)) return refused(wish === undefined ? 'table_full' : 'no_seat');
  if (there && isTaken(there)) return refused('seat_taken');
  const places = padded(data.places, seat + 1);
  return changed(data, { places: places.with(seat, { bot: level, name: botName(places), mask: freeMask(places) }) });
};

export const clear: CommandRule<'clear'> = (data, { seat }) => {
  const there = data.places[seat];
  return there && isTaken(there)
    ? changed(data, { places: data.places.with(seat, {}), ...sentAway(data, there.person) })
    : refused('no_seat');
};

/** There may be more people than the game has seats if they came to play another game. */
const maxPlaces = (data: TableData, { game }: CommandContext): number =>
  Math.max(game?.seats.max ?? 0, data.places.length);

/** Are all seats that a person could take kept for others? */
function isKept(data: TableData, context: CommandContext): boolean {
  const kept = data.club?.kept ?? [];
  if (kept.length === 0 || kept.includes(context.person.id)) return false;
  return maxPlaces(data, context) - data.places.filter((it) => it.person !== undefined).length <= kept.length;
}

/**
 * The seat of a bot that makes room for somebody who was called; -1: this person was not called, or no bot sits here.
 */
const botForCalled = ({ club, places }: TableData, { person }: CommandContext): number =>
  club?.kept?.includes(person.id) ? places.findLastIndex((it) => it.bot !== undefined) : -1;

function firstFree(data: TableData, context: CommandContext): number {
  const empty = data.places.findIndex((it) => !isTaken(it));
  if (empty >= 0) return empty;
  return data.places.length < maxPlaces(data, context) ? data.places.length : -1;
}

function padded(places: readonly StoredSeat[], n: number): StoredSeat[] {
  return [...places, ...Array.from({ length: Math.max(0, n - places.length) }, () => ({}))];
}

function isFree(others: readonly StoredSeat[], { name, mask }: Pick<StoredSeat, 'name' | 'mask'>): RequestResult {
  if (name !== undefined && others.some((it) => sameName(it.name, name))) return refused('name_taken');
  if (mask !== undefined && others.some((it) => it.mask === mask)) return refused('mask_taken');
  return done;
}
