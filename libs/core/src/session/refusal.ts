import type { Entry } from '../log/entry.ts';
import type { Message } from '../message/message.ts';
import type { Session } from './session.ts';

/**
 * Why an input was refused: the game is `over`; nothing of that type is offered now (`not_offered`); the question is
 * `stale`; a parameter is wrong; the offer is `closed` for a reason that its owner sees; no such clock is running, or
 * nothing is going on that could be ended (`not_pending`); the game is `paused`, or `not_paused`; a rule failed (`fault`, a
 * bug). All of this follows from the seat's own view, so a refusal reveals nothing new.
 */
export type RefusalCode =
  'over' | 'not_offered' | 'stale' | 'bad_param' | 'closed' | 'not_pending' | 'paused' | 'not_paused' | 'fault';

/** An input was refused, and the session is as it was. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  /** For the person whose action it was. */
  readonly message: Message;
  /** The parameter that is wrong. */
  readonly param?: string;
  /** What a rule threw: for the server's log only. */
  readonly error?: unknown;
}

/** The session after an input, with the entries it added to the log, or why the input was refused. */
export type Stepped<State extends object = object> =
  { readonly ok: true; readonly session: Session<State>; readonly entries: readonly Entry[] } | Refusal;

/** A refusal with the sentence for its code. */
export const refuse = (code: RefusalCode): Refusal => ({ ok: false, code, message: `refuse.${code}` });
