import { observe, randomFor, seedOf, type Action } from '@masque/core';
import { ScenarioPlay } from '@masque/testkit';
import { expect, test } from 'vitest';
import { positionOf } from '../../scenarios/adapter.ts';
import { operate } from '../../scenarios/operations.ts';
import type { ObjectKind } from '../cards/index.ts';
import type { State } from '../state.ts';
import { bots } from './index.ts';

/** The turn of A, a Diplomat, with these objects; E has just offered another one in vain. */
function turn(hand: readonly ObjectKind[], offered: ObjectKind): ScenarioPlay<State> {
  const play = new ScenarioPlay<State>(
    positionOf({
      id: 'alone',
      title: '',
      first: 'E',
      seats: {
        A: ['order', 'diplomat', [...hand]],
        B: ['brotherhood', 'doctor', ['goblet']],
        C: ['order', 'priest', ['whip', 'poisonRing']],
        D: ['brotherhood', 'grandMaster', ['gloves', 'coat']],
        E: ['order', 'duelist', [offered, 'monocle']],
      },
      pile: ['tome'],
    }),
  );
  operate(play, ['E', 'offer', 'A', offered]);
  operate(play, ['A', 'refuse']);
  if (play.phase === 'after') operate(play, ['E', 'endTurn']);
  return play;
}

const does = (level: keyof typeof bots, { session }: ScenarioPlay<State>): (Action | null)[] =>
  Array.from({ length: 20 }, (_, i) =>
    bots[level].decide(observe(session, 0, randomFor(seedOf(`alone ${i}`), 0)) as never),
  );

const demandsOf = (level: keyof typeof bots, play: ScenarioPlay<State>): unknown[] =>
  does(level, play).flatMap((it) => (it?.type === 'demand' ? [it.params?.['kind']] : []));

test('a hard Diplomat demands the Armor where it has seen it, a normal one does not', () => {
  const play = turn(['dagger', 'castingKnives'], 'armor');
  expect(demandsOf('hard', play)).toContain('armor');
  expect(demandsOf('normal', play)).not.toContain('armor');
});
