import type { Broken } from './secrecy.ts';
import { toy } from './toy/index.ts';

/** Games whose form for the host proposes what cannot be played. */
export const ofForms: readonly Broken[] = [
  {
    breaks: 'a group names an option that does not exist',
    game: toy({ groups: [{ id: 'talk', options: ['peeking', 'shouting' as 'think'] }] }),
    fault: /the group "talk" names "shouting", which is not an option/,
  },
  {
    breaks: 'a preset cannot be dealt at any table',
    game: toy({
      presets: [{ id: 'talk', options: { peeking: 'neighbours' } }],
      check: ({ peeking }) => (peeking === 'neighbours' ? ['talk'] : []),
    }),
    fault: /the preset "talk" cannot be dealt at any table/,
  },
];
