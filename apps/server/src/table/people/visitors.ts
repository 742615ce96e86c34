import { BEAT_MS } from '@masque/core';
import type { LogPage } from '@masque/protocol';
import type { Person } from '../../identity/people.ts';
import type { Services } from '../../services.ts';
import { Viewers } from '../views/viewers.ts';
import { Beat } from '../views/beat.ts';
import { peopleOf } from '../data.ts';
import type { TableSnapshot } from '../views/documents.ts';
import type { Caller } from '../moves/move.ts';
import { isNight } from '../views/sealed.ts';
import { Strangers } from './strangers.ts';
import type { Listener } from '../views/viewer-feed.ts';
import { Watchers, type Comer, type Visitor } from './watchers.ts';

/** Everybody who is connected to a table: who may come in and stay, and what they are sent, at once or on the beat. */
export class Visitors {
  readonly #snapshot: () => TableSnapshot;
  readonly #viewers: Viewers;
  readonly #beat: Beat;
  readonly #strangers = new Strangers();
  readonly #watchers = new Watchers();

  /** @param snapshot the table now */
  constructor({ clock, log, gatherMs }: Services, snapshot: () => TableSnapshot) {
    this.#snapshot = snapshot;
    this.#viewers = new Viewers(log, gatherMs);
    this.#beat = new Beat(
      clock,
      BEAT_MS,
      () => isNight(snapshot().session),
      () => this.#viewers.publish(snapshot(), this.#beat),
    );
  }

  get empty(): boolean {
    return this.#viewers.empty;
  }

  /** Persons who watch from devices that do not belong to the table. */
  get strangers(): ReadonlySet<string> {
    return this.#strangers.persons;
  }

  /** Lets somebody in, and sends them what they may see. False: there are too many strangers already. */
  join(listener: Visitor, comer: Comer, counter?: number): boolean {
    const { as, person, device, from } = comer;
    const table = this.#snapshot();
    const belongs = person !== null && peopleOf(table.data).has(person.id);
    // A screen represents nobody.
    if (!belongs && !this.#strangers.enter(listener, from, as === 'screen' ? undefined : device?.id)) return false;
    this.#watchers.enter(listener);
    this.#viewers.join(listener, person, table, this.#beat, counter);
    return true;
  }

  leave(listener: Visitor, person: Person | null): void {
    this.#strangers.leave(listener);
    this.#watchers.leave(listener);
    this.#viewers.leave(listener, person);
  }

  /** Sends away those who may no longer watch. */
  sendAway(leave: (listener: Visitor, person: Person | null) => void): void {
    const { data, state } = this.#snapshot();
    this.#watchers.sendAway(data, state, leave);
  }

  /** A listener that skipped frames can accept them again. */
  drained(listener: Listener, person: Person | null): void {
    this.#viewers.drained(listener, person);
  }

  /** Lines of the log before the given number, as already sent to this person; `null`: nothing was sent. */
  logPage(person: Person | null, before: number): LogPage | null {
    return this.#viewers.logPage(person, before);
  }

  /** What the others see may have changed. It is sent now or on the next beat. */
  changed(): void {
    this.#beat.changed();
  }

  /** A person's request was granted: they see what came of it, even if everybody else waits for the beat. */
  show(person: Person): void {
    if (this.#beat.sealed) this.#viewers.show(person, this.#snapshot());
  }

  /** This request was granted, and its sender still has to be told. */
  owe(by: Caller): void {
    this.#viewers.owe(by);
  }

  /** Sends what is waiting, for the last time. */
  stop(): void {
    this.#viewers.flush();
    this.#beat.stop();
  }
}
