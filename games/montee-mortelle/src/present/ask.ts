import { type Ask, type GameStatus, type Message, type MessageArgs, type Viewer } from '@masque/core';
import { hasAnswered, ownAnswer } from '@masque/mechanics';
import type { Seen } from '../own.ts';
import { leftToSupport, resultOf } from '../public.ts';
import { outcome } from '../rules/outcome.ts';
import type { PhaseName, Score } from '../state.ts';

/** What only some can answer is done with the private cards, one press away for everybody who is asked. */
const withCards = { note: 'ask.withCards', inPrivate: true } as const;

/** The question to this viewer, or what is going on if there is none. */
export function askOf(view: Seen, me: Viewer, { outcome, phase }: GameStatus<PhaseName>): Ask {
  if (outcome) return { text: outcome.reason };
  const { asked, duel, offer, rotation } = view;
  const who: MessageArgs = asked === null ? {} : { who: { seat: asked } };
  const say = (mine: Message, others: string, args: MessageArgs = {}): Ask => ({
    text: me === asked ? mine : { key: others, args: { ...who, ...args } },
  });
  switch (phase) {
    case 'dealt': {
      const waits = me < 0 || hasAnswered(view.ready!, me);
      return { text: waits ? 'ask.dealtOther' : 'ask.dealt', ...(!waits && { note: 'ask.dealtNote' }) };
    }
    case 'main':
      return { ...say('ask.main', 'ask.mainOther'), ...(me === asked && { note: 'ask.mainFull' }) };
    case 'after':
      return { ...say('ask.after', 'ask.afterOther'), ...(me === asked && withCards) };
    case 'answer':
      return me === offer!.to
        ? { text: { key: 'ask.answer', args: { who: { seat: offer!.from } } }, note: 'ask.answerNote' }
        : { text: { key: 'ask.answerOther', args: { who: { seat: offer!.from }, to: { seat: offer!.to } } } };
    case 'adopt':
    case 'direction':
    case 'arrange':
      return say(`ask.${phase}Choose`, `ask.${phase}Other`);
    case 'rotation': {
      if (me < 0) return { text: 'ask.rotationWatch', note: 'ask.sealed' };
      const done = hasAnswered(rotation!.gifts, me);
      return {
        text: done ? 'ask.rotationSent' : { key: 'ask.rotationGive', args: { side: rotation!.side } },
        note: 'ask.sealed',
      };
    }
    case 'pay': {
      const profession = { msg: `profession.${view.professions[view.chooser!]!.up}` };
      return say({ key: 'ask.payChoose', args: { profession } }, 'ask.payOther', { profession });
    }
    case 'overflow':
      return say('ask.overflow', 'ask.overflowOther');
    case 'support':
      return { ...say('ask.supportYou', 'ask.supportOther'), ...(me !== asked && earlyNote(view, me)) };
    case 'naming':
      return say('ask.namingYou', 'ask.namingOther');
    case 'spoils':
    case 'take': {
      const loser = { seat: resultOf(duel!).loser };
      return say({ key: `ask.${phase}You`, args: { who: loser } }, `ask.${phase}Other`, { loser });
    }
    default:
      return windowAsk(view, me, phase);
  }
}

/** Whoever is still to side may choose now. */
function earlyNote(view: Seen, me: Viewer): Pick<Ask, 'note'> {
  if (!leftToSupport(view).some((seat) => seat === me)) return {};
  const side = ownAnswer(view.early!, me);
  return { note: side ? { key: 'ask.chosen', args: { side } } : 'ask.early' };
}

/** In the first duel everybody is told, whatever they hold, that silence will do and that anybody may ask for time. */
function openNote({ duel, held, options }: Seen, usual: Message): Message {
  const tells = duel!.n === 1 && !held && !options.fixedWindows && options.pace !== 'off';
  return tells ? 'ask.silence' : usual;
}

/** A question to several at once. */
function windowAsk(view: Seen, me: Viewer, phase: string): Ask {
  const { duel, window } = view;
  const asked = window!.asked.includes(me);
  const said = ownAnswer(window!, me);
  if (phase === 'hypnosis') {
    if (!asked) return { text: { key: 'ask.hypnosisOther', args: { who: { seat: duel!.attacker } } } };
    return {
      text: 'ask.hypnosisYou',
      ...(said !== 'no' && { ...withCards, note: said === 'wait' ? 'ask.time' : openNote(view, withCards.note) }),
    };
  }
  // For spectators, the table says already that answers are sealed.
  const side = phase === 'interrupt' ? earlyNote(view, me) : {};
  const sides = side.note === 'ask.early';
  const note =
    asked && said !== 'no'
      ? { note: said === 'wait' ? 'ask.time' : openNote(view, 'ask.withCardsSealed'), inPrivate: true }
      : me >= 0 && { note: asked ? 'ask.sent' : 'ask.notAsked', ...side, ...(view.held && { note: 'ask.held' }) };
  if (phase === 'interrupt')
    return {
      text: sides
        ? 'ask.supportYou'
        : { key: 'ask.interrupt', args: { who: { seat: duel!.attacker }, against: { seat: duel!.defender } } },
      ...note,
    };
  const { attack, defence, result } = runningScore(view)!;
  if (phase === 'undo') return { text: { key: 'ask.undo', args: { result } }, ...note };
  return { text: { key: asked ? 'ask.cards' : 'ask.cardsWatch', args: { attack, defence } }, ...note };
}

/** The current count of swords and shields. */
export const runningScore = ({ duel, options }: Pick<Seen, 'duel' | 'options'>): Score | null =>
  duel && (duel.score ?? outcome(duel, options));
