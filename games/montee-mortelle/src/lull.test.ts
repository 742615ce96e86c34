import { offersFor, SPECTATOR, tableFor, viewOf, type Session } from '@masque/core';
import { ScenarioPlay, playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import { positionOf } from '../scenarios/adapter.ts';
import { operate } from '../scenarios/operations.ts';
import game from './index.ts';
import type { State } from './state.ts';

/** Five players; the third has the given profession, and the first may have another one. */
const coach = (third: 'priest' | 'clairvoyant', first: 'thug' | 'hypnotist' = 'thug'): ScenarioPlay<State> =>
  new ScenarioPlay<State>(
    positionOf({
      id: 'lull',
      title: '',
      seats: {
        A: ['order', first, ['key']],
        B: ['brotherhood', 'doctor', ['goblet']],
        C: ['order', third, ['whip']],
        D: ['brotherhood', 'grandMaster', ['gloves']],
        E: ['order', 'duelist', ['monocle']],
      },
      pool: [
        third === 'priest' ? 'clairvoyant' : 'priest',
        first === 'thug' ? 'hypnotist' : 'thug',
        'poisonMixer',
        'bodyguard',
        'diplomat',
      ],
      pile: ['dagger', 'coat', 'tome'],
    }),
  );

const SIDES = ['sword', 'shield', 'abstain'];
const seconds = (from: Session<State>, to: Session<State>): number => (to.at - from.at) / 1000;

test('a duel without reactions takes seconds, independent of the hands', () => {
  const lasted = (['priest', 'clairvoyant'] as const).map((third) => {
    const play = coach(third);
    operate(play, ['A', 'duel', 'B']);
    const from = play.session;
    const phases: string[] = [];
    while (play.phase !== 'after' && play.phase !== 'main') {
      phases.push(play.phase);
      if (play.phase === 'support') operate(play, ['*', 'none']);
      else play.ring();
    }
    expect(phases).toEqual(['interrupt', 'support', 'hypnosis', 'cards', 'undo']);
    return seconds(from, play.session);
  });
  expect(lasted).toEqual([9.5, 9.5]);
});

test('sides that are chosen eight seconds after the challenge delay a quiet duel until second 14.5', () => {
  const play = coach('clairvoyant');
  operate(play, ['A', 'duel', 'B']);
  const from = play.session;
  play.wait(8000);
  for (const seat of [4, 3, 2]) play.act(seat, 'abstain');
  while (play.phase !== 'after' && play.phase !== 'main') play.ring();
  expect(seconds(from, play.session)).toBe(14.5);
});

test('a player who asks for time gets it until it is used, without others seeing who asked', () => {
  const play = coach('priest');
  operate(play, ['A', 'duel', 'B']);
  const before = play.session;
  const seen = (session: Session<State>) => [SPECTATOR, 0, 1, 3, 4].map((viewer) => viewOf(session, viewer));
  const asked = seen(before);
  const burns = (): number => (tableFor(play.session, 1).timer!.at - before.at) / 1000;
  expect(burns()).toBe(3);
  play.act(2, 'wait');
  expect(seen(play.session)).toEqual(asked);
  expect(offersFor(play.session, 2).map(({ type }) => type)).toEqual([...SIDES, 'no', 'use']);
  play.ring();
  expect([play.phase, play.state.held]).toEqual(['interrupt', true]);
  expect(burns()).toBe(15);
  // Players without an answer have nothing left to do but to choose their sides.
  for (const seat of [1, 3, 4])
    expect(offersFor(play.session, seat).map(({ type }) => type)).toEqual(seat === 1 ? [] : SIDES);
  expect(tableFor(play.session, 3).ask).toMatchObject({ note: 'ask.held' });
  play.act(2, 'no');
  expect(play.phase).toBe('support');
});

test('if the player who asked for time stays silent, the question ends with the full clock', () => {
  const play = coach('clairvoyant');
  operate(play, ['A', 'duel', 'B']);
  const from = play.session;
  play.act(3, 'wait');
  play.ring();
  play.ring();
  expect(play.phase).toBe('support');
  expect(seconds(from, play.session)).toBe(15);
});

test('a Hypnotist who asks for time gets it, and nobody sees it before the pause is over', () => {
  const play = coach('clairvoyant', 'hypnotist');
  operate(play, ['A', 'duel', 'B']);
  operate(play, ['*', 'skip']);
  operate(play, ['*', 'none']);
  expect(play.phase).toBe('hypnosis');
  const seen = (session: Session<State>) =>
    [SPECTATOR, 1, 2].map((viewer) => [viewOf(session, viewer), tableFor(session, viewer)]);
  const before = seen(play.session);
  play.act(0, 'wait');
  expect(seen(play.session)).toEqual(before);
  play.ring();
  expect([play.phase, play.state.held]).toEqual(['hypnosis', true]);
  play.act(0, 'hypnotize', { whom: 2 });
  expect([play.phase, play.state.duel!.hypnotised]).toEqual(['cards', 2]);
});

test('bots ask for time now and then, and take it', () => {
  let [waits, held] = [0, 0];
  for (let i = 0; i < 4; i++)
    playOut(game, {
      seats: 8,
      bots: 'normal',
      seed: `hesitates ${i}`,
      onStep({ before, session, input }) {
        if (!('action' in input) || input.action.type !== 'wait') held += +(session.state.held && !before.state.held);
        else waits++;
      },
    });
  expect(waits).toBeGreaterThan(0);
  // Several may ask in the same pause, or a card be played in it.
  expect(held).toBeGreaterThan(waits / 2);
});

test('the first duel says that silence will do and that anybody may ask for time, whatever they hold', () => {
  const noteFor = (session: Session<State>, seat: number) => tableFor(session, seat).ask?.note;
  for (const third of ['priest', 'clairvoyant'] as const) {
    const play = coach(third);
    operate(play, ['A', 'duel', 'B']);
    const asked = play.state.window!.asked.map((seat) => noteFor(play.session, seat));
    expect(new Set(asked)).toEqual(new Set(['ask.silence']));
  }
});
