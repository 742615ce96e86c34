import { spiteOf } from '@masque/bots';
import type { Action, Bot, BotObservation, Temperament } from '@masque/core';
import { atPace, keysOf, ownAnswer, take } from '@masque/mechanics';
import type { MonteeActions, PhaseName, State } from '../state.ts';
import { chooseSpoils, hypnotise, payFee, playCard, stop, takeObject, takeSides } from './duel.ts';
import { Thinking, type Leaning, type Temper } from './thinking.ts';
import { adopt, chooseAnswer, chooseGift, handOn, turnTo } from './trade.ts';
import { chooseAfter, chooseName, chooseTop, chooseTurn } from './turn.ts';

/** The answerer of a question that offers this action. The first action offered identifies the question. */
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
  use: stop,
  abstain: takeSides,
  hypnotize: hypnotise,
  no: playCard,
  look: chooseSpoils,
  take: takeObject,
  swap: takeObject,
  rest: chooseName,
};

/** How often it asks for time during a duel, whatever it holds. */
const HESITATES = 0.004;

/** How long after the pause it answers then, in milliseconds: until it is over, nothing shows that anybody asked. */
const AFTER = [600, 1600] as const;

/** A player without a temperament. */
const even: Leaning = { duel: 0, patience: 0, meddles: 0, spite: () => 0 };

/** Bold players fight and stand up early, careful ones trade and wait, talkative ones take sides and trade where others would not. */
const leanings: { readonly [temperament in Temperament]?: Partial<Leaning> } = {
  bold: { duel: 1.6, patience: -0.1 },
  careful: { duel: -1.6, patience: 0.1 },
  talkative: { meddles: 0.6 },
};

/** Preferences from a temperament and from what others have done to the player. */
const leaningOf = (observation: BotObservation<State, MonteeActions>): Leaning => ({
  ...even,
  ...(observation.temperament && leanings[observation.temperament]),
  spite: spiteOf(observation),
});

/** A player with this style. Everything it remembers is in its view: its notebook and what is public. */
const player = (temper: Temper): Bot<State, MonteeActions> => ({
  tempered: true,
  decide(observation) {
    const thinking = new Thinking(observation, temper, leaningOf(observation));
    const wait = thinking.offer('wait');
    if (wait && thinking.random.chance(HESITATES)) return take(wait);
    const question = keysOf(answers).find((type) => thinking.offer(type));
    return question ? answers[question]!(thinking) : null;
  },
  thinks({ window, held, lull, options }, seat) {
    if (held || !window || ownAnswer(window, seat) !== 'wait') return undefined;
    const pause = atPace(options.pace, lull) ?? 0;
    return [pause + AFTER[0], pause + AFTER[1]];
  },
});

/**
 * How long bots think, in milliseconds: short enough that they are not passed over in a pause, and longer after something
 * was just shown.
 */
export const thinking = {
  dealt: [2000, 5000],
  main: [1200, 2200],
  after: [500, 1000],
  answer: [1000, 2000],
  interrupt: [600, 1400],
  support: [800, 2600],
  hypnosis: [400, 850],
  cards: [800, 1600],
  undo: [500, 1150],
  spoils: [1800, 2800],
  take: [1500, 3000],
  overflow: [1500, 3000],
} as const satisfies { readonly [phase in PhaseName]?: readonly [min: number, max: number] };

export const bots = {
  /** Believes only what it has seen itself, sometimes plays at random, and stands up early. */
  easy: player({ patience: [0.75, 0.55], deference: 0, impulse: 0.35, alone: false }),
  /** Estimates who may be whose ally and where the goals are, and stands up when fairly sure. */
  normal: player({ patience: [0.72, 0.6], deference: 0.1, impulse: 0.08, alone: false }),
  /** Never plays at random, stands up sooner, and goes for the Armor: a sure win alone is worth more than a likely shared one. */
  hard: player({ patience: [0.66, 0.56], deference: 0.1, impulse: 0, alone: true }),
};
