import type { Offer } from '@masque/core';
import type { Table } from '@masque/core/table';

const seats = Array.from({ length: 12 }, (_, seat) => seat);

/** Everybody gets the same question; what the answer does is explained on the private cards. */
export const night = (now: number): { table: Table; offers: readonly Offer[] } => ({
  table: {
    title: 'night',
    night: true,
    active: [],
    sealed: true,
    ask: { text: 'choose', note: 'choose.note' },
    seats: seats.map((seat) => ({ seat, ...(seat === 4 && { state: 'out' as const }) })),
    privateArea: {
      cards: [{ state: 'down', face: { id: 'seer', name: 'psycho', icon: 'moon' } }],
      facts: ['night.does'],
    },
    timer: { since: now - 30_000, at: now + 26_900 },
  },
  offers: [
    {
      type: 'choose',
      window: 'n2',
      params: { target: { kind: 'seat', of: seats.filter((s) => s !== 0 && s !== 4), none: 'nobody', ask: 'choose' } },
      look: { label: 'confirm', confirm: true },
    },
  ],
});

/** An open vote, which can be changed until the time is up. */
export const vote = (now: number): { table: Table; offers: readonly Offer[] } => {
  const on = (who: number) => ({ key: 'name', args: { who: { seat: who } } });
  const votes = [
    [1, 7],
    [2, 7],
    [3, 7],
    [6, 7],
    [10, 7],
    [0, 8],
    [5, 8],
    [9, 8],
    [7, 6],
    [11, 6],
    [8, null],
  ] as const;
  return {
    table: {
      title: 'day',
      active: [],
      ask: { text: 'open' },
      seats: seats.map((seat) => ({ seat, ...(seat === 4 && { state: 'out' as const }) })),
      ballot: {
        title: 'hangs',
        needed: 6,
        votes: votes.map(([seat, who]) => ({ seat, choice: who === null ? null : on(who) })),
      },
      privateArea: { cards: [{ state: 'down', face: { id: 'seer', name: 'psycho', icon: 'moon' } }] },
      timer: { since: now - 79_000, at: now + 41_000 },
    },
    offers: [
      {
        type: 'vote',
        window: 'd3',
        params: { on: { kind: 'seat', of: seats.filter((s) => s !== 0 && s !== 4), none: 'nobody' } },
        look: { label: 'fix' },
      },
      { type: 'back', window: 'd3', params: {}, look: { label: 'back', note: 'back.note' } },
    ],
  };
};
