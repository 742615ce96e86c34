import { memberOf, rule } from '@masque/club';
import { masks } from '@masque/protocol';
import type { ClubLimits } from '../../limits.ts';
import { isGone } from '../../table/data.ts';
import type { Room } from '../../table/room.ts';
import type { ClubLog } from '../stream.ts';

/** Up to how many people of the same name are distinguished by a number. */
const NAMESAKES = 40;

/** Adds people who sit down by a table's own code to the evening. */
export async function greet(log: ClubLog, room: Room, at: number, limits: ClubLimits): Promise<void> {
  for (const place of room.now.data.places) {
    const { person, name, mask } = place;
    // Somebody who has left a game may have left the evening, too, or the club.
    if (person === undefined || name === undefined || isGone(place)) continue;
    const me = memberOf(log.club, person);
    if (me && log.club.evening?.here[me.id]) continue;
    const comes = rule(log.club, { person }, { do: 'come', ...(me ? {} : { name, mask }) }, at, masks);
    if (!comes.ok && comes.code !== 'name_known') continue;
    // They play all the same.
    if (!me && !limits.mayJoin()) continue;
    await log.extend((club) => {
      for (let n = 1; n < NAMESAKES; n++) {
        const called = n === 1 ? name : `${name.slice(0, 20)} ${n}`;
        const ruled = rule(club, { person }, { do: 'come', ...(me ? {} : { name: called, mask }) }, at, masks);
        if (ruled.ok) return ruled.inputs;
        if (ruled.code !== 'name_known') return [];
      }
      return [];
    });
  }
}
