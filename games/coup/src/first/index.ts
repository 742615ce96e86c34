import type { FirstGame, FirstStep, Seat } from '@masque/core';
import { offerOf, take, targets } from '@masque/mechanics';
import { chooseCards } from '../bots/choices.ts';
import { blocksAs, blocksIn, ownCards, type CoupObservation } from '../bots/observation.ts';
import type { CoupActions, State, Seen } from '../state.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Lesson = FirstStep<State, CoupActions>;

/** The newcomer, a liar, one who does not believe everything, and one who is after the newcomer's life. */
const [ME, LIAR, DOUBTER, KILLER]: readonly Seat[] = [0, 1, 2, 3];

const alive = (view: Seen, seat: Seat): boolean => view.hands[seat]!.length > 0;
const lies = (view: Seen, seat: Seat): number => view.lost[seat]!.length;

const holdsTwo = ({ view, seat }: CoupObservation): boolean =>
  ownCards(view, seat).filter((it) => it === 'duke').length === 2;

/** An action of the newcomer's turn; its target is the only other player left, or the one with less influence. */
const act = (observation: CoupObservation, type: 'tax' | 'coup' | 'steal' | 'assassinate', at?: Seat) => {
  const offer = observation.offers.find((it) => it.type === type && it.closed === undefined);
  if (!offer) return null;
  const open = targets(offer);
  if (type === 'tax') return { take: take(offer) };
  const target = at !== undefined && open.includes(at) ? at : open[0];
  return target === undefined ? null : { take: take(offer, { target }), args: { who: { seat: target } } };
};

/** The hints for the newcomer, the most telling moments first. */
const steps: readonly Lesson[] = [
  {
    id: 'truth',
    hint: (observation) => (observation.view.turns === 1 && holdsTwo(observation) ? act(observation, 'tax') : null),
  },
  {
    id: 'doubt',
    hint: (observation) => {
      const challenge = offerOf(observation, 'challenge');
      const { announced, blocked } = observation.view;
      const duke = announced?.action === 'tax' && announced.by === LIAR && lies(observation.view, LIAR!) === 0;
      return challenge && duke && !blocked && holdsTwo(observation)
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
    hint: (observation) => {
      const own = ownCards(observation.view, observation.seat);
      const block = blocksIn(observation).find((it) => own.includes(blocksAs(it)));
      return block && observation.view.announced?.action === 'foreign_aid'
        ? { take: take(block, { as: blocksAs(block) }), args: { who: { seat: observation.view.announced.by } } }
        : null;
    },
  },
  {
    id: 'bluff',
    hint: (observation) => {
      const { announced } = observation.view;
      const own = ownCards(observation.view, observation.seat);
      const block = blocksIn(observation).find((it) => !own.includes(blocksAs(it)));
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
    hint: (observation) => (observation.view.lost[ME!]!.length === 0 ? act(observation, 'steal', DOUBTER) : null),
  },
  {
    id: 'lose',
    hint: (observation) => {
      const { trial } = observation.view;
      const lied =
        offerOf(observation, 'show') && trial && !ownCards(observation.view, observation.seat).includes(trial.claim);
      const choice = lied || offerOf(observation, 'lose') ? chooseCards(observation) : null;
      return choice ? { take: choice } : null;
    },
  },
  {
    id: 'bold',
    hint: (observation) => (alive(observation.view, LIAR!) ? act(observation, 'assassinate', LIAR) : null),
  },
  { id: 'coup', hint: (observation) => act(observation, 'coup') },
  {
    id: 'tax',
    hint: (observation) =>
      ownCards(observation.view, observation.seat).includes('duke') ? act(observation, 'tax') : null,
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
    hint: (observation) => {
      const allow = offerOf(observation, 'allow');
      return allow ? { take: take(allow) } : null;
    },
  },
  {
    id: 'cards',
    spare: true,
    hint: (observation) => {
      const choice = observation.offers.some((it) => !it.optional) ? chooseCards(observation) : null;
      return choice ? { take: choice } : null;
    },
  },
  {
    id: 'turn',
    spare: true,
    hint: (observation) => {
      const income = offerOf(observation, 'income');
      return income ? { take: take(income) } : null;
    },
  },
  { id: 'wait', hint: ({ view }) => (view.turn === ME ? null : { args: { who: { seat: view.turn } } }) },
];

/**
 * The others play so that the newcomer sees it: one lies, one challenges, one attacks the newcomer once. Then those who are
 * left fight each other.
 */
function bot(observation: CoupObservation) {
  const { view, seat } = observation;
  const allow = offerOf(observation, 'allow');
  if (allow) {
    const challenge = offerOf(observation, 'challenge');
    const first = seat === DOUBTER && view.announced?.action === 'steal' && lies(view, ME!) === 0;
    return challenge && first && view.announced?.by === ME && !view.blocked ? take(challenge) : take(allow);
  }
  if (view.turn !== seat || !observation.offers.some((it) => it.type === 'income')) return undefined;
  const tax = offerOf(observation, 'tax');
  if (seat === LIAR && tax && lies(view, seat) === 0) return take(tax);
  const aid = offerOf(observation, 'foreign_aid');
  if (seat === DOUBTER && aid && view.turns <= 4) return take(aid);
  const exchange = offerOf(observation, 'exchange');
  if (seat === DOUBTER && exchange && view.turns <= 8) return take(exchange);
  const kill = offerOf(observation, 'assassinate');
  const at = seat === KILLER && view.turns <= 8 ? ME! : seat === KILLER ? DOUBTER! : KILLER!;
  if (kill && seat !== LIAR && view.turns >= 8 && targets(kill).includes(at)) return take(kill, { target: at });
  const income = offerOf(observation, 'income');
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
