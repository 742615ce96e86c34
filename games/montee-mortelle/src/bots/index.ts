import { spiteOf } from '@masque/bots';
import type { Action, Bot, BotObservation, Temperament } from '@masque/core';
import { keysOf, take } from '@masque/mechanics';
import type { MonteeActions, PhaseName, State } from '../state.ts';
import { chooseSpoils, hypnotise, payFee, playCard, stop, takeObject, takeSides } from './duel.ts';
import { Thinking, type Leaning, type Temper } from './mind.ts';
import { adopt, chooseAnswer, chooseGift, handOn, turnTo } from './trade.ts';
import { chooseAfter, chooseName, chooseTop, chooseTurn } from './turn.ts';

/** Who answers a question that offers this action. The first that is offered tells which question it is. */
const answers: { readonly [T in keyof MonteeActions]?: (thinking: Thinking) => Action | null } = {
  ready: (thinking) => take(thinking.offer('ready')!),
  pass: chooseTurn,
  endTurn: chooseAfter,
  arrange: chooseTop,
  accept: chooseAnswer,
  refuse: chooseAnswer,
  adopt,
  direction: turnTo,
  hand: handOn,
  gift: chooseGift,
  pay: payFee,
  abstain: takeSides,
  use: stop,
  hypnotize: hypnotise,
  no: playCard,
  look: chooseSpoils,
  take: takeObject,
  swap: takeObject,
  rest: chooseName,
};

/** How often one asks for time in the middle of a duel, whatever one holds. */
const HESITATES = 0.004;

/** Somebody of no temperament. */
const even: Leaning = { duel: 0, patience: 0, meddles: 0, spite: () => 0 };

/** The bold fight and stand up early, the careful trade and wait, the talkative take sides and deal where others let it be. */
const leanings: { readonly [temperament in Temperament]?: Partial<Leaning> } = {
  bold: { duel: 1.6, patience: -0.1 },
  careful: { duel: -1.6, patience: 0.1 },
  talkative: { meddles: 0.6 },
};

/** How somebody leans by its temperament, and by what others have done to it. */
const leaningOf = (observation: BotObservation<State, MonteeActions>): Leaning => ({
  ...even,
  ...(observation.temperament && leanings[observation.temperament]),
  spite: spiteOf(observation),
});

/** A player of this temper. All it remembers is in its view: its notebook, and what everybody has seen. */
const player = (temper: Temper): Bot<State, MonteeActions> => ({
  tempered: true,
  decide(observation) {
    const thinking = new Thinking(observation, temper, leaningOf(observation));
    const wait = thinking.offer('wait');
    if (wait && thinking.random.chance(HESITATES)) return take(wait);
    const question = keysOf(answers).find((type) => thinking.offer(type));
    return question ? answers[question]!(thinking) : null;
  },
});

/**
 * How long bots think, in milliseconds: less than a lull where one could pass over them, and more where something was
 * just shown.
 */
export const thinking = {
  dealt: [2000, 5000],
  main: [1200, 2200],
  after: [500, 1000],
  answer: [1000, 2000],
  interrupt: [600, 1400],
  support: [250, 550],
  hypnosis: [600, 1200],
  cards: [800, 1600],
  undo: [600, 1200],
  spoils: [1800, 2800],
  take: [1500, 3000],
  overflow: [1500, 3000],
} as const satisfies { readonly [phase in PhaseName]?: readonly [least: number, most: number] };

export const bots = {
  /** Believes only what it has seen itself, does things on a whim, and stands up early. */
  easy: player({ patience: [0.75, 0.55], deference: 0, impulse: 0.35, alone: false }),
  /** Weighs who may be whose ally and where the goals are, and stands up when fairly sure. */
  normal: player({ patience: [0.72, 0.6], deference: 0.1, impulse: 0.08, alone: false }),
  /** Does nothing on a whim, stands up sooner, and is after the Armor: a sure win alone is worth more than a likely one with others. */
  hard: player({ patience: [0.66, 0.56], deference: 0.1, impulse: 0, alone: true }),
};
