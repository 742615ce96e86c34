import { NOBODY, open, secret, seedOf, stacked, start, type Chance, type Random, type Session } from '@masque/core';
import type { Grave, Player, Poison } from '../court/court.ts';
import succession from '../index.ts';
import type { Options } from '../options.ts';
import { isHeir, roleNames, type Face, type Faction, type Role } from '../roles/index.ts';
import { courtOf } from '../setup.ts';
import type { State } from '../state.ts';
import type { CardSpec, Scenario } from './format.ts';

/** A table set up as a scenario says, with the names of its seats and cards. */
export interface Position {
  readonly names: readonly string[];
  /** Names of physical cards, by number. */
  readonly cards: ReadonlyMap<number, string>;
  readonly session: Session;
  readonly chance: Chance;
}

export const factionOf = (letter: string): Faction => {
  if (letter !== 'P' && letter !== 'D') throw new Error(`"${letter}" is no faction: P or D`);
  return letter === 'P' ? 'phoenix' : 'dragon';
};
export const letterOf = (faction: Faction): string => (faction === 'phoenix' ? 'P' : 'D');

export const faceOfSpec = (spec: CardSpec): Face => {
  const [name, letter] = (typeof spec === 'string' ? spec : spec[0]).split('/') as [string, string];
  const role = roleNames.find((it) => it === name);
  if (!role) throw new Error(`there is no role "${name}"`);
  return { role: role satisfies Role, faction: factionOf(letter) };
};

/** Table options in the words of scenarios. */
export function optionsOf(given: object = {}): Options {
  const defaults: Record<string, unknown> = succession.options.parse({}) as Record<string, unknown>;
  const words = Object.entries(given).map(([name, value]: [string, unknown]) => {
    if (!(name in defaults)) throw new Error(`there is no option "${name}"`);
    // Scenarios write numbers where the form of options has a choice of words.
    return [name, typeof value === 'number' && typeof defaults[name] === 'string' ? String(value) : value];
  });
  return succession.options.parse({ peek: 0, ...Object.fromEntries(words) }) as Options;
}

/** Sets the table up: seats in the order of their names, Heirs added where none is named. */
export function positionOf(scenario: Scenario): Position {
  const specs: Record<string, CardSpec> = { ...scenario.graveyard, ...scenario.seats };
  for (const letter of ['P', 'D']) {
    if (!Object.values(specs).some((spec) => isHeirOf(faceOfSpec(spec), factionOf(letter))))
      specs[`h${letter}`] = `heir/${letter}`;
  }
  for (let i = 1; i <= (scenario.fill ?? 0); i++)
    specs[`f${String(i).padStart(2, '0')}`] = `noble/${i % 2 === 1 ? 'P' : 'D'}`;
  const names = Object.keys(specs).sort((a, b) => (a < b ? -1 : 1));
  const ids = new Map<string, number>();
  const number = (label: string): number => {
    if (!ids.has(label)) ids.set(label, ids.size + 1000);
    return ids.get(label)!;
  };
  const state = stateOf(scenario, names, specs, number);
  const options = state.court.options;
  const chance = scripted(scenario.draws ?? [], ids);
  const session = start(
    { ...succession, setup: () => state },
    { seed: seedOf('scenario'), seats: names.length, options, at: 0 },
    chance,
  );
  return { names, cards: new Map([...ids].map(([label, n]) => [n, label])), session, chance };
}

const isHeirOf = (face: Face, faction: Faction): boolean => isHeir(face.role) && face.faction === faction;

function stateOf(
  scenario: Scenario,
  names: readonly string[],
  specs: Record<string, CardSpec>,
  number: (label: string) => number,
): State {
  const court = courtOf(
    optionsOf(scenario.options),
    {},
    false,
    names.map((name) => faceOfSpec(specs[name]!)),
  );
  const dead = (name: string): boolean => scenario.graveyard !== undefined && name in scenario.graveyard;
  const players = court.players.map((player, seat): Player => {
    const name = names[seat]!;
    const spec = specs[name]!;
    const card = typeof spec === 'string' ? seat : number(spec[1]);
    const dealt = scenario.dealt?.[name];
    const badge = scenario.badges?.[name];
    return {
      ...player,
      alive: !dead(name),
      life: dead(name) ? 1 : 0,
      card: secret(card, NOBODY),
      dealt: secret(dealt === undefined ? card : number(dealt), NOBODY),
      badge: badge === undefined ? null : factionOf(badge),
    };
  });
  const poisoned = players.map((player, seat): Player => {
    const source = scenario.poisoned?.[names[seat]!];
    if (source === undefined) return player;
    const by = names.indexOf(source);
    // A source that lies in the graveyard has brought the poison in the life before.
    return {
      ...player,
      poison: secret<Poison | null>({ by, life: players[by]!.alive ? players[by]!.life : 0 }, [seat]),
    };
  });
  const graveyard = players.flatMap(({ alive, face, card, spent }): Grave[] =>
    alive ? [] : [{ face: secret(open(face), NOBODY), card, spent: secret(open(spent), NOBODY) }],
  );
  const worn = (faction: Faction): number => players.filter((player) => player.badge === faction).length;
  const supply = { phoenix: court.supply.phoenix - worn('phoenix'), dragon: court.supply.dragon - worn('dragon') };
  return { court: { ...court, players: poisoned, graveyard, supply }, contracts: [], proposed: 0 };
}

/** Chance that draws the cards a scenario names from the graveyard, and moves nothing otherwise. */
function scripted(draws: readonly string[], ids: ReadonlyMap<string, number>): Chance {
  const left = [...draws];
  const pick = <T>(from: readonly T[]): T => {
    const wanted = ids.get(left[0] ?? '');
    const found = from.find((it) => {
      const { card } = it as Partial<Grave>;
      return wanted !== undefined && card !== undefined && open(card) === wanted;
    });
    if (found !== undefined) left.shift();
    return found ?? stacked.pick(from);
  };
  const random: Random = { ...stacked, pick };
  return () => random;
}
