import type { Ask, Here, Message, View, Viewer } from '@masque/core';
import { unanswered } from '@masque/mechanics';
import type { State } from '../state.ts';

/** Whose ability it is, under which name the texts have it. */
const actorOfStep = (step: string): string => step.replace(/(Swap|Put|Verdict)$/, '');

/** What the house asks the viewer, or tells everybody. */
export function askOf(view: View<State>, me: Viewer, here: Here): Ask {
  if (here.outcome) return { text: here.outcome.reason };
  const { ability } = view;
  const mine = view.waiting.seats.includes(me);
  if (here.phase === 'office') return { text: mine ? 'say.office' : 'say.offices' };
  if (here.phase === 'selecting') {
    const ready = view.selection !== null && me >= 0 && !unanswered(view.selection).includes(me);
    return { text: mine ? 'say.select' : ready ? 'say.ready' : 'say.selecting' };
  }
  if (ability?.step === 'judge') return { text: mine ? 'say.pay' : 'say.levy', note: 'text.judge' };
  if (ability) {
    const name = actorOfStep(ability.step);
    const text: Message =
      ability.by === me
        ? `say.${ability.step}`
        : { key: 'say.uses', args: { who: { seat: ability.by }, card: { msg: `card.${name}` } } };
    return { text, note: `text.${name}` };
  }
  return { text: mine ? 'say.endorse' : { key: 'say.endorses', args: { who: { seat: view.turn } } } };
}

/** The phase, for the top line. */
export function titleOf(view: View<State>, here: Here): Message {
  if (here.outcome) return 'title.over';
  if (here.phase === 'office') return 'title.office';
  const args = { round: view.round, rounds: view.rounds };
  return { key: here.phase === 'selecting' ? 'title.selection' : 'title.endorsement', args };
}
