import {
  clockIdOf,
  fill,
  offersFor,
  randomFor,
  step,
  viewOf,
  type Action,
  type RandomSource,
  type Deadline,
  type Input,
  type Offer,
  type Seat,
  type Session,
  type View,
} from '@masque/core';
import { phaseOf } from '../session.ts';

/**
 * An operation that the rules do not allow, with the code that scenario files use for the reason, if any.
 *
 * @example
 * expect(() => new ScenarioPlay(session).act(1, 'boast', { value: 3 })).toThrow(RefusedOperation);
 */
export class RefusedOperation extends Error {
  readonly code: string | undefined;

  constructor(code?: string, message = code ?? 'refused') {
    super(message);
    this.code = code;
  }
}

/**
 * A scenario in play: the session, and methods to advance it. What the rules do not allow is thrown as `RefusedOperation`, which
 * the runner turns into a problem, or into what a `reject` expects. A game that must remember more (labels, names of
 * seats) extends it.
 *
 * @example
 * const play = new ScenarioPlay(session);
 * play.act(0, 'boast', { value: 3 });
 * play.phase; // => 'belief'
 * play.ring(); // nobody says anything: its clock rings
 * play.phase; // => 'turn'
 */
export class ScenarioPlay<State extends object = object> {
  session: Session<State>;
  /** Now, in milliseconds of the session's time. */
  at: number;
  /** All sessions so far, the first one first; the current one is the last. */
  readonly past: Session<State>[];
  readonly chance: RandomSource;

  /** @param randomSource what draws; `unshuffled` leaves shuffled cards in their order */
  constructor(session: Session<State>, randomSource: RandomSource = randomFor) {
    this.session = session;
    this.at = session.at;
    this.past = [session];
    this.chance = randomSource;
  }

  get state(): State {
    return this.session.state;
  }

  get phase(): string {
    return phaseOf(this.session);
  }

  /** What a seat may do, including closed offers. @param type only offers of this action */
  offers(seat: Seat, type?: string): readonly Offer[] {
    const all = offersFor(this.session, seat);
    return type === undefined ? all : all.filter((it) => it.type === type);
  }

  view(seat: Seat): View<State> {
    return viewOf(this.session, seat);
  }

  /**
   * Takes an offer of a seat: the first open one of this action that fits the parameters.
   * @param why the code for a refusal, called only if there is one
   * @throws RefusedOperation when there is none
   */
  act(seat: Seat, type: string, params: Action['params'] = {}, why?: string | (() => string | undefined)): void {
    const offers = this.offers(seat, type);
    const offer = offers.find((it) => it.closed === undefined && fill(it, params).ok);
    if (offer) return this.apply({ at: this.at, seat, action: { type, window: offer.window, params } });
    const there = this.offers(seat).map((it) => it.type);
    const all = there.length > 0 ? `it may ${[...new Set(there)].join(', ')}` : 'it is asked nothing';
    throw new RefusedOperation(
      typeof why === 'function' ? why() : why,
      `seat ${seat} cannot ${type}${offers.length > 0 ? ` with ${JSON.stringify(params)}` : `: ${all}`}`,
    );
  }

  /** Whether a seat can take such an offer now. */
  may(seat: Seat, type: string, params: Action['params'] = {}): boolean {
    return this.offers(seat, type).some((it) => it.closed === undefined && fill(it, params).ok);
  }

  /** The clock that fires next, of those that `which` accepts. */
  due(which: (deadline: Deadline) => boolean = () => true): Deadline | undefined {
    return this.session.deadlines.filter(which).sort((a, b) => a.at - b.at || a.n - b.n)[0];
  }

  /** Lets time pass until the next clock fires. @throws RefusedOperation `no_clock` if none runs */
  ring(which?: (deadline: Deadline) => boolean): void {
    const due = this.due(which);
    if (!due) throw new RefusedOperation('no_clock', `no clock is running in phase ${this.phase}`);
    this.at = Math.max(this.at, due.at);
    this.apply({ at: this.at, deadline: clockIdOf(due), n: due.n });
  }

  /** Lets this many milliseconds pass; clocks fire in the meantime. */
  wait(ms: number): void {
    const until = this.at + ms;
    while ((this.due()?.at ?? Infinity) <= until) this.ring();
    this.at = until;
  }

  /** A player gives the seat up. */
  leave(seat: Seat): void {
    this.apply({ at: this.at, leave: seat });
  }

  /** @throws RefusedOperation with the core's code; the error itself if a rule throws */
  apply(input: Input): void {
    const next = step(this.session, input, this.chance);
    if (!next.ok) {
      if (next.code === 'fault') throw next.error;
      throw new RefusedOperation(next.code);
    }
    this.session = next.session;
    this.past.push(next.session);
  }
}
