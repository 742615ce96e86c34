import { open, type Seat } from '@masque/core';
import { compare, short } from '@masque/testkit';
import type { Checks, Expected, Told } from './format.ts';
import { letterOf } from './position.ts';
import type { Table } from './table.ts';
import { factsOf, publicLog } from './told.ts';

const sorted = (names: readonly string[]): string[] => [...names].sort();
const set = (what: string, expected: readonly string[], got: readonly string[]): string[] =>
  compare(what, sorted(expected), sorted(got));

/** Facts are equal if they say the same; the lists in them are sets. */
const tidy = (told: Told): string => JSON.stringify(told.map(ordered));

function ordered(it: unknown): unknown {
  if (Array.isArray(it)) return [...(it as unknown[])].sort();
  return typeof it === 'object' && it !== null ? Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1)) : it;
}

const begins = (told: Told, prefix: Told): boolean => tidy(told.slice(0, prefix.length)) === tidy(prefix);

/** What is not as a scenario expects it. */
export function expectations(table: Table, expected: Expected): string[] {
  return [
    ...people(table, expected),
    ...graveyard(table, expected),
    ...guilt(table, expected),
    ...things(table, expected),
    ...contracts(table, expected),
    ...knowledge(table, expected),
    ...news(table, expected),
  ];
}

function people(table: Table, { dead, deadOrder, alive, ghosts }: Expected): string[] {
  const { players } = table.state.court;
  const at = (test: (seat: Seat) => boolean): string[] =>
    table
      .everybody()
      .filter(test)
      .map((seat) => table.name(seat));
  const start = (table.position.session.state as Table['state']).court.players;
  const order = publicLog(table)
    .filter(([kind]) => ['died', 'executed', 'poisonDied'].includes(kind as string))
    .map((told) => told[1] as string);
  return [
    ...(dead
      ? set(
          'dead',
          dead,
          at((seat) => players[seat]!.life > start[seat]!.life),
        )
      : []),
    ...(deadOrder ? compare('deadOrder', deadOrder, order) : []),
    ...(alive ?? []).filter((name) => !players[table.seat(name)]!.alive).map((name) => `${name} should be alive`),
    ...(ghosts ?? []).filter((name) => players[table.seat(name)]!.alive).map((name) => `${name} should be a ghost`),
  ];
}

function graveyard(table: Table, { cards, graveyardIds }: Expected): string[] {
  const { court } = table.state;
  const label = (card: number): string | undefined => table.position.cards.get(card);
  const held = Object.entries(cards ?? {}).flatMap(([name, card]) => {
    const player = court.players[table.seat(name)]!;
    const { role, faction } = open(player.face);
    return compare(`card of ${name}`, card, [`${role}/${letterOf(faction)}`, label(open(player.card))]);
  });
  const buried = court.graveyard.flatMap((grave) => label(open(grave.card)) ?? []);
  const count = court.players.filter((player) => !player.alive).length;
  return [
    ...held,
    ...(graveyardIds ? set('graveyardIds', graveyardIds, buried) : []),
    ...(count === court.graveyard.length
      ? []
      : [`${count} ghosts, but ${court.graveyard.length} cards in the graveyard`]),
  ];
}

function guilt(table: Table, { criminals, ranks, criminalsNow }: Expected): string[] {
  const got = new Map(table.resolved.ranks.map(([seat, rank]) => [table.name(seat), rank]));
  return [
    ...(criminals
      ? set(
          'criminals',
          criminals,
          table.resolved.criminals.map((seat) => table.name(seat)),
        )
      : []),
    ...Object.entries(ranks ?? {}).flatMap(([name, rank]) => compare(`rank of ${name}`, rank, got.get(name))),
    // Guilt lasts from the resolution to the end of the contract, which are one moment.
    ...(criminalsNow ? set('criminalsNow', criminalsNow, []) : []),
  ];
}

function things(table: Table, { badges, supply, poisoned, phase, winner }: Expected): string[] {
  const { court } = table.state;
  const named = <T>(value: (seat: Seat) => T | null): [string, T][] =>
    table.everybody().flatMap((seat) => {
      const it = value(seat);
      return it === null ? [] : [[table.name(seat), it] as [string, T]];
    });
  const worn = Object.fromEntries(
    named((seat) => court.players[seat]!.badge).map(([name, faction]) => [name, letterOf(faction)]),
  );
  const left: { readonly [letter: string]: number } = { P: court.supply.phoenix, D: court.supply.dragon };
  const side = table.session.outcome?.side;
  return [
    ...(badges ? compare('badges', badges, worn) : []),
    ...Object.entries(supply ?? {}).flatMap(([letter, n]) => compare(`supply of ${letter}`, n, left[letter])),
    ...(poisoned
      ? set(
          'poisoned',
          poisoned,
          named((seat) => open(court.players[seat]!.poison)).map(([name]) => name),
        )
      : []),
    ...(phase ? compare('phase', phase, phases[table.phase]) : []),
    ...(winner
      ? compare(
          'winner',
          winner,
          !table.session.outcome ? null : side === undefined ? 'draw' : letterOf(side as 'phoenix'),
        )
      : []),
  ];
}

const phases: { readonly [path: string]: string } = {
  free: 'free',
  called: 'called',
  tribunal: 'point',
  crown: 'crown',
  over: 'over',
};
const stages: { readonly [stage: string]: string } = { frozen: 'forming', mark: 'surprise' };

function contracts(table: Table, { contract = {}, agreed = {}, locked = {} }: Expected): string[] {
  const stage = (label: string): string | undefined => {
    const id = table.labels.get(label);
    const present = table.contract(id);
    if (!present) return table.state.court.closed.find((it) => it.id === id)?.how;
    return stages[table.stage(present)] ?? table.stage(present);
  };
  const pact = (label: string) => {
    const present = table.contract(table.labels.get(label));
    return present && table.pact(present);
  };
  const names = (seats: readonly Seat[] = []): string[] => [...new Set(seats)].map((seat) => table.name(seat));
  return [
    ...Object.entries(contract).flatMap(([label, expected]) => compare(`contract ${label}`, expected, stage(label))),
    ...Object.entries(agreed).flatMap(([label, expected]) =>
      set(`agreed in ${label}`, expected, names(pact(label)?.agreed)),
    ),
    ...Object.entries(locked).flatMap(([label, expected]) =>
      set(
        `locked in ${label}`,
        expected,
        names(
          pact(label)
            ?.decisions.filter((it) => it.locked)
            .map((it) => it.seat),
        ),
      ),
    ),
  ];
}

function knowledge(table: Table, { knows = {}, knowsNot = {} }: Expected): string[] {
  const missing = Object.entries(knows).flatMap(([name, facts]) => {
    const has = factsOf(table, table.seat(name)).map(tidy);
    return facts
      .filter((fact) => !has.includes(tidy(fact)))
      .map((fact) => `${name} should know ${short(fact)}, knows ${short(has)}`);
  });
  const extra = Object.entries(knowsNot).flatMap(([name, prefixes]) => {
    const has = factsOf(table, table.seat(name));
    return prefixes.flatMap((prefix) =>
      has.filter((fact) => begins(fact, prefix)).map((fact) => `${name} should not know ${short(fact)}`),
    );
  });
  return [...missing, ...extra];
}

function news(table: Table, { public: told = [], notPublic = [], shownSet }: Expected): string[] {
  const log = publicLog(table);
  let at = 0;
  const problems: string[] = [];
  for (const fact of told) {
    const found = log.findIndex((it, i) => i >= at && tidy(it.slice(0, fact.length)) === tidy(fact));
    if (found < 0) problems.push(`the public log should say ${short(fact)} after entry ${at}: ${short(log, 400)}`);
    else at = found + 1;
  }
  for (const prefix of notPublic)
    if (log.some((it) => begins(it, prefix))) problems.push(`the public log should not say ${short(prefix)}`);
  const shown = log.filter(([kind]) => kind === 'shown').map((it) => it[1] as string);
  return [...problems, ...(shownSet ? set('shownSet', shownSet, [...new Set(shown)]) : [])];
}

/** What the engine lets a seat do, in the words of scenarios; talks about a contract are left out. */
function legal(table: Table, seat: Seat): string[] {
  const types = table.offers(seat).map((it) => aliases[it.type] ?? it.type);
  const said = types.filter((type) => !talk.includes(type) && type !== 'surprise');
  return [...new Set([...said, ...(table.surprises(seat).length > 0 ? ['surprise'] : [])])];
}
const aliases: { readonly [type: string]: string } = {
  waive: 'pass',
  raise: 'kill',
  dieForAll: 'dieFor',
  respond: 'surprise',
  silence: 'martyr',
  proclaim: 'oracle',
};
const talk = ['propose', 'join', 'decline', 'side', 'agree', 'unagree', 'leaveContract', 'add', 'drop'];

/** Whom an action of a seat may be aimed at. */
function targets(table: Table, seat: Seat, type: string): string[] {
  if (type === 'surprise') return table.surprises(seat).flatMap((it) => (it === null ? [] : [table.name(it)]));
  const contract = table.state.contracts.find((it) => it.busy && it.joined.includes(seat));
  const decided = contract
    ? table.pact(contract).decisions.filter((it) => it.seat === seat && (aliases[it.what] ?? it.what) === type)
    : [];
  // A choice with one target has been made by the game: nobody is asked, but it is aimed all the same.
  if (decided.length > 0 && type !== 'dieFor')
    return decided.flatMap((it) => it.targets.map((target) => table.name(target)));
  const domains = table
    .offers(seat)
    .filter((it) => (aliases[it.type] ?? it.type) === type)
    .map((it) => it.params['accused'] ?? it.params['target'] ?? it.params['targets']);
  return domains.flatMap((domain) => (domain && 'of' in domain ? domain.of.map((it) => table.name(it as Seat)) : []));
}

/** The checks between two steps, but for refusals. */
export function checks(table: Table, given: Checks): string[] {
  const prompts = (given.samePrompt ?? []).map((name) => JSON.stringify(table.offers(table.seat(name))));
  return [
    ...Object.entries(given.legal ?? {}).flatMap(([name, types]) =>
      set(`legal for ${name}`, types, legal(table, table.seat(name))),
    ),
    ...Object.entries(given.illegal ?? {}).flatMap(([name, types]) =>
      legal(table, table.seat(name))
        .filter((type) => types.includes(type))
        .map((type) => `${type} should not be legal for ${name}`),
    ),
    ...Object.entries(given.targets ?? {}).flatMap(([name, byType]) =>
      Object.entries(byType).flatMap(([type, seats]) =>
        set(`targets of ${name} for ${type}`, seats, targets(table, table.seat(name), type)),
      ),
    ),
    ...(new Set(prompts).size > 1 ? [`prompts differ: ${prompts.join(' | ')}`] : []),
    ...(prompts.some((prompt) => prompt === '[]') ? ['nobody is asked anything'] : []),
    ...(given.check ? expectations(table, given.check) : []),
  ];
}
