import type { Offer } from '@masque/core';
import type { Table } from '@masque/core/table';

/**
 * A vote of many, with facts that everybody must still see: who presides, the state of the laws, what is in the middle.
 */
export const ballot = (voters: number, open: boolean): { table: Table; offers: readonly Offer[] } => ({
  table: {
    title: 'tribunal',
    active: [2],
    ask: { text: 'ballot.ask', note: 'reason' },
    seats: Array.from({ length: voters }, (_, seat) => ({
      seat,
      cards: [{ state: 'down' as const }],
      ...(seat === 2 && { badges: [{ icon: 'queen-crown' as const, label: 'crown' }] }),
      ...(seat === 4 && { badges: [{ icon: 'gibbet' as const, label: 'crown' }] }),
      ...(seat === voters - 1 && {
        badges: [
          { icon: 'gibbet' as const, label: 'crown' },
          { icon: 'tombstone' as const, label: 'yard' },
        ],
      }),
      ...(seat % 9 === 8 && { state: 'out' as const }),
    })),
    zones: [
      {
        id: 'deck',
        label: 'treasury',
        cards: [{ state: 'down' }],
        counter: { icon: 'card-draw', n: 11, label: 'coins' },
      },
    ],
    tracks: [
      {
        id: 'laws',
        label: 'court1',
        spaces: Array.from({ length: 5 }, (_, i) =>
          i < 2
            ? { state: 'filled' as const, label: 'arrived', icon: 'harbor-dock' as const, tone: 'for' as const }
            : { state: i === 2 ? ('now' as const) : ('empty' as const), label: 'arrived', value: i + 1 },
        ),
      },
    ],
    stats: [
      { icon: 'queen-crown', label: 'crown', value: 'unclaimed' },
      { icon: 'tombstone', label: 'yard', value: 'cards2' },
      { icon: 'card-draw', label: 'coins', value: 11 },
    ],
    ballot: {
      title: 'ballot.ask',
      needed: Math.floor(voters / 2) + 1,
      votes: Array.from({ length: voters }, (_, seat) => ({
        seat,
        choice: open ? (seat % 3 ? 'bread' : 'salt') : null,
        ...(open && { tone: seat % 3 ? ('for' as const) : ('against' as const) }),
      })),
    },
    privateArea: { cards: [{ state: 'down', ref: 'role' }] },
    sealed: !open,
    timer: { since: Date.now() - 11_000, at: Date.now() + 30_000 },
  },
  offers: open
    ? []
    : [
        { type: 'bread', window: 'w', params: {}, look: { label: 'bread' } },
        { type: 'salt', window: 'w', params: {}, look: { label: 'salt' } },
      ],
});
