import type { Command } from '@masque/protocol';
import type { Action, Message } from '@masque/core';
import { Connection, type ConnectionOptions, type Status } from '../../connection/connection.ts';
import type { Asked, Reply } from '../../connection/outbox.ts';
import type { Seen } from '../../connection/seen.ts';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A connection may be gone for so long before anybody is told, in milliseconds. */
const GRACE = 900;

/** What parts of a screen need to speak to the table. */
export interface TableLine {
  readonly seen: Seen | null;
  readonly status: Status;
  readonly clockOffset: number;
  /** The connection has been gone for more than a moment. */
  readonly held: boolean;
  act(action: Action): Promise<Reply>;
  command(command: Command): Promise<Reply>;
}

/** A table's connection that draws its element again whenever something changes. */
export class LiveTable implements ReactiveController, TableLine {
  held = false;
  readonly #host: ReactiveControllerHost;
  readonly #options: () => Omit<ConnectionOptions, 'changed' | 'url'> | null;
  #connection: Connection | null = null;
  #timer?: ReturnType<typeof setTimeout>;

  constructor(host: ReactiveControllerHost, options: () => Omit<ConnectionOptions, 'changed' | 'url'> | null) {
    this.#host = host;
    this.#options = options;
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

  act(action: Action): Promise<Reply> {
    return this.#ask({ t: 'act', action: { ...action, params: action.params ?? {} } });
  }

  command(command: Command): Promise<Reply> {
    return this.#ask({ t: 'do', command });
  }

  /** Connects, or does so anew with other options. */
  open(): void {
    this.#connection?.close();
    this.#connection = null;
    const options = this.#options();
    if (!options) return;
    const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
    this.#connection = new Connection({ ...options, url, changed: () => this.#changed() });
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#connection?.close();
    this.#connection = null;
  }

  #ask(asked: Asked): Promise<Reply> {
    const message: Message = 'web.offline';
    return this.#connection?.ask(asked) ?? Promise.resolve({ ok: false, code: 'busy', message, text: '' });
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
