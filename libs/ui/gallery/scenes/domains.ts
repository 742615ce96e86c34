import type { Domain, Offer, IconName } from '@masque/core';
import type { CardLook, Table } from '@masque/core/table';

const item = (id: string, icon: IconName, ref: string): CardLook => ({
  state: 'down',
  face: { id, name: id, icon },
  ref,
});

/** One offer for each kind of parameter. */
export const domains = (only?: string): { table: Table; offers: readonly Offer[] } => {
  const options = { of: ['n', 's', 'w'], names: ['north', 'south', 'west'] };
  const offer = (type: string, label: string, params: Record<string, Domain>, more: Partial<Offer> = {}): Offer => ({
    type,
    window: 'w',
    params,
    look: { label },
    ...more,
  });
  const all = [
    offer('give', 'give', {
      card: { kind: 'card', of: ['k', 'm', 'd'], ask: 'give.ask' },
      to: { kind: 'seat', of: [1, 2, 3, 5] },
    }),
    offer('peek', 'tribunal', { card: { kind: 'card', of: ['c1', 'c2', 't1'], ask: 'ui.fill.card' } }),
    offer('bid', 'bid', { n: { kind: 'number', min: 0, max: 7, ask: 'bid.ask' } }),
    offer('ally', 'ally', { who: { kind: 'subset', what: 'seat', of: [1, 2, 3, 5], min: 1, max: 3, ask: 'ally.ask' } }),
    offer('rank', 'rank', { line: { kind: 'order', what: 'option', ...options, min: 3, max: 3, ask: 'rank.ask' } }),
    offer('share', 'shares', {
      goods: {
        kind: 'assign',
        what: 'option',
        keys: [1, 2, 3],
        keysAre: 'seat',
        of: ['b', 's', 'w'],
        names: ['bread', 'salt', 'wine'],
        ask: 'shares.ask',
      },
    }),
    offer(
      'sticker',
      'sticker',
      { on: { kind: 'seat', of: [1, 2, 3, 4, 5] }, what: { kind: 'option', ...options } },
      { optional: true },
    ),
    offer('wave', 'wave', {}, { optional: true }),
  ];
  return {
    table: {
      title: 'round',
      active: [0],
      seats: [0, 1, 2, 3, 4, 5].map((seat) => ({
        seat,
        badges: seat === 2 ? [{ icon: 'police-badge', label: 'phoenix' }] : [],
        cards:
          seat === 1
            ? [
                { state: 'down', ref: 'c1' },
                { state: 'shown', face: { id: 'd', name: 'dagger', icon: 'dagger-rose' }, ref: 'c2' },
              ]
            : [{ state: 'down' }],
        ...(seat === 4 && { state: 'ghost' as const, note: 'ghostnote' }),
      })),
      zones: [
        {
          id: 'court',
          label: 'court1',
          cards: [{ state: 'up', face: { id: 'key', name: 'key', icon: 'key' }, ref: 't1' }],
        },
      ],
      privateArea: {
        cards: [item('key', 'key', 'k'), item('mirror', 'mirror-mirror', 'm'), item('dagger', 'dagger-rose', 'd')],
      },
    },
    offers: only ? all.filter((o) => o.type === only) : all,
  };
};
