import { OMNISCIENT, ReplayError, SPECTATOR } from '@masque/core';
import { apply, replay } from '@masque/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { den } from './den.fixture.ts';
import { movesIn, recordingOf, replayOf, scenes } from './index.ts';
import { done, plain, playDen } from './play.fixture.ts';

/** Any game of the den: how many play, and whether a game master takes moves back. */
const games = fc
  .record({ seed: fc.string(), seats: fc.integer({ min: 2, max: 5 }), led: fc.boolean() })
  .map(({ seed, ...how }) => playDen(seed, how));

test('every scene is what its viewer saw, was told and could do when the game was played', () => {
  fc.assert(
    fc.property(games, ({ file, seen }) => {
      for (const [viewer, steps] of seen) {
        const again = [...scenes(recordingOf(file, den), viewer)];
        expect(again.map(({ n }) => n)).toEqual(steps.map((_, n) => n));
        expect(plain(again.map(({ table, lines, offers }) => ({ table, lines, offers })))).toEqual(steps);
      }
    }),
    { numRuns: 40 },
  );
});

test('a replay is the same as differences, in the form that is sent, and says who moved', () => {
  fc.assert(
    fc.property(games, ({ file, seen, sessions }) => {
      for (const [viewer, steps] of seen) {
        const sent = replay.parse(plain(done(replayOf(file, recordingOf(file, den), viewer))));
        expect(sent.as).toBe(viewer);
        let table: unknown = {};
        for (const [n, frame] of sent.frames.entries()) {
          table = apply(table, frame.ops);
          expect([frame.n, table, frame.lines, frame.at]).toEqual([
            n,
            steps[n]!.table,
            steps[n]!.lines,
            sessions[n]!.at,
          ]);
          const input = file.inputs[n - 1];
          expect(frame.seat).toBe(input && 'seat' in input ? input.seat : undefined);
        }
        expect(sent.frames).toHaveLength(steps.length);
        expect(sent.moments.at(-1)).toEqual({ n: steps.length - 1, kind: 'end' });
      }
    }),
    { numRuns: 20 },
  );
});

test('a replay says whose game it was, and nothing of how it was dealt', () => {
  const { file } = playDen('about');
  const masks = ['fox', 'owl', 'cat', 'ram'];
  const {
    frames: _,
    moments: _moments,
    chapters: _chapters,
    ...about
  } = done(replayOf({ ...file, masks }, recordingOf(file, den), 1));
  const { game, gameVersion, names, startedAt, outcome } = file;
  expect(about).toEqual({ game, gameVersion, names, masks, startedAt, outcome, as: 1 });
});

test('a scene names the offer that its move answered', () => {
  const { file, seen } = playDen('answers', { seats: 5 });
  const all = [...scenes(recordingOf(file, den), SPECTATOR)];
  let answers = 0;
  for (const { n, input, answered } of all) {
    expect(input).toEqual(file.inputs[n - 1]);
    if (!input || !('action' in input)) {
      expect(answered).toBeUndefined();
      continue;
    }
    answers++;
    expect(answered).toMatchObject({ type: input.action.type, window: input.action.window });
    expect(seen.get(input.seat)![n - 1]!.offers).toContainEqual(plain(answered));
  }
  expect(answers).toBeGreaterThan(5);
});

test('nobody is shown offers without a seat', () => {
  const { file } = playDen('no seat');
  for (const viewer of [SPECTATOR, OMNISCIENT])
    expect([...scenes(recordingOf(file, den), viewer)].flatMap(({ offers }) => offers)).toEqual([]);
});

test('after moves were taken back, lines are not repeated', () => {
  const led = Array.from({ length: 20 }, (_, i) => playDen(`back ${i}`, { led: true })).find(({ file }) =>
    file.inputs.some((it) => 'back' in it),
  )!;
  const at = led.file.inputs.findIndex((it) => 'back' in it) + 1;
  const move = [...movesIn(recordingOf(led.file, den))][at]!;
  expect(move.session.corrections).toBe(1);
  const all = [...scenes(recordingOf(led.file, den), OMNISCIENT)];
  expect(all[at]!.lines.map(({ kind }) => kind)).toEqual(['pace.back']);
});

test('who won the game before may matter, and comes from the file', () => {
  const { file } = playDen('previous');
  const first = (it: object) => [...movesIn(recordingOf({ ...file, inputs: [], ...it }, den))][0]!.session;
  expect(first({}).state).toMatchObject({ turn: 0 });
  expect(first({ previous: { winners: [2], reason: 'den.over' } }).state).toMatchObject({ turn: 2 });
});

test('a move that the rules refuse stops the replay there, and says which and why', () => {
  const { file } = playDen('refused');
  const at = file.inputs.findIndex((it) => 'action' in it);
  const inputs = file.inputs.with(at, {
    at: 1_000_001,
    seat: 0,
    action: { type: 'fly', window: 'turn#1', params: {} },
  });
  const moves = movesIn(recordingOf({ ...file, inputs }, den));
  for (let n = 0; n <= at; n++) expect(moves.next().value).toMatchObject({ n });
  const refused = expect.objectContaining({
    message: `input ${at + 1} is refused on replay: not_offered`,
    refusal: expect.objectContaining({ code: 'not_offered' }),
  });
  expect(() => moves.next()).toThrow(refused);
  expect(() => [...movesIn(recordingOf({ ...file, inputs }, den))]).toThrow(ReplayError);
});
