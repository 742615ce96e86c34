import { nextId } from '@masque/club';
import type { ClubLimits } from '../../limits.ts';
import type { Services } from '../../services.ts';
import type { StoredSeat } from '../../table/data.ts';
import type { Room } from '../../table/room.ts';
import type { Rooms } from '../../table/rooms.ts';
import { refused } from '../../answer.ts';
import { no, yes } from '../answer.ts';
import type { Claims } from '../claims.ts';
import { houseRules } from './house-rules.ts';
import type { Tables } from './reach.ts';
import { withReceipt } from '../receipts.ts';
import { close, remove, stand } from './steering.ts';
import type { ClubLog } from '../stream.ts';
import type { TableWatch } from './table-watch.ts';

/** What is needed to reach the tables. */
interface Reach {
  readonly log: ClubLog;
  readonly services: Services;
  readonly rooms: Rooms;
  readonly claims: Claims;
  readonly limits: ClubLimits;
  readonly watch: TableWatch;
  /** Reads what has become of a table. */
  look(table: string, room: Room): Promise<void>;
  renew(member: string): Promise<string | null>;
}

/** An evening's access to its tables, wherever they are. */
export function handsOf({ log, services, rooms, claims, limits, watch, look, renew }: Reach): Tables {
  return {
    club: () => log.club,
    extend: (decide) => log.extend(decide),
    services,
    claims,
    limits,
    now: watch.now,
    renew: (member) => renew(member),
    at: (code) => rooms.get(code),
    room: async (table) => {
      const code = log.club.evening?.tables[table]?.code;
      return code === undefined ? null : rooms.get(code);
    },
    steer: async (table, change, receipt) => {
      const code = log.club.evening?.tables[table]?.code;
      const room = code === undefined ? null : await rooms.get(code);
      if (!room) return no('no_table');
      const answer = await room.steer(change, receipt);
      await look(table, room);
      return answer;
    },
    everywhere: async (change, receipt) => {
      for (const { code } of Object.values(log.club.evening?.tables ?? {})) {
        const room = await rooms
          .get(code)
          .catch((err: unknown) => void services.log.error({ err }, 'a table of an evening could not be opened'));
        await room?.steer(change, receipt);
      }
    },
    openTable: async (name, game, prepare, { at, receipt }) => {
      const { evening } = log.club;
      const id = nextId(log.club, 't');
      const rules = houseRules(log.club);
      const about = { id: log.name.id, code: log.name.code!, evening: evening!.name, table: id, name, ...rules };
      const code = await rooms.create({ id: rules.hosts[0]! }, game, about);
      const room = await rooms.get(code);
      // The table joins the evening once it is ready: if this node dies before that, the command starts over.
      const ready = prepare && (await room?.steer(prepare));
      if (ready?.ok === false) {
        await room?.steer(close(undefined));
        return ready;
      }
      await log.extend((club) => {
        // Another node, which had the club before, may have given this id.
        const joins = nextId(club, 't') === id ? [{ t: 'table', at, table: id, code, name } as const] : [];
        return withReceipt(club, joins, at, receipt);
      });
      if (log.club.evening?.tables[id]?.code !== code) {
        await room?.steer(close(undefined));
        return log.club.done.includes(receipt) ? yes : refused('busy');
      }
      if (room) await look(id, room);
      return yes;
    },
    shut: async (evening, { id, code }, why, note) => {
      const room = await rooms.get(code);
      if (room) await watch.count(evening, id, room.now);
      await room?.steer(close(why, note));
      watch.forget(id);
    },
    getUp: async (who, receipt) => {
      for (const { id, code } of Object.values(log.club.evening?.tables ?? {})) {
        const room = await rooms.get(code);
        // Once the game is over, nobody comes back to a seat at which a bot has played for them.
        const sits = ({ person, standIn }: StoredSeat): boolean =>
          person === who && (standIn === undefined || room?.now.state === 'over');
        if (!room?.now.data.places.some(sits)) continue;
        const answer = await room.steer(stand(who), receipt);
        await look(id, room);
        if (!answer.ok) return answer;
      }
      return yes;
    },
    remove: async (who, receipt) => {
      for (const { id, code } of Object.values(log.club.evening?.tables ?? {})) {
        const room = await rooms.get(code);
        if (!room?.now.data.places.some((it) => it.person === who)) continue;
        await room.steer(remove(who), receipt);
        await look(id, room);
      }
    },
  };
}
