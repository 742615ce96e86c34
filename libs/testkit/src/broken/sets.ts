import type { Sets } from '@masque/core';
import type { Broken } from './secrecy.ts';
import { toy, type Toy } from './toy/index.ts';
import type { Options } from './toy/state.ts';

const good: Sets<Options> = {
  items: [{ id: 'peek', name: 'talk', group: 'talk', icon: 'crown', max: 1 }],
  options: ['peeking'],
  size: () => 1,
  of: ({ peeking }) => ({ peek: peeking === 'all' ? 1 : 0 }),
  to: ({ peek }) => ({ peeking: peek === 1 ? 'all' : 'neighbours' }),
  presets: () => [{ name: 'talk', options: { peeking: 'all' } }],
  encode: ({ peek = 0 }) => `p${peek}`,
  decode: (code) => (/^p[01]$/.test(code) ? { peek: Number(code[1]) } : null),
};
const withSets = (changes: Partial<Sets<Options>>): Toy => toy({ sets: { ...good, ...changes } });

/** Games whose sets do not contain what they claim. */
export const ofSets: readonly Broken[] = [
  {
    breaks: 'a set can contain something that no table deals',
    game: withSets({ items: [...good.items, { ...good.items[0]!, id: 'dodo' }] }),
    fault: /no table of the suite deals "dodo", which sets may hold/,
  },
  {
    breaks: 'no set is offered',
    game: withSets({ presets: () => [] }),
    fault: /no set is offered for 2 seats/,
  },
  {
    breaks: 'the defaults do not play the recommended set',
    game: withSets({ presets: () => [{ name: 'talk', options: { peeking: 'neighbours' } }] }),
    fault: /the default options do not play the recommended set for 2 seats/,
  },
  {
    breaks: 'a preset has the wrong size',
    game: withSets({ size: (seats) => seats }),
    fault: /the set "talk" for 2 seats has 1 items instead of 2/,
  },
  {
    breaks: 'a set put together by hand becomes another one',
    game: withSets({ to: () => ({ peeking: 'neighbours' }) }),
    fault: /the set "talk" for 2 seats becomes a different set when its items are chosen by hand/,
  },
  {
    breaks: 'a code loses part of its set',
    game: withSets({ encode: () => 'p0' }),
    fault: /the set "talk" for 2 seats becomes a different set when it is read from its code: p0/,
  },
  {
    breaks: 'any text is read as a code',
    game: withSets({ decode: () => ({ peek: 1 }) }),
    fault: /any text is accepted as a code/,
  },
];
