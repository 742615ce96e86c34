import { refused } from '../answer.ts';
import { levelsOf } from '../bots/levels.ts';
import { changed, type Rule } from './change.ts';
import { isHost, seatOf } from './data.ts';

/** A bot plays for a person. People may ask for one for themselves, and the host for anybody. */
export const replaceByBot: Rule<'replaceByBot'> = (data, { seat: wish, level: wanted }, { game, person }) => {
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

export const takeBack: Rule<'takeBack'> = (data, _, { person }) => {
  const seat = seatOf(data, person.id);
  if (seat < 0) return refused('not_seated');
  if (data.places[seat]!.resigned) return refused('not_now');
  return changed(data, {
    places: data.places.with(seat, { ...data.places[seat], standIn: undefined, left: undefined }),
  });
};

/** Leaves the game for good. A bot answers whatever the rules still ask of the seat. */
export const resign: Rule<'resign'> = (data, _, { game, person }) => {
  const seat = seatOf(data, person.id);
  if (seat < 0) return refused('not_seated');
  if (data.places[seat]!.resigned) return refused('not_now');
  const standIn = game && levelsOf(game)[0];
  const places = data.places.with(seat, { ...data.places[seat], standIn, resigned: true });
  return { ok: true, data: { ...data, places }, then: { take: { leave: seat } } };
};
