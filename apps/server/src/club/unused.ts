import type { ClubInput } from '@masque/club';
import type { Services } from '../services.ts';
import { PASSED_ON } from './passed-on.ts';
import { CLUB, folded } from './stream.ts';

/** Games removed per transaction: moves at other tables wait for it. */
const BATCH = 50;

/** The kind under which the games of clubs that are being removed are listed. */
const LEFTOVERS = 'leftovers';

/** What is left of a club once it is gone. */
interface Leftovers {
  readonly club: string;
  readonly games: readonly string[];
}

/** What is known about clubs besides the store. */
interface ClubUse {
  /** Is a club in memory? Then somebody is there. */
  isOpen(id: string): boolean;
  /** Its games go with it; otherwise they are removed when they are old themselves. */
  readonly withGames: boolean;
}

/**
 * Removes clubs in which nobody has done anything since a time: their members, seasons and results, and the code.
 *
 * @returns how many were removed
 */
export async function removeUnused(
  { store, ownership, log }: Pick<Services, 'store' | 'ownership' | 'log'>,
  before: number,
  { isOpen, withGames }: ClubUse,
): Promise<number> {
  await removeLeftovers({ store, ownership }, before);
  let removed = 0;
  for (const { id, code, seq } of await store.listStreams(CLUB)) {
    const [last] = await store.readStream(id, seq - 1);
    if (isOpen(id) || !last || (last.input as ClubInput).at >= before || !(await ownership.has(id))) continue;
    const club = await folded((await store.readStream(id, 0)).map(({ input }) => input as ClubInput));
    // They will meet again.
    if ((club.next?.on ?? 0) >= before || isOpen(id)) continue;
    // Its games are known only from its log: they are noted before that is gone, in case this node dies in between.
    if (withGames) await note(store, { club: id, games: club.results.map(({ session }) => session) });
    const isGone = await store.dropStream(id, seq);
    if (withGames) await removeLeftovers({ store, ownership }, before);
    if (!isGone) continue;
    log.info({ club: id, code }, 'a club that nobody has used was removed');
    removed++;
  }
  return removed;
}

/** Removes rulesets that were passed on before a time. A club that has used one can save it, and pass it on again. */
export async function removePassedOn({ store }: Pick<Services, 'store'>, before: number): Promise<void> {
  for (const { id, seq } of await store.listStreams(PASSED_ON)) {
    const [first] = await store.readStream(id, 0);
    if (first && (first.input as { at: number }).at < before) await store.dropStream(id, seq);
  }
}

async function note(store: Services['store'], left: Leftovers): Promise<void> {
  await store.extendStream({ id: `${LEFTOVERS} ${left.club}`, kind: LEFTOVERS, code: null }, 0, [left]);
}

/** Removes the games of clubs that are gone. The club may still be there: somebody came in at the last moment. */
async function removeLeftovers(
  { store, ownership }: Pick<Services, 'store' | 'ownership'>,
  before: number,
): Promise<void> {
  for (const { id, seq } of await store.listStreams(LEFTOVERS)) {
    const [noted] = await store.readStream(id, 0);
    const { club, games } = noted!.input as Leftovers;
    if (!(await ownership.has(club))) continue;
    const isGone = (await store.loadStream(club)) === null;
    for (let n = 0; isGone && n < games.length; n += BATCH)
      await store.prune({ receiptsBefore: 0, gamesBefore: before, games: games.slice(n, n + BATCH), limit: BATCH });
    await store.dropStream(id, seq);
  }
}
