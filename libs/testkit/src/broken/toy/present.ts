import { isHidden, type GameStatus, type Table, type View, type Viewer } from '@masque/core';
import type { State } from './state.ts';

/** What Boast looks like. */
export function present(view: View<State>, me: Viewer, status: GameStatus): Table {
  const face = (value: number) => ({ id: `n${value}`, name: { key: 'face', args: { value } } });
  return {
    title: status.outcome ? 'title.over' : { key: 'title.turn', args: { who: { seat: view.turn } } },
    active: [view.turn],
    ...(view.claim !== null && { claim: { by: view.turn, text: { key: 'claim', args: { value: view.claim } } } }),
    ...(view.belief && { sealed: true }),
    ...(status.timer && { timer: status.timer }),
    seats: view.hands.map((card, seat) => ({
      seat,
      counters: [{ icon: 'star-medal', n: view.points[seat]!, label: 'points' }],
      // Read by peeking, by those who may.
      cards: [{ state: 'down' as const, ...(!isHidden(card) && { face: face(card) }) }],
    })),
    zones: [{ id: 'deck', label: 'deck', counter: { icon: 'card-pickup', n: view.deck.length, label: 'deck' } }],
    ...(me >= 0 && { privateArea: { cards: [] } }),
  };
}
