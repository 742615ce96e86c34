import { declassify, seedOf, SPECTATOR, start, tableFor, type Session } from '@masque/core';
import { compare } from '@masque/testkit';
import { codeOf } from '../src/deck/code.ts';
import { FILLER, withRoles, tierDeck, type Deck } from '../src/deck/tiers.ts';
import succession from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { factions, roleNames, type Faction, type Role } from '../src/roles/index.ts';
import { badgesEach } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { optionsOf, type DeckExpected, type Scenario, type TableSpec } from './format.ts';

const SEEDS = Array.from({ length: 24 }, (_, i) => seedOf(`deck ${i}`));

type Half = { [role: string]: number };
type DeckCheck = (expected: never, tables: readonly Setting[]) => readonly string[];

/** A table as its host would enter it. */
interface Setting {
  readonly n: number;
  /** `null` where there is no way to say it, or the game refuses it. */
  readonly options: Options | null;
}

function settingsOf(spec: TableSpec): Setting[] {
  return [spec.n ?? succession.seats.min].flat().map((n) => {
    const options = tableOf(spec, n);
    const { min, max } = succession.seats;
    const fits = options && n >= min && n <= max && succession.check!(options, n).length === 0;
    return { n, options: fits ? options : null };
  });
}

function tableOf({ tier = 3, options, optional = [], deck }: TableSpec, n: number): Options | null {
  if (optional.some((name) => !roleNames.includes(name as Role))) return null;
  const chosen: Options = { ...optionsOf({ tier: String(tier), ...options }), roles: optional as Role[] };
  if (!deck) return chosen;
  const halves = ['P', 'D'].map((letter) => {
    const base = tierDeck(chosen, n);
    return base && withRoles(base, (deck[letter] ?? []) as Role[]);
  });
  return halves.includes(null) ? null : { ...chosen, deck: halves.map((half) => codeOf(half as Deck)).join('/') };
}

/** The tables dealt with many seeds. */
const deals = ({ n, options }: Setting): Session<State>[] =>
  options ? SEEDS.map((seed) => start(succession, { seed, seats: n, options, at: 0 })) : [];

/** What each faction was dealt, and which one has a card more. */
function dealt(session: Session<State>): {
  readonly halves: { readonly [F in Faction]: Half };
  readonly longer: Faction[];
} {
  const halves: { [F in Faction]: Half } = { phoenix: {}, dragon: {} };
  const { players } = session.state.court;
  for (const player of players) {
    const { role, faction } = declassify(player.face);
    halves[faction][role] = (halves[faction][role] ?? 0) + 1;
  }
  const sum = (half: Half): number => Object.values(half).reduce((a, b) => a + b, 0);
  return { halves, longer: factions.filter((faction) => sum(halves[faction]) * 2 > players.length) };
}

const tidy = (deck: Half): object =>
  Object.fromEntries(
    Object.entries(deck)
      .filter(([, n]) => n > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Whatever the seed, both factions are dealt the same, the odd Noble aside. */
function sameDecks(what: string, expected: Half, setting: Setting | undefined): string[] {
  if (!setting?.options) return [`${what}: there is no such table`];
  const problems = deals(setting).flatMap((session) => {
    const { halves, longer } = dealt(session);
    for (const faction of longer) halves[faction][FILLER]! -= 1;
    return [
      ...factions.flatMap((faction) => compare(what, tidy(expected), tidy(halves[faction]))),
      ...compare(`${what}, factions with one more`, setting.n % 2, longer.length),
    ];
  });
  return [...new Set(problems)];
}

/** What a scenario about decks may expect of its tables. */
const checks: { readonly [K in keyof DeckExpected]-?: DeckCheck } = {
  decks: (decks: { readonly [n: string]: Half }, tables) =>
    Object.entries(decks).flatMap(([n, deck]) =>
      sameDecks(
        `deck for ${n}`,
        deck,
        tables.find((it) => it.n === Number(n)),
      ),
    ),
  deckOfVariant: (decks: readonly (Half | null)[], tables) =>
    decks.flatMap((deck, i) => (deck ? sameDecks(`deck of variant ${i}`, deck, tables[i]) : [])),
  rejected: (expected: boolean | readonly boolean[], tables) => {
    const wanted = [expected].flat();
    const got = tables.slice(0, wanted.length).map(({ options }) => options === null);
    return compare('rejected', wanted, got);
  },
  supplyPerFaction: (expected: number | { readonly [i: string]: number }, tables) =>
    tables.flatMap(({ n }, i) => {
      const one = typeof expected === 'number' ? expected : expected[Array.isArray(expected) ? i : n];
      return one === undefined ? [] : compare(`badges of a faction at ${n}`, one, badgesEach(n));
    }),
  extraNobleInOneFaction: (expected: boolean, tables) =>
    ofDeals('one more in one faction', expected, tables, (sessions) =>
      sessions.every((it) => dealt(it).longer.length === 1),
    ),
  extraFactionVariesWithSeed: (expected: boolean, tables) =>
    ofDeals('which one varies', expected, tables, (sessions) => differ(sessions.map((it) => dealt(it).longer))),
  publicDeckListNamesExtraFaction: (expected: boolean, tables) =>
    ofDeals('the public table differs', expected, tables, (sessions) =>
      differ(sessions.map((it) => tableFor(it, SPECTATOR))),
    ),
  // Every deck is looked at with many seeds.
  anySeed: () => [],
};

const differ = (list: readonly unknown[]): boolean => new Set(list.map((it) => JSON.stringify(it))).size > 1;

const ofDeals = (
  what: string,
  expected: boolean,
  tables: readonly Setting[],
  test: (sessions: readonly Session<State>[]) => boolean,
): string[] =>
  tables
    .filter(({ options }) => options)
    .flatMap((table) => compare(`${what} at ${table.n}`, expected, test(deals(table))));

/** Looks at the decks of a scenario's tables: nothing is played. */
export function deckProblems({ setup = {}, expect = {} }: Scenario): string[] {
  const tables = (setup.variants ?? [setup]).flatMap(settingsOf);
  return Object.entries(expect).flatMap(([name, value]) => {
    const check = checks[name as keyof DeckExpected] as DeckCheck | undefined;
    return check ? check(value as never, tables) : [`${name}: a scenario about decks cannot ask for that`];
  });
}
