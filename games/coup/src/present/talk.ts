import { type Ask, type Claim, type GameStatus, type Message, type Seat, type View, type Viewer } from '@masque/core';
import { hasAnswered } from '@masque/mechanics';
import { lives } from '../rules/legal.ts';
import type { State } from '../state.ts';
import { askReveal } from './reveal.ts';

type Seen = View<State>;

/** The candle stands with whoever has just spoken, or must choose now. */
export function lightOf(view: Seen): Seat[] {
  switch (view.todo[0]) {
    case 'pick':
    case 'reveal':
      return [];
    case 'challenge':
    case 'block':
    case 'exchange':
    case 'examDecide':
      return [view.announced!.by];
    case 'challengeBlock':
      return [view.blocked!.by];
    case 'prove':
      return [view.trial!.claimant];
    case 'lose':
      return [view.loser!];
    case 'examShow':
      return [view.announced!.target!];
    default:
      return [view.turn];
  }
}

/** Whom an action is aimed at, said or not. */
export const aimOf = ({ said }: Seen): { from: Seat; to: Seat } | undefined =>
  said?.on !== undefined && said.action !== 'block' ? { from: said.by, to: said.on } : undefined;

/** What has been said and is not settled yet: "I am the Duke." Whoever it is aimed at is told so. */
export function claimOf(view: Seen): Claim | undefined {
  const { said } = view;
  if (!said?.as) return undefined;
  return {
    by: said.by,
    text: said.not ? `say.not.${said.as}` : `say.${said.as}`,
    note: {
      key: `then.${said.action}`,
      args: {
        coins: view.reserve,
        who: { seat: said.by },
        ...(said.on !== undefined && { target: { seat: said.on } }),
      },
    },
    ...(said.on !== undefined && said.action !== 'block' && { on: said.on }),
    ...(!said.not && { face: said.as }),
  };
}

/** The question to this viewer, or what is going on, if it has none. */
export function askOf(view: Seen, me: Viewer, { outcome }: GameStatus): Ask {
  if (outcome) return { text: outcome.reason };
  const ask = asking(view, me);
  // While a card is shown, what it means is told instead.
  return me >= 0 && !lives(view, me) && view.todo[0] !== 'reveal' ? { text: ask.text, note: 'ask.out' } : ask;
}

function asking(view: Seen, me: Viewer): Ask {
  const { announced, window, trial, loser, duel } = view;
  const by: Seat = announced?.by ?? view.turn;
  const who = { seat: by };
  const target = { seat: announced?.target ?? by };
  /** One is asked, all others are told who. */
  const asks = (seat: Seat, mine: Message, others: Message): Ask => ({ text: me === seat ? mine : others });
  switch (view.todo[0]) {
    case 'pick':
      return { text: duel && me >= 0 && !hasAnswered(duel.picks, me) ? 'ask.pick' : 'ask.picking' };
    case 'challenge':
    case 'block':
    case 'challengeBlock': {
      const text = windowText(view, me);
      const note: Message = view.options.window === 'sealed' ? 'ask.sealed' : 'ask.race';
      // That it waits for others stands where its offers would be.
      if (!window!.asked.includes(me)) return me >= 0 && lives(view, me) ? { text } : { text, note };
      return { text, note: hasAnswered(window!, me) ? 'ask.sent' : note };
    }
    case 'prove': {
      const { claimant, claim } = trial!;
      const as = { msg: `character.${claim}` };
      if (me === claimant) return { text: 'ask.prove', note: { key: 'ask.prove.note', args: { as } } };
      return { text: { key: 'ask.proving', args: { who: { seat: claimant }, as } } };
    }
    case 'lose':
      return me === loser
        ? { text: 'ask.lose', note: priceOf(view) }
        : { text: { key: 'ask.losing', args: { who: { seat: loser! } } } };
    case 'reveal':
      return askReveal(view);
    case 'exchange':
      return asks(
        by,
        { key: 'ask.exchange', args: { n: view.hands[by]!.length } },
        { key: 'ask.exchanging', args: { who } },
      );
    case 'examShow':
      return asks(
        target.seat,
        { key: 'ask.examShow', args: { who } },
        { key: 'ask.examShowing', args: { who, target } },
      );
    case 'examDecide':
      return asks(by, { key: 'ask.examDecide', args: { target } }, { key: 'ask.examDeciding', args: { who, target } });
    default:
      return asks(view.turn, 'ask.action', { key: 'ask.acting', args: { who: { seat: view.turn } } });
  }
}

/** Why one has to give up an influence. */
function priceOf({ trial, announced, loser }: Seen): Message {
  if (!trial) return { key: `ask.lose.${announced!.action}`, args: { who: { seat: announced!.by } } };
  const wrong = trial.challenger === loser;
  return wrong
    ? { key: 'ask.lose.wrong', args: { who: { seat: trial.claimant } } }
    : { key: 'ask.lose.held', args: { as: { msg: `character.${trial.claim}` } } };
}

function windowText(view: Seen, me: Viewer): Message {
  const { announced, blocked } = view;
  const who = { seat: announced!.by };
  if (view.todo[0] === 'challengeBlock') return { key: 'ask.challengeBlock', args: { who: { seat: blocked!.by } } };
  if (view.todo[0] === 'challenge') return { key: 'ask.challenge', args: { who } };
  const target = announced!.target;
  if (target === undefined) return { key: 'ask.blockAid', args: { who } };
  return target === me
    ? { key: `ask.block.${announced!.action}`, args: { who } }
    : { key: 'ask.blocking', args: { who: { seat: target } } };
}
