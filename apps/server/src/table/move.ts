import { offersFor, OMNISCIENT, type Input, type Session, type Viewer } from '@masque/core';
import type { ClientMessage } from '@masque/protocol';
import { refused, type Answer, type Refused } from '../answer.ts';
import type { Person } from '../identity/people.ts';
import type { Origin } from '../tracing.ts';
import type { TableModel } from './table-model.ts';
import type { Listener } from './viewer-feed.ts';

/** What a phone sends to play. */
export type Act = Omit<Extract<ClientMessage, { t: 'act' }>, 't'>;
export type Action = Act['action'];

/** Somebody who asks for something, and is told what came of it before anybody hears of what it changed, or with it. */
export interface Asker extends Listener {
  /** The line it comes from. */
  readonly from: string;
  answered(key: string, answer: Answer): void;
}

/** Who has asked for something, and under which key. */
export interface Asked {
  readonly by: Asker;
  readonly key: string;
}

/** A move of a player or a bot that waits for its turn. */
export interface Move {
  /** The input, at the time at which it is taken. */
  readonly input: () => Extract<Input, { action: unknown }>;
  /** Why it may not be taken, when its turn has come. */
  readonly mayNot: () => Refused | null;
  /** What it is a part of. */
  readonly origin: Origin;
  readonly receipt?: string;
  /** The game that it was meant for, if it was said. */
  readonly game?: string | undefined;
  readonly asked?: Asked;
}

/** One person's keys have nothing to do with another's. */
export const receiptOf = (person: Person, key: string): string => `${person.id} ${key}`;

/** Does nothing wait for this move, so that it could be made again and again? */
export function isOptional(session: Session | null, seat: Viewer, { type, window }: Action): boolean {
  if (!session || seat === OMNISCIENT) return false;
  let found = false;
  for (const it of offersFor(session, seat)) {
    if (it.type !== type || it.window !== window) continue;
    if (!it.optional) return false;
    found = true;
  }
  return found;
}

/** Why somebody may not play at a table, if so. */
export function notPlaying({ session, data }: Pick<TableModel, 'session' | 'data'>, seat: Viewer): Refused | null {
  if (!session) return refused('not_now');
  if (seat < 0 && seat !== OMNISCIENT) return refused('not_seated');
  return data.places[seat]?.standIn === undefined ? null : refused('bot_plays');
}
