import type { ClubServerMessage } from '@masque/club';
import type { Language } from '@masque/core';
import { PROTOCOL, type ServerMessage } from '@masque/protocol';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { refused, type RequestResult } from '../answer.ts';
import type { ClubAnswer } from '../club/answer.ts';
import type { Person } from '../identity/people.ts';
import { TokenBucket } from '../limits.ts';
import { Elsewhere } from '../nodes/ownership.ts';
import type { Services } from '../services.ts';
import { traced } from '../tracing.ts';
import type { Connected } from './hub.ts';
import { readFrame } from './read.ts';
import { SendQueue } from './send-queue.ts';

/** How long a connection may take to say hello, in milliseconds. */
export const HELLO_TIMEOUT_MS = 10_000;
/** How often a client that sends too much is warned, at most, in milliseconds. */
const WARN_MS = 1000;

/** Codes from RFC 6455 and its registry. */
export const CLOSE = { normal: 1000, policyViolation: 1008, internalError: 1011, tryAgainLater: 1013 } as const;

/** How much one connection may send. */
export interface Allowance {
  /** Messages at once. */
  readonly burst: number;
  /** Messages per second, on average. */
  readonly rate: number;
  /** Messages beyond that before the socket is closed. */
  readonly maxStrikes: number;
  /** Maximum number of pending requests. */
  readonly maxPending: number;
}

/** Shared by all requests that are done at once, to save a promise for each. */
const DONE = Promise.resolve();

type Ping = { readonly t: 'ping' };
type Greeting = { readonly t: 'hello'; readonly v: number; readonly lang: Language };
/** A message that expects an answer under its key: success or a refusal. */
type KeyedMessage = { readonly t: string; readonly key: string };

/** What sockets of every kind are sent. */
type Common = Extract<ClubServerMessage, { readonly t: 'refused' | 'pong' | 'reload' }>;

/** Why a request is refused. */
export type AnyRefusal = Exclude<RequestResult | ClubAnswer, { readonly ok: true }>;

/**
 * One socket, whatever it is connected to. It says hello once and in time, keeps to its rate limit, and gets the result
 * of each request. Subclasses define what a hello and a request do.
 */
export abstract class SocketPeer<
  Hello extends Greeting,
  Request extends KeyedMessage,
  Sent extends ServerMessage | ClubServerMessage,
  Other extends { readonly t: string } = never,
> implements Connected {
  /** Heard from since the last heartbeat. */
  alive = true;
  protected readonly device: Person | null;
  protected readonly services: Services;
  protected language: Language = 'en';
  protected closed = false;
  readonly #socket: WebSocket;
  readonly #schema: z.ZodType<Hello | Request | Other | Ping>;
  readonly #isSurely: ((raw: unknown) => raw is Hello | Request | Other | Ping) | undefined;
  readonly #allowance: Allowance;
  readonly #bucket: TokenBucket;
  readonly #queue: SendQueue;
  #helloTimeout: NodeJS.Timeout | undefined;
  #strikes = 0;
  #warnedAt = -Infinity;
  #pending = 0;
  #greeted: Promise<void> | null = null;
  #isIn = false;

  protected constructor(
    socket: WebSocket,
    device: Person | null,
    services: Services,
    schema: z.ZodType<Hello | Request | Other | Ping>,
    allowance: Allowance,
    isSurely?: (raw: unknown) => raw is Hello | Request | Other | Ping,
  ) {
    this.#socket = socket;
    this.device = device;
    this.services = services;
    this.#schema = schema;
    this.#isSurely = isSurely;
    this.#allowance = allowance;
    this.#bucket = new TokenBucket(allowance.burst * services.limits, allowance.rate * services.limits);
    this.#queue = new SendQueue(socket, this);
    this.#helloTimeout = setTimeout(() => this.close(CLOSE.policyViolation, 'say hello'), HELLO_TIMEOUT_MS).unref();
  }

  /** Handles a hello in our version of the protocol: sends `welcome` and joins, or closes the socket. */
  protected abstract enter(hello: Hello): Promise<void>;
  /** Handles a request. Errors are logged and answered with `busy`. */
  protected abstract ask(request: Request): Promise<void>;
  /** A refusal as a sentence in the client's language. */
  protected abstract explain(refusal: AnyRefusal): string;
  /** Frames can be sent again after one was skipped. */
  abstract drained(): void;
  /** The socket has been closed. */
  protected abstract left(): void;

  /** A message that is not a request has arrived. */
  protected take(_message: Other): void {}

  get person(): string | null {
    return this.device?.id ?? null;
  }

  deliver(frame: string): boolean {
    return this.#queue.deliver(frame);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** The socket has been closed. */
  ended(): void {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.#helloTimeout);
    this.#queue.stop();
    this.left();
  }

  /** A frame has arrived. */
  receive(data: unknown): void {
    this.alive = true;
    if (this.closed) return;
    if (!this.#bucket.tryTake()) return this.#tooMuch();
    const read = readFrame(this.#schema, data, this.#isSurely);
    if (!read.ok) return this.refuse(read.key, refused(read.code));
    const { message } = read;
    // The most frequent kind comes first, and creates no more promises than needed.
    if (this.#isIn && isRequest(message)) this.#request(message);
    else
      this.#handle(message).catch((error: unknown) => {
        if (!(error instanceof Elsewhere))
          this.services.log.error({ err: error, kind: message.t }, 'a message could not be handled');
        this.close(CLOSE.internalError, 'something went wrong');
      });
  }

  protected answer(message: Sent | Common): void {
    this.#queue.reply(message);
  }

  protected refuse(to: string | null, refusal: AnyRefusal): void {
    const { code, message } = refusal;
    this.services.metrics.refusals.inc({ code });
    this.answer({ t: 'refused', key: to, code, message, text: this.explain(refusal) });
  }

  async #handle(message: Hello | Request | Other | Ping): Promise<void> {
    if (isHello(message)) {
      if (this.#greeted) return this.close(CLOSE.policyViolation, 'one hello is enough');
      clearTimeout(this.#helloTimeout);
      this.#helloTimeout = undefined;
      this.#greeted = this.#greet(message);
      return this.#greeted;
    }
    if (message.t === 'ping')
      return this.services.steps.atHalf(() => this.answer({ t: 'pong', now: this.services.clock.now() }));
    if (!this.#greeted) return this.close(CLOSE.policyViolation, 'say hello');
    if (isRequest(message)) return this.#request(message, this.#greeted);
    await this.#greeted;
    this.take(message as Other);
  }

  async #greet(hello: Hello): Promise<void> {
    this.language = hello.lang;
    if (hello.v === PROTOCOL) {
      await this.enter(hello);
      this.#isIn = true;
      this.#greeted = DONE;
      return;
    }
    this.answer({ t: 'reload', v: PROTOCOL });
    this.close(CLOSE.normal, 'another version');
  }

  /** @param greeted what it must wait for; absent: nothing */
  #request(request: Request, greeted?: Promise<void>): void {
    if (this.#pending >= this.#allowance.maxPending) return this.refuse(request.key, refused('rate'));
    this.#pending++;
    const ask = (): Promise<void> => traced('frame', { kind: request.t }, () => this.ask(request));
    (greeted ? greeted.then(ask) : ask()).then(
      () => this.#pending--,
      (error: unknown) => {
        this.#pending--;
        // It may or may not have been stored: if it is sent again under the same key, the answer will tell.
        this.services.log.error({ err: error, kind: request.t }, 'a command could not be carried out');
        this.refuse(request.key, refused('busy'));
      },
    );
  }

  #tooMuch(): void {
    if (++this.#strikes > this.#allowance.maxStrikes) return this.#socket.terminate();
    const now = performance.now();
    if (now - this.#warnedAt < WARN_MS) return;
    this.#warnedAt = now;
    this.refuse(null, refused('rate'));
  }
}

const isHello = <H extends Greeting>(message: H | { readonly t: string }): message is H => message.t === 'hello';
const isRequest = <R extends KeyedMessage>(message: R | { readonly t: string }): message is R => 'key' in message;
