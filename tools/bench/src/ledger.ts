import { offersFor, start, step, tableFor, type AnyGame, type Input, type Session, type Start } from '@masque/core';
import { isSame } from '@masque/protocol';
import { Box, serverKey } from '@masque/server/table';
import Sqlite from 'better-sqlite3';
import { dirname } from 'node:path';
import type { Phone } from './phone.ts';

/** An action that a client has sent, and what it knows about its result. */
export interface Sent {
  readonly key: string;
  readonly seat: number;
  readonly session: string;
  readonly action: { readonly type: string; readonly window: string; readonly params: { [name: string]: unknown } };
  readonly phone: Phone;
  state: 'waiting' | 'acknowledged' | 'refused';
}

interface SessionRow {
  readonly id: string;
  readonly game: string;
  readonly seed: string;
  readonly setup: string;
}
interface InputRow {
  readonly session_id: string;
  readonly seq: number;
  readonly data: string;
}

/** Checks a database that is not in use, and returns how it contradicts what people were told. */
export function checkFile(file: string, sent: readonly Sent[]): string[] {
  const database = new Sqlite(file);
  const problems: string[] = [];
  const state = String(database.pragma('integrity_check', { simple: true }));
  if (state !== 'ok') problems.push(`the file is damaged: ${state}`);
  const logs = new Map<string, Input[]>();
  for (const row of database.prepare('select * from inputs order by session_id, seq').all() as InputRow[]) {
    const log = logs.get(row.session_id) ?? [];
    if (row.seq !== log.length) problems.push(`a hole in the log of ${row.session_id} before ${row.seq}`);
    log.push(JSON.parse(row.data) as Input);
    logs.set(row.session_id, log);
  }
  for (const [id, log] of logs) {
    const rung = log.flatMap((it) => ('deadline' in it ? [it.n] : []));
    if (new Set(rung).size < rung.length) problems.push(`a clock has rung twice in ${id}`);
  }
  const receipts = database.prepare('select data from receipts where session_id = ? and key like ?');
  for (const { key, seat, session, action, state } of sent) {
    const found = receipts.all(session, `% ${key}`) as { data: string }[];
    if (state === 'refused' && found.length > 0) problems.push(`${key} was refused and is in the log`);
    if (state !== 'acknowledged') continue;
    if (found.length !== 1) problems.push(`${key} was acknowledged and is in the log ${found.length} times`);
    const { seq } = JSON.parse(found[0]?.data ?? '{"seq":-1}') as { seq: number };
    const input = logs.get(session)?.[seq];
    if (!input || !('action' in input) || input.seat !== seat || input.action.type !== action.type)
      problems.push(`${key} was acknowledged, and the log has something else in its place`);
  }
  database.close();
  return problems;
}

/** Replays all logs of a running server. The returned function tells whether a phone shows what they say. */
export async function replays(file: string): Promise<(phone: Phone) => boolean> {
  const { games } = await import('@masque/server/games');
  const byId = new Map<string, AnyGame>(games.map(({ game }) => [game.id, game]));
  const database = new Sqlite(file, { readonly: true });
  const box = new Box(serverKey(dirname(file)));
  const sessions = new Map<string, Session>();
  for (const row of database.prepare('select * from sessions').all() as SessionRow[]) {
    const { start: from } = JSON.parse(row.setup) as { start: Omit<Start, 'seed'> };
    let session = start(byId.get(row.game)!, { ...from, seed: box.open(row.seed) });
    const inputs = database.prepare('select * from inputs where session_id = ? order by seq').all(row.id);
    for (const { data } of inputs as InputRow[]) {
      const next = step(session, JSON.parse(data) as Input);
      if (!next.ok) throw new Error(`The log of ${row.id} cannot be replayed: ${next.code}.`);
      session = next.session;
    }
    sessions.set(row.id, session);
  }
  database.close();
  return ({ doc }) => {
    const session = sessions.get(doc?.play?.id ?? '');
    const seat = doc?.you?.seat;
    if (!doc?.play || !session || typeof seat !== 'number') return false;
    const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
    return (
      isSame(plain(tableFor(session, seat)), doc.play.table) && isSame(plain(offersFor(session, seat)), doc.play.offers)
    );
  };
}
