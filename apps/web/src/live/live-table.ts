import type { Action, Message } from '@masque/core';
import type { Command, Seen } from '@masque/protocol';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { Connection, type ConnectionOptions, type Status } from './connection.ts';
import type { Asked, Reply } from './outbox.ts';

/** A connection may be gone for so long before anybody is told, in milliseconds. */
const GRACE = 900;

/** Which table to connect to, and as whom; `null` while that is not known. */
export type Where = () => Omit<ConnectionOptions, 'changed' | 'url'> | null;

/** A table's connection that draws its element again whenever something changes. */
export class LiveTable implements ReactiveController {
  /** The connection has been gone for more than a moment. */
  held = false;
  /** A command waits for its answer. */
  busy = false;
  /** Why the last thing that was asked for was refused; `null` once something else was taken. */
  problem: Message | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #where: Where;
  #connection: Connection | null = null;
  #timer?: ReturnType<typeof setTimeout>;

  constructor(host: ReactiveControllerHost, where: Where) {
    this.#host = host;
    this.#where = where;
    host.addController(this);
  }

  get seen(): Seen | null {
    return this.#connection?.seen ?? null;
  }

  get status(): Status {
    return this.#connection?.status ?? 'connecting';
  }

  get clockOffset(): number {
    return this.#connection?.clockOffset ?? 0;
  }

  /** Does something in the game. Resolves with whether it was taken; else `problem` says why not. */
  readonly act = (action: Action): Promise<boolean> => {
    const game = this.seen?.doc.play?.id;
    return this.#ask({ t: 'act', action: { ...action, params: action.params ?? {} }, ...(game && { game }) });
  };

  /** Does something about the table. Resolves with whether it was taken; else `problem` says why not. */
  readonly command = async (command: Command): Promise<boolean> => {
    this.busy = true;
    this.#host.requestUpdate();
    const ok = await this.#ask({ t: 'do', command });
    this.busy = false;
    this.#host.requestUpdate();
    return ok;
  };

  /** Asks for something that this device does by itself. Resolves with whether it was taken; nobody is told why not. */
  readonly quietly = async (command: Command): Promise<boolean> =>
    (await this.#connection?.ask({ t: 'do', command }))?.ok === true;

  /** The refusal has been read. */
  readonly forget = (): void => {
    this.problem = null;
    this.#host.requestUpdate();
  };

  /** Fetches the lines of the log that did not come with the document. */
  readonly fetchLog = (): void => this.#connection?.fetchLog();

  /** Connects, or connects again with other options. */
  open(): void {
    this.#connection?.close();
    this.#connection = null;
    const where = this.#where();
    if (!where) return;
    const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
    this.#connection = new Connection({ ...where, url, changed: () => this.#changed() });
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#connection?.close();
    this.#connection = null;
  }

  async #ask(asked: Asked): Promise<boolean> {
    const offline: Reply = { ok: false, code: 'busy', message: 'web.offline', text: '' };
    const reply = (await this.#connection?.ask(asked)) ?? offline;
    // Always another one, so that the same refusal is told again.
    const why = reply.ok ? null : reply.message;
    this.problem = typeof why === 'string' ? { key: why } : why && { ...why };
    this.#host.requestUpdate();
    return reply.ok;
  }

  #changed(): void {
    if (this.status === 'away') {
      this.#timer ??= setTimeout(() => {
        this.held = true;
        this.#host.requestUpdate();
      }, GRACE);
    } else {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.held = false;
    }
    this.#host.requestUpdate();
  }
}
