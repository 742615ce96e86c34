import { chart, type Flow } from '@masque/core';
import { expect, test } from 'vitest';
import { toy } from '../broken/toy/index.ts';
import { situation } from '../scenario/index.ts';
import { Usage } from './edges.ts';

type None = Record<never, never>;
type Acts = { nod: None; shrug: None };

/** A talk of two, of which a game runs several. */
const flow: Flow<{ readonly nods: number }, Acts, { talk: 'nod' | 'shrug'; over: never }> = {
  initial: 'talk',
  states: {
    talk: {
      offers: () => [{ type: 'nod' }],
      on: { nod: { target: 'over' }, shrug: { target: 'talk', reenter: true } },
    },
    over: { type: 'final' },
  },
};

test('edges and offers count in whatever step they occur', () => {
  const talk = chart<{ readonly nods: number }, Acts>(flow);
  const game = { ...toy(), charts: { talk } };
  const usage = new Usage(game);
  const stop = usage.watch();
  const play = situation(game, { seats: 3 });
  play.act(0, 'boast', { value: 1 });
  talk.asking('talk').flatMap(({ offers }) => offers({}, 0));
  talk.take({ phase: 'talk', state: { nods: 0 } }, { event: { type: 'nod' } }, {} as never);
  stop();
  talk.take({ phase: 'talk', state: { nods: 0 } }, { event: { type: 'shrug' } }, {} as never);
  play.ring();
  expect([...usage.used].sort()).toEqual([
    'offer boast',
    'offer nod',
    'offer peek',
    'talk: talk → over on nod',
    'turn → belief on boast',
  ]);
  expect(usage.missing.filter(({ isPart }) => isPart).map(({ edge }) => edge.on)).toEqual(['shrug']);
  expect(usage.declared).toContain('talk: talk → talk on shrug');
});
