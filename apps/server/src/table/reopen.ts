import type { Message } from '@masque/core';
import { Journal } from '../play/journal.ts';
import { mayTell } from '../logged-error.ts';
import { RulesFail } from '../play/logged.ts';
import type { Services } from '../services.ts';
import type { TableRepository } from './repository.ts';

/** The game of a table: in memory, or held because its rules are missing. */
export type Reopened = { readonly journal: Journal | null } | { readonly held: Message };

/**
 * Loads the game of a table from the store. A game whose rules are missing is held: it is not touched, its clocks stand
 * still, and it goes on as soon as the rules are back. If it is already over, only the final picture is lost.
 * @throws Error when the store does not answer or was written with another key, which says nothing about the game
 */
export async function reopen(repository: TableRepository, services: Services): Promise<Reopened> {
  const { store, games, log, clock } = services;
  const { data } = repository;
  const { session: id } = data;
  const record = id === null ? null : await store.loadSession(id);
  if (!record) return { journal: null };
  const version = Number(record.version);
  const game = games.get(record.game, version);
  let why = mayTell(new RulesFail(`version ${record.version} of ${record.game} is not registered`));
  if (game) {
    try {
      const journal = await Journal.open(record, game, services);
      if (data.held !== undefined) await goOn(journal, repository, data.held, clock.now());
      return { journal };
    } catch (error) {
      // The game itself is fine: the key is missing, or the store does not answer.
      if (!(error instanceof RulesFail)) throw error;
      why = error;
    }
  }
  if (record.finishedAt !== null) {
    await repository.save({ ...data, session: null, note: 'problem.rules' }, 'lobby');
    return { journal: null };
  }
  log.error({ err: why, session: id, game: record.game }, 'a game is held until its rules are available again');
  if (data.held === undefined) await repository.save({ ...data, held: clock.now() }, 'playing');
  const now = games.get(record.game)?.version;
  if (game) return { held: 'held.changed' };
  return { held: now === undefined ? 'held.gone' : { key: 'held.version', args: { began: version, now } } };
}

/** The time during which the game was held does not count: its clocks keep the time they had left. */
async function goOn(journal: Journal, repository: TableRepository, since: number, now: number): Promise<void> {
  const { deadlines, paused, outcome } = journal.session;
  if (deadlines.length > 0 && paused === null) await journal.take({ at: since, pace: 'pause' });
  // Also if a node died right after that. A pause that a host has made began earlier, and lasts.
  if (journal.session.paused === since - journal.session.lag) await journal.take({ at: now, pace: 'resume' });
  await repository.save({ ...repository.data, held: undefined }, outcome ? 'over' : 'playing');
}
