import { sameName } from '@masque/protocol';
import { refused } from '../answer.ts';
import { changed, type Rule } from './change.ts';
import { masterOf, seatOf } from './data.ts';
import { moderates } from './moderation.ts';

/** The host becomes the game master and gives up their own seat. */
export const master: Rule<'master'> = (data, { on, name: newName }, { person, game }) => {
  if (!on) return changed(data, { master: null });
  if (!game?.master?.(data.options)) return refused('no_master');
  const seat = seatOf(data, person.id);
  const name = newName ?? data.places[seat]?.name ?? person.name;
  if (name === undefined) return refused('name_needed');
  const others = data.places.filter((_, at) => at !== seat);
  if (others.some((it) => sameName(it.name, name))) return refused('name_taken');
  const places = seat < 0 ? data.places : data.places.with(seat, {});
  return changed(data, { places, master: { person: person.id, name } });
};

export const pause: Rule<'pause'> = (data, _, context) =>
  moderates(data, context) ? { ok: true, data, then: { take: { pace: 'pause' } } } : refused('not_host');

export const resume: Rule<'resume'> = (data, _, context) =>
  moderates(data, context) ? { ok: true, data, then: { take: { pace: 'resume' } } } : refused('not_host');

export const moreTime: Rule<'moreTime'> = (data, { seconds }, context) =>
  moderates(data, context)
    ? { ok: true, data, then: { take: { pace: 'more', ms: seconds * 1000 } } }
    : refused('not_host');

export const takeMovesBack: Rule<'takeMovesBack'> = (data, { n }, { person }) =>
  masterOf(data, person.id) ? { ok: true, data, then: { take: { back: n } } } : refused('not_master');
