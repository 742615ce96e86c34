import { declassify, isHidden, isSecret, mapSecrets, replace, type Secret } from '@masque/core';

/** A secret in a state, by its path. */
export interface LocatedSecret {
  readonly path: readonly string[];
  readonly secret: Secret<unknown>;
}

/** All secrets of a state, including those inside others. */
export function secretsIn(value: unknown): LocatedSecret[] {
  const found: LocatedSecret[] = [];
  const look = (part: unknown, at: readonly string[]): void =>
    void mapSecrets(
      part,
      (secret, path) => {
        found.push({ path, secret });
        if (!isHidden(declassify(secret))) look(declassify(secret), path);
        return secret;
      },
      at,
    );
  look(value, []);
  return found;
}

/** Whether this secret has no value yet. */
export const isHole = ({ secret }: LocatedSecret): boolean => isHidden(declassify(secret));

/** The state with some secrets replaced, wherever they are. */
export const refill = <T>(value: T, others: ReadonlyMap<object, Secret<unknown>>): T =>
  mapSecrets(value, (it) => {
    const other = others.get(it);
    if (other) return other;
    const inside = declassify(it);
    const filled = refill(inside, others);
    return filled === inside ? it : replace(it, filled);
  });

/** The value at a path, through the secrets on the way. */
export function at(value: unknown, path: readonly string[]): unknown {
  let it = value;
  for (const step of path) {
    if (isSecret(it)) it = declassify(it);
    if (typeof it !== 'object' || it === null) return undefined;
    it = (it as Record<string, unknown>)[step];
  }
  return it;
}
