import { defineGame } from '@masque/core';
import { bots } from './bots/index.ts';
import { firstGame } from './first/index.ts';
import { flow } from './flow/index.ts';
import { groups, presets } from './form.ts';
import { guide } from './guide/index.ts';
import { messages } from './messages/index.ts';
import { options, type Options } from './options.ts';
import { present } from './present/index.ts';
import { deedsOf } from './present/told.ts';
import { setup } from './setup.ts';
import type { Acts, State } from './state.ts';
import { worlds } from './worlds.ts';

/** How long bots think, in milliseconds: before their turn, they look at what the last one has turned up. */
const thinking = { selecting: [2000, 7000], turn: [2500, 6500] } as const;

/** Draft Supporters, bribe them, have them step forward: by nightfall the best supported is Mayor. */
const desperateTimes = defineGame<State, Acts, Options>({
  id: 'desperate-times',
  version: 2,
  seats: { min: 3, max: 6 },
  profile: { minutes: [15, 25], complexity: 2 },
  options,
  check: ({ firstSpeaker, speaker }, seats) =>
    firstSpeaker === 'host_picks' && speaker > seats ? [{ key: 'check.speaker', args: { seats } }] : [],
  groups,
  presets,
  setup,
  flow,
  present,
  deeds: deedsOf,
  bots,
  thinking,
  worlds,
  messages,
  guide,
  firstGame,
  theme: {
    accent: 'oklch(.80 .135 68)',
    accentDeep: 'oklch(.31 .065 62)',
    accentFelt: 'oklch(.22 .032 62)',
    pattern: 'woodcut',
    icon: 'torch',
  },
});

export default desperateTimes;
export type { Acts, Options, State };
