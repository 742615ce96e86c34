import type { Hidden, Secret } from './secret.ts';

/**
 * A value as a viewer sees it: the same shape, read-only, in which every secret may be {@link Hidden}.
 *
 * @example
 * type Hand = { cards: Secret<Character>[]; coins: number };
 * type Seen = View<Hand>; // { readonly cards: readonly (Character | Hidden)[]; readonly coins: number }
 */
export type View<T> =
  T extends Secret<infer U>
    ? View<U> | Hidden
    : T extends string | number | boolean | null | undefined
      ? T
      : T extends readonly unknown[]
        ? { readonly [K in keyof T]: View<T[K]> }
        : T extends object
          ? { readonly [K in keyof T]: View<T[K]> }
          : T;
