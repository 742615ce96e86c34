import type { Line } from '../log/entry.ts';
import type { Action, Offer } from '../offer/offer.ts';
import type { Random } from '../random/random.ts';
import type { Seat } from '../seat.ts';
import type { View } from '../secret/view.ts';

/** What a bot knows when it is asked: what a person in its seat would see on the phone. */
export interface BotObservation<State> {
  readonly view: View<State>;
  readonly seat: Seat;
  /** The offers that can be taken. Never empty. */
  readonly offers: readonly Offer[];
  /** The log as this seat reads it, oldest first. */
  log(): readonly Line[];
  readonly random: Random;
  /** Seats that people play, as everybody at the table sees. Absent in a simulation: all are bots. */
  readonly people?: readonly Seat[];
}

/** Plays a seat: picks an instance of one of its offers, or `null` to leave optional ones alone. */
export interface Bot<State> {
  decide(observation: BotObservation<State>): Action | null;
  /**
   * What it waits for while nothing waits for it: it is asked again when this changes. A village's bots watch how many
   * would rather sleep.
   */
  watches?(view: View<State>): string | number;
}
