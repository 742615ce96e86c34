import { entriesOf, open, type Entry, type Session } from '@masque/core';
import type { Fact } from '../facts.ts';
import { letterOf } from './format.ts';
import { stateOf } from './operate.ts';

/** How the files call an entry, where it is not the same word. */
const names: Readonly<Record<string, string>> = {
  poisoned: 'played',
  'proclaimed.order': 'proclaimed',
  'proclaimed.brotherhood': 'proclaimed',
  'proclaimed.loge': 'proclaimed',
};

/** The public log as the files write it: `['traded', 'A', 'B']`. */
export const eventsOf = (session: Session): unknown[][] =>
  entriesOf(session.log)
    .filter(({ to = 'all' }) => to === 'all')
    .map(({ kind, args = {} }: Entry) => [names[kind] ?? kind, ...Object.values(args).flatMap(plain)]);

function plain(arg: unknown): unknown[] {
  if (typeof arg !== 'object' || arg === null) return [arg];
  if ('seat' in arg) return [letterOf(arg.seat as number)];
  if ('msg' in arg) return [String(arg.msg).split('.').at(-1)];
  return 'list' in arg ? (arg.list as unknown[]).flatMap(plain) : [];
}

/** What a seat has seen, as the files write it: `['society', 'B', 'order']`. */
export const factsOf = (session: Session, seat: number): unknown[][] =>
  open(stateOf(session).notebooks[seat]!).map(factAs);

function factAs(fact: Fact): unknown[] {
  const of = 'of' in fact ? [letterOf(fact.of)] : [];
  switch (fact.fact) {
    case 'society':
      return ['society', ...of, fact.society];
    case 'profession':
      return ['profession', ...of, fact.profession];
    case 'pool':
      return ['pool', [...fact.professions].sort()];
    case 'hand':
    case 'pile':
    case 'top':
      return [fact.fact, ...of, [...fact.cards].sort()];
    default:
      return [fact.fact, ...of, fact.card];
  }
}

/** Does an entry begin with these words? Lists are compared as sets. */
export const begins = (entry: readonly unknown[], words: readonly unknown[]): boolean =>
  words.every((word, i) => JSON.stringify(tidy(entry[i])) === JSON.stringify(tidy(word)));

const tidy = (value: unknown): unknown => (Array.isArray(value) ? [...value].map(String).sort() : value);
