import { declassify, unshuffled, start, type Seat } from '@masque/core';
import { describe, expect, test } from 'vitest';
import { toy } from '../broken/toy/index.ts';
import type { State } from '../broken/toy/state.ts';
import { startFor } from '../play/play-out.ts';
import { ascending, equal, partly, ScenarioPlay, RefusedOperation, scenariosOf, type ScenarioLike } from './index.ts';

const game = toy();

const scenarios = scenariosOf<ScenarioLike, ScenarioPlay<State>>({
  game,
  position: () =>
    new ScenarioPlay<State>(
      start(game, startFor(game, { seats: 3 }), () => unshuffled),
      () => unshuffled,
    ),
  operate: (play, [name, seat, value]) => {
    if (name === 'clock') return play.ring();
    if (name === 'wait') return play.wait(seat as number);
    if (name === 'boast') return play.act(seat as Seat, 'boast', { value }, () => 'not_now');
    if (name === 'believe') return play.act(seat as Seat, 'believe', { answer: value });
    if (name === 'fly') throw new RefusedOperation('no_wings');
    throw new TypeError(`there is no operation "${String(name)}"`);
  },
  expectations: {
    turn: equal((play) => play.state.turn),
    phase: equal((play) => play.phase),
    asked: equal((play) => play.state.belief?.asked ?? [], ascending),
    state: partly((play) => play.state),
  },
  assertions: {
    card: (play, [seat, face]: [Seat, number]) =>
      declassify(play.state.hands[seat]!) === face ? [] : [`seat ${seat} holds another card`],
  },
  codes: ['not_now'],
  deals: (scenario) => ('setup' in scenario ? ['no such deal'] : null),
});

const problems = (steps: readonly unknown[], wanted: object = {}): readonly string[] =>
  scenarios.run({ id: 'S', title: 's', do: steps, expect: wanted }).problems;

describe('a scenario', () => {
  test('is set up, played step by step, and compared', () => {
    expect(problems([['boast', 0, 3]], { phase: 'belief', asked: [2, 1], state: { claim: 3 } })).toEqual([]);
    expect(problems([['boast', 0, 3], ['clock']], { turn: 1 })).toEqual([]);
    expect(problems([['wait', 45_000]], { turn: 2 })).toEqual([]);
  });

  test('reports differences at the end and after each step', () => {
    expect(problems([], { turn: 2, state: { claim: 1 }, moon: 'full' })).toEqual([
      'turn: expected 2, got 0',
      'state.claim: expected 1, got null',
      'moon: a scenario cannot ask for that; it may for turn, phase, asked, state',
    ]);
    expect(problems([['boast', 0, 3], ['expect', { turn: 1 }], { check: { phase: 'turn' } }])).toEqual([
      'step 2: turn: expected 1, got 0',
      'step 3: phase: expected "turn", got "belief"',
    ]);
  });

  test('can check in between, in both notations', () => {
    const held = [1, 2, 3, 4, 5, 6].filter((face) => problems([['card', 0, face]]).length === 0);
    expect(held).toHaveLength(1);
    expect(problems([{ card: [0, 7] }, { moon: 1 }])).toEqual([
      'step 1: seat 0 holds another card',
      'step 2: moon: a scenario cannot ask for that; it may for card',
    ]);
  });

  test('stops at the first step that is refused or fails, with the reason', () => {
    expect(problems([['boast', 1, 3]], { turn: 7 })).toEqual([
      'step 1, ["boast",1,3]: is refused: not_now: seat 1 cannot boast: it is asked nothing',
    ]);
    expect(problems([['fly', 0]])).toEqual(['step 1, ["fly",0]: is refused: no_wings']);
    expect(problems([['crawl', 0]])).toEqual(['step 1, ["crawl",0]: there is no operation "crawl"']);
  });

  test('expects a refusal with the given reason, if the game distinguishes it', () => {
    expect(problems([['reject', 'not_now', ['boast', 1, 3]], { reject: ['boast', 0, 9] }, ['reject', 'any', ['fly']]], { turn: 0 })).toEqual([]); // prettier-ignore
    expect(
      problems([
        ['reject', 'not_now', ['fly']],
        ['reject', 'late', ['boast', 0, 3]],
      ]),
    ).toEqual([
      'step 1: refusal of ["fly"]: expected "not_now", got "no_wings"',
      'step 2: ["boast",0,3] is taken, should be refused: late',
    ]);
  });

  test('can consist of a deal alone', () => {
    expect(scenarios.run({ id: 'D', title: 'd', setup: 3 } as ScenarioLike).problems).toEqual(['no such deal']);
  });
});
