import { defineGame, type Bot, type Game, type Flow, type GameDefinition, type Guide, type Setup } from '@masque/core';
import { deal, faceDown, shuffle } from '@masque/mechanics';
import { z } from 'zod';
import { honest } from './bots.ts';
import { guide } from './guide.ts';
import { en, fr } from './messages.ts';
import { offers as goodOffers, type ToyOffers } from './offers.ts';
import { present } from './present.ts';
import { rules as goodRules, type Rules } from './rules.ts';
import type { Acts, Options, State } from './state.ts';

export { guide };
export type Toy = Game<State, Acts, Options>;

/** Which actions each phase accepts. */
export interface Phases {
  turn: 'peek' | 'boast';
  belief: 'believe';
  showdown: never;
}
export type ToyFlow = Flow<State, Acts, Phases, 'think'>;

/** What a broken game changes. */
export interface Changes {
  readonly rules?: Partial<Rules>;
  readonly offers?: Partial<ToyOffers>;
  readonly setup?: (setup: Setup<Options>, good: State) => State;
  readonly flow?: (good: ToyFlow) => ToyFlow;
  readonly present?: GameDefinition<State, Acts, Options>['present'];
  readonly channels?: GameDefinition<State, Acts, Options>['channels'];
  readonly bot?: Bot<State>;
  readonly worlds?: GameDefinition<State, Acts, Options>['worlds'];
  readonly guide?: Guide;
  readonly fr?: Record<string, string>;
  readonly sets?: GameDefinition<State, Acts, Options>['sets'];
  readonly options?: GameDefinition<State, Acts, Options>['options'];
  readonly groups?: GameDefinition<State, Acts, Options>['groups'];
  readonly presets?: GameDefinition<State, Acts, Options>['presets'];
  readonly check?: GameDefinition<State, Acts, Options>['check'];
}

/** Boast, with some parts replaced. Without changes it is a good game. */
export function toy(changes: Changes = {}): Toy {
  const rules = { ...goodRules, ...changes.rules };
  const offers = { ...goodOffers, ...changes.offers };
  const flow: ToyFlow = {
    initial: 'turn',
    delays: { think: (state) => state.options.think },
    states: {
      turn: {
        offers: offers.turn,
        on: {
          peek: {
            target: 'turn',
            reenter: true,
            actions: (state, event, step) => rules.next(rules.peek(state, event, step), step),
          },
          boast: { target: 'belief', actions: rules.boast },
        },
        after: { think: { target: 'turn', reenter: true, actions: (state, _, step) => rules.next(state, step) } },
      },
      belief: {
        offers: offers.belief,
        on: { believe: { actions: rules.believe } },
        always: { guard: rules.done, target: 'showdown' },
        after: { think: 'showdown' },
      },
      showdown: {
        entry: (state, _, step) => rules.next(rules.redraw(rules.showdown(state, step), step), step),
        always: 'turn',
      },
    },
  };
  return defineGame<State, Acts, Options>({
    id: 'boast',
    version: 1,
    seats: { min: 2, max: 5 },
    profile: { minutes: [2, 5], complexity: 1 },
    options:
      changes.options ??
      z.object({
        think: z.number().min(1000).nullable().default(20_000),
        peeking: z.enum(['all', 'neighbours']).default('all'),
      }),
    ...(changes.groups && { groups: changes.groups }),
    ...(changes.presets && { presets: changes.presets }),
    ...(changes.check && { check: changes.check }),
    ...(changes.sets && { sets: changes.sets }),
    setup: (setup) => (changes.setup ? changes.setup(setup, dealt(setup)) : dealt(setup)),
    flow: changes.flow ? changes.flow(flow) : flow,
    present: changes.present ?? present,
    channels: changes.channels ?? ((view, me) => [{ id: 'table', name: 'talk', write: me !== view.turn }]),
    worlds: changes.worlds ?? {},
    bots: { honest: changes.bot ?? honest },
    messages: { en, fr: { ...fr, ...changes.fr } },
    guide: changes.guide ?? guide,
    theme: {
      accent: 'oklch(0.7 0.1 80)',
      accentDeep: 'oklch(0.3 0.1 80)',
      accentFelt: 'oklch(0.3 0.05 150)',
      pattern: 'waves',
      icon: 'crown',
    },
  });
}

function dealt({ seats, options, random }: Setup<Options>): State {
  const [hands, deck] = deal(shuffle(random, faceDown([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6], 'card')), seats, 1);
  const points = Array<number>(seats).fill(0);
  return {
    turn: 0,
    left: seats * 2,
    hands: hands.map((hand) => hand[0]!),
    deck,
    points,
    claim: null,
    belief: null,
    options,
  };
}
