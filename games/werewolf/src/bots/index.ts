import { sample, type Action, type Bot, type View } from '@masque/core';
import { isNight } from '../rules/village.ts';
import type { WerewolfActions, PhaseName, State } from '../state.ts';
import { byDay, together } from './day.ts';
import { byNight } from './night.ts';
import { reading } from './reading.ts';
import { plead } from './speak.ts';
import { plain, thoughtOf, take, type Temper, type Thought } from './thought.ts';
import { name, second, shoot, vote } from './vote.ts';

/** Who wants to sleep, and how much has been said: by day, a bot checks this again and again. */
const watches = (view: View<State>): string =>
  view.next === 'open' ? `${view.sleepy.join(' ')}, ${view.said.length}${view.late ? ', late' : ''}` : '';

/** Reasons from what it has seen and heard alone. */
const player = (temper: Temper): Bot<State, WerewolfActions> => ({
  tempered: true,
  watches,
  decide(observation) {
    const thought = thoughtOf(observation, temper);
    const answer = thought && answerOf(thought);
    if (answer) return answer;
    const waiting = observation.offers.filter((it) => !it.optional);
    return waiting.length === 0 ? null : sample(observation.random.pick(waiting), observation.random);
  },
});

const normal = player(plain);

/**
 * Relies on reasons more than on feelings, is harder to convince, and reads every vote; as a wolf it knows what votes
 * reveal, and pretends to have feelings.
 */
const hard = player({ feeling: 0.48, feelingOfEvil: plain.feeling, credulity: 0.58, reads: reading, leads: true });

function answerOf(it: Thought): Action | null {
  if (isNight(it.view)) return byNight(it);
  switch (it.view.next) {
    case 'ident':
      return take(it.offers, 'ready');
    case 'open':
      return byDay(it);
    case 'second':
      return second(it);
    case 'defence':
      return plead(it) ?? take(it.offers, 'done');
    case 'vote':
      return it.offers.some((one) => one.optional) ? null : vote(it);
    case 'final':
      return it.offers[0]?.optional ? null : name(it);
    case 'shoot':
    case 'arrow':
      return it.offers[0]?.optional ? null : shoot(it);
    default:
      return null;
  }
}

/** Plays by feeling: like `normal`, but it forgets who voted against whom, and often says nothing. */
const easy: Bot<State, WerewolfActions> = {
  tempered: true,
  watches,
  decide(observation) {
    // It also goes to bed when the people do.
    const thought = isNight(observation.view) ? null : thoughtOf(observation);
    const bed = thought && observation.view.next === 'open' ? together(thought) : null;
    if (bed) return bed;
    if (observation.offers.every((it) => it.optional) && observation.random.chance(0.5)) return null;
    return normal.decide({ ...observation, view: { ...observation.view, history: [] } });
  },
};

/** Plays for absent players. */
export const bots = { easy, normal, hard };

/**
 * Takes as long as people do, depending on the question and never on the card: by night all bots take the same time, and
 * in the morning they talk before anybody accuses.
 */
export const thinking: { readonly [phase in PhaseName]?: readonly [min: number, max: number] } = {
  ident: [3000, 9000],
  open: [7000, 22_000],
  second: [3000, 10_000],
  defence: [6000, 15_000],
  vote: [2500, 9000],
  final: [3000, 10_000],
  dusk: [3000, 11_000],
  hunt: [3000, 14_000],
  brew: [3000, 11_000],
  whisper: [3000, 11_000],
  vision: [3000, 12_000],
  shoot: [4000, 9000],
  arrow: [4000, 9000],
};
