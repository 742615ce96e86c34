import type { Table } from '@masque/core/table';

/**
 * On the big screen: everybody is in a contract with a neighbour, and every third contract waits for another player.
 */
export const contracts = (seats: number): Table => {
  const pairs = Array.from({ length: Math.floor(seats / 2) }, (_, i) => [2 * i, 2 * i + 1] as const);
  return {
    title: 'song',
    active: [],
    ask: { text: 'choose' },
    seats: Array.from({ length: seats }, (_, seat) => ({ seat, ...(seat % 5 === 1 && { note: 'phoenix' }) })),
    zones: pairs.map(([a, b], i) => ({
      id: `contract ${i}`,
      label: 'contract',
      counter: { icon: i % 2 ? 'tied-scroll' : 'torch', n: 2, label: 'contract' },
      around: i % 2 ? [a, b] : [a],
      awaits: i % 2 ? [] : i % 3 ? [b] : [b, (b + 2) % seats],
      ...(i % 2 && { sealed: true }),
    })),
    stats: [
      { icon: 'queen-crown', label: 'crown', value: 'unclaimed' },
      { icon: 'tombstone', label: 'yard', value: 'cards2' },
    ],
  };
};

/** A crowd on the big screen: a contract of half of it, one that waits for many, and one of two. */
export const gatherings = (seats: number): Table => {
  const half = Math.floor(seats / 2);
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
  const talk = (id: string, around: number[], awaits: number[], sealed = false) => ({
    id,
    label: 'contract',
    counter: { icon: sealed ? 'tied-scroll' : 'torch', n: around.length, label: 'contract' } as const,
    around,
    awaits,
    ...(sealed && { sealed }),
  });
  return {
    ...contracts(seats),
    zones: [
      talk('many', range(0, half), [], true),
      talk('waits', [half], range(half + 1, half + 5)),
      talk('two', range(seats - 2, seats), []),
    ],
  };
};
