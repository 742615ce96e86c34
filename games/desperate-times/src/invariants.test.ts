import { declassify, seatsOf, start, step, type Session } from '@masque/core';
import { playOut, players, startFor, type Played } from '@masque/testkit';
import { often } from '@masque/workspace/long';
import { describe, expect, test } from 'vitest';
import { supporters } from './cards/index.ts';
import type { FaceId } from './cards/print.ts';
import desperateTimes from './index.ts';
import type { Options } from './options.ts';
import { deckFor, questions } from './rules/supporters.ts';
import type { State } from './state.ts';

/** All cards, sorted. */
const cardsOf = (state: State): FaceId[] =>
  [
    ...state.hands.flat().map(declassify),
    ...state.areas.flatMap((row) => row.slots.map((it) => declassify(it.card))),
    ...state.discard,
  ].sort();

const bribesOn = (state: State): number =>
  state.areas.flatMap((row) => row.slots).reduce((sum, it) => sum + it.bribes, 0);

const publicFaces = (state: State, seat: number): FaceId[] =>
  state.areas[seat]!.slots.filter((it) => it.up).map((it) => declassify(it.card));

/** The invariants of every state of every game. */
function sound(session: Session<State>): void {
  const state = session.state;
  const names = state.areas.flatMap((row) => row.slots.map((it) => it.id));
  expect(cardsOf(state)).toEqual(deckFor(state.hands.length).sort());
  expect(state.supply + state.lost + bribesOn(state)).toBe(state.options.supply);
  expect(state.supply).toBeGreaterThanOrEqual(0);
  expect(new Set(names).size).toBe(names.length);
  if (!state.selection) expect(new Set(state.hands.map((hand) => hand.length)).size).toBe(1);
  const owners = state.areas.flatMap((_, seat) =>
    [...new Set(publicFaces(state, seat))].filter((face) => !state.uncontested.includes(face)),
  );
  expect(new Set(owners).size).toBe(owners.length);
}

/** Every value of every option; of numbers, the minimum and the maximum. */
const values: { readonly [Name in keyof Required<Options>]: readonly Options[Name][] } = {
  firstSpeaker: ['random', 'host_picks', 'ask'],
  speaker: [1, 3],
  supply: [12, 30],
  contestTie: ['incumbent', 'newcomer', 'both_down'],
  villagersContest: [true, false],
  allowPass: [false, true],
  abilities: ['house', 'mystic_only'],
  mysticBribes: ['anonymous', 'all'],
  lostBribes: ['supply', 'removed'],
  mysticRemainder: ['deal', 'discard'],
  tiebreak: ['sum', 'highest'],
  memoryAid: [true, false],
  pace: ['brisk', 'normal', 'relaxed', 'off'],
  selectSeconds: [5, 86_400],
  endorseSeconds: [5, 86_400],
  abilitySeconds: [5, 86_400],
};
const variants: readonly object[] = [
  ...Object.entries(values).flatMap(([name, all]) => all.map((value) => ({ [name]: value }))),
  { lostBribes: 'removed', mysticBribes: 'all', mysticRemainder: 'discard' },
  { contestTie: 'both_down', allowPass: true },
];

for (const seats of [3, 4, 5, 6])
  test(`${seats} Contenders: no card and no Bribe is lost, every face has one public owner, all Endorse equally often`, () => {
    for (const [game, options] of variants.entries()) {
      if (game % often(2, 1) !== seats % often(2, 1)) continue;
      let endorsements = 0;
      const { ending, session } = playOut(desperateTimes, {
        seats,
        seed: `invariants ${game}`,
        options,
        onStep: ({ session: now, entries }: Played<State>) => {
          sound(now);
          const kinds = ['reveals', 'bribes', 'passes', 'forced_pass'];
          endorsements += entries.filter(({ kind }) => kinds.includes(kind)).length;
        },
      });
      expect(ending).toBe('over');
      expect(endorsements).toBe(seats * session.state.rounds);
    }
  });

test('every Supporter is dealt and Revealed, every ability used, every choice of every question made', () => {
  const seen = new Set<string>();
  for (let game = 0; game < 24; game++)
    playOut(desperateTimes, {
      seats: 6,
      seed: `coverage ${game}`,
      bots: ['normal', 'easy', 'random', 'normal', 'easy', 'random'],
      onStep({ before, input, entries }) {
        const { ability } = before.state;
        if ('action' in input && ability) seen.add(`${ability.step} ${input.action.type}`);
        for (const { kind, data } of entries) if (data) seen.add(`${kind} ${String(Object.values(data)[0])}`);
      },
    });
  const faces = supporters.map(({ id }) => `reveals ${id}`);
  const uses = supporters.filter((it) => it.ability).map(({ id }) => `uses ${id}`);
  const choices = Object.entries(questions).flatMap(([phase, { does }]) =>
    Object.keys(does).map((type) => `${phase} ${type}`),
  );
  expect([...faces, ...uses, ...choices].filter((it) => !seen.has(it))).toEqual([]);
});

describe('a Contender who gives up', () => {
  /** A state of each phase of a game, with the seats asked. */
  const moments = new Map<string, Session<State>>();
  for (const [game, options] of [{}, { firstSpeaker: 'ask', pace: 'off' }, {}, {}, {}, {}].entries())
    playOut(desperateTimes, {
      seats: 4,
      seed: `leaving ${game}`,
      options,
      bots: 'normal',
      onStep({ session, before }) {
        for (const it of [before, session]) if (!it.outcome) moments.set(it.phase, moments.get(it.phase) ?? it);
      },
    });

  test('may do so in every phase', () => {
    const phases = ['office', 'selecting', 'ready', 'turn', 'contest', ...Object.keys(questions)];
    expect(phases.filter((it) => !moments.has(it))).toEqual([]);
  });

  for (const [phase, moment] of moments)
    test(`in the phase ${phase}: alone or with others, no card is lost, and play goes on to the end`, () => {
      const seats = seatsOf(4);
      for (const leaving of [...seats.map((seat) => [seat]), [0, 2], seats]) {
        let session = leaving.reduce((now, seat) => taken(now, { at: now.at, leave: seat }), moment);
        const who = players({ seed: `${phase} ${leaving.join(' ')}` });
        for (let n = 0; !session.outcome; n++) {
          sound(session);
          const input = n < 1000 && who.next(session);
          if (!input) throw new Error(`the table stands in ${session.phase}`);
          expect('action' in input && leaving.includes(input.seat)).toBe(false);
          session = taken(session, input);
        }
        expect(session.state.gone).toEqual(leaving);
      }
    });
});

function taken(session: Session<State>, input: Parameters<typeof step>[1]): Session<State> {
  const next = step(session, input);
  if (!next.ok) throw new Error(next.code, { cause: next.error });
  return next.session;
}

test('a table that everybody left before the first move comes to an end', () => {
  let session = start(desperateTimes, startFor(desperateTimes, { seats: 3, options: { pace: 'off' } }));
  for (const seat of seatsOf(3)) session = taken(session, { at: 0, leave: seat });
  for (let due = session.deadlines[0]; due; due = session.deadlines[0])
    session = taken(session, { at: due.at, deadline: due, n: due.n });
  expect(session.outcome).not.toBeNull();
});
