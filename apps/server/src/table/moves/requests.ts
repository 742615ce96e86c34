import type { Command } from '@masque/protocol';
import { done, refused, type RequestResult, type RequestRefusal } from '../../answer.ts';
import type { Person } from '../../identity/people.ts';
import { TableLimits } from '../../limits.ts';
import type { Services } from '../../services.ts';
import { origin } from '../../tracing.ts';
import type { Dealing } from '../commands/dealing.ts';
import type { Executor } from './executor.ts';
import { isOptional, notPlaying, receiptOf, type Act, type RequestId, type Caller } from './move.ts';
import { isSealed } from '../views/sealed.ts';
import { Stepping } from './stepping.ts';
import type { TableModel } from '../table-model.ts';
import { viewerOf } from '../views/viewer.ts';

/**
 * What people ask of a table: moves and commands. Decides what is refused at once, because it can be known or is too
 * much, and hands the rest to the executor in the person's own lane, at most once per idempotency key.
 */
export class Requests {
  readonly #table: TableModel;
  readonly #executor: Executor;
  readonly #dealing: Dealing;
  readonly #services: Services;
  readonly #granted: (person: Person) => void;
  readonly #limits: TableLimits;
  readonly #stepping: Stepping;

  /** @param granted told of every request that was granted in its turn */
  constructor(
    table: TableModel,
    executor: Executor,
    dealing: Dealing,
    services: Services,
    granted: (person: Person) => void,
  ) {
    this.#table = table;
    this.#executor = executor;
    this.#dealing = dealing;
    this.#services = services;
    this.#granted = granted;
    this.#limits = new TableLimits(services.limits);
    this.#stepping = new Stepping(services.steps);
  }

  /** A player makes a move. */
  async act(person: Person, { key, action, game }: Act, asker?: Caller): Promise<RequestResult> {
    const receipt = receiptOf(person, key);
    const seatNow = () => viewerOf(this.#table.data, this.#table.session, person);
    const barred = () => (this.#table.isPast(game) ? refused('stale') : notPlaying(this.#table, seatNow()));
    const bar = barred();
    // Somebody who is no longer playing still gets the results of earlier requests.
    if (bar && (this.#table.isPast(game) || this.#mayRefuse(person)))
      return this.#settled((await this.#table.hasTakenIn(game, receipt)) ? done : bar, key, asker);
    const seat = seatNow();
    // Another game may be dealt while it waits, in which they have another seat.
    const input = () => ({ at: this.#services.clock.now(), seat: seatNow(), action });
    const early = this.#mayRefuse(person) && !bar ? this.#table.refusal(input(), receipt) : null;
    if (early) return this.#refuseEarly(early, key, asker);
    if (isOptional(this.#table.session, seat, action) && !this.#limits.optionalMoves.tryTake(person.id))
      return this.#refuseEarly(slow, key, asker);
    // Answers given face down are taken on a fixed step.
    const { session } = this.#table;
    if (session && isSealed(session, seat)) await this.#stepping.wait(person.id);
    const asked = askedBy(asker, key);
    const answer = await this.#executor.move(
      { input, mayNot: barred, receipt, game, origin: origin(), ...(asked && { asked }) },
      person.id,
    );
    return this.#shown(person, answer);
  }

  /** A person gives a command to the table. */
  async command(person: Person, key: string, command: Command, asker?: Caller): Promise<RequestResult> {
    if (command.do === 'reveal' && this.#dealing.on) {
      const answer = this.#dealing.take(person.id, command.number);
      // The acknowledgement comes together with the cards.
      this.#executor.answer(answer, askedBy(asker, key));
      return answer;
    }
    if (command.do === 'seal' && !this.#services.entropy) return this.#refuseEarly(refused('not_now'), key, asker);
    const guesses = command.do === 'sit' && command.password !== undefined;
    if (guesses && !this.#limits.guesses.tryTake(asker?.from ?? '')) return this.#refuseEarly(slow, key, asker);
    const waits = command.do === 'knock' || command.do === 'wasHere';
    if (waits && asker) this.#table.addresses.note(person.id, asker.from);
    const receipt = receiptOf(person, key);
    const early = this.#mayRefuse(person) ? this.#table.refusalOf(person, command, receipt) : null;
    if (early) return this.#refuseEarly(early, key, asker);
    const task = async () => {
      const floods = command.do === 'say' && !this.#table.hasTaken(receipt) && !this.#limits.talk.tryTake(person.id);
      return floods ? slow : this.#table.command(person, command, receipt);
    };
    return this.#shown(person, await this.#executor.run(task, person.id, askedBy(asker, key)));
  }

  /** Forgets how much was asked by people who do not belong here any more. */
  forget(belongs: (person: string) => boolean): void {
    this.#limits.forget(belongs);
  }

  /**
   * May a person's request be refused out of turn? Only if none of their requests is in progress: this one may depend
   * on it.
   */
  #mayRefuse(person: Person): boolean {
    return !this.#executor.holds(person.id) && !this.#stepping.holds(person.id);
  }

  /** Refusals do not wait for the table's queue, so that the time one takes reveals nothing about what others do. */
  #refuseEarly(answer: RequestRefusal, key: string, asker?: Caller): RequestResult {
    this.#services.steps.atHalf(() => asker?.answered(key, answer));
    return answer;
  }

  #shown(person: Person, answer: RequestResult): RequestResult {
    if (answer.ok) this.#granted(person);
    return answer;
  }

  /** Acknowledges a request outside the queue. */
  #settled(answer: RequestResult, key: string, asker?: Caller): RequestResult {
    if (!answer.ok) return this.#refuseEarly(answer, key, asker);
    asker?.acknowledge([key]);
    return answer;
  }
}

const slow = refused('slow_down');

const askedBy = (by: Caller | undefined, key: string): RequestId | undefined => by && { by, key };
