import {
  clockOf,
  hereOf,
  logFor,
  offersFor,
  open,
  seatsOf,
  step,
  tableFor,
  type Action,
  type Input,
  type Offer,
  type Seat,
  type Session,
} from '@masque/core';
import { turned } from '../contract/ranks.ts';
import type { Pact, Room } from '../contract/pact.ts';
import { surpriseTargets } from '../contract/surprise.ts';
import { faceOf } from '../court/show.ts';
import type { Contract, State } from '../state.ts';
import type { Position } from './position.ts';

/** The contract that was resolved last, as it was at its resolution. */
export interface Resolved {
  readonly ranks: Pact['ranks'];
  readonly criminals: readonly Seat[];
}

/** A scenario in play. */
export class Table {
  readonly names: readonly string[];
  readonly position: Position;
  session: Session;
  now = 0;
  /** Contracts by the label that the scenario gave them. */
  readonly labels = new Map<string, string>();
  resolved: Resolved = { ranks: [], criminals: [] };
  readonly #watch: Seat | null;
  /** All that has ever been sent to the seat that is watched. */
  readonly sent: string[] = [];

  constructor(position: Position, watch: string | null = null) {
    this.position = position;
    this.names = position.names;
    this.session = position.session;
    this.#watch = watch === null ? null : this.seat(watch);
    this.#record();
  }

  get state(): State {
    return this.session.state as State;
  }
  get phase(): string {
    return hereOf(this.session).phase;
  }

  seat(name: string): Seat {
    const seat = this.names.indexOf(name);
    if (seat < 0) throw new Error(`there is no seat "${name}"`);
    return seat;
  }
  seats(names: readonly string[]): Seat[] {
    return names.map((name) => this.seat(name)).sort((a, b) => a - b);
  }
  name(seat: Seat): string {
    return this.names[seat]!;
  }

  contract(id: string | undefined): Contract | undefined {
    return this.state.contracts.find((it) => it.id === id);
  }
  pact(contract: Contract): Pact {
    return open(contract.inside).state;
  }
  stage(contract: Contract): string {
    return open(contract.inside).phase;
  }

  offers(seat: Seat): readonly Offer[] {
    return offersFor(this.session, seat);
  }

  /** Whom the card of a seat could surprise now; none unless the common question is before it. */
  surprises(seat: Seat): (Seat | null)[] {
    if (!this.offers(seat).some((it) => it.type === 'respond')) return [];
    const contract = this.state.contracts.find((it) => it.busy && it.joined.includes(seat))!;
    return surpriseTargets(
      { court: this.state.court, pact: this.pact(contract) },
      seat,
      faceOf(this.state.court, seat),
    );
  }

  /** Takes an action if some offer allows it. @returns whether it was taken */
  act(seat: Seat, type: string, params: Action['params'] = {}): boolean {
    return this.offers(seat)
      .filter((it) => it.type === type)
      .some((offer) => this.#apply({ at: this.now, seat, action: { type, window: offer.window, params } }));
  }

  /** Rings the clock that rings next, if it does so before `until`. */
  ring(until = Infinity): boolean {
    const [due] = this.session.deadlines.toSorted((a, b) => a.at - b.at || a.n - b.n);
    if (!due || due.at > until) return false;
    this.now = Math.max(this.now, due.at);
    return this.#apply({ at: due.at, deadline: clockOf(due), n: due.n });
  }

  wait(ms: number): void {
    const until = this.now + ms;
    while (this.ring(until));
    this.now = until;
  }

  #apply(input: Input): boolean {
    const before = this.state;
    const next = step(this.session, input, this.position.chance);
    if (!next.ok) {
      if (next.code === 'fault') throw next.error;
      return false;
    }
    this.session = next.session;
    for (const { id } of before.contracts.filter((it) => it.busy)) if (!this.contract(id)) this.#resolve(before, id);
    this.#record();
    return true;
  }

  #resolve(before: State, id: string): void {
    const room: Room = { court: before.court, pact: this.pact(before.contracts.find((it) => it.id === id)!) };
    this.resolved = { ranks: room.pact.ranks, criminals: turned(room, room.pact.ranks) };
  }

  #record(): void {
    const seat = this.#watch;
    if (seat === null) return;
    this.sent.push(JSON.stringify([tableFor(this.session, seat), this.offers(seat), logFor(this.session, seat)]));
  }

  everybody(): Seat[] {
    return seatsOf(this.names.length);
  }
}
