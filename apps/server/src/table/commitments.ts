import { commitmentOf } from '@masque/core';

/** Seeds whose commitments are kept in mind. */
const MAX = 4096;
const known = new Map<string, string>();

/** The commitment of a seed, worked out once: every viewer is shown it after every move. */
export function commitmentFor(seed: string): string {
  let commitment = known.get(seed);
  if (commitment === undefined) {
    if (known.size >= MAX) known.delete(known.keys().next().value!);
    known.set(seed, (commitment = commitmentOf(seed)));
  }
  return commitment;
}
