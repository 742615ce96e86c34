import type { FirstGame, FirstStep, Seat } from '@masque/core';
import { offerOf, take, targets } from '@masque/mechanics';
import { chooseCards } from '../bots/choices.ts';
import { blocksAs, blocksIn, ownCards, type CoupMind, type Seen } from '../bots/mind.ts';
import type { CoupActions, State } from '../state.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Step = FirstStep<State, CoupActions>;

/** The newcomer, a liar, one who does not believe everything, and one who is after the newcomer's life. */
const [ME, LIAR, DOUBTER, KILLER]: readonly Seat[] = [0, 1, 2, 3];

const alive = (view: Seen, seat: Seat): boolean => view.hands[seat]!.length > 0;
const lies = (view: Seen, seat: Seat): number => view.lost[seat]!.length;

const holdsTwo = ({ view, seat }: CoupMind): boolean => ownCards(view, seat).filter((it) => it === 'duke').length === 2;

/** An action of the newcomer's turn; its target is the only other player left, or the one with less influence. */
const act = (mind: CoupMind, type: 'tax' | 'coup' | 'steal' | 'assassinate', at?: Seat) => {
  const offer = mind.offers.find((it) => it.type === type && it.closed === undefined);
  if (!offer) return null;
  const open = targets(offer);
  if (type === 'tax') return { take: take(offer) };
  const target = at !== undefined && open.includes(at) ? at : open[0];
  return target === undefined ? null : { take: take(offer, { target }), args: { who: { seat: target } } };
};

/** The hints for the newcomer, the most telling moments first. */
const steps: readonly Step[] = [
  {
    id: 'truth',
    hint: (mind) => (mind.view.turns === 1 && holdsTwo(mind) ? act(mind, 'tax') : null),
  },
  {
    id: 'doubt',
    hint: (mind) => {
      const challenge = offerOf(mind, 'challenge');
      const { announced, blocked } = mind.view;
      const duke = announced?.action === 'tax' && announced.by === LIAR && lies(mind.view, LIAR!) === 0;
      return challenge && duke && !blocked && holdsTwo(mind)
        ? { take: take(challenge), args: { who: { seat: LIAR! } } }
        : null;
    },
  },
  {
    id: 'caught',
    hint: ({ view }) =>
      view.reveal?.as === 'lie' && view.reveal.by !== ME ? { args: { who: { seat: view.reveal.by } } } : null,
  },
  {
    id: 'block',
    hint: (mind) => {
      const own = ownCards(mind.view, mind.seat);
      const block = blocksIn(mind).find((it) => own.includes(blocksAs(it)));
      return block && mind.view.announced?.action === 'foreign_aid'
        ? { take: take(block, { as: blocksAs(block) }), args: { who: { seat: mind.view.announced.by } } }
        : null;
    },
  },
  {
    id: 'bluff',
    hint: (mind) => {
      const { announced } = mind.view;
      const own = ownCards(mind.view, mind.seat);
      const block = blocksIn(mind).find((it) => !own.includes(blocksAs(it)));
      return block && announced?.action === 'assassinate' && announced.target === ME
        ? { take: take(block, { as: blocksAs(block) }), args: { who: { seat: announced.by } } }
        : null;
    },
  },
  {
    id: 'believed',
    hint: ({ view }) =>
      view.blocked?.by === ME && view.announced?.action === 'assassinate'
        ? { args: { who: { seat: view.announced.by } } }
        : null,
  },
  {
    id: 'lie',
    hint: (mind) => (mind.view.lost[ME!]!.length === 0 ? act(mind, 'steal', DOUBTER) : null),
  },
  {
    id: 'lose',
    hint: (mind) => {
      const { trial } = mind.view;
      const lied = offerOf(mind, 'show') && trial && !ownCards(mind.view, mind.seat).includes(trial.claim);
      const choice = lied || offerOf(mind, 'lose') ? chooseCards(mind) : null;
      return choice ? { take: choice } : null;
    },
  },
  {
    id: 'bold',
    hint: (mind) => (alive(mind.view, LIAR!) ? act(mind, 'assassinate', LIAR) : null),
  },
  { id: 'coup', hint: (mind) => act(mind, 'coup') },
  {
    id: 'tax',
    hint: (mind) => (ownCards(mind.view, mind.seat).includes('duke') ? act(mind, 'tax') : null),
  },
  {
    id: 'aid-stopped',
    hint: ({ view }) =>
      view.blocked?.by === ME && view.announced?.action === 'foreign_aid'
        ? { args: { who: { seat: view.announced.by } } }
        : null,
  },
  {
    id: 'allow',
    hint: (mind) => {
      const allow = offerOf(mind, 'allow');
      return allow ? { take: take(allow) } : null;
    },
  },
  {
    id: 'cards',
    spare: true,
    hint: (mind) => {
      const choice = mind.offers.some((it) => !it.optional) ? chooseCards(mind) : null;
      return choice ? { take: choice } : null;
    },
  },
  {
    id: 'turn',
    spare: true,
    hint: (mind) => {
      const income = offerOf(mind, 'income');
      return income ? { take: take(income) } : null;
    },
  },
  { id: 'wait', hint: ({ view }) => (view.turn === ME ? null : { args: { who: { seat: view.turn } } }) },
];

/**
 * The others play so that the newcomer sees it: one lies, one challenges, one attacks the newcomer once. Then those who are
 * left fight each other.
 */
function bot(mind: CoupMind) {
  const { view, seat } = mind;
  const allow = offerOf(mind, 'allow');
  if (allow) {
    const challenge = offerOf(mind, 'challenge');
    const first = seat === DOUBTER && view.announced?.action === 'steal' && lies(view, ME!) === 0;
    return challenge && first && view.announced?.by === ME && !view.blocked ? take(challenge) : take(allow);
  }
  if (view.turn !== seat || !mind.offers.some((it) => it.type === 'income')) return undefined;
  const tax = offerOf(mind, 'tax');
  if (seat === LIAR && tax && lies(view, seat) === 0) return take(tax);
  const aid = offerOf(mind, 'foreign_aid');
  if (seat === DOUBTER && aid && view.turns <= 4) return take(aid);
  const exchange = offerOf(mind, 'exchange');
  if (seat === DOUBTER && exchange && view.turns <= 8) return take(exchange);
  const kill = offerOf(mind, 'assassinate');
  const at = seat === KILLER && view.turns <= 8 ? ME! : seat === KILLER ? DOUBTER! : KILLER!;
  if (kill && seat !== LIAR && view.turns >= 8 && targets(kill).includes(at)) return take(kill, { target: at });
  const income = offerOf(mind, 'income');
  return income ? take(income) : undefined;
}

/** A game for four. The newcomer holds two Dukes, so a third one cannot be believed. */
export const firstGame: FirstGame<State, CoupActions> = {
  seats: 4,
  options: { pace: 'off' },
  seed: 'first 671',
  level: 'easy',
  steps,
  bot,
  messages: { en, fr },
};
