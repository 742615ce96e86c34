import type { Offer, IconName, Counter } from '@masque/core';
import type { CardLook, Face, SeatLook, Table } from '@masque/core/table';

export const face = (id: string, icon: IconName): Face => ({ id, name: id, icon, text: `${id}.text` });
const captain = face('captain', 'anchor');
const contessa = face('contessa', 'fleur-de-lys');
const duke: Face = { id: 'duke', name: 'duke', icon: 'imperial-crown' };
const ambassador: Face = { id: 'ambassador', name: 'ambassador', icon: 'tied-scroll' };
const down: CardLook = { state: 'down' };
const lost = (f: Face): CardLook => ({ state: 'lost', face: f });
const coins = (n: number): Counter[] => [{ icon: 'two-coins', n, label: 'coins' }];

const seats = (mia: number, note?: string): readonly SeatLook[] => [
  { seat: 0, counters: coins(4), cards: [down, down] },
  { seat: 1, counters: coins(2), cards: [down, lost(captain)] },
  { seat: 2, counters: coins(5), cards: [down, down] },
  { seat: 3, counters: coins(mia), cards: [down, down], note },
  { seat: 4, state: 'out', cards: [lost(contessa), lost(duke)] },
  { seat: 5, counters: coins(6), cards: [lost(ambassador), down] },
];
const privateArea = {
  cards: [
    { state: 'down', face: captain, ref: 0 },
    { state: 'down', face: contessa, ref: 1 },
  ] as CardLook[],
  counters: coins(4),
};

/** A player has claimed a face, and everybody is asked to react. */
export const reaction = (now: number): { table: Table; offers: readonly Offer[] } => ({
  table: {
    title: 'round',
    active: [3],
    claim: { by: 3, text: 'claim', note: 'claim.note' },
    ask: { text: 'everyone' },
    sealed: true,
    seats: seats(3),
    zones: [
      { id: 'treasury', label: 'treasury', counter: { icon: 'two-coins', n: 30, label: 'coins' } },
      { id: 'court', label: 'court', cards: [down, down, down] },
    ],
    privateArea,
    timer: { since: now - 5500, at: now + 8990 },
  },
  offers: [
    { type: 'allow', window: 'w1', params: {}, look: { label: 'allow', note: 'allow.note' } },
    { type: 'challenge', window: 'w1', params: {}, look: { label: 'challenge', confirm: true, icon: 'gavel' } },
  ],
});

/** The viewer's own turn, with every possible action. */
export const turn = (): { table: Table; offers: readonly Offer[] } => {
  const say = { group: 'say' };
  const claim = { group: 'face', aside: 'ornot', confirm: true };
  const offer = (type: string, look: object, params: Offer['params'] = {}, closed?: string): Offer => ({
    type,
    window: 'w2',
    params,
    look: { label: type, ...look },
    ...(closed && { closed }),
  });
  const from = { target: { kind: 'seat', of: [1, 2, 5], ask: 'whom' } } as const;
  return {
    table: { title: 'round', active: [0], seats: seats(0, 'nocoins'), privateArea },
    offers: [
      offer('income', { ...say, note: 'income.note', gain: '+1' }),
      offer('aid', { ...say, note: 'aid.note', gain: '+2' }),
      offer('coup', { ...say, gain: '−7' }, {}, 'coup.closed'),
      offer('duke', { ...claim, note: 'duke.note', gain: '+3', icon: 'imperial-crown' }),
      offer('assassin', { ...claim, note: 'assassin.note', gain: '−3', icon: 'plain-dagger' }, from),
      offer('captain', { ...claim, note: 'captain.note', gain: '+2', icon: 'anchor' }, from),
      offer('ambassador', { ...claim, note: 'ambassador.note', icon: 'tied-scroll' }),
    ],
  };
};

/** A small table near its end: most are out, and somebody has just shown a card, which lies in the middle. */
export const proof = (n: number): { table: Table; offers: readonly Offer[] } => ({
  table: {
    title: 'round',
    active: [n - 1],
    ask: { text: { key: 'thinks', args: { who: { seat: n - 1 } } } },
    seats: Array.from({ length: n }, (_, seat): SeatLook => {
      const out = seat > 0 && seat < n - 1;
      const cards = out ? [lost(contessa), lost(duke)] : [down, lost(captain)];
      return { seat, counters: coins(out ? 0 : 7), cards, ...(out && { state: 'out' }) };
    }),
    zones: [
      { id: 'court', label: 'court', cards: [down, down, down], counter: { icon: 'card-draw', n: 7, label: 'cards2' } },
      {
        id: 'proof',
        label: { key: 'shown', args: { who: { seat: n - 1 } } },
        cards: [{ state: 'proven', face: duke }],
      },
    ],
    privateArea,
  },
  offers: [],
});
