import { declassify, secret, seedOf, seatsOf, unshuffled, start, type RandomSource, type Seat } from '@masque/core';
import { ScenarioPlay, RefusedOperation } from '@masque/testkit';
import type { ContractState, ContractRoom } from '../src/contract/state.ts';
import { turned } from '../src/contract/ranks.ts';
import { surpriseTargets } from '../src/contract/surprise.ts';
import type { Grave, Player, Poison } from '../src/court/court.ts';
import { faceOf } from '../src/court/show.ts';
import succession from '../src/index.ts';
import { isHeir } from '../src/roles/index.ts';
import { courtOf, FACE } from '../src/setup.ts';
import type { Contract, State } from '../src/state.ts';
import { faceOfSpec, factionOf, letterOf, optionsOf, type CardSpec, type Scenario } from './format.ts';

/** A scenario in play, with the names of its seats, cards and contracts. */
export class CourtPlay extends ScenarioPlay<State> {
  readonly names: readonly string[];
  /** Names of physical cards, by number. */
  readonly cards: ReadonlyMap<number, string>;
  /** Contracts by the label that the scenario gave them. */
  readonly labels = new Map<string, string>();

  constructor(scenario: Scenario) {
    const specs = specsOf(scenario);
    const names = Object.keys(specs).sort((a, b) => (a < b ? -1 : 1));
    const numbers = new Map<string, number>();
    const state = stateOf(scenario, names, specs, (label) => {
      if (!numbers.has(label)) numbers.set(label, numbers.size + 1000);
      return numbers.get(label)!;
    });
    const randomSource = drawing((scenario.draws ?? []).map((label) => numbers.get(label)));
    const from = { seed: seedOf('scenario'), seats: names.length, options: state.court.options, at: 0 };
    super(start({ ...succession, setup: () => state }, from, randomSource), randomSource);
    this.names = names;
    this.cards = new Map([...numbers].map(([label, n]) => [n, label]));
  }

  seat(name: string): Seat {
    const seat = this.names.indexOf(name);
    if (seat < 0) throw new RangeError(`there is no seat "${name}"`);
    return seat;
  }
  seats = (names: readonly string[]): Seat[] => names.map((name) => this.seat(name)).sort((a, b) => a - b);
  name = (seat: Seat): string => this.names[seat]!;
  /** The names of those seats of which something is true. */
  those = (test: (seat: Seat) => unknown): string[] => seatsOf(this.names.length).filter(test).map(this.name);
  /** Something of every seat that has it, by name. */
  each<T>(value: (seat: Seat) => T | null): { [name: string]: T } {
    const found = seatsOf(this.names.length).map((seat) => [this.name(seat), value(seat)] as const);
    return Object.fromEntries(found.filter((it): it is [string, T] => it[1] !== null));
  }

  /** The contract of a label while it goes on. */
  contract = (label: string): Contract | undefined =>
    this.state.contracts.find((it) => it.id === this.labels.get(label));
  inside = (contract: Contract): ContractState => declassify(contract.inside).state;
  stage = (contract: Contract): string => declassify(contract.inside).phase;

  /** Whom the card of a seat could surprise now; none unless the common question is before it. */
  surprises(seat: Seat): (Seat | null)[] {
    const contract = this.state.contracts.find((it) => it.busy && it.joined.includes(seat));
    if (!contract || this.offers(seat, 'respond').length === 0) return [];
    const { court } = this.state;
    return surpriseTargets({ court, contract: this.inside(contract) }, seat, faceOf(court, seat));
  }

  /** The contract that was resolved last, as it was before. */
  resolved(): ContractRoom | undefined {
    const states = this.past.map((session) => session.state);
    for (const [i, { court, contracts }] of [...states.entries()].reverse()) {
      const over = contracts.findLast((it) => it.busy && !states[i + 1]?.contracts.some(({ id }) => id === it.id));
      if (over && i + 1 < states.length) return { court, contract: this.inside(over) };
    }
    return undefined;
  }

  /** Takes an action if it can be taken. */
  perhaps(seat: Seat, type: string, params: Parameters<ScenarioPlay['act']>[2] = {}): boolean {
    const may = this.may(seat, type, params);
    if (may) this.act(seat, type, params);
    return may;
  }

  /** Lets time pass while something is so and a clock runs. */
  ringWhile(goesOn: () => unknown): void {
    while (goesOn() && this.due()) this.ring();
  }

  /** @throws RefusedOperation unless it is so */
  need(so: boolean, why: string): void {
    if (!so) throw new RefusedOperation(undefined, why);
  }
}

/** Temporary Criminals at the resolution of a contract. */
export const turnedIn = (room: ContractRoom | undefined): Seat[] => (room ? turned(room, room.contract.ranks) : []);

/** The cards of all seats: Heirs are added where none is named. */
function specsOf({ graveyard, seats, fill = 0 }: Scenario): Record<string, CardSpec> {
  const specs: Record<string, CardSpec> = { ...graveyard, ...seats };
  for (const letter of ['P', 'D']) {
    const heirs = Object.values(specs)
      .map(faceOfSpec)
      .filter((face) => isHeir(face.role));
    if (!heirs.some(({ faction }) => letterOf(faction) === letter)) specs[`h${letter}`] = `heir/${letter}`;
  }
  for (let i = 1; i <= fill; i++) specs[`f${String(i).padStart(2, '0')}`] = `noble/${i % 2 === 1 ? 'P' : 'D'}`;
  return specs;
}

function stateOf(
  { options, graveyard = {}, dealt = {}, badges = {}, poisoned = {} }: Scenario,
  names: readonly string[],
  specs: Record<string, CardSpec>,
  number: (label: string) => number,
): State {
  const cards = names.map((name, seat) => secret(faceOfSpec(specs[name]!), [seat], FACE));
  const court = courtOf(optionsOf(options), {}, false, cards);
  const isDead = (name: string | undefined): boolean => name !== undefined && name in graveyard;
  const players = court.players.map((player, seat): Player => {
    const name = names[seat]!;
    const spec = specs[name]!;
    const card = typeof spec === 'string' ? seat : number(spec[1]);
    const [badge, source] = [badges[name], poisoned[name]];
    return {
      ...player,
      alive: !isDead(name),
      life: isDead(name) ? 1 : 0,
      card: secret(card, []),
      dealt: secret(dealt[name] === undefined ? card : number(dealt[name]), []),
      badge: badge === undefined ? null : factionOf(badge),
      // A source that lies in the graveyard has brought the poison in the life before.
      poison: secret<Poison | null>(source === undefined ? null : { by: names.indexOf(source), life: 0 }, [seat]),
    };
  });
  const graves = players.flatMap(({ alive, face, card, spent }): Grave[] =>
    alive ? [] : [{ face: secret(declassify(face), []), card, spent: secret(declassify(spent), []) }],
  );
  const worn = (faction: string): number => players.filter((player) => player.badge === faction).length;
  const { phoenix, dragon } = court.supply;
  const supply = { phoenix: phoenix - worn('phoenix'), dragon: dragon - worn('dragon') };
  return { court: { ...court, players, graveyard: graves, supply }, contracts: [], proposed: 0 };
}

/** Chance that draws these cards from the graveyard, one after the other, and moves nothing otherwise. */
function drawing(cards: readonly (number | undefined)[]): RandomSource {
  const left = [...cards];
  const pick = <T>(from: readonly T[]): T => {
    const found = from.find((it) => {
      const { card } = it as Partial<Grave>;
      return card && left[0] !== undefined && declassify(card) === left[0];
    });
    if (found !== undefined) left.shift();
    return found ?? unshuffled.pick(from);
  };
  return () => ({ ...unshuffled, pick });
}
