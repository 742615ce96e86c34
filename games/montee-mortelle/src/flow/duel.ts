import type { Seat } from '@masque/core';
import { answerOf } from '@masque/mechanics';
import type { Step } from '../messages/index.ts';
import {
  cardsOffers,
  hypnosisOffers,
  interruptOffers,
  payOffers,
  sideOffers,
  spoilsOffers,
  takeOffers,
  undoOffers,
} from '../offers/index.ts';
import { askedForCards, askedToHypnotise, askedToInterrupt, askedToUndo, leftToSupport, resultOf } from '../public.ts';
import { defaultGift, defaultSpoils } from '../rules/defaults.ts';
import {
  chooseEarly,
  count,
  deciding,
  drawTie,
  hypnotise,
  interrupt,
  look,
  owes,
  pay,
  play,
  steal,
  support,
  take,
  undo,
} from '../rules/duel.ts';
import type { Side, State } from '../state.ts';
import { cardsUntil } from './delays.ts';
import { choice, onward, window, type MonteePhase } from './phases.ts';

/** A player who receives an object may then have too many. */
const PAID = ['overflow', 'turnEnd'] as const;
const WON = ['overflow', 'after'] as const;

const attacker = ({ duel }: State) => duel!.attacker;
const winner = ({ duel }: State) => resultOf(duel!).winner;

const allHaveSided = ({ asked }: State) => asked === null;
const hasLeft = ({ asked, left }: State) => left.includes(asked!);
const isTie = ({ duel }: State) => duel!.score!.result === 'tie';

const early = ({ early: sides, asked }: State): Side | null => answerOf(sides!, asked!);
const hasChosen = (state: State) => early(state) !== null;

/** Somebody takes sides, and the next player is asked. */
const sides = (sideOf: (state: State) => Side) =>
  ({
    target: 'support',
    reenter: true,
    actions: (state: State, _: unknown, step: Step) => support(state, state.asked!, sideOf(state), step),
  }) as const;

/** Whoever is asked takes this side; who is yet to be asked has chosen it by then. */
const sidesWith = (side: Side) =>
  [
    { guard: ({ asked }: State, { seat }: { readonly seat: Seat }) => seat === asked, ...sides(() => side) },
    { actions: (state: State, { seat }: { readonly seat: Seat }) => chooseEarly(state, seat, side) },
  ] as const;

const abstains = sides(() => 'none');

/**
 * How long silence takes, in seconds at normal pace. Sides can be chosen from the challenge on, so that somebody who takes
 * eight seconds for one delays a duel in which nobody plays until second 14.5 (`lull.test.ts`), at a full coach as well,
 * where eight have to side. Who might hypnotise, play or undo has known of the duel for some time by then.
 */
const LULL = { interrupt: 3, hypnosis: 1.5, cards: 3, played: 4.5, undo: 2 } as const;

/** After a card has been played, there is time to look at it. */
const cardsLull = ({ duel }: State): number => (duel!.plays.length === 0 ? LULL.cards : LULL.played);

/** A duel, step by step. */
export const duel: MonteePhase<'duel'> = {
  initial: 'interrupt',
  offers: sideOffers,
  on: { sword: sidesWith('attacker'), shield: sidesWith('defender'), abstain: sidesWith('none') },
  states: {
    interrupt: window('interrupt', {
      asked: askedToInterrupt,
      lull: () => LULL.interrupt,
      offers: interruptOffers,
      on: {
        use: [
          { guard: owes, target: 'pay', actions: (state, { seat }, step) => interrupt(state, seat, step) },
          { target: 'turnEnd', actions: (state, { seat }, step) => interrupt(state, seat, step) },
        ],
      },
      target: 'support',
      delay: 'window',
    }),
    pay: choice('pay', {
      by: attacker,
      offers: payOffers,
      on: { pay: onward(PAID, (state, { card }, step) => pay(state, card, step)) },
      after: {
        choice: onward(PAID, (state, _, step) => pay(state, defaultGift(state, attacker(state)), step)),
      },
    }),
    support: choice('support', {
      by: (state) => leftToSupport(state)[0] ?? null,
      always: [
        { guard: allHaveSided, target: 'hypnosis' },
        { guard: hasLeft, ...abstains },
        { guard: hasChosen, ...sides((state) => early(state)!) },
      ],
      on: {},
      after: { side: abstains },
    }),
    hypnosis: window('hypnosis', {
      asked: askedToHypnotise,
      lull: () => LULL.hypnosis,
      offers: hypnosisOffers,
      on: { hypnotize: { target: 'cards', actions: (state, { whom }, step) => hypnotise(state, whom, step) } },
      target: 'cards',
      delay: 'window',
    }),
    cards: window('cards', {
      asked: askedForCards,
      lull: cardsLull,
      entry: (state, { at }) => ({ ...state, duel: { ...state.duel!, clock: { at, until: cardsUntil(state, at) } } }),
      offers: cardsOffers,
      // Players who were done may reconsider.
      on: {
        play: {
          target: 'cards',
          reenter: true,
          actions: (state, { seat, card }, step) => play(state, { seat, card }, step),
        },
        poison: {
          target: 'cards',
          reenter: true,
          actions: (state, { seat, winner }, step) =>
            play(state, { seat, card: deciding(state, seat), pick: winner }, step),
        },
      },
      target: 'undo',
      delay: 'cards',
    }),
    undo: window('undo', {
      asked: askedToUndo,
      lull: () => LULL.undo,
      entry: count,
      offers: undoOffers,
      on: { use: { target: 'turnEnd', actions: (state, { seat }, step) => undo(state, seat, step) } },
      target: 'result',
      delay: 'window',
    }),
    result: {
      always: [
        {
          guard: isTie,
          ...onward(WON, (state: State, _, step) => drawTie(state, step)),
        },
        { target: 'spoils' },
      ],
    },
    spoils: choice('spoils', {
      by: winner,
      offers: spoilsOffers,
      on: {
        look: { target: 'after', actions: (state, _, step) => look(state, step) },
        steal: { target: 'take', actions: (state, _, step) => steal(state, step) },
      },
      after: { spoils: { target: 'after', actions: (state, _, step) => look(state, step) } },
    }),
    take: choice('take', {
      by: winner,
      offers: takeOffers,
      on: {
        take: onward(WON, (state, { card }, step) => take(state, card, null, step)),
        swap: onward(['after'], (state, { card, back }, step) => take(state, card, back, step)),
      },
      after: {
        choice: onward(WON, (state, _, step) => {
          const { card, back } = defaultSpoils(state);
          return take(state, card, back, step);
        }),
      },
    }),
  },
};
