import type { Club, ClubInput } from '@masque/club';
import { createHash } from 'node:crypto';
import type { Person } from '../identity/people.ts';

/** The key under which the log of a club remembers a person's command. It does not reveal who the person is. */
export const receiptOf = (person: Person, key: string): string =>
  createHash('sha256').update(`${person.id} ${key}`).digest('base64url').slice(0, 22);

/**
 * The inputs of a command, to be appended together with the note that it is done; none if it is, perhaps by a node that
 * had the club before.
 */
export const withReceipt = (
  { done }: Club,
  inputs: readonly ClubInput[],
  at: number,
  receipt: string,
): readonly ClubInput[] =>
  inputs.length === 0 || done.includes(receipt) ? [] : [...inputs, { t: 'done', at, key: receipt, n: inputs.length }];
