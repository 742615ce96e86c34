import {
  declassify,
  isSecret,
  NOBODY,
  reveal,
  secret,
  sees,
  type AnyGame,
  type Line,
  type HiddenPlace,
  type Random,
  type Recalled,
  type Redacted,
  type Seat,
  type Seats,
  type Secret,
  type Worlds,
} from '@masque/core';
import { at, isHole, refill, secretsIn, type LocatedSecret } from './holes.ts';
import { match } from './match.ts';

/** How many worlds are imagined before one is drawn, and with every further draw. */
const [FIRST, FURTHER] = [8, 1];
/** How many worlds, the last ones imagined, to choose from, weighted by how well each explains what people have done. */
const CHOICE = 32;
/** How often an impossible world is drawn again. */
const TRIES = 8;

/**
 * Draws worlds that one seat cannot tell from the real one: states with a value in every hidden place.
 *
 * Places with a kind get values that a deal has of that kind, minus those that the seat sees. Places with a kind that
 * is not dealt, or without one, such as notebooks, get what they contain in a fresh deal. A sealed answer has not been
 * given yet. A game adds to this with its `worlds`. The real world can always come out: the conformance suite calls
 * {@link Sampler.excludes} in every game.
 *
 * @example
 * const worlds = new Sampler(session.game, redactedFor(session, 1));
 * const world = worlds.draw(random); // null: none fits
 * project(world, 1).cards[1] === viewOf(session, 1).cards[1]; // => true
 */
export class Sampler {
  readonly #game: AnyGame;
  readonly #known: Redacted;
  readonly #worlds: Worlds<object>;
  readonly #holes: ReadonlyMap<string | undefined, readonly Hole[]>;
  readonly #seen: ReadonlyMap<string | undefined, readonly string[]>;
  /** What the game says about values, if it does. */
  readonly #values: { readonly [kind: string]: readonly unknown[] };

  /** What the seat has read in its log. */
  readonly #recalled: Recalled<object>;
  /** What it has seen together, as far as it is hidden; those first that leave least over. */
  readonly #batches: readonly Batch[];
  /** The hidden places in them. */
  readonly #batched: ReadonlySet<Hole>;

  /** The game has listed all values, so one deal is as good as another. */
  readonly #isFixed: boolean;
  #dealt: object | null = null;
  /** The worlds to choose from. */
  readonly #pool: { readonly world: object; readonly weight: number }[] = [];
  /**
   * What the seat sees, with the owner of each secret added to its audience: the view does not say who else sees it.
   */
  readonly #shared: ReadonlyMap<object, Secret<unknown>>;

  /** @param log as the seat has read it; without it, the seat remembers nothing */
  constructor(game: AnyGame, known: Redacted, log: readonly Line[] = []) {
    this.#game = game;
    this.#known = known;
    this.#worlds = game.worlds ?? {};
    this.#recalled = this.#worlds.recall?.(log, known.state, known.seat) ?? {};
    const isCopy = ({ path }: LocatedSecret): boolean => this.#worlds.copies?.(known.state, path) ?? false;
    const found = secretsIn(known.state).filter((it) => !isCopy(it));
    const holes = found.filter(isHole).map((it) => ({ ...it, to: ownerOf(it, known) }));
    this.#holes = groups(holes);
    this.#batches = (this.#recalled.together ?? [])
      .map(({ places, values }) => ({ values, holes: holes.filter(({ path }) => places.has(path.join('.'))) }))
      .filter((it) => it.holes.length > 0)
      .sort((a, b) => a.values.length - a.holes.length - (b.values.length - b.holes.length));
    this.#batched = new Set(this.#batches.flatMap((it) => it.holes));
    const open = found.filter((it) => !isHole(it));
    this.#shared = new Map(open.flatMap((it) => shared(it, known)));
    const seen = groups(open);
    this.#seen = new Map([...seen].map(([kind, list]) => [kind, list.map((it) => textOf(declassify(it.secret)))]));
    this.#values = this.#worlds.values?.(known.state) ?? {};
    this.#isFixed = [...this.#holes.keys()].every((kind) => kind === undefined || this.#values[kind]);
  }

  /** A random world; `null` if none was found. More likely ones come out more often, if the game can tell. */
  draw(random: Random): object | null {
    if (!this.#worlds.likelihood && !this.#recalled.likelihood) return this.#fitting(random);
    for (let i = this.#pool.length === 0 ? FIRST : FURTHER; i > 0; i--) {
      const world = this.#fitting(random);
      if (world) this.#pool.push({ world, weight: this.#likelihood(world) });
    }
    this.#pool.splice(0, this.#pool.length - CHOICE);
    const weights = this.#pool.map(({ weight }) => weight);
    return this.#pool[drawn(weights, random)]?.world ?? null;
  }

  /**
   * Why this exact state could never be drawn; `null` if it can be. Only a test has the state.
   *
   * @param random deals again, if the dealt values are random
   */
  excludes(state: object, random: Random): string | null {
    const { seat } = this.#known;
    let why: string | null = null;
    for (let i = 0; i < TRIES; i++) {
      why = this.#missing(state, random);
      if (!why) break;
    }
    if (why) return why;
    if (this.#worlds.complete?.(state, seat, random) === null) return '`complete` takes it for impossible';
    const likely = this.#likelihood(state);
    return likely > 0 ? null : `its likelihood is ${likely}`;
  }

  #likelihood(world: object): number {
    const { likelihood } = this.#worlds;
    return (likelihood?.(world, this.#known.seat) ?? 1) * (this.#recalled.likelihood?.(world) ?? 1);
  }

  #fits(place: HiddenPlace, value: unknown): boolean {
    const { state, seat } = this.#known;
    return (this.#worlds.fits?.(state, seat, place, value) ?? true) && (this.#recalled.fits?.(place, value) ?? true);
  }

  /** How many hidden places with a kind have the same value in a world as in a state, and how many there are. */
  alike(world: object, state: object): { readonly right: number; readonly places: number } {
    const places = [...this.#holes].flatMap(([kind, holes]) => (this.#isDealt(kind, state) ? holes : []));
    const held = (it: object, { path }: LocatedSecret): string => textOf(declassify(at(it, path) as Secret<unknown>));
    return { right: places.filter((it) => held(world, it) === held(state, it)).length, places: places.length };
  }

  #missing(state: object, random: Random): string | null {
    const fresh = this.#fresh(random);
    for (const [kind, holes] of this.#holes) {
      if (!this.#isDealt(kind, fresh)) continue;
      const truth = holes.map(({ path }) => declassify(at(state, path) as Secret<unknown>));
      const left = this.#left(kind, fresh);
      if (!left || !without(left, truth.map(textOf)))
        return `not all values of kind "${kind}" are among those imagined`;
      const wrong = holes.find(({ path }, i) => !this.#fits({ path, kind }, truth[i]));
      if (wrong) return `\`fits\` refuses what lies at ${wrong.path.join('.')}`;
    }
    const held = ({ path }: Hole): string => textOf(declassify(at(state, path) as Secret<unknown>));
    const apart = this.#batches.find(({ holes, values }) => !without(values, holes.map(held)));
    if (apart) return `what lies at ${apart.holes[0]!.path.join('.')} and with it was not seen together`;
    return null;
  }

  #fitting(random: Random): object | null {
    for (let i = 0; i < TRIES; i++) {
      const world = this.#imagine(random);
      if (world) return world;
    }
    return null;
  }

  #fresh(random: Random): object {
    const { seats, options } = this.#known;
    return this.#game.setup({ seats, options: this.#game.options.parse(options) as object, random });
  }

  #imagine(random: Random): object | null {
    const { seat, state } = this.#known;
    // Dealing again only makes a difference if what is dealt is random.
    const fresh = this.#dealt ?? this.#fresh(random);
    if (this.#isFixed) this.#dealt = fresh;
    const filled = new Map(this.#shared);
    for (const [kind, holes] of this.#holes) {
      if (!this.#isDealt(kind, fresh)) for (const it of holes) filled.set(it.secret, begun(it, fresh));
      else if (!this.#deal(kind, holes, fresh, filled, random)) return null;
    }
    const world = refill(state, filled);
    return this.#worlds.complete ? this.#worlds.complete(world, seat, random) : world;
  }

  /** Whether secrets of its kind are dealt. */
  #isDealt(kind: string | undefined, fresh: object): kind is string {
    return kind !== undefined && (kind in this.#values || groups(secretsIn(fresh)).has(kind));
  }

  /** The possible values for the hidden places of a kind; `null` if the seat sees a value that was never dealt. */
  #left(kind: string, fresh: object): unknown[] | null {
    const dealt = (): unknown[] => (groups(secretsIn(fresh)).get(kind) ?? []).map((it) => declassify(it.secret));
    return without(this.#values[kind] ?? dealt(), this.#seen.get(kind) ?? []);
  }

  #deal(kind: string, holes: readonly Hole[], fresh: object, filled: Map<object, Secret<unknown>>, random: Random) {
    const put = (into: readonly Hole[], from: readonly unknown[]): unknown[] | null => {
      const values = match(into.length, from, this.#narrow(kind, into), random);
      values?.forEach((value, i) => filled.set(into[i]!.secret, secret(value, into[i]!.to, kind)));
      return values;
    };
    let left = this.#left(kind, fresh);
    for (const it of this.#batches) {
      if (!left || it.holes[0]!.secret.kind !== kind) continue;
      const values = put(it.holes, within(it.values, left));
      left = values && without(left, values.map(textOf));
    }
    const rest = holes.filter((it) => !this.#batched.has(it));
    return left !== null && put(rest, left) !== null;
  }

  /** Which values may be in which of these places; `undefined`: any. */
  #narrow(kind: string, holes: readonly Hole[]): ((i: number, value: unknown) => boolean) | undefined {
    if (!this.#worlds.fits && !this.#recalled.fits) return undefined;
    return (i, value) => this.#fits({ path: holes[i]!.path, kind }, value);
  }
}

/** What a seat has seen together, and the hidden places where it may be. */
interface Batch {
  readonly holes: readonly Hole[];
  readonly values: readonly unknown[];
}

interface Hole extends LocatedSecret {
  /** Who sees the value in this place, as far as its path tells. */
  readonly to: Seats;
}

/** A secret that the seat has seen, with its owner added to its audience; nothing if the owner is in it already. */
function shared(it: LocatedSecret, known: Redacted): [object, Secret<unknown>][] {
  const to = ownerOf(it, known);
  const isSeen = to === 'all' || to.every((seat) => sees(it.secret, seat));
  return isSeen || secretsIn(declassify(it.secret)).length > 0 ? [] : [[it.secret, reveal(it.secret, to)]];
}

/** What a place without a kind contains after the deal; `null` if there is no such place then. */
function begun({ path, to }: Hole, fresh: object): Secret<unknown> {
  const first = at(fresh, path);
  return secret(isSecret(first) ? declassify(first) : null, to);
}

/**
 * Who owns a hidden place. In a sealed question, it belongs to the seat that was asked. Otherwise, the first list on
 * the path that has an element for every seat decides.
 */
function ownerOf({ path }: LocatedSecret, { state, seats, seat }: Redacted): Seats {
  let it: unknown = state;
  for (const [i, step] of path.entries()) {
    const { asked } = it as { asked?: readonly Seat[] };
    if (step === 'answers' && Array.isArray(asked)) return [asked[Number(path[i + 1])] as Seat];
    if (Array.isArray(it) && it.length === seats) return Number(step) === seat ? NOBODY : [Number(step)];
    it = at(it, [step]);
  }
  return NOBODY;
}

const textOf = (value: unknown): string => JSON.stringify(value);

/** The values without some of them, compared by content; `null` if one of those is not among them. */
function without(values: readonly unknown[], gone: readonly string[]): unknown[] | null {
  const left = [...values];
  for (const text of gone) {
    const i = left.findIndex((it) => textOf(it) === text);
    if (i < 0) return null;
    left.splice(i, 1);
  }
  return left;
}

/** Those of the values that are among the ones that are left, each at most as often as there. */
function within(values: readonly unknown[], left: readonly unknown[]): unknown[] {
  const texts = left.map(textOf);
  return values.filter((value) => {
    const i = texts.indexOf(textOf(value));
    if (i >= 0) texts.splice(i, 1);
    return i >= 0;
  });
}

function groups<T extends LocatedSecret>(list: readonly T[]): Map<string | undefined, T[]> {
  const by = new Map<string | undefined, T[]>();
  for (const it of list) {
    const group = by.get(it.secret.kind);
    if (group) group.push(it);
    else by.set(it.secret.kind, [it]);
  }
  return by;
}

/** A random index, with a probability proportional to its weight; -1 if there is none. */
function drawn(weights: readonly number[], random: Random): number {
  let left = (random.below(GRAIN) / GRAIN) * weights.reduce((a, b) => a + b, 0);
  const i = weights.findIndex((weight) => (left -= weight) < 0);
  return i < 0 ? weights.length - 1 : i;
}

const GRAIN = 1 << 20;
