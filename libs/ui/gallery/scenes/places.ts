import type { CardLook, Table } from '@masque/core/table';

const emblem = { icon: 'queen-crown', name: 'phoenix', shape: 'square' } as const;

/** On the big screen: as many named places per seat as a game can have, with coins on some of them. */
export const places = (seats: number, each: number): Table => ({
  title: 'round',
  active: [0],
  ask: { text: 'choose' },
  seats: Array.from({ length: seats }, (_, seat) => ({
    seat,
    counters: [{ icon: 'fleur-de-lys', n: 12, label: 'coins' }],
    cards: Array.from({ length: each }, (_, i): CardLook => ({
      state: i % 3 ? 'up' : 'down',
      ref: `${seat} ${i}`,
      label: { key: 'place', args: { slot: `${'ABCDEF'[seat]}${i + 1}` } },
      face: { id: 'key', name: 'key', icon: 'key', value: (i % 3) + 1, emblem },
      ...(i % 4 === 1 && { counters: [{ icon: 'two-coins', n: i, label: 'coins' }] }),
    })),
  })),
});
