import { type Ask, type GameStatus, type Message, type View, type Viewer } from '@masque/core';
import { unanswered } from '@masque/mechanics';
import { cardName, contestSaid } from '../rules/words.ts';
import type { State } from '../state.ts';

/** The question to the viewer, or the text for everybody. */
export function askOf(view: View<State>, me: Viewer, status: GameStatus): Ask {
  if (status.outcome) return { text: status.outcome.reason };
  const { ability } = view;
  const mine = view.waiting.seats.includes(me);
  if (status.phase === 'office') return { text: mine ? 'say.office' : 'say.offices' };
  if (status.phase === 'selecting') {
    const ready = view.selection !== null && me >= 0 && !unanswered(view.selection).includes(me);
    return { text: mine ? 'say.select' : ready ? 'say.ready' : 'say.selecting', ...firstOf(view) };
  }
  if (status.phase === 'ready')
    return { text: 'say.allReady', ...(me >= 0 && !view.gone.includes(me) && { note: 'note.last' }) };
  if (view.contest)
    return { text: { key: `say.contest.${view.contest.result}`, args: contestSaid(view.contest).args }, still: true };
  if (ability) {
    const uses = { key: 'say.uses', args: { who: { seat: ability.by }, card: cardName(ability.face) } };
    return { text: mine ? `say.${ability.step}` : uses, note: `text.${ability.face}` };
  }
  return { text: mine ? 'say.endorse' : { key: 'say.endorses', args: { who: { seat: view.turn } } } };
}

/** In the first round: who begins, and why. */
const firstOf = ({ round, speaker, options: { firstSpeaker } }: View<State>): Pick<Ask, 'note'> =>
  round === 1 ? { note: { key: `note.first.${firstSpeaker}`, args: { speaker: { seat: speaker } } } } : {};

/** The phase, for the top line. */
export function titleOf(view: View<State>, status: GameStatus): Message {
  if (status.outcome) return 'title.over';
  if (status.phase === 'office') return 'title.office';
  if (view.contest) return { key: 'contest.title', args: { card: cardName(view.contest.supporter) } };
  const args = { round: view.round, rounds: view.rounds };
  return {
    key: status.phase === 'selecting' || status.phase === 'ready' ? 'title.selection' : 'title.endorsement',
    args,
  };
}
