import type { Table } from '@masque/core/table';

/** On the big screen: everybody points at somebody. */
export const tribunal = (now: number): Table => {
  const points = (from: number, to: number, strong = false) => ({ from, to, strong, label: 'points' });
  return {
    title: 'tribunal',
    active: [],
    ask: {
      text: { key: 'fingers', args: { who: { seat: 7 } } },
      note: { key: 'fingers.note', args: { who: { seat: 0 } } },
    },
    seats: Array.from({ length: 12 }, (_, seat) => ({
      seat,
      ...((seat === 4 || seat === 10) && { state: 'ghost' as const }),
    })),
    zones: [
      {
        id: 'shown',
        label: 'tribunal',
        cards: [
          {
            state: 'proven',
            face: { id: 'psycho', name: 'psycho', icon: 'cracked-mask', tags: ['phoenix', 'criminal'] },
          },
        ],
      },
    ],
    arrows: [
      points(1, 7, true),
      points(2, 7, true),
      points(3, 7, true),
      points(11, 7, true),
      points(5, 6),
      points(6, 8),
      points(7, 5),
      points(8, 6),
      points(9, 5),
    ],
    timer: { since: now - 11000, at: now + 9900 },
    stats: [
      { icon: 'queen-crown', label: 'crown', value: 'unclaimed' },
      { icon: 'tombstone', label: 'yard', value: 'cards2' },
    ],
  };
};
