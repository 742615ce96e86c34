import { timelineOf, replay, save, start } from '@masque/core';
import { describe, expect, test } from 'vitest';
import { toy } from '../broken/toy/index.ts';
import { absent, playOut, RefusedInput, startFor } from './index.ts';

const game = toy();

describe('whole games', () => {
  test('the same seed gives the same game, and its inputs replay', () => {
    const one = playOut(game, { seats: 4, seed: 'a', bots: 'honest' });
    expect(one.ending).toBe('over');
    expect(save(playOut(game, { seats: 4, seed: 'a', bots: 'honest' }).session)).toEqual(save(one.session));
    expect(save(playOut(game, { seats: 4, seed: 'b', bots: 'honest' }).session)).not.toEqual(save(one.session));
    expect(save(replay(timelineOf(start(game, startFor(game, { seats: 4, seed: 'a' }))), one.inputs).session)).toEqual(
      save(one.session),
    );
  });

  test('each seat can have a different player, and every step can be observed', () => {
    const kinds = new Set<string>();
    const levels: [number, string][] = [];
    playOut(game, {
      seats: 3,
      bots: ['honest', 'random', 'honest'],
      onStep: ({ entries }) => entries.forEach((it) => kinds.add(it.kind)),
      onDecision: ({ seat, level }) => levels.push([seat, level]),
    });
    expect([...kinds]).toContain('boast');
    expect(new Set(levels.map(String))).toEqual(new Set(['0,honest', '2,honest']));
  });

  test('if nobody answers, only clocks fire; without clocks the game is stuck', () => {
    const { session, inputs, ending } = playOut(game, { players: absent });
    expect(ending).toBe('over');
    expect(inputs.every((it) => 'deadline' in it)).toBe(true);
    expect(session.at).toBe(inputs.length * 20_000);
    expect(playOut(game, { players: absent, options: { think: null } })).toMatchObject({ ending: 'stuck', inputs: [] });
  });

  test('a player who thinks longer than the clock allows cannot answer', () => {
    const { inputs } = playOut(game, { think: 20_000, bots: 'honest' });
    expect(inputs.every((it) => 'deadline' in it)).toBe(true);
  });

  test('all players who are asked think at the same time, as long as bots do at a table', () => {
    const { inputs } = playOut(game, { seats: 4, think: 1000 });
    const beliefs = inputs.filter((it) => 'action' in it && it.action.type === 'believe').slice(0, 3);
    expect(new Set(beliefs.map((it) => it.at)).size).toBe(1);
    const times = playOut(game, { seats: 4, seed: 'pace' }).inputs.map((it) => it.at);
    const gaps = times.map((at, i) => at - (times[i - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(6000);
    expect(times.at(-1)! / times.length).toBeGreaterThan(500);
  });

  test('people take their time, slow ones more than quick ones, and decide like bots', () => {
    const lasts = (people?: 'quick' | 'slow'): number =>
      playOut(game, {
        seats: 4,
        bots: 'honest',
        think: 500,
        ...(people && { people: { seats: new Set([0, 2]), pace: people } }),
      }).session.at;
    expect(lasts('quick')).toBeGreaterThan(lasts());
    expect(lasts('slow')).toBeGreaterThan(lasts('quick'));
    const { inputs } = playOut(game, { seats: 4, bots: 'honest', people: { seats: new Set([1]), pace: 'slow' } });
    const kinds = inputs.flatMap((it) => ('action' in it && it.seat === 1 ? [it.action.type] : []));
    expect(new Set(kinds)).toEqual(new Set(['boast', 'believe']));
  });

  test('players who have left are no longer asked', () => {
    const gone = new Set([0, 2]);
    const { inputs, ending } = playOut(game, { seats: 3, absent: gone });
    expect(ending).toBe('over');
    expect(inputs.some((it) => 'seat' in it && gone.has(it.seat))).toBe(false);
  });

  test('a game can be cut short', () => {
    expect(playOut(game, { maxInputs: 2 })).toMatchObject({ ending: 'bound', inputs: { length: 2 } });
  });

  test('a refused answer is named in the error, and an unknown level lists those that exist', () => {
    const cheat = toy({
      bot: { decide: ({ offers: [offer] }) => ({ type: 'boast', window: offer!.window, params: { value: 9 } }) },
    });
    expect(() => playOut(cheat, { bots: 'honest' })).toThrow(RefusedInput);
    expect(() => playOut(cheat, { bots: 'honest' })).toThrow(/is refused: bad_param/);
    expect(() => playOut(game, { bots: 'grand' })).toThrow('boast has no bot "grand"; it has honest');
  });
});
