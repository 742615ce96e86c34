import type { ClubInput } from '@masque/club';
import type { Services } from '../../services.ts';
import { note, settle } from './leftovers.ts';
import { PASSED_ON } from './passed-on.ts';
import { CLUB, folded } from '../stream.ts';

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
  let removed = 0;
  for (const { id, code, seq } of await store.listStreams(CLUB)) {
    const [last] = await store.readStream(id, seq - 1);
    if (isOpen(id) || !last || (last.input as ClubInput).at >= before || !(await ownership.has(id))) continue;
    const club = await folded((await store.readStream(id, 0)).map(({ input }) => input as ClubInput));
    // They will meet again.
    if ((club.next?.on ?? 0) >= before || isOpen(id)) continue;
    const left = { club: id, games: club.results.map(({ session }) => session) };
    if (withGames) await note(store, left);
    const isGone = await store.dropStream(id, seq);
    // Somebody may have come in at the last moment: then the club is still there, and so are its games.
    if (withGames) await settle(store, left);
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
