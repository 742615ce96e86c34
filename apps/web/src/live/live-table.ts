import type { Action, Message } from '@masque/core';
import type { Command, Received } from '@masque/protocol';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { reloadUntilCurrent } from '../shell/renew.ts';
import { Absence } from './absence.ts';
import { Connection, type TableRequest, type ConnectionOptions, type Status } from './connection.ts';
import { offline, problemOf } from './outbox.ts';

/** The table to connect to, and as whom; `null` while that is not known. */
export type Where = () => Omit<ConnectionOptions, 'changed' | 'url'> | null;

/** A table's connection that redraws its element whenever something changes. */
export class LiveTable implements ReactiveController {
  /** A command is in flight. */
  busy = false;
  /** Why the last request was refused; `null` after the next success. */
  problem: Message | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #where: Where;
  #connection: Connection | null = null;
  /** Is the element in the page? */
  #here = false;
  readonly #absence: Absence;

  constructor(host: ReactiveControllerHost, where: Where) {
    this.#host = host;
    this.#absence = new Absence(() => host.requestUpdate());
    this.#where = where;
    host.addController(this);
  }

  get seen(): Received | null {
    return this.#connection?.seen ?? null;
  }

  get status(): Status {
    return this.#connection?.status ?? 'connecting';
  }

  /** The club of a table whose game they may not watch. */
  get sentTo(): string | undefined {
    return this.#connection?.sentTo;
  }

  /** The connection has been lost for more than a moment. */
  get held(): boolean {
    return this.#absence.lasts;
  }

  get clockOffset(): number {
    return this.#connection?.clockOffset ?? 0;
  }

  /** Sends an action of the game. Resolves with whether it was accepted; if not, `problem` has the reason. */
  readonly act = (action: Action): Promise<boolean> => {
    const game = this.seen?.doc.play?.id;
    return this.#ask({ t: 'act', action: { ...action, params: action.params ?? {} }, ...(game && { game }) });
  };

  /** Sends a command about the table. Resolves with whether it was accepted; if not, `problem` has the reason. */
  readonly command = async (command: Command): Promise<boolean> => {
    this.busy = true;
    this.#host.requestUpdate();
    const ok = await this.#ask({ t: 'do', command });
    this.busy = false;
    this.#host.requestUpdate();
    return ok;
  };

  /** Sends a command on this device's own behalf. Resolves with whether it was accepted; a refusal is not shown. */
  readonly quietly = async (command: Command): Promise<boolean> =>
    (await this.#connection?.ask({ t: 'do', command }))?.ok === true;

  /** Dismisses the refusal. */
  readonly forget = (): void => {
    this.problem = null;
    this.#host.requestUpdate();
  };

  /** Fetches the lines of the log that did not come with the document. */
  readonly fetchLog = (): void => this.#connection?.fetchLog();

  /** Connects, or reconnects with other options. */
  open(): void {
    this.#connection?.close();
    this.#connection = null;
    const where = this.#where();
    // Whoever opens it may have had to wait, and the person may have gone to another page by then.
    if (!where || !this.#here) return;
    const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
    this.#connection = new Connection({ ...where, url, changed: () => this.#changed() });
  }

  hostConnected(): void {
    this.#here = true;
  }

  hostDisconnected(): void {
    this.#here = false;
    this.#absence.forget();
    this.#connection?.close();
    this.#connection = null;
  }

  async #ask(asked: TableRequest): Promise<boolean> {
    const reply = (await this.#connection?.ask(asked)) ?? offline;
    this.problem = problemOf(reply);
    this.#host.requestUpdate();
    return reply.ok;
  }

  #changed(): void {
    if (this.status === 'outdated') reloadUntilCurrent();
    this.#absence.follow(this.status);
    this.#host.requestUpdate();
  }
}
