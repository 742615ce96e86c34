import type { CardLook, Table } from '@masque/core/table';
import { face, reaction } from './coup.ts';

/** Two tables; the second replaces the first. */
export interface Step {
  readonly name: string;
  readonly before: Table;
  readonly after: Table;
}

const duke = face('duke', 'imperial-crown');
const captain = face('captain', 'anchor');
const plain = (): Table => {
  const { claim: _claim, timer: _timer, sealed: _sealed, ...table } = reaction(0).table;
  return { ...table, active: [1], ask: { text: 'everyone' } };
};
const said = (): Table => ({ ...plain(), active: [3], claim: reaction(0).table.claim });
const lay = (table: Table, cards: (seat: number, cards: readonly CardLook[]) => readonly CardLook[]): Table => ({
  ...table,
  seats: table.seats.map((seat) => ({ ...seat, cards: cards(seat.seat, seat.cards ?? []) })),
});
const points = [0, 1, 2, 5].map((from) => ({ from, to: 3, label: 'points' }));

/** Everything that moves on a table, one step for each. */
export const steps = (): readonly Step[] => [
  { name: 'deal', before: lay(plain(), () => []), after: lay(plain(), () => [{ state: 'down' }, { state: 'down' }]) },
  {
    name: 'turn',
    before: plain(),
    after: lay(plain(), (seat, cards) => (seat === 3 ? [{ state: 'up', face: duke }, ...cards.slice(1)] : cards)),
  },
  { name: 'claim', before: plain(), after: said() },
  { name: 'challenge', before: said(), after: { ...said(), focus: [3, 5] } },
  {
    name: 'reveal',
    before: plain(),
    after: lay(plain(), (seat, cards) =>
      cards.map((card) => (card.state === 'down' ? { state: 'up', face: seat % 2 ? duke : captain } : card)),
    ),
  },
  {
    name: 'lose',
    before: said(),
    after: lay(said(), (seat, cards) => (seat === 3 ? [{ state: 'lost', face: duke }, ...cards.slice(1)] : cards)),
  },
  { name: 'vote', before: plain(), after: { ...plain(), arrows: points.slice(0, 3) } },
  {
    name: 'highest',
    before: { ...plain(), arrows: points.slice(0, 3) },
    after: { ...plain(), arrows: points.map((arrow) => ({ ...arrow, strong: true })) },
  },
  { name: 'night', before: plain(), after: { ...plain(), night: true } },
  { name: 'dawn', before: { ...plain(), night: true }, after: plain() },
];
