import type { Flow, Phase } from '@masque/core';
import { atPace } from '@masque/mechanics';
import { supporters } from '../cards/index.ts';
import { abilityOffers, backOffers, endorseOffers, officeOffers, selectOffers } from '../offers/index.ts';
import { askChoice, choose, chooseAnyhow, othersChoose } from '../rules/ability.ts';
import { back, giveUp } from '../rules/clock.ts';
import { askTurn, bribeOwn, endorseAnyhow, pass, reveal, settle } from '../rules/endorse.ts';
import { isContested } from '../rules/contest.ts';
import { allHaveSaid, askOffices, hold, holdNone, takePodium } from '../rules/office.ts';
import { askSelection, everybodyReady, layDown, select, selectFirst } from '../rules/select.ts';
import { questions } from '../rules/supporters.ts';
import { begin } from '../rules/turn.ts';
import type { Acts, Delay, Phases, QuestionName, State } from '../state.ts';

type DesperateFlow = Flow<State, Acts, Phases, Delay>;
type DesperatePhase<N extends keyof Phases> = Phase<State, Acts, Phases, Delay, N>;

/** Seconds that a contest is shown before play goes on, clocks or not. */
const CONTEST = 6;

/** What follows an Endorsement: the next one, the next round, or the end. */
const onward = ['turn', 'selecting', 'over'] as const;

/** What follows a Reveal: the first question of an ability, if it has one. */
const first = supporters.flatMap(({ ability }) => Object.keys(ability?.questions ?? {}).slice(0, 1) as QuestionName[]);

/** A question of an ability. */
function questionPhase(name: QuestionName): DesperatePhase<QuestionName> {
  const { asked, does, then, turnsUp, silence } = questions[name]!;
  const target = [
    ...(turnsUp ? (['contest'] as const) : []),
    ...(then ? [then] : []),
    ...(!then || questions[then]!.asked ? onward : []),
  ];
  const taken = asked
    ? [
        { guard: othersChoose, actions: choose },
        { target, actions: choose },
      ]
    : { target, actions: choose };
  const missed = asked
    ? [
        { guard: othersChoose, actions: chooseAnyhow },
        { target, actions: chooseAnyhow },
      ]
    : { target: silence ? onward : target, actions: chooseAnyhow };
  return {
    entry: askChoice,
    // The entry of the Supporter types what is offered against what is done.
    offers: abilityOffers,
    on: { ...Object.fromEntries(Object.keys(does).map((type) => [type, taken])), alarm: missed },
  };
}

/**
 * A round is a Selection by all at once and an Endorsement by each in turn: a Reveal with its contest and its ability, or
 * a Bribe. Clocks are alarms of single seats, because somebody who is away gets less time than the others.
 */
export const flow: DesperateFlow = {
  initial: 'deal',
  next: (state) => {
    if (state.offices) return 'office';
    if (isContested(state)) return 'contest';
    if (state.ability) return state.ability.step;
    if (state.selection) return 'selecting';
    return state.endorsed < state.areas.length ? 'turn' : 'over';
  },
  delays: { contest: ({ options }) => atPace(options.pace, CONTEST) ?? CONTEST * 1000 },
  offers: backOffers,
  on: { back: { actions: back }, leave: { actions: giveUp } },
  states: {
    deal: { always: { target: ['office', 'selecting', 'turn'], actions: begin } },
    office: {
      entry: askOffices,
      offers: officeOffers,
      on: { office: { actions: hold }, alarm: { actions: holdNone } },
      always: { guard: allHaveSaid, target: 'selecting', actions: takePodium },
    },
    round: {
      initial: 'selecting',
      states: {
        selecting: {
          entry: askSelection,
          offers: selectOffers,
          on: { select: { actions: select }, alarm: { actions: selectFirst } },
          always: { guard: everybodyReady, target: 'turn', actions: layDown },
        },
        endorsing: {
          initial: 'turn',
          states: {
            turn: {
              entry: askTurn,
              offers: endorseOffers,
              on: {
                reveal: { target: ['contest', ...first, ...onward], actions: reveal },
                bribe: { target: onward, actions: bribeOwn },
                pass: { target: onward, actions: pass },
                alarm: { target: ['contest', ...first, ...onward], actions: endorseAnyhow },
              },
            },
            contest: { after: { contest: { target: [...first, ...onward], actions: settle } } },
            ...Object.fromEntries(
              Object.keys(questions).map((name) => [name, questionPhase(name as QuestionName)] as const),
            ),
          },
        },
      },
    },
    over: { type: 'final' },
  },
};
