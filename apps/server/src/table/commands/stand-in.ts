import { refused } from '../../answer.ts';
import { levelsOf } from '../../bots/levels.ts';
import { changed, type Changed, type CommandContext, type CommandRule } from './change.ts';
import { isGone, isHost, seatOf, type StoredSeat, type TableData } from '../data.ts';
import { sentAway } from './door.ts';

/** A bot plays for a person. People may ask for one for themselves, and the host for anybody. */
export const replaceByBot: CommandRule<'replaceByBot'> = (data, { seat: wish, level: wanted }, { game, person }) => {
  const own = seatOf(data, person.id);
  const seat = wish ?? own;
  if (!game) return refused('no_game');
  if (seat < 0) return refused('not_seated');
  if (seat !== own && !isHost(data, person.id)) return refused('not_host');
  const there = data.places[seat];
  if (there?.person === undefined) return refused('no_seat');
  const level = wanted ?? levelsOf(game)[0]!;
  if (!levelsOf(game).includes(level)) return refused('no_bot');
  return changed(data, { places: data.places.with(seat, { ...there, standIn: level }) });
};

export const takeBack: CommandRule<'takeBack'> = (data, _, { person }) => {
  const seat = seatOf(data, person.id);
  if (seat < 0) return refused('not_seated');
  if (data.places[seat]!.resigned) return refused('not_now');
  return changed(data, {
    places: data.places.with(seat, { ...data.places[seat], standIn: undefined, left: undefined }),
  });
};

/**
 * Somebody leaves in the middle of a game. A bot plays on, so that they can change their mind until the game is over or
 * the host removes them for good. Where no bot could, the seat is given up at once.
 */
export const leave: CommandRule<'leave'> = (data, _, context) => {
  const seat = seatOf(data, context.person.id);
  if (seat < 0) return refused('not_seated');
  if (isGone(data.places[seat]!)) return refused('not_now');
  const standIn = context.game && levelsOf(context.game)[0];
  if (standIn === undefined) return leaving(data, seat, context);
  return changed(data, { places: data.places.with(seat, { ...data.places[seat], standIn, left: true }) });
};

/** Removes somebody from the game, the next one, and the chat. Hosts of an evening remove people from the evening. */
export const remove: CommandRule<'remove'> = (data, { seat }, context) => {
  const there = data.places[seat];
  if (data.club || there?.resigned) return refused('not_now');
  if (there?.person === undefined || there.person === context.person.id) return refused('no_seat');
  const muted = [...data.muted.filter((it) => it !== there.person), there.person];
  return leaving({ ...data, ...sentAway(data, there.person), muted }, seat, context, { left: true });
};

/** The person in a seat leaves the game for good. A bot answers whatever the rules still ask of the seat. */
export function leaving(
  data: TableData,
  seat: number,
  { game }: CommandContext,
  also: Partial<StoredSeat> = {},
): Changed {
  const standIn = game && levelsOf(game)[0];
  const places = data.places.with(seat, { ...data.places[seat], ...also, standIn, resigned: true });
  return { ok: true, data: { ...data, places }, then: { take: { leave: seat } } };
}
