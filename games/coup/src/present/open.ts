import type { GameStatus, Table } from '@masque/core';
import { atOnce } from '@masque/mechanics';
import type { Seen } from '../state.ts';
import { focusOf } from './focus.ts';
import { revealOf } from './reveal.ts';
import { aimOf, claimOf, lightOf } from './talk.ts';

/** The part of a view that is the same for all viewers, and that decides what is said and shown of the play. */
export interface Open extends Pick<
  Seen,
  | 'round'
  | 'todo'
  | 'turn'
  | 'announced'
  | 'blocked'
  | 'trial'
  | 'loser'
  | 'said'
  | 'reserve'
  | 'reveal'
  | 'proof'
  | 'lost'
> {
  readonly status: GameStatus;
  readonly sealed: boolean;
  /** The number of cards of the seat in question: whose card is shown, otherwise the active player. */
  readonly held: number;
  /** The part of the table that is drawn from it. */
  readonly drawn: Pick<Table, 'title' | 'active' | 'focus' | 'claim' | 'timer' | 'sealed' | 'arrows' | 'scene'>;
}

/** The part that is the same for all viewers: one shared object. */
export const openOf = (view: Seen, status: GameStatus): Open => {
  const { hands, reveal, announced, turn, options } = view;
  return opened(
    status,
    view.round,
    view.todo,
    turn,
    announced,
    view.blocked,
    view.trial,
    view.loser,
    view.said,
    view.reserve,
    reveal,
    view.proof,
    view.lost,
    options.window === 'sealed',
    view.window !== null,
    hands[reveal?.by ?? announced?.by ?? turn]!.length,
  );
};

const opened = atOnce(
  (
    status: GameStatus,
    round: Seen['round'],
    todo: Seen['todo'],
    turn: Seen['turn'],
    announced: Seen['announced'],
    blocked: Seen['blocked'],
    trial: Seen['trial'],
    loser: Seen['loser'],
    said: Seen['said'],
    reserve: Seen['reserve'],
    reveal: Seen['reveal'],
    proof: Seen['proof'],
    lost: Seen['lost'],
    sealed: boolean,
    asks: boolean,
    held: number,
  ): Open => {
    const play = { round, todo, turn, announced, blocked, trial, loser, said, reserve, reveal, proof, lost };
    const { outcome, timer } = status;
    const shown = revealOf(play);
    const focus = outcome ? undefined : focusOf(play);
    const claim = outcome || shown ? undefined : claimOf(play);
    const aim = shown ? undefined : aimOf(play);
    const drawn = {
      title: { key: 'title.round', args: { n: round } },
      active: outcome ? outcome.winners : lightOf(play),
      ...(focus && { focus }),
      ...(claim && { claim }),
      // Nobody is awaited while a card is shown.
      ...(timer && !shown && { timer }),
      ...(asks && sealed && { sealed }),
      ...(aim && { arrows: [{ ...aim, label: 'arrow.against' }] }),
      ...(shown && { scene: { kind: 'reveal', data: shown } }),
    };
    return { ...play, status, sealed, held, drawn };
  },
);
