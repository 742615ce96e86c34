import { type Action, type Bot, type BotObservation } from '@masque/core';
import { once } from 'node:events';
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import { CliError } from '../io.ts';

/** What an external program is asked, as one line of JSON: what a person in its seat would see. */
export interface BotQuestion {
  /** Returned with the answer. */
  readonly id: number;
  readonly game: string;
  readonly seat: number;
  readonly seats: number;
  /** The options of the table. */
  readonly options: object;
  readonly phase: string;
  /** The state as this seat sees it; hidden values are `{"$hidden":true}`. */
  readonly view: object;
  /**
   * What it may do. An answer consists of the type and the window of one of these, with a value from each parameter's
   * domain.
   */
  readonly offers: BotObservation<object>['offers'];
  /** The log as this seat reads it, oldest first. */
  readonly log: readonly object[];
}

/** Its answer, also on one line. `null`: takes no offer, if all of them are optional. */
export interface BotAnswer {
  readonly id: number;
  readonly action: Action | null;
}

/** The helper thread's result for a question. */
export type WorkerReply = { readonly line: string } | { readonly error: string };

/** Timeout for one answer of a program, in milliseconds. */
const ANSWER_MS = 120_000;

/**
 * A program that plays. It is started once, and asked through its standard input and output. Games are played
 * synchronously, so this thread blocks while another one talks to the program.
 */
export class Outside implements Bot<object> {
  readonly #command: string;
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #bell = new Int32Array(new SharedArrayBuffer(4));
  #last = 0;

  constructor(command: string) {
    this.#command = command;
    const { port1, port2 } = new MessageChannel();
    const own = import.meta.url.endsWith('.ts') ? './outside-thread.ts' : './outside-thread.js';
    this.#worker = new Worker(new URL(own, import.meta.url), {
      workerData: { command, port: port2, bell: this.#bell },
      transferList: [port2],
    });
    this.#worker.unref();
    this.#port = port1;
  }

  /** @throws CliError when the program has ended, does not answer, or gives an invalid answer */
  decide({ game, view, seat, offers, log, redacted }: BotObservation<object>): Action | null {
    const { seats, options, phase } = redacted();
    const id = ++this.#last;
    const question: BotQuestion = { id, game: game.id, seat, seats, options, phase, view, offers, log: log() };
    Atomics.store(this.#bell, 0, 0);
    this.#port.postMessage(JSON.stringify(question));
    Atomics.wait(this.#bell, 0, 0, ANSWER_MS);
    const told = receiveMessageOnPort(this.#port)?.message as WorkerReply | undefined;
    if (!told) throw this.#problem(`did not answer within ${ANSWER_MS / 1000} s`);
    if ('error' in told) throw this.#problem(told.error);
    return this.#read(told.line, id);
  }

  async close(): Promise<void> {
    const gone = once(this.#worker, 'exit');
    this.#port.postMessage(null);
    await gone;
  }

  #read(line: string, id: number): Action | null {
    let answer: Partial<BotAnswer>;
    try {
      answer = JSON.parse(line) as Partial<BotAnswer>;
    } catch {
      throw this.#problem(`answered with something that is not JSON: ${line.slice(0, 200)}`);
    }
    if (answer?.id !== id || answer.action === undefined)
      throw this.#problem(`must answer {"id":${id},"action":…}, but answered ${line.slice(0, 200)}`);
    return answer.action;
  }

  readonly #problem = (what: string): CliError => new CliError(`The program "${this.#command}" ${what}.`);
}
