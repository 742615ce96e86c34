/** How many people are remembered with their address: many more than can wait. */
const MAX_KNOWN = 200;

/**
 * Those who wait, the last to come last, as far as there is room. If there is none, the address from which most of them
 * came loses the one of its own who has waited longest: whoever fills the queue alone pushes nobody else out.
 *
 * @param addressOf the address from which they came, if it is known
 */
export function withRoom<T>(waiting: readonly T[], max: number, addressOf: (it: T) => string | undefined): T[] {
  let left = [...waiting];
  while (left.length > max) {
    const counts = new Map<string, number>();
    // Whoever comes from an unknown address counts alone.
    const addresses = left.map((it, i) => addressOf(it) ?? `? ${i}`);
    for (const it of addresses) counts.set(it, (counts.get(it) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const first = addresses.findIndex((it) => counts.get(it) === most);
    left = left.toSpliced(first, 1);
  }
  return left;
}

/** From which address people who wait have asked. In memory: after a restart, each counts alone. */
export class Addresses {
  readonly #from = new Map<string, string>();

  note(person: string, from: string): void {
    this.#from.delete(person);
    this.#from.set(person, from);
    if (this.#from.size > MAX_KNOWN) this.#from.delete(this.#from.keys().next().value!);
  }

  of(person: string): string | undefined {
    return this.#from.get(person);
  }
}
