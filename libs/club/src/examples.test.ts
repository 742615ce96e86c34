import { describeExamples } from '@masque/workspace/examples';
import * as door from './index.ts';
import type { ClubInput } from './index.ts';

/** A club of two on its first evening, after one game. */
const inputs: ClubInput[] = [
  { t: 'begin', at: 0, name: 'The Lantern', color: 'brass', language: 'en' },
  { t: 'member', at: 1, member: 'm1', person: 'p1', name: 'Ada', mask: 'fox' },
  { t: 'member', at: 2, member: 'm2', person: 'p2', name: 'Ben', mask: 'owl' },
  { t: 'host', at: 3, member: 'm1', on: true },
  { t: 'open', at: 4, evening: 'e3', name: 'Friday' },
  { t: 'here', at: 5, member: 'm1' },
  { t: 'here', at: 6, member: 'm2' },
  {
    t: 'result',
    ...{ session: 'a', evening: 'e3', table: 't4', game: 'coup', from: 7, at: 8, reason: 'outcome.lastLeft' },
    players: [
      { member: 'm1', name: 'Ada', place: 1, won: true },
      { member: 'm2', name: 'Ben', place: 2, won: false },
    ],
  },
];

describeExamples({
  folder: import.meta.dirname,
  doors: ['index.ts'],
  world: () => ({ ...door, club: door.replay(inputs) }),
});
