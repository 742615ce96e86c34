import { declassify, isSecret, load, replace, start, step, type Session } from '@masque/core';
import { players, startFor } from '@masque/testkit';
import { expect, test } from 'vitest';
import succession from './index.ts';

const OTHER: { readonly [word: string]: string } = { phoenix: 'dragon', dragon: 'phoenix' };

/** The same with the factions swapped, inside secrets as well. */
function mirrored<T>(it: T): T {
  if (typeof it === 'string') return (OTHER[it] ?? it) as T;
  if (typeof it !== 'object' || it === null) return it;
  if (isSecret(it)) return replace(it, mirrored(declassify(it))) as T;
  if (Array.isArray(it)) return it.map(mirrored) as T;
  return Object.fromEntries(Object.entries(it).map(([key, value]) => [OTHER[key] ?? key, mirrored(value)])) as T;
}

/** The inputs of a game, and which side has won. */
function played(
  first: Session,
  seed: string,
  bots: string,
): { readonly inputs: readonly string[]; readonly side: unknown } {
  const who = players({ seed, bots });
  const inputs: string[] = [];
  let session = first;
  for (let input = who.next(session); input; input = who.next(session)) {
    const next = step(session, input);
    if (!next.ok) throw next.error ?? new Error(next.code);
    inputs.push(JSON.stringify(input));
    session = next.session;
  }
  return { inputs, side: session.outcome?.side };
}

test.each([
  ['normal', '1', 12],
  ['hard', '1', 12],
  ['normal', '3', 10],
])('the factions are alike: where they are swapped, %s bots play the same game of tier %s', (bots, tier, seats) => {
  for (let i = 0; i < 3; i++) {
    const seed = `mirror ${i}`;
    const session = start(succession, startFor(succession, { seats, seed, options: { tier } })) as unknown as Session;
    const { game: _, cache: __, ...rest } = session;
    const other = load(succession, {
      ...rest,
      game: succession.id,
      version: succession.version,
      log: [],
      state: mirrored(session.state),
    });
    const [one, two] = [played(session, seed, bots), played(other, seed, bots)];
    expect(two.inputs).toEqual(one.inputs.map((it) => mirrored(it)));
    expect(two.side).toBe(OTHER[one.side as string]);
  }
});
