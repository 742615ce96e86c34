import type { You } from '@masque/protocol';
import { refused } from '../../answer.ts';
import { withRoom } from '../../crowd.ts';
import { changed, type CommandRule } from './change.ts';
import { isHost, seatOf, type TableData } from '../data.ts';

/** A phone is lost: somebody says from another device whose it was, and a host gives that device the seat. */

/** Maximum number of devices waiting for an answer. */
const MAX_RETURNING = 12;

/** At tables of an evening, the club identifies its members. */
export const wasHere: CommandRule<'wasHere'> = (data, { seat }, { person, id, addressOf }) => {
  const there = data.places[seat];
  if (data.club || seatOf(data, person.id) >= 0) return refused('not_now');
  if (there?.person === undefined || there.resigned) return refused('no_seat');
  const others = (data.returning ?? []).filter((it) => it.person !== person.id);
  const returning = [...others, { id, person: person.id, of: there.person }];
  return changed(data, { returning: withRoom(returning, MAX_RETURNING, (it) => addressOf(it.person)) });
};

/** People cannot give a seat to themselves: otherwise a host who does not play could look into any hand. */
export const giveBack: CommandRule<'giveBack'> = (data, { id, on }, { person }) => {
  const all = data.returning ?? [];
  const asked = all.find((it) => it.id === id);
  if (!asked || asked.person === person.id) return refused('not_now');
  if (!on) return changed(data, { returning: all.filter((it) => it !== asked) });
  const seat = seatOf(data, asked.of);
  const there = data.places[seat];
  if (!there || there.resigned || seatOf(data, asked.person) >= 0) return refused('not_now');
  const is = (who: string): string => (who === asked.of ? asked.person : who);
  return changed(data, {
    // The number that the lost device sealed for the next deal is lost with it.
    places: data.places.with(seat, {
      ...there,
      person: asked.person,
      standIn: undefined,
      left: undefined,
      seal: undefined,
    }),
    returning: all.filter((it) => it.of !== asked.of),
    host: is(data.host),
    ...(data.owner !== undefined && { owner: is(data.owner) }),
    ...(data.setBy !== undefined && { setBy: is(data.setBy) }),
    muted: data.muted.map(is),
    letIn: data.letIn.map(is),
  });
};

/** What one person sees of it: whether they are waiting and, for hosts, who is. */
export function returningFor(data: TableData, person: string): Pick<You, 'was' | 'returning'> {
  const all = (data.returning ?? []).flatMap((it) => {
    const seat = seatOf(data, it.of);
    return seat < 0 ? [] : [{ ...it, seat }];
  });
  const mine = all.find((it) => it.person === person);
  const others = isHost(data, person) ? all.filter((it) => it !== mine).map(({ id, seat }) => ({ id, seat })) : [];
  return { ...(mine && { was: mine.seat }), ...(others.length > 0 && { returning: others }) };
}
