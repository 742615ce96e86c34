import { randomFor, replace, reveal, seedOf, SPECTATOR, type Random, type Session, type Viewer } from '@masque/core';
import { stateOf, withState } from '../../session.ts';
import { Fault } from '../check.ts';
import { sampler, type Moment } from '../moment.ts';
import type { SuitePlan } from '../setting.ts';
import { errorWords, place, whom } from '../words.ts';
import { exchangeable, hiddenFrom, refill, secretsAt, type SecretSlot } from './slots.ts';

/** How a twin is made. */
export interface Twinning {
  /** What must not change, although the viewer cannot see it. */
  readonly fixed?: readonly SecretSlot[];
  /** Only two values of one kind are swapped. A game that makes its own twins decides for itself. */
  readonly onePair?: boolean;
  /** The random draws are the same as in the session. */
  readonly sameChance?: boolean;
}

/**
 * A session that a viewer cannot distinguish from the given one: values hidden from it are swapped, and later random
 * draws differ. `null` if there is nothing to swap.
 *
 * @example
 * const twin = twinOf(session, SPECTATOR, randomFor(seedOf('twin'), session.n));
 */
export function twinOf<State extends object>(
  session: Session<State>,
  viewer: Viewer,
  random: Random,
  how: Twinning = {},
): Session<State> | null {
  const { fixed = [], sameChance } = how;
  const state = stateOf<object>(session);
  const shown = fixed.length > 0 ? shownTo(state, viewer, fixed) : state;
  const { game } = session;
  const other = game.twin ? game.twin(shown, viewer, random) : swapped(shown, viewer, random, how.onePair === true);
  if (!other) return null;
  const twin = fixed.length > 0 ? putBack(other, fixed) : other;
  const seed = sameChance ? session.start.seed : seedOf(`twin ${session.start.seed} ${random.below(0xffffffff)}`);
  return withState(session, twin as State, seed);
}

/** The state as if the viewer saw these as well, so that no twin changes them. */
function shownTo(state: object, viewer: Viewer, fixed: readonly SecretSlot[]): object {
  const to = viewer === SPECTATOR ? 'all' : [viewer];
  return refill(state, new Map(fixed.map(({ secret }) => [secret as object, reveal(secret, to)]))) as object;
}

/** The secrets at these places as they were, with those who may see them. */
function putBack(state: object, fixed: readonly SecretSlot[]): object {
  const now = secretsAt(state);
  const was = fixed.flatMap(({ path, secret }) => {
    const it = now.get(path);
    return it ? [[it as object, secret] as const] : [];
  });
  return refill(state, new Map(was)) as object;
}

/** The contents of secrets of one kind, redistributed among those that the viewer cannot see. */
function swapped(state: object, viewer: Viewer, random: Random, onePair: boolean): object | null {
  const others = new Map<object, unknown>();
  const groups = exchangeable(hiddenFrom(state, viewer));
  for (const group of onePair && groups.length > 0 ? [random.pick(groups)] : groups) {
    const those = onePair ? random.shuffle(group).slice(0, 2) : group;
    const values = onePair
      ? those.map((it) => it.secret.$secret).reverse()
      : random.shuffle(those.map((it) => it.secret.$secret));
    those.forEach((it, i) => {
      if (JSON.stringify(values[i]) !== JSON.stringify(it.secret.$secret))
        others.set(it.secret, replace(it.secret, values[i]));
    });
  }
  return others.size === 0 ? null : (refill(state, others) as object);
}

/** A session with its twin for one viewer. */
export interface TwinPair {
  readonly viewer: Viewer;
  readonly twin: Session;
}

/** The twins of the moments that are examined, for the spectator and one seat. Made once for all checks. */
export class Twins {
  /** How many hidden secrets there were, and how many twins were made. */
  hidden = 0;
  made = 0;
  readonly #seed: string;
  readonly #looks = sampler({ first: 2, every: 61 });
  #moment: Moment | null = null;
  #pairs: readonly TwinPair[] = [];

  constructor(plan: SuitePlan) {
    this.#seed = plan.seed;
  }

  /** @throws Fault when the game's `twin` throws */
  at(moment: Moment): readonly TwinPair[] {
    if (this.#moment === moment) return this.#pairs;
    this.#moment = moment;
    this.#pairs = [];
    const { session, setting } = moment;
    if (session.outcome || !this.#looks(moment)) return this.#pairs;
    const random = randomFor(seedOf(`${this.#seed} twins ${setting.name}`), session.n);
    this.#pairs = [SPECTATOR, random.below(setting.seats)].flatMap((viewer) => {
      if (hiddenFrom(stateOf(session), viewer).length > 0) this.hidden++;
      const twin = this.#make(moment, viewer, random);
      return twin ? [{ viewer, twin }] : [];
    });
    this.made += this.#pairs.length;
    return this.#pairs;
  }

  #make({ session, setting }: Moment, viewer: Viewer, random: Random): Session | null {
    try {
      return twinOf(session, viewer, random);
    } catch (error) {
      throw new Fault(
        `the game's \`twin\` throws for ${whom(viewer)} in ${place(session, setting)}: ${errorWords(error)}`,
      );
    }
  }
}

/** Secrets of `before` that a viewer cannot see and that are unchanged in `after`, with the same audience. */
export function stillHidden(
  before: object,
  after: object,
  viewer: Viewer,
): { kept: SecretSlot[]; others: SecretSlot[] } {
  const left = new Set(hiddenFrom(after, viewer).map((it) => it.secret as object));
  const slots = hiddenFrom(before, viewer);
  return { kept: slots.filter((it) => left.has(it.secret)), others: slots.filter((it) => !left.has(it.secret)) };
}
