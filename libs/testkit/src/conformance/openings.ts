import { isSecret, type AnyGame, type Entry, type Secret } from '@masque/core';
import { stateOf } from '../session.ts';
import type { ConformanceOptions } from './check.ts';
import type { Moment } from './moment.ts';
import { secretsAt } from './secrecy/slots.ts';
import { planFor } from './setting.ts';
import { Suite, type Observer } from './suite.ts';

/** What entries of one kind with `learn` reveal, for the author to read and confirm. */
export interface Opening {
  /** The kind of the entry. */
  readonly kind: string;
  /** Whether everybody has read such an entry, or only some seats. */
  readonly to: 'everybody' | 'some seats' | 'everybody or some seats';
  /** Its arguments; those with a secret are marked by a star. */
  readonly says: readonly string[];
  /** Secrets of the state that more seats could see after such a step: `hands.*.* (character) to everybody`. */
  readonly opens: readonly string[];
  /** In how many entries of the games played. */
  readonly seen: number;
}

/**
 * What each kind of log entry reveals, and to whom, in the games of a conformance suite.
 *
 * @example
 * const opens = openingsOf(game, { seats: [3], options: [{ think: null }], effort: 0.1 });
 * opens.find(({ kind }) => kind === 'draws').to; // => 'some seats'
 */
export function openingsOf(game: AnyGame, options: ConformanceOptions = {}): Opening[] {
  const kinds = new Map<string, OpeningTally>();
  const observer: Observer = { name: 'what entries open', moment: (moment) => read(moment, kinds) };
  new Suite(planFor(game, options), [observer]).verdict(observer);
  return [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, it]) => opening(kind, it));
}

interface OpeningTally {
  readonly readers: Set<'everybody' | 'some seats'>;
  readonly says: Set<string>;
  readonly opens: Set<string>;
  seen: number;
}

const opening = (kind: string, { readers, says, opens, seen }: OpeningTally): Opening => ({
  kind,
  to: readers.size === 2 ? 'everybody or some seats' : [...readers][0]!,
  says: [...says].sort(),
  opens: [...opens].sort(),
  seen,
});

function read({ before, session, entries }: Moment, kinds: Map<string, OpeningTally>): void {
  const learning = entries.filter((it) => it.learn);
  if (learning.length === 0) return;
  const opened = before ? openedBetween(stateOf(before), stateOf(session)) : [];
  for (const entry of learning) {
    const found = kinds.get(entry.kind) ?? { readers: new Set(), says: new Set(), opens: new Set(), seen: 0 };
    kinds.set(entry.kind, found);
    found.seen++;
    found.readers.add((entry.to ?? 'all') === 'all' ? 'everybody' : 'some seats');
    for (const it of saidBy(entry)) found.says.add(it);
    for (const it of opened) found.opens.add(it);
  }
}

const saidBy = ({ args = {}, data }: Entry): string[] =>
  Object.entries({ ...args, ...(data !== undefined && { data }) }).map(
    ([name, value]) => `${name}${isSecret(value) ? '*' : ''}`,
  );

/** Secrets with the same value as before that more seats can see. */
function openedBetween(before: unknown, after: unknown): string[] {
  const was = secretsAt(before);
  const opened = new Set<string>();
  for (const [path, now] of secretsAt(after)) {
    const old = was.get(path);
    if (!old || old === now || !isWider(old, now) || JSON.stringify(old.$secret) !== JSON.stringify(now.$secret))
      continue;
    const place = path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');
    opened.add(`${place}${now.kind ? ` (${now.kind})` : ''} to ${now.$to === 'all' ? 'everybody' : 'some seats'}`);
  }
  return [...opened];
}

const isWider = ({ $to: old }: Secret<unknown>, { $to: now }: Secret<unknown>): boolean =>
  old !== 'all' && (now === 'all' || now.some((seat) => !old.includes(seat)));
