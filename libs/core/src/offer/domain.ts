import type { Message } from '../message/message.ts';

/** The values that a parameter may have: seats, cards (by their `ref`), words, numbers. */
export type Value = string | number;

interface Common<M extends Message = Message> {
  /** The question asked while this is being filled in: "From whom?" */
  readonly ask?: M;
  /**
   * Never filled in automatically, because it would reveal something about the seat's cards that only one value is
   * possible.
   */
  readonly byHand?: boolean;
}

/** A value that is drawn like the others but cannot be chosen, and why. `null` means choosing nothing. */
export interface Barred<V extends Value = Value, M extends Message = Message> {
  readonly value: V | null;
  readonly why: M;
}

/** One of a list of values, or nothing if `none` says what that is called. */
export interface Pick<V extends Value = Value, M extends Message = Message> extends Common<M> {
  /** What is picked: the interface lets the player tap the seat or the card itself. */
  readonly kind: 'seat' | 'card' | 'option';
  readonly of: readonly V[];
  /** The names of the options, in the order of `of`. Cards and seats have names of their own. */
  readonly names?: readonly M[];
  /** `null` may be chosen too, under this name. */
  readonly none?: M;
  /**
   * Values of the list that cannot be chosen, in cases where leaving them out would reveal something about the seat's
   * cards. They look like the others on the open screen; a player who picks one reads why it is not allowed, and
   * nothing is sent.
   *
   * @example
   * // A Werewolf is asked as everybody is, and may name neither its friend nor nobody.
   * const who: Domain = {
   *   kind: 'seat', of: [0, 1, 2, 3], none: 'nobody',
   *   barred: [{ value: 2, why: 'barred.pack' }, { value: null, why: 'barred.must' }],
   * };
   */
  readonly barred?: readonly Barred<V, M>[];
  /** The current choice, if this is a change of mind: shown as chosen until something else is picked. */
  readonly now?: V;
}

/** A whole number from `min` to `max`. */
export interface Count<M extends Message = Message> extends Common<M> {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}

/** Between `min` and `max` different values of a list, in any order. */
export interface Subset<V extends Value = Value, M extends Message = Message> extends Common<M> {
  readonly kind: 'subset';
  readonly what: 'seat' | 'card' | 'option';
  readonly of: readonly V[];
  readonly names?: readonly M[];
  readonly min: number;
  readonly max: number;
}

/** Between `min` and `max` different values of a list, in an order that matters. */
export interface Order<V extends Value = Value, M extends Message = Message> extends Common<M> {
  readonly kind: 'order';
  readonly what: 'seat' | 'card' | 'option';
  readonly of: readonly V[];
  readonly names?: readonly M[];
  readonly min: number;
  readonly max: number;
}

/** For each of `keys` one of `of`, or possibly none if `partial`. Sent as `[key, value]` pairs. */
export interface Assign<
  K extends Value = Value,
  V extends Value = Value,
  M extends Message = Message,
> extends Common<M> {
  readonly kind: 'assign';
  readonly what: 'seat' | 'card' | 'option';
  readonly keys: readonly K[];
  /** What the keys are. By default, a number that is a seat is one, and anything else is a card, by its `ref`. */
  readonly keysAre?: 'seat' | 'card' | 'option';
  /** The names of keys that are options, in the order of `keys`. */
  readonly keyNames?: readonly M[];
  readonly of: readonly V[];
  readonly names?: readonly M[];
  readonly partial?: boolean;
}

/** The values with which a parameter of an offer may be filled: always finitely many. */
export type Domain = Pick | Count | Subset | Order | Assign;

/**
 * Why a value cannot be chosen although it is listed; `undefined` if it can.
 *
 * @example
 * const who: Domain = { kind: 'seat', of: [0, 1], barred: [{ value: 1, why: 'barred.pack' }] };
 * [whyBarred(who, 0), whyBarred(who, 1)]; // => [undefined, 'barred.pack']
 */
export const whyBarred = (domain: Domain, value: unknown): Message | undefined =>
  'barred' in domain ? domain.barred?.find((it) => it.value === value)?.why : undefined;

/**
 * The values of a pick that can be chosen, including `null` if nothing may be picked.
 *
 * @example
 * choicesOf({ kind: 'seat', of: [0, 1], none: 'nobody', barred: [{ value: 1, why: 'barred.pack' }] }); // => [null, 0]
 */
export const choicesOf = <V extends Value>(pick: Pick<V>): (V | null)[] =>
  [...(pick.none === undefined ? [] : [null]), ...pick.of].filter((it) => whyBarred(pick, it) === undefined);

/** The domains that can yield a value of type `T`. */
export type DomainFor<T, M extends Message = Message> = [T] extends [
  readonly (readonly [infer K extends Value, infer V extends Value])[],
]
  ? Assign<K, V, M>
  : [T] extends [readonly (infer V extends Value)[]]
    ? Subset<V, M> | Order<V, M>
    : [T] extends [number | null]
      ? Pick<Extract<T, Value>, M> | Count<M>
      : [T] extends [Value | null]
        ? Pick<Extract<T, Value>, M>
        : never;
