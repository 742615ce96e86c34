import type { Services } from '../../services.ts';

type Store = Services['store'];

/** Games removed per transaction: moves at other tables wait for it. */
const BATCH = 50;

/** The kind under which the games of clubs that are being removed or imported are listed. */
const LEFTOVERS = 'leftovers';

/** Longer than any import takes, in milliseconds. */
const IMPORT_MS = 24 * 3_600_000;

/** The games of a club, which are known only from its log, while that is about to go or not there yet. */
export interface Leftovers {
  readonly club: string;
  readonly games: readonly string[];
  /** When its import began, if it is one, in milliseconds since 1970. */
  readonly importedAt?: number;
}

const streamOf = (club: string): string => `${LEFTOVERS} ${club}`;

/** Notes the games of a club, in case this node dies before {@link settle}. */
export async function note(store: Store, left: Leftovers): Promise<void> {
  await store.extendStream({ id: streamOf(left.club), kind: LEFTOVERS, code: null }, 0, [left]);
}

/** Removes the noted games if their club is not there. */
export async function settle(store: Store, { club, games }: Leftovers): Promise<void> {
  const isGone = (await store.loadStream(club)) === null;
  for (let n = 0; isGone && n < games.length; n += BATCH) {
    const some = games.slice(n, n + BATCH);
    for (const id of some) await finish(store, id);
    await store.prune({ receiptsBefore: 0, gamesBefore: Number.MAX_SAFE_INTEGER, games: some, limit: BATCH });
  }
  await store.dropStream(streamOf(club), 1);
}

/** A game that is not finished is never removed. */
async function finish(store: Store, id: string): Promise<void> {
  const game = await store.loadSession(id);
  if (game?.finishedAt === null) await store.append(id, game.seq, [], { finished: { at: 0, outcome: null } });
}

/** Settles what a node that has died could not. */
export async function removeLeftovers({
  store,
  ownership,
  clock,
}: Pick<Services, 'store' | 'ownership' | 'clock'>): Promise<void> {
  for (const { id } of await store.listStreams(LEFTOVERS)) {
    const [noted] = await store.readStream(id, 0);
    const left = noted!.input as Leftovers;
    const { club, importedAt = -Infinity } = left;
    if (clock.now() - importedAt >= IMPORT_MS && (await ownership.has(club))) await settle(store, left);
  }
}
