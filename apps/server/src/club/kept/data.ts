import { resultsIn, type Club, type ClubInput } from '@masque/club';
import type { TableExport } from '@masque/protocol';
import type { Store } from '@masque/store';
import { exportOfSession, without } from '../../play/export.ts';
import type { Services } from '../../services.ts';

/** The store with the games, and the key that decrypts their seeds. */
type Games = Pick<Services, 'store' | 'box'>;

/** A club as one file: its log without the PIN, the links for hosts and receipts, and every game that counts for it. */
export interface ClubFile {
  readonly format: 'masque-club';
  readonly version: 1;
  readonly inputs: readonly ClubInput[];
  readonly games: readonly (TableExport & { readonly session: string })[];
}

/** Exports a whole club. The ids by which this server knows its people are left out: they mean nothing elsewhere. */
export async function clubFile(on: Games, id: string, club: Club): Promise<ClubFile> {
  const log = (await on.store.readStream(id, 0)).map(({ input }) => input as ClubInput);
  const games = [];
  for (const { session } of club.results) {
    const file = await gameOf(on, club, session);
    if (file) games.push({ session, ...file });
  }
  const inputs = log
    .filter((it) => it.t !== 'pin' && it.t !== 'invite' && it.t !== 'done')
    .map((it) => (it.t === 'member' ? { ...it, person: `${it.member} of a file` } : it));
  return { format: 'masque-club', version: 1, inputs, games };
}

/** A game of a club. Erased people have no name. */
export async function gameOf(on: Games, club: Club, session: string): Promise<TableExport | null> {
  const result = club.results.find((it) => it.session === session);
  const file = result && (await exportOfSession(on, session));
  if (!file) return null;
  return without(file, (seat) => {
    const { member } = result.players[seat] ?? {};
    return member !== undefined && club.members[member]?.erased === true;
  });
}

/** Everything that a club stores about one person. */
export async function personFile(store: Store, id: string, club: Club, member: string): Promise<object> {
  const log = (await store.readStream(id, 0)).map(({ input }) => input as ClubInput);
  const concerns = (it: ClubInput): boolean =>
    it.t !== 'result' && ('member' in it ? it.member === member : JSON.stringify(it).includes(`"${member}"`));
  const { name, mask, since } = club.members[member]!;
  return {
    me: member,
    name,
    mask,
    since,
    inputs: log.filter(concerns).map((it) => (it.t === 'member' ? { ...it, person: undefined } : it)),
    games: resultsIn(club, {}).filter((it) => it.players.some((player) => player.member === member)),
  };
}
