import {
  advance,
  alarmsOf,
  clockIdOf,
  isOpen,
  load,
  observe,
  offersFor,
  randomFor,
  sample,
  save,
  seatsOf,
  seedOf,
  start,
  timelineOf,
  type Action,
  type AnyGame,
  type Input,
  type Seat,
  type Session,
  type Timeline,
} from '@masque/core';
import type { StudioAnswer, StudioCommand } from '@masque/protocol/studio';
import { players, promisesAt, defaultLevel, type PromiseResult, type Situation } from '@masque/testkit';
import { testOf } from './as-test.ts';
import { nameOf, namesFor } from './names.ts';
import { fileOf, seedFor, storyOf, type StudioStory } from './story.ts';
import { wishOf } from './wish.ts';

/** Maximum number of consecutive inputs by bots. */
const MAX_INPUTS = 5000;
/** How long to search for a deal, in milliseconds, and the maximum number of attempts. */
const SEARCH_MS = 3000;
const DEALS = 20_000;

const done: StudioAnswer = { ok: true };
const no = (says: string): StudioAnswer => ({ ok: false, says });

/** Where and why a log cannot be replayed further: an input is refused. */
interface Stopped {
  readonly n: number;
  readonly says: string;
}

/** A table that can be viewed after any of its inputs and continued from there. */
export class DevTable {
  readonly game: AnyGame;
  #story: StudioStory;
  /** The timeline after each accepted input. */
  #past: Timeline[] = [];
  #stopped: Stopped | null = null;
  readonly #situations: () => Promise<readonly Situation[]>;

  /**
   * @param situations the starting points of the game's scenarios
   * @throws what the game's setup throws
   */
  constructor(game: AnyGame, story: StudioStory, situations: () => Promise<readonly Situation[]> = async () => []) {
    this.game = game;
    this.#situations = situations;
    this.#story = story;
    this.#replay(story);
  }

  get story(): StudioStory {
    return this.#story;
  }

  get session(): Session {
    return this.#past[this.#story.n]!.session;
  }

  /** All sessions from the deal on, including those after the position shown. */
  get past(): readonly Session[] {
    return this.#past.map((it) => it.session);
  }

  /** Where the log cannot be replayed further by these rules. */
  get stopped(): Stopped | null {
    return this.#stopped;
  }

  /** Each session as text, for comparison with other rules. */
  marks(): string[] {
    return this.past.map(({ phase, state, outcome }) => JSON.stringify({ phase, state, outcome }));
  }

  test(): string {
    return testOf(this.#story, this.session);
  }

  file(): object {
    return fileOf(this.game.id, this.#story);
  }

  promises(): PromiseResult[] {
    return promisesAt(this.game, this.past[0]!, this.#story.inputs.slice(0, this.#story.n));
  }

  async do(command: StudioCommand): Promise<StudioAnswer> {
    try {
      const answer = command.do === 'begin' ? await this.#begin(command.situation) : this.#do(command);
      if (answer.ok && command.do !== 'go') this.#letBotsPlay();
      return answer;
    } catch (error) {
      return no((error as Error).message);
    }
  }

  #do(command: Exclude<StudioCommand, { do: 'begin' }>): StudioAnswer {
    const { session } = this;
    const story = this.#story;
    switch (command.do) {
      case 'act':
        return this.#take({ at: story.now, seat: command.seat, action: command.action });
      case 'leave':
        return this.#take({ at: story.now, leave: command.seat });
      case 'ring':
        return this.#ring() ?? no('No clock is running.');
      case 'wait':
        return this.#wait(command.ms);
      case 'move':
        return this.#move(command.seat);
      case 'finish':
        return this.#finish();
      case 'go':
        return this.#go(command.n);
      case 'bot':
        this.#story = { ...story, bots: story.bots.with(command.seat, command.level) };
        return done;
      case 'deal':
        return this.#deal(command);
      case 'open':
        this.#replay(storyOf(command.file, session.game.id));
        return this.#stopped ? no(this.#stopped.says) : done;
    }
  }

  /** Starts from a situation of one of the game's scenarios instead of a deal. */
  async #begin(id: string): Promise<StudioAnswer> {
    const found = (await this.#situations()).find((it) => it.id === id);
    if (!found) return no(`No scenario of the game has the id "${id}".`);
    const saved = save(found.begin());
    const { seats, seed, options } = saved.start;
    const { at } = saved;
    const bots = Array.from({ length: seats }, (_, seat) => this.#story.bots[seat] ?? null);
    this.#replay({ seats, seed, options, begin: { name: id, saved }, at, inputs: [], n: 0, now: at, bots });
    return done;
  }

  #replay(story: StudioStory): void {
    const { seed, seats, options, at, inputs, begin } = story;
    const { id, version } = this.game;
    const first = begin
      ? load(this.game, { ...begin.saved, game: id, version })
      : start(this.game, { seed: seedFor(seed), seats, options, at });
    const past = [timelineOf(first)];
    let stopped: Stopped | null = null;
    for (const [n, input] of inputs.entries()) {
      const next = advance(past[n]!, input);
      if (!next.ok) {
        stopped = { n, says: `input ${n + 1} (${nameOf(input)}) is refused: ${whyNot(next)}` };
        break;
      }
      past.push(next.timeline);
    }
    const n = Math.min(story.n, past.length - 1);
    [this.#past, this.#stopped] = [past, stopped];
    this.#story = { ...story, n, now: n === story.n ? story.now : timeAt(story, n) };
  }

  #take(given: Input): StudioAnswer {
    const input = JSON.parse(JSON.stringify(given)) as Input;
    const { n } = this.#story;
    const next = advance(this.#past[n]!, input);
    if (!next.ok) return no(whyNot(next));
    this.#past = [...this.#past.slice(0, n + 1), next.timeline];
    this.#stopped = null;
    const inputs = [...this.#story.inputs.slice(0, n), input];
    this.#story = { ...this.#story, inputs, n: n + 1, now: Math.max(this.#story.now, input.at) };
    return done;
  }

  #go(n: number): StudioAnswer {
    if (!(n >= 0 && n < this.#past.length)) return no(`The log has ${this.#past.length - 1} inputs.`);
    this.#story = { ...this.#story, n, now: timeAt(this.#story, n) };
    return done;
  }

  #ring(until = Infinity): StudioAnswer | null {
    const [due] = alarmsOf(this.session).sort((a, b) => a.at - b.at || a.n - b.n);
    if (!due || due.at > until) return null;
    return this.#take({ at: Math.max(due.at, this.#story.now), deadline: clockIdOf(due.clock), n: due.n });
  }

  #wait(ms: number): StudioAnswer {
    const until = this.#story.now + ms;
    for (let i = 0; i < MAX_INPUTS; i++) {
      const rung = this.#ring(until);
      if (!rung) break;
      if (!rung.ok) return rung;
      this.#letBotsPlay();
    }
    this.#story = { ...this.#story, now: until };
    return done;
  }

  /** A bot answers once, at the seat's level or else at the default one. */
  #move(seat: Seat): StudioAnswer {
    const action = this.#choice(seat);
    return action ? this.#take({ at: this.#story.now, seat, action }) : no('The bot takes nothing that it is offered.');
  }

  #choice(seat: Seat): Action | null {
    const { session } = this;
    const open = offersFor(session, seat).filter(isOpen);
    if (open.length === 0) return null;
    const random = randomFor(seedOf(`${this.#story.seed} mind ${seat}`), session.n);
    const bot = this.game.bots[this.#story.bots[seat] ?? defaultLevel(this.game)];
    const choice = bot?.decide(observe(session, seat, random));
    const needed = open.filter((it) => !it.optional);
    return choice ?? (needed.length > 0 ? sample(random.pick(needed), random) : null);
  }

  /** Bots answer questions until the game waits for somebody else. */
  #letBotsPlay(): void {
    for (let i = 0; i < MAX_INPUTS && !this.session.outcome; i++) {
      const { session } = this;
      const next = seatsOf(session.start.seats).find(
        (seat) => this.#story.bots[seat] && offersFor(session, seat).some((it) => isOpen(it) && !it.optional),
      );
      if (next === undefined || !this.#move(next).ok) return;
    }
  }

  #finish(): StudioAnswer {
    const bots = this.#story.bots.map((it) => it ?? defaultLevel(this.game));
    const all = players({ bots, seed: this.#story.seed });
    for (let i = 0; i < MAX_INPUTS && !this.session.outcome; i++) {
      const input = all.next(this.session);
      if (!input) return no('Nobody can do anything, and no clock is running.');
      const taken = this.#take(input);
      if (!taken.ok) return taken;
    }
    return done;
  }

  #deal(command: Extract<StudioCommand, { do: 'deal' }>): StudioAnswer {
    const old = this.#story;
    const seats = command.seats ?? old.seats;
    const given = this.game.options.safeParse(command.options ?? old.options);
    if (!given.success) return no(`These are not options of this game: ${given.error.message}`);
    const options = given.data as object;
    const bots = Array.from({ length: seats }, (_, seat) => old.bots[seat] ?? null);
    const base: StudioStory = { seed: old.seed, seats, options, bots, at: 0, inputs: [], n: 0, now: 0 };
    const seed = command.seed ?? old.seed;
    if (!command.wish?.trim()) {
      this.#replay({ ...base, seed });
      return done;
    }
    const wish = wishOf(command.wish, namesFor(seats));
    const until = performance.now() + SEARCH_MS;
    const word = seed.replace(/ \d+$/, '');
    let tried = 0;
    for (; tried < DEALS && performance.now() < until; tried++) {
      const next = `${word} ${tried + 1}`;
      if (next === old.seed) continue;
      const { state } = start(this.game, { seed: seedFor(next), seats, options, at: 0 });
      if (!wish(state)) continue;
      this.#replay({ ...base, seed: next });
      return done;
    }
    return no(`None of ${tried} deals is like that. The state shows what its values are called.`);
  }
}

const timeAt = ({ inputs, at }: StudioStory, n: number): number => (n === 0 ? at : inputs[n - 1]!.at);

function whyNot({ code, error }: { readonly code: string; readonly error?: unknown }): string {
  return error instanceof Error ? `the rule throws: ${error.message}` : code;
}
