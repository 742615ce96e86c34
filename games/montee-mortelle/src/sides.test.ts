import { logFor, offersFor, SPECTATOR, viewOf, type Session } from '@masque/core';
import { ScenarioPlay } from '@masque/testkit';
import { expect, test } from 'vitest';
import { positionOf } from '../scenarios/adapter.ts';
import { operate } from '../scenarios/operations.ts';
import type { State } from './state.ts';

/** A challenges B; C, D and E are to side, in this order. */
function challenging(d: 'grandMaster' | 'priest' = 'grandMaster'): ScenarioPlay<State> {
  const play = new ScenarioPlay<State>(
    positionOf({
      id: 'sides',
      title: '',
      seats: {
        A: ['order', 'thug', ['key']],
        B: ['brotherhood', 'doctor', ['goblet']],
        C: ['order', 'clairvoyant', ['whip']],
        D: ['brotherhood', d, ['gloves']],
        E: ['order', 'duelist', ['monocle']],
      },
      pool: [d === 'priest' ? 'grandMaster' : 'priest', 'hypnotist', 'poisonMixer', 'bodyguard', 'diplomat'],
      pile: ['dagger', 'coat', 'tome'],
    }),
  );
  operate(play, ['A', 'duel', 'B']);
  return play;
}

/** The same, and nobody stops it. */
function challenged(): ScenarioPlay<State> {
  const play = challenging();
  operate(play, ['*', 'skip']);
  return play;
}

const [A, B, C, D, E] = [0, 1, 2, 3, 4];
const typesFor = (session: Session<State>, seat: number) => offersFor(session, seat).map(({ type }) => type);

test('a side can be chosen in advance, and is revealed when the turn comes', () => {
  const play = challenged();
  expect([play.phase, play.state.asked]).toEqual(['support', C]);
  play.act(E, 'sword');
  play.act(D, 'shield');
  expect(play.state.duel!.sides).toEqual([]);
  const at = play.session.at;
  play.act(C, 'abstain');
  expect(play.state.duel!.sides).toEqual([
    { seat: C, side: 'none' },
    { seat: D, side: 'defender' },
    { seat: E, side: 'attacker' },
  ]);
  expect([play.phase, play.session.at]).toEqual(['hypnosis', at]);
});

test('an advance choice can be changed until the turn, and nobody else can see it', () => {
  const play = challenged();
  const seen = (session: Session<State>) => [SPECTATOR, A, B, C, E].map((viewer) => viewOf(session, viewer));
  const before = seen(play.session);
  play.act(D, 'sword');
  expect(seen(play.session)).toEqual(before);
  expect(typesFor(play.session, D)).toEqual(['shield', 'abstain']);
  play.act(D, 'abstain');
  expect(typesFor(play.session, D)).toEqual(['sword', 'shield']);
  play.act(C, 'sword');
  expect(play.state.duel!.sides[1]).toEqual({ seat: D, side: 'none' });
});

test('whoever lets a duel be may choose a side at once, which is shown only when sides are', () => {
  const play = challenging();
  const seen = (session: Session<State>) => [SPECTATOR, A, B, C, D].map((viewer) => viewOf(session, viewer));
  const before = seen(play.session);
  play.act(E, 'sword');
  expect(seen(play.session)).toEqual(before);
  expect(typesFor(play.session, E)).toEqual(['shield', 'abstain']);
  expect([A, B].map((seat) => typesFor(play.session, seat))).toEqual([[], ['no', 'wait']]);
  play.act(C, 'abstain');
  play.act(D, 'wait');
  expect(play.phase).toBe('interrupt');
  // Taking a side is an answer, and ends the time that was asked for.
  play.act(D, 'shield');
  expect(play.phase).toBe('interrupt');
  play.act(B, 'no');
  expect(play.state.duel!.sides).toEqual([
    { seat: C, side: 'none' },
    { seat: D, side: 'defender' },
    { seat: E, side: 'attacker' },
  ]);
  expect(play.phase).toBe('hypnosis');
});

test('sides chosen before a duel is stopped are shown to nobody', () => {
  const play = challenging('priest');
  play.act(E, 'sword');
  operate(play, ['D', 'use']);
  const told = logFor(play.session, SPECTATOR).map(({ kind }) => kind);
  expect(told).toContain('calledOff');
  expect(told).not.toContain('supported');
});

test('a side chosen just as sides begin to be asked for counts', () => {
  const play = challenging();
  const action = { ...offersFor(play.session, E).find(({ type }) => type === 'sword')!, params: {} };
  operate(play, ['*', 'skip']);
  expect(play.phase).toBe('support');
  play.apply({ at: play.session.at, seat: E, action });
  expect(typesFor(play.session, E)).toEqual(['shield', 'abstain']);
});

test('neither duellists nor players who have chosen are asked, and the table waits for one player at a time', () => {
  const play = challenged();
  play.act(C, 'sword');
  expect([A, B, C].flatMap((seat) => typesFor(play.session, seat))).toEqual([]);
  const waits = (seat: number) => offersFor(play.session, seat).some(({ optional }) => !optional);
  expect([A, B, C, D, E].filter(waits)).toEqual([D]);
});
