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
