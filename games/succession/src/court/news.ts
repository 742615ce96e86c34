import type { MessageArg, Seat, Seats, Step as AnyStep } from '@masque/core';
import type { Sentence, SentenceArgs, Step } from '../messages/index.ts';
import { word } from '@masque/mechanics';
import type { Faction, Role } from '../roles/index.ts';

/** The machine-readable part of a log entry: its kind and what it is about. Seats are numbers. */
export type News<K extends Sentence = Sentence> = readonly [
  kind: K,
  ...about: readonly (Seat | string | null | readonly (Seat | string)[] | readonly (readonly [Seat, Seat])[])[],
];

interface Telling {
  readonly to?: Seats;
  /** It reveals something that was hidden before. */
  readonly learn?: boolean;
}

/** A sentence without arguments needs nothing more. */
type TellingOf<K extends Sentence> =
  'args' extends RequiredIn<SentenceArgs[K]> ? [Telling & SentenceArgs[K]] : [Telling?];
type RequiredIn<T> = { [P in keyof T]-?: undefined extends T[P] ? never : P }[keyof T];

/** Writes an entry whose kind and content are also in its data. */
export function tell<K extends Sentence>(step: Step, news: News<K>, ...[telling]: TellingOf<K>): void {
  const plain: AnyStep = step;
  plain.log({ ...telling, kind: news[0], data: news });
}

export const factionName = (faction: Faction): MessageArg => word(`faction.${faction}`);
export const roleName = (role: Role): MessageArg => word(`role.${role}`);

/** Whoever has not answered in time has named nobody. Nobody else is told: to them it looks like an answer. */
export const missedTime = (seat: Seat, step: Step): void =>
  tell(step, ['missed', seat], { args: { who: { seat } }, to: [seat] });
