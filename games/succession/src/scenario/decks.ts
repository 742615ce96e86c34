import { open, seedOf, SPECTATOR, start, tableFor, type Session } from '@masque/core';
import { compare } from '@masque/testkit';
import { FILLER, withRoles, tierDeck, type Deck } from '../deck/tiers.ts';
import { codeOf } from '../deck/code.ts';
import succession from '../index.ts';
import type { Options } from '../options.ts';
import { factions, roleNames, type Role } from '../roles/index.ts';
import { badgesEach } from '../setup.ts';
import type { State } from '../state.ts';
import type { Scenario, TableSpec } from './format.ts';
import { optionsOf } from './position.ts';

const SEEDS = Array.from({ length: 24 }, (_, i) => seedOf(`deck ${i}`));

/** A table as its host would enter it; `null` where there is no way to say it. */
function tableOf(spec: TableSpec, n: number): Options | null {
  const options = optionsOf({ tier: String(spec.tier ?? 3), ...spec.options });
  const roles = (spec.optional ?? []).map((name) => roleNames.find((it) => it === name));
  if (roles.includes(undefined)) return null;
  const chosen: Options = { ...options, roles: roles as Role[] };
  if (!spec.deck) return chosen;
  const halves = ['P', 'D'].map((letter) => {
    const base = tierDeck(chosen, n);
    return base && withRoles(base, (spec.deck![letter] ?? []) as Role[]);
  });
  return halves.includes(null) ? null : { ...chosen, deck: halves.map((half) => codeOf(half as Deck)).join('/') };
}

const refused = (options: Options | null, n: number): boolean =>
  options === null || n < succession.seats.min || n > succession.seats.max || succession.check!(options, n).length > 0;

const deal = (options: Options, n: number, seed: string): Session =>
  start(succession, { seed, seats: n, options, at: 0 });

/** What each faction was dealt. */
function dealt(session: Session): { readonly [faction: string]: { [role: string]: number } } {
  const halves: { [faction: string]: { [role: string]: number } } = { phoenix: {}, dragon: {} };
  for (const player of (session.state as State).court.players) {
    const { role, faction } = open(player.face);
    halves[faction]![role] = (halves[faction]![role] ?? 0) + 1;
  }
  return halves;
}

const tidy = (deck: { readonly [role: string]: number }): object =>
  Object.fromEntries(
    Object.entries(deck)
      .filter(([, n]) => n > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The decks that were dealt with any seed are those expected, the odd Noble aside. */
function sameDecks(what: string, expected: object, options: Options | null, n: number): string[] {
  if (refused(options, n)) return [`${what}: the table is refused`];
  const problems = SEEDS.flatMap((seed) => {
    const halves = dealt(deal(options!, n, seed));
    const extra = factions.filter((faction) => sum(halves[faction]!) * 2 > n);
    for (const faction of extra) halves[faction]![FILLER] = halves[faction]![FILLER]! - 1;
    return [
      ...factions.flatMap((faction) => compare(what, tidy(expected as never), tidy(halves[faction]!))),
      ...compare(`${what}, factions with one more`, n % 2, extra.length),
    ];
  });
  return [...new Set(problems)];
}
const sum = (deck: { readonly [role: string]: number }): number => Object.values(deck).reduce((a, b) => a + b, 0);

/** Plays a scenario about decks: nothing but deals. */
export function deckProblems({ setup = {}, expect = {} }: Scenario): string[] {
  const tables: readonly TableSpec[] = setup.variants ?? [setup];
  const all = tables.flatMap((spec) =>
    [spec.n ?? succession.seats.min].flat().map((n) => ({ n, options: tableOf(spec, n) })),
  );
  const only = (n: string) => all.find((it) => it.n === Number(n));
  const problems = Object.entries(expect.decks ?? {}).flatMap(([n, deck]) => {
    const table = only(n);
    return table ? sameDecks(`deck for ${n}`, deck, table.options, table.n) : [`no table for ${n}`];
  });
  (expect.deckOfVariant ?? []).forEach((deck, i) => {
    if (deck) problems.push(...sameDecks(`deck of variant ${i}`, deck, all[i]!.options, all[i]!.n));
  });
  if (expect.rejected !== undefined)
    problems.push(
      ...compare(
        'rejected',
        [expect.rejected].flat(),
        all.map(({ options, n }) => refused(options, n)).slice(0, [expect.rejected].flat().length),
      ),
    );
  if (expect.supplyPerFaction !== undefined) {
    const wanted = expect.supplyPerFaction;
    all.forEach(({ n }, i) => {
      const one =
        typeof wanted === 'number'
          ? wanted
          : Array.isArray(wanted)
            ? (wanted as number[])[i]
            : (wanted as { [n: string]: number })[n];
      if (one !== undefined) problems.push(...compare(`badges of a faction at ${n}`, one, badgesEach(n)));
    });
  }
  for (const { options, n } of all)
    if (options && !refused(options, n)) problems.push(...oddProblems(expect, options, n));
  return problems;
}

function oddProblems(expect: NonNullable<Scenario['expect']>, options: Options, n: number): string[] {
  const sessions = SEEDS.map((seed) => deal(options, n, seed));
  const longer = sessions.map((session) => factions.filter((faction) => sum(dealt(session)[faction]!) * 2 > n));
  const publicTables = new Set(sessions.map((session) => JSON.stringify(tableFor(session, SPECTATOR))));
  return [
    ...(expect.extraNobleInOneFaction === undefined
      ? []
      : compare(
          `one more in one faction at ${n}`,
          expect.extraNobleInOneFaction,
          longer.every((it) => it.length === 1),
        )),
    ...(expect.extraFactionVariesWithSeed === undefined
      ? []
      : compare(`varies at ${n}`, expect.extraFactionVariesWithSeed, new Set(longer.flat()).size > 1)),
    ...(expect.publicDeckListNamesExtraFaction === undefined
      ? []
      : compare(`the public table differs at ${n}`, expect.publicDeckListNamesExtraFaction, publicTables.size > 1)),
  ];
}
