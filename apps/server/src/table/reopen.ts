import type { Services } from '../services.ts';
import { WrongKey } from '../identity/box.ts';
import { Journal } from '../play/journal.ts';
import type { TableRepository } from './repository.ts';

/**
 * The game of a table as the store has it. One that cannot be played on, because its rules have changed or are not
 * installed any more, is closed, and the table goes back to the lobby.
 */
export async function reopen(repository: TableRepository, services: Services): Promise<Journal | null> {
  const { store, games, log, clock } = services;
  const { session: id } = repository.data;
  if (id === null) return null;
  const record = await store.loadSession(id);
  const game = record && games.get(record.game);
  let why: unknown = `there is no ${record ? `game ${record.game}` : `session ${id}`}`;
  if (game) {
    try {
      return await Journal.open(record, game, services);
    } catch (error) {
      // The game could go on: it is the key that is missing.
      if (error instanceof WrongKey) throw error;
      why = error;
    }
  }
  log.error({ err: why, session: id }, 'a game cannot go on');
  if (record && record.finishedAt === null)
    await store.append(id, record.seq, [], {
      finished: { at: clock.now(), outcome: { winners: [], reason: 'problem.rules' } },
    });
  const places = repository.data.places.map((it) => ({
    ...it,
    ready: undefined,
    standIn: undefined,
    resigned: undefined,
  }));
  await repository.save({ ...repository.data, places, session: null, note: 'problem.rules' }, 'lobby');
  return null;
}
