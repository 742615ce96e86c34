import { isLastHost, type ClubInput } from '@masque/club';
import { ERASED } from '@masque/protocol';
import type { StoredDeal } from '../../play/journal.ts';
import type { Services } from '../../services.ts';
import type { ClubRoom } from '../club-room.ts';
import { forget } from '../tables/steering.ts';

/**
 * Erases a member's name: from the club's log, whose inputs remain but no longer identify the person; from its tables,
 * which they leave; and from what is shown and exported of the games there.
 *
 * @returns false: this is the last host, who has to stay
 */
export async function eraseMember(on: Services, room: ClubRoom, member: string): Promise<boolean> {
  if (isLastHost(room.club, member)) return false;
  const log = (await on.store.readStream(room.log.name.id, 0)) as { seq: number; input: ClubInput }[];
  for (const { input } of log)
    if (input.t === 'table') await forgetAt(on, room, input.code, member, namesIn(log, member));
  const at = on.clock.now();
  let goes = true;
  await room.extend((club) => {
    // The other hosts may have gone in the meantime.
    goes = !isLastHost(club, member);
    return goes
      ? [
          { t: 'host', at, member, on: false },
          { t: 'erase', at, member },
        ]
      : [];
  });
  if (goes && (await rewriteNames(on, room.log.name.id))) await room.reread();
  return goes;
}

/**
 * Takes the names of erased members out of the log of a club. They are in it until the last of them is rewritten, also if
 * a node dies before, or if somebody chose another name while they were being erased.
 *
 * @returns whether there were any
 */
export async function rewriteNames({ store }: Pick<Services, 'store'>, club: string): Promise<boolean> {
  const log = (await store.readStream(club, 0)) as { seq: number; input: ClubInput }[];
  const erased = new Set(log.flatMap(({ input }) => (input.t === 'erase' ? [input.member] : [])));
  const named = log.flatMap(({ seq, input }) =>
    input.t === 'member' && erased.has(input.member) && input.name !== ERASED ? [{ seq, input }] : [],
  );
  for (const { seq, input } of named) await store.rewriteStream(club, seq, { ...input, person: '-', name: ERASED });
  return named.length > 0;
}

/** The names that a member has had. */
const namesIn = (log: readonly { readonly input: ClubInput }[], member: string): ReadonlySet<string> =>
  new Set(log.flatMap(({ input }) => (input.t === 'member' && input.member === member ? [input.name] : [])));

/** A table that has been removed, or that another club has opened under the same code since, is left alone. */
async function forgetAt(
  { store, log }: Services,
  { club, log: of, hands }: ClubRoom,
  code: string,
  member: string,
  names: ReadonlySet<string>,
): Promise<void> {
  const table = await hands.at(code).catch((err: unknown) => {
    log.error({ err, table: code }, 'a name could not be erased at a table');
    return null;
  });
  if (table?.now.data.club?.id !== of.name.id) return;
  const [last] = await store.listSessions({ tableId: table.tableId, finished: true, limit: 1 });
  const players = club.results.find((it) => it.session === last?.id)?.players;
  // A game that was given up has no result: its seats are known by their names only.
  const dealt = (last?.setup as StoredDeal | undefined)?.names ?? [];
  const seats = dealt.flatMap((name, seat) =>
    (players ? players[seat]?.member === member : names.has(name)) ? [seat] : [],
  );
  await table.steer(forget(club.members[member]!.person, names, last && { session: last.id, seats }));
}
