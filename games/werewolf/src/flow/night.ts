import { nightOffers, pacing } from '../offers/index.ts';
import type { Hour } from '../roles/index.ts';
import { afterLook, dawn } from '../rules/dawn.ts';
import { closeWave, nightfall, RIPE } from '../rules/night.ts';
import type { PhaseName, VillagePhase } from '../state.ts';
import { by, question } from './question.ts';

const woken = ['morning', 'shoot', 'arrow', 'fallen', 'over'] as const;

/** Everybody is asked at once, in the form of the hour. */
const hour = (name: Hour | 'call', target: readonly PhaseName[]): VillagePhase<Hour | 'call'> =>
  question(name, {
    offers: nightOffers,
    answers: {
      choose: ({ who }) => ({ who }),
      watch: ({ who, role }) => ({ who, role }),
      brew: ({ who, second }) => ({ who, second }),
      whisper: ({ word, about }) => ({ who: null, word, about }),
    },
    on: { advance: { target, actions: by(closeWave) } },
    close: closeWave,
    target,
    delay: 'wave',
  });

/** Eyes closed, card after card: answering does not shorten a call. */
const { always: _, ...call } = hour('call', ['call', 'dawn']);

/** Hour after hour. An hour is left out if everybody knows that nobody can act in it. */
export const night: VillagePhase<'night'> = {
  initial: 'nightfall',
  on: { alarm: { guard: (_, { id }) => id === RIPE, actions: (state) => ({ ...state, ripe: true }) } },
  states: {
    nightfall: { always: { target: ['dusk', 'hunt', 'vision', 'call', 'dawn'], actions: by(nightfall) } },
    dusk: hour('dusk', ['hunt']),
    hunt: hour('hunt', ['brew', 'whisper', 'vision', 'dawn']),
    brew: hour('brew', ['whisper', 'vision', 'dawn']),
    whisper: hour('whisper', ['vision']),
    vision: hour('vision', ['dawn']),
    call,
    dawn: { always: { target: ['daybreak', 'morning'], actions: by(dawn) } },
    // Time to see who is dead, and the revealed cards.
    daybreak: {
      offers: pacing,
      on: { advance: { target: woken, actions: by(afterLook) } },
      after: { daybreak: { target: woken, actions: by(afterLook) } },
    },
  },
};
