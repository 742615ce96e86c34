import type { Ask, Message, Seat, Viewer } from '@masque/core';
import { atOnce, hasAnswered, ownAnswer } from '@masque/mechanics';
import { lives } from '../rules/legal.ts';
import { hasLull } from '../rules/windows.ts';
import type { Seen } from '../state.ts';
import type { Open } from './open.ts';
import { askReveal } from './reveal.ts';

/**
 * The note beside a question to several: how to answer, that silence is an answer, that the viewer has time, that the answer
 * was sent, that somebody else has asked for time, nothing, or that the viewer is out.
 */
type Beside = 'how' | 'silence' | 'time' | 'sent' | 'held' | 'nothing' | 'out';

/** The question to this viewer, or what is going on if there is none. Viewers with the same text share the object. */
export const askOf = (view: Seen, me: Viewer, open: Open): Ask =>
  open.status.outcome ? over(open) : asking(open, isFor(view, me, open), besideFor(view, me));

const over = atOnce(({ status }: Open): Ask => ({ text: status.outcome!.reason }));

/** Whether a question to a single player is to this viewer. */
function isFor({ duel }: Seen, me: Viewer, { todo, announced, trial, loser, turn }: Open): boolean {
  switch (todo[0]) {
    case 'pick':
      return duel !== null && me >= 0 && !hasAnswered(duel.picks, me);
    case 'block':
    case 'examShow':
      return me === announced!.target;
    case 'prove':
      return me === trial!.claimant;
    case 'lose':
      return me === loser;
    case 'exchange':
    case 'examDecide':
      return me === announced!.by;
    default:
      return me === turn;
  }
}

function besideFor(view: Seen, me: Viewer): Beside {
  const { todo, window, held } = view;
  // While a card is shown, its meaning is explained instead.
  if (me >= 0 && !lives(view, me) && todo[0] !== 'reveal') return 'out';
  if (todo[0] !== 'challenge' && todo[0] !== 'block' && todo[0] !== 'challengeBlock') return 'nothing';
  // The notice that the game waits for others is shown in place of the offers.
  const how = hasLull(view) ? 'silence' : 'how';
  if (!window!.asked.includes(me)) return held ? 'held' : me >= 0 ? 'nothing' : how;
  if (ownAnswer(window!, me) === 'wait') return 'time';
  return hasAnswered(window!, me) ? (held ? 'held' : 'sent') : how;
}

const asking = atOnce((open: Open, mine: boolean, beside: Beside): Ask => {
  const { text, note } = textOf(open, mine);
  switch (beside) {
    case 'out':
    case 'time':
    case 'sent':
    case 'held':
      return { text, note: `ask.${beside}` };
    case 'silence':
      return { text, note: open.sealed ? 'ask.silence' : 'ask.race.silence' };
    case 'how':
      return { text, note: open.sealed ? 'ask.sealed' : 'ask.race' };
    case 'nothing':
      return { text, ...(note && { note }) };
  }
});

/** `mine`: for the player asked; otherwise for everybody else, naming that player. */
function textOf(open: Open, mine: boolean): Ask {
  const { todo, announced, blocked, trial, turn, held } = open;
  const by: Seat = announced?.by ?? turn;
  const who = { seat: by };
  const target = { seat: announced?.target ?? by };
  switch (todo[0]) {
    case 'pick':
      return { text: mine ? 'ask.pick' : 'ask.picking' };
    case 'challenge':
      return { text: { key: 'ask.challenge', args: { who } } };
    case 'challengeBlock':
      return { text: { key: 'ask.challengeBlock', args: { who: { seat: blocked!.by } } } };
    case 'block':
      if (announced!.target === undefined) return { text: { key: 'ask.blockAid', args: { who } } };
      return mine
        ? { text: { key: `ask.block.${announced!.action}`, args: { who } } }
        : { text: { key: 'ask.blocking', args: { who: target } } };
    case 'prove': {
      const { claimant, claim } = trial!;
      const as = { msg: `character.${claim}` };
      return mine
        ? { text: 'ask.prove', note: { key: 'ask.prove.note', args: { as } } }
        : { text: { key: 'ask.proving', args: { who: { seat: claimant }, as } } };
    }
    case 'lose':
      return mine
        ? { text: 'ask.lose', note: priceOf(open) }
        : { text: { key: 'ask.losing', args: { who: { seat: open.loser! } } } };
    case 'reveal':
      return askReveal(open);
    case 'exchange':
      return {
        text: mine ? { key: 'ask.exchange', args: { n: held } } : { key: 'ask.exchanging', args: { who } },
      };
    case 'examShow':
      return {
        text: mine ? { key: 'ask.examShow', args: { who } } : { key: 'ask.examShowing', args: { who, target } },
      };
    case 'examDecide':
      return {
        text: mine ? { key: 'ask.examDecide', args: { target } } : { key: 'ask.examDeciding', args: { who, target } },
      };
    default:
      return { text: mine ? 'ask.action' : { key: 'ask.acting', args: { who: { seat: turn } } } };
  }
}

/** Why a player has to give up an influence. */
function priceOf({ trial, announced, loser }: Open): Message {
  if (!trial) return { key: `ask.lose.${announced!.action}`, args: { who: { seat: announced!.by } } };
  const wrong = trial.challenger === loser;
  return wrong
    ? { key: 'ask.lose.wrong', args: { who: { seat: trial.claimant } } }
    : { key: 'ask.lose.held', args: { as: { msg: `character.${trial.claim}` } } };
}
