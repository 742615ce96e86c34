import type { StudioAnswer, StudioCommand, StudioDoc } from '@masque/protocol/studio';
import { watch, type FSWatcher } from 'node:fs';
import { extname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolder } from './folder.ts';
import type { Fetched } from './messages.ts';
import { Rules } from './rules.ts';
import type { StudioStory } from './story.ts';

/** How long to wait after a file has changed before the rules are reloaded, in milliseconds. */
const SETTLE_MS = 80;
const SOURCES = new Set(['.ts', '.js', '.mjs', '.json']);

/** The game that the studio shows. */
export interface StudioGame {
  /** Its package, folder or module. */
  readonly name: string;
  /** Folder from which the name is resolved. */
  readonly from: string;
  /** Address at which people can play it. */
  readonly play: string | null;
}

/** A table in development: its story, and the rules, which are reloaded whenever a file is saved. */
export class Studio {
  readonly #shown: StudioGame;
  #rules: Rules;
  #generation = 1;
  #broken: string | null = null;
  #differs: StudioDoc['differs'] = null;
  /** The last known story of the table, in case the rules crash. */
  #story: StudioStory | null = null;
  #watcher: FSWatcher | null = null;
  #timer?: NodeJS.Timeout;
  /** Serializes the calls. */
  #turn: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<(doc: StudioDoc) => void>();

  private constructor(shown: StudioGame, rules: Rules) {
    this.#shown = shown;
    this.#rules = rules;
  }

  /** @throws Error that says why the game cannot be loaded */
  static async open(shown: StudioGame): Promise<Studio> {
    const { name, from } = shown;
    const studio = new Studio(shown, await Rules.load({ name, from, story: null, marks: null }));
    studio.#watch();
    return studio;
  }

  /** Calls `listener` now and after every change of the table. Returns a function that stops this. */
  follow(listener: (doc: StudioDoc) => void): () => void {
    this.#listeners.add(listener);
    void this.#queue(() => this.#doc().then(listener)).catch(() => {});
    return () => void this.#listeners.delete(listener);
  }

  do(command: StudioCommand): Promise<StudioAnswer> {
    return this.#queue(async () => {
      try {
        const answer = await this.#rules.ask('do', command);
        if (command.do === 'deal' || command.do === 'open' || command.do === 'begin') this.#differs = null;
        await this.#told();
        return answer;
      } catch (error) {
        return { ok: false, says: await this.#revived(error as Error) };
      }
    });
  }

  ask<K extends 'test' | 'file' | 'promises' | 'situations'>(what: K) {
    return this.#queue(() => this.#rules.ask(what, null));
  }

  /** A server's response for this game. */
  fetch(path: string): Promise<Fetched> {
    return this.#rules.ask('fetch', path);
  }

  /** Reloads the rules and replays the log by them. If that fails, the previous rules stay. */
  reload(): Promise<void> {
    return this.#queue(async () => {
      const before = await this.#rules.ask('story', null).catch(() => null);
      const story = before?.story ?? this.#story;
      try {
        await this.#load(story, before?.marks ?? null);
      } catch (error) {
        this.#broken = (error as Error).message;
      }
      await this.#told();
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#watcher?.close();
    await this.#rules.close();
  }

  async #load(story: StudioStory | null, marks: readonly string[] | null): Promise<void> {
    const { name, from } = this.#shown;
    const old = this.#rules;
    this.#rules = await Rules.load({ name, from, story, marks });
    this.#differs = this.#rules.loaded.differs;
    this.#broken = null;
    this.#generation++;
    await old.close();
  }

  /** Reloads rules that have crashed, and restores the table as it was before the crash. */
  async #revived(why: Error): Promise<string> {
    await this.#load(this.#story, null).catch(() => {});
    await this.#told();
    return why.message;
  }

  async #doc(): Promise<StudioDoc> {
    const doc = await this.#rules.ask('doc', null);
    this.#story = (await this.#rules.ask('story', null)).story;
    const { play } = this.#shown;
    return { ...doc, generation: this.#generation, broken: this.#broken, differs: this.#differs, play };
  }

  async #told(): Promise<void> {
    const doc = await this.#doc().catch(() => null);
    if (doc) for (const listener of this.#listeners) listener(doc);
  }

  #queue<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(task, task);
    this.#turn = done.catch(() => {});
    return done;
  }

  #watch(): void {
    const { address } = this.#rules.loaded;
    if (address === undefined) return;
    const folder = packageFolder(fileURLToPath(address));
    this.#watcher = watch(folder, { recursive: true }, (_, file) => {
      if (file === null || !concerns(file)) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.reload(), SETTLE_MS);
    });
  }
}

/** May the rules depend on this file? */
const concerns = (file: string): boolean =>
  SOURCES.has(extname(file)) &&
  !/\.test\.\w+$/.test(file) &&
  !file.split(sep).some((it) => it === 'node_modules' || it.startsWith('.'));
