import { commitmentOf } from '@masque/core';

/** Maximum number of cached commitments. */
const MAX_CACHED = 4096;
const cached = new Map<string, string>();

/** The commitment of a seed, computed once: it is part of what every viewer is sent after every move. */
export function commitmentFor(seed: string): string {
  let commitment = cached.get(seed);
  if (commitment === undefined) {
    if (cached.size >= MAX_CACHED) cached.delete(cached.keys().next().value!);
    cached.set(seed, (commitment = commitmentOf(seed)));
  }
  return commitment;
}
