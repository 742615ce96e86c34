import { logFor, declassify, SPECTATOR, type Line, type Seat } from '@masque/core';
import { ascending, equal, partly, short, type Assertion } from '@masque/testkit';
import type { News } from '../src/court/news.ts';
import { letterOf, type CardSpec, type Scenario } from './format.ts';
import { turnedIn, type CourtPlay } from './table.ts';

type Expectation = Assertion<CourtPlay, Scenario>;
type ByName<T> = { readonly [name: string]: T };

/** A fact in words: `['role', 'Hal', 'heir', 'D']`. */
type FactWords = readonly unknown[];

/** Facts are equal if they say the same; the lists in them are sets. */
const tidy = (told: FactWords): string => JSON.stringify(told.map(ordered));

function ordered(it: unknown): unknown {
  if (Array.isArray(it)) return [...(it as unknown[])].sort();
  return typeof it === 'object' && it !== null ? Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1)) : it;
}

const begins = (told: FactWords, prefix: FactWords): boolean => tidy(told.slice(0, prefix.length)) === tidy(prefix);

/** The same of everything that a scenario names. */
const map = <T, U>(named: ByName<T>, change: (name: string, value: T) => U): { [name: string]: U } =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [name, change(name, value)]));
const ofEach = <T>(read: (table: CourtPlay, name: string) => T, tidied?: (it: never) => unknown): Expectation =>
  equal(
    (table, expected: ByName<unknown>) => map(expected, (name) => read(table, name)),
    (named: ByName<never>) => (tidied ? map(named, (_, it) => tidied(it)) : named),
  );

const player = (table: CourtPlay, name: string) => table.state.court.players[table.seat(name)]!;
const namesOf = (table: CourtPlay, seats: readonly Seat[] = []): string[] => [...new Set(seats)].map(table.name);

/** What a scenario may expect of a moment. */
export const expectations: Readonly<Record<string, Expectation>> = {
  dead: equal((table) => {
    const { players } = table.past[0]!.state.court;
    return table.those((seat) => table.state.court.players[seat]!.life > players[seat]!.life);
  }, ascending),
  deadOrder: equal((table) =>
    publicLog(table).flatMap(([kind, name]) =>
      ['died', 'executed', 'poisonDied'].includes(kind as string) ? name : [],
    ),
  ),
  alive: equal((table, names: string[]) => names.filter((name) => player(table, name).alive)),
  ghosts: equal((table, names: string[]) => names.filter((name) => !player(table, name).alive)),
  cards: ofEach((table, name): CardSpec => {
    const { face, card } = player(table, name);
    return [`${declassify(face).role}/${letterOf(declassify(face).faction)}`, table.cards.get(declassify(card)) ?? ''];
  }),
  graveyardIds: equal(
    (table) => table.state.court.graveyard.flatMap((grave) => table.cards.get(declassify(grave.card)) ?? []),
    ascending,
  ),
  criminals: equal((table) => namesOf(table, turnedIn(table.resolved())), ascending),
  ranks: partly((table) => {
    const ranks = new Map(table.resolved()?.contract.ranks);
    return table.each((seat) => ranks.get(seat) ?? null);
  }),
  // Guilt lasts from the resolution to the end of the contract, which are one moment.
  criminalsNow: equal(() => []),
  badges: equal((table) =>
    table.each((seat) => {
      const { badge } = table.state.court.players[seat]!;
      return badge && letterOf(badge);
    }),
  ),
  supply: partly(({ state }) => ({ P: state.court.supply.phoenix, D: state.court.supply.dragon })),
  poisoned: equal((table) => table.those((seat) => declassify(table.state.court.players[seat]!.poison)), ascending),
  phase: equal(({ phase }) => (phase === 'tribunal' ? 'point' : phase)),
  winner: equal(({ session: { outcome } }) =>
    outcome === null ? null : outcome.side === undefined ? 'draw' : letterOf(outcome.side as 'phoenix'),
  ),
  contract: ofEach((table, label) => {
    const present = table.contract(label);
    const { closed } = table.state.court;
    if (!present) return closed.find((it) => it.id === table.labels.get(label))?.how;
    const stage = table.stage(present);
    return { frozen: 'forming', mark: 'surprise' }[stage] ?? stage;
  }),
  agreed: ofEach((table, label) => namesOf(table, pactOf(table, label)?.agreed), ascending),
  locked: ofEach((table, label) => {
    const locked = pactOf(table, label)?.decisions.filter((it) => it.locked);
    return namesOf(
      table,
      locked?.map((it) => it.seat),
    );
  }, ascending),
  knows: (table, expected: ByName<FactWords[]>) =>
    Object.entries(expected).flatMap(([name, facts]) => {
      const has = factsOf(table, name).map(tidy);
      const missing = facts.filter((fact) => !has.includes(tidy(fact)));
      return missing.map((fact) => `${name} should know ${short(fact)}, knows ${short(has)}`);
    }),
  knowsNot: (table, expected: ByName<FactWords[]>) =>
    Object.entries(expected).flatMap(([name, prefixes]) => {
      const has = factsOf(table, name).filter((fact) => prefixes.some((prefix) => begins(fact, prefix)));
      return has.map((fact) => `${name} should not know ${short(fact)}`);
    }),
  public: (table, expected: FactWords[]) => {
    const log = publicLog(table);
    let at = 0;
    return expected.flatMap((fact) => {
      const found = log.findIndex((it, i) => i >= at && begins(it, fact));
      if (found < 0) return [`the public log should say ${short(fact)} after entry ${at}: ${short(log, 400)}`];
      at = found + 1;
      return [];
    });
  },
  notPublic: (table, expected: FactWords[]) =>
    expected
      .filter((prefix) => publicLog(table).some((it) => begins(it, prefix)))
      .map((prefix) => `the public log should not say ${short(prefix)}`),
  shownSet: equal(
    (table) => [...new Set(publicLog(table).flatMap(([kind, name]) => (kind === 'shown' ? (name as string) : [])))],
    ascending,
  ),
};

const pactOf = (table: CourtPlay, label: string) => {
  const contract = table.contract(label);
  return contract && table.inside(contract);
};

/** What scenarios do not list: talk about a contract, and the common question, of which only `surprise` is said. */
const unlisted = 'propose join decline side agree unagree leaveContract add drop respond'.split(' ');
const aliases: { readonly [type: string]: string } = {
  waive: 'pass',
  raise: 'kill',
  dieForAll: 'dieFor',
  silence: 'martyr',
  proclaim: 'oracle',
};
const alias = (type: string): string[] => (unlisted.includes(type) ? [] : [aliases[type] ?? type]);

/** What the rules let a seat do, in the words of scenarios. */
const legalFor = (table: CourtPlay, name: string): string[] => {
  const seat = table.seat(name);
  const said = table.offers(seat).flatMap((it) => alias(it.type));
  return [...new Set([...said, ...(table.surprises(seat).length > 0 ? ['surprise'] : [])])];
};

/** Whom an action of a seat may be aimed at, those included whom it must aim at because there is nobody else. */
function targetsOf(table: CourtPlay, name: string, type: string): string[] {
  const seat = table.seat(name);
  if (type === 'surprise') return table.surprises(seat).flatMap((it) => (it === null ? [] : table.name(it)));
  const is = (it: string): boolean => alias(it).includes(type);
  const contract = table.state.contracts.find((it) => it.busy && it.joined.includes(seat));
  const decisions = contract ? table.inside(contract).decisions.filter((it) => it.seat === seat && is(it.what)) : [];
  const aims = table
    .offers(seat)
    .filter((it) => is(it.type))
    .map(({ params }) => params['accused'] ?? params['target'] ?? params['targets']);
  const seats = aims.flatMap((domain) => (domain && 'of' in domain ? (domain.of as Seat[]) : []));
  return namesOf(table, [...decisions.flatMap((it) => it.targets), ...seats]);
}

/** What may be looked at between two steps. */
export const assertions: Readonly<Record<string, Expectation>> = {
  legal: ofEach(legalFor, ascending),
  illegal: (table, expected: ByName<string[]>) =>
    Object.entries(expected).flatMap(([name, types]) =>
      legalFor(table, name)
        .filter((type) => types.includes(type))
        .map((type) => `${type} should not be legal for ${name}`),
    ),
  targets: equal(
    (table, expected: ByName<ByName<string[]>>) =>
      map(expected, (name, types) => map(types, (type) => targetsOf(table, name, type))),
    (named: ByName<ByName<string[]>>) => map(named, (_, types) => map(types, (__, names) => ascending(names))),
  ),
  samePrompt: (table, names: string[]) => {
    const prompts = new Set(names.map((name) => JSON.stringify(table.offers(table.seat(name)))));
    if (prompts.has('[]')) return ['nobody is asked anything'];
    return prompts.size > 1 ? [`prompts differ: ${[...prompts].join(' | ')}`] : [];
  },
};

/** Entries that scenarios call after the role. */
const kinds: { readonly [kind: string]: string } = { silenced: 'martyr', callsBack: 'virgin' };

/** What an entry of the log says, in the words of scenarios. */
function told(table: CourtPlay, { data }: Line): FactWords {
  const [said, ...about] = data as News;
  const kind = kinds[said] ?? said;
  const word = (it: unknown): unknown =>
    typeof it === 'number'
      ? table.name(it)
      : typeof it === 'string'
        ? it.replace(/(^|\/)(phoenix|dragon)$/, (_, before: string, faction: 'phoenix') => before + letterOf(faction))
        : it;
  if (kind !== 'fingers') return [kind, ...about.map((it) => (Array.isArray(it) ? it.map(word) : word(it)))];
  return [
    kind,
    Object.fromEntries((about[0] as [Seat, Seat][]).map((pair) => pair.map(table.name) as [string, string])),
  ];
}

const publicLog = (table: CourtPlay): FactWords[] => logFor(table.session, SPECTATOR).map((line) => told(table, line));

/** The private facts that a seat has: what it was shown, and what it was told of itself. */
const factsOf = (table: CourtPlay, own: string): FactWords[] =>
  logFor(table.session, table.seat(own)).flatMap((line): FactWords[] => {
    const [kind, name, ...more] = told(table, line);
    switch (kind) {
      case 'role':
      case 'shown':
        return name === own ? [] : [['role', name, ...more]];
      case 'named':
        return [[kind, name, more[0]]];
      case 'poisoned':
        return name === own ? [[kind]] : [];
      case 'saw':
      case 'viewers':
      case 'card':
      case 'faces':
        return [[kind, name, ...more]];
      default:
        return [];
    }
  });
