import type { Flow, Phase, Rule, Seat } from '@masque/core';
import { atPace, keysOf, recordOf } from '@masque/mechanics';
import { supporters } from '../cards/index.ts';
import { abilityOffers, backOffers, endorseOffers, officeOffers, selectOffers } from '../offers/index.ts';
import { askChoice, choose, chooseAnyhow, isDone, othersChoose } from '../rules/ability.ts';
import { back, closeAll, giveUp } from '../rules/clock.ts';
import { askTurn, bribeOwn, endorseAnyhow, pass, reveal, settle } from '../rules/endorse.ts';
import { isContested } from '../rules/contest.ts';
import { allHaveSaid, askOffices, hold, holdNone, takePodium } from '../rules/office.ts';
import { askSelection, everybodyReady, isSettled, layDown, select, selectFirst } from '../rules/select.ts';
import { questions } from '../rules/supporters.ts';
import { begin, finish } from '../rules/turn.ts';
import type { Acts, Delay, Phases, QuestionName, State } from '../state.ts';

type DesperateFlow = Flow<State, Acts, Phases, Delay>;
type DesperatePhase<N extends keyof Phases> = Phase<State, Acts, Phases, Delay, N>;

/**
 * How long everybody can still change their mind when all are ready, in seconds, so that no accidental tap is final.
 */
const READY = 3;

/** How long a contest is shown before the game goes on, even without clocks, in seconds. */
const CONTEST = 6;

/** What follows an Endorsement: the next one, the next round, or the end. */
const onward = ['turn', 'selecting', 'over'] as const;

/** The first question of each ability. */
const first = supporters.flatMap(({ ability }) => (ability ? keysOf(ability.questions).slice(0, 1) : []));

/** A question of an ability. */
function questionPhase(name: QuestionName): DesperatePhase<QuestionName> {
  const { does, then } = questions[name]!;
  // The Supporter's own entry checks the types of its offers against its rules.
  const choices = Object.keys(does).map((type) => [type, taken(choose, then)] as const);
  return {
    entry: askChoice,
    offers: abilityOffers,
    on: { ...Object.fromEntries(choices), alarm: taken(chooseAnyhow, then) },
  };
}

/** If several players are asked, the next question comes once all have chosen. */
const taken = <E extends { readonly seat: Seat } | { readonly id: string }>(
  actions: Rule<State, E>,
  then: QuestionName | undefined,
) =>
  then
    ? [
        { guard: othersChoose, actions },
        { target: then, actions },
      ]
    : { actions };

/**
 * A round is a Selection by everybody at once and an Endorsement by each Contender in turn: a Reveal with its contest
 * and its ability, or a Bribe. Clocks are alarms of individual seats, because players who are away get less time than
 * the others.
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
  delays: { ready: () => READY * 1000, contest: ({ options }) => atPace(options.pace, CONTEST) ?? CONTEST * 1000 },
  offers: backOffers,
  on: { back: { actions: back }, leave: { actions: giveUp }, close: { actions: closeAll } },
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
          always: [
            { guard: isSettled, target: 'turn', actions: layDown },
            { guard: everybodyReady, target: 'ready' },
          ],
        },
        ready: {
          offers: selectOffers,
          on: { select: { actions: select } },
          after: { ready: { target: 'turn', actions: layDown } },
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
            ability: {
              initial: first[0]!,
              always: [
                { guard: isContested, target: 'contest' },
                { guard: isDone, target: onward, actions: (state, _, step) => finish(state, step) },
              ],
              states: recordOf(keysOf(questions), questionPhase),
            },
          },
        },
      },
    },
    over: { type: 'final' },
  },
};
