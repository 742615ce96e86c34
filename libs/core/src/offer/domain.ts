import type { Message } from '../message/message.ts';

/** What a parameter may name. Seats, cards (by their `ref`), words, numbers. */
export type Value = string | number;

interface Common {
  /** The question asked while this is being filled in: "From whom?" */
  readonly ask?: Message;
  /** Never filled in by itself: that there is one value only would tell something of the seat's cards. */
  readonly byHand?: boolean;
}

/** One of a list of values, or nothing where `none` says what that is called. */
export interface Pick<V extends Value = Value> extends Common {
  /** What is picked: the interface lets one tap a seat or a card itself. */
  readonly kind: 'seat' | 'card' | 'option';
  readonly of: readonly V[];
  /** What the options are called, in the order of `of`. Cards and seats name themselves. */
  readonly names?: readonly Message[];
  /** `null` may be chosen too, under this name. */
  readonly none?: Message;
  /** What is chosen at present, where this is a change of mind: shown as chosen until something else is picked. */
  readonly now?: V;
}

/** A whole number from `min` to `max`. */
export interface Count extends Common {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}

/** Between `min` and `max` different values of a list, in any order. */
export interface Subset<V extends Value = Value> extends Common {
  readonly kind: 'subset';
  readonly what: 'seat' | 'card' | 'option';
  readonly of: readonly V[];
  readonly names?: readonly Message[];
  readonly min: number;
  readonly max: number;
}

/** Between `min` and `max` different values of a list, in an order that matters. */
export interface Order<V extends Value = Value> extends Common {
  readonly kind: 'order';
  readonly what: 'seat' | 'card' | 'option';
  readonly of: readonly V[];
  readonly names?: readonly Message[];
  readonly min: number;
  readonly max: number;
}

/** For each of `keys` one of `of`, or none at all where `partial`. Sent as `[key, value]` pairs. */
export interface Assign<K extends Value = Value, V extends Value = Value> extends Common {
  readonly kind: 'assign';
  readonly what: 'seat' | 'card' | 'option';
  readonly keys: readonly K[];
  /** What the keys are. Without it: a number that is a seat is one, anything else is a card by its `ref`. */
  readonly keysAre?: 'seat' | 'card' | 'option';
  /** What keys that are options are called, in the order of `keys`. */
  readonly keyNames?: readonly Message[];
  readonly of: readonly V[];
  readonly names?: readonly Message[];
  readonly partial?: boolean;
}

export type Domain = Pick | Count | Subset | Order | Assign;

/** The domains that can yield a value of type `T`. */
export type DomainFor<T> = [T] extends [readonly (readonly [infer K extends Value, infer V extends Value])[]]
  ? Assign<K, V>
  : [T] extends [readonly (infer V extends Value)[]]
    ? Subset<V> | Order<V>
    : [T] extends [number | null]
      ? Pick<Extract<T, Value>> | Count
      : [T] extends [Value | null]
        ? Pick<Extract<T, Value>>
        : never;
