import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  timelineOf,
  load,
  logFor,
  offersFor,
  replay,
  sample,
  save,
  seedOf,
  start,
  step,
  viewOf,
  isHidden,
  randomFor,
  type Input,
  type Session,
} from '../index.ts';
import { toy } from './toy.fixture.ts';

const begin = (ms: number | null = 1000): Session =>
  start(toy, { seed: seedOf('a'), seats: 3, options: { ms }, at: 0 });
const take = (session: Session, input: Input): Session => {
  const next = step(session, input);
  if (!next.ok) throw new Error(next.code, { cause: next.error });
  return next.session;
};
const act = (session: Session, seat: number, type: string, params = {}): Input => ({
  at: session.at + 1,
  seat,
  action: { type, params, window: offersFor(session, seat)[0]!.window },
});

test('a seat sees its own card and nobody else does', () => {
  const session = begin();
  for (const viewer of [0, 1, 2, -1]) {
    const { hands } = viewOf(session, viewer) as { hands: unknown[] };
    expect(hands.map((card) => !isHidden(card))).toEqual([0, 1, 2].map((seat) => seat === viewer));
  }
});

test('accepts instances of offers, and refuses everything else without a change', () => {
  const session = begin();
  const { window } = offersFor(session, 0)[0]!;
  const tries: [unknown, string][] = [
    [{ type: 'guess', window, params: { value: 9 } }, 'bad_param'],
    [{ type: 'guess', window, params: { value: 1, extra: 1 } }, 'bad_param'],
    [{ type: 'guess', window, params: null }, 'bad_param'],
    [{ type: 'guess', window: 'guessing#7', params: { value: 1 } }, 'stale'],
    [{ type: 'xstate.stop', window, params: {} }, 'not_offered'],
    [{ type: '__proto__', window, params: {} }, 'not_offered'],
  ];
  for (const [action, code] of tries)
    expect(step(session, { at: 1, seat: 0, action: action as never })).toMatchObject({ ok: false, code });
  const closed = step(session, { at: 1, seat: 1, action: { type: 'pass', window, params: {} } });
  expect(closed).toMatchObject({ ok: false, code: 'closed', message: 'toy.notYourTurn' });
  expect(step(session, { at: 1, seat: 7, action: { type: 'guess', window, params: { value: 1 } } })).toMatchObject({
    ok: false,
  });
});

test('an answer to an old question is not accepted for a new one', () => {
  let session = begin();
  const old = act(session, 0, 'pass');
  for (const seat of [0, 1, 2]) session = take(session, act(session, seat, 'pass'));
  expect(step(session, old)).toMatchObject({ ok: false, code: 'stale' });
});

test('a deadline fires once, and not after its phase has been left', () => {
  const session = begin();
  const [due] = session.deadlines;
  expect(due).toEqual({ phase: 'guessing', delay: 'think', n: 1, at: 1000, since: 0 });
  const ring: Input = { at: due!.at, deadline: { phase: 'guessing', delay: 'think' }, n: due!.n };
  const next = take(session, ring);
  expect((viewOf(next, -1) as { turn: number }).turn).toBe(1);
  expect(next.deadlines).toMatchObject([{ at: 2000 }]);
  expect(step(next, ring)).toMatchObject({ ok: false, code: 'not_pending' });
  expect(step(take(session, act(session, 0, 'pass')), ring)).toMatchObject({ ok: false, code: 'not_pending' });
  expect(begin(null).deadlines).toEqual([]);
});

test('the log of inputs is the truth: replay and save/load lead to the same session', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), (seed, moves) => {
      const random = randomFor(seedOf(String(seed)), 0);
      let session = begin();
      const inputs: Input[] = [];
      for (let i = 0; i < moves && !session.outcome; i++) {
        const seat = (viewOf(session, -1) as { turn: number }).turn;
        const input: Input = {
          at: session.at + 5,
          seat,
          action: sample(random.pick(offersFor(session, seat)), random),
        };
        inputs.push(input);
        session = take(session, input);
        session = load(toy, JSON.parse(JSON.stringify(save(session))));
      }
      expect(save(replay(timelineOf(start(toy, session.start)), inputs).session)).toEqual(save(session));
    }),
    { numRuns: 30 },
  );
});

test('a rule that throws leaves the old session in force', () => {
  const broken = { ...toy, setup: () => ({ turn: 0, hands: [], deck: [], points: [0, 0, 0], ms: null }) };
  const session = start(broken as never, { seed: seedOf('a'), seats: 3, options: {}, at: 0 });
  const before = JSON.stringify(save(session));
  expect(step(session, act(session, 0, 'guess', { value: 1 }))).toMatchObject({ ok: false, code: 'fault' });
  expect(JSON.stringify(save(session))).toBe(before);
});

test('a secret argument of an entry is hidden from those who may not see it', () => {
  let session = begin();
  for (let value = 1; session.log.length < 2; value++) session = take(begin(), act(begin(), 0, 'guess', { value }));
  const hit = (viewer: number) => logFor(session, viewer).find((line) => line.kind === 'hit')!.args['value'];
  expect([0, 1, 2, -1].map((viewer) => isHidden(hit(viewer)))).toEqual([true, false, true, true]);
});

test('views are right on every branch of a session, whichever steps were viewed before', () => {
  // A look at a step in between must not decide what later steps, or other branches, take over.
  const look = (session: Session) => [-1, 0, 1].map((viewer) => viewOf(session, viewer));
  const first = begin();
  look(first);
  const one = take(first, act(first, 0, 'pass'));
  const two = take(one, act(one, 1, 'guess', { value: 1 }));
  viewOf(one, 0);
  const other = take(one, act(one, 1, 'pass'));
  for (const session of [two, other, one]) expect(look(session)).toEqual(look(load(toy, save(session))));
});

test('a game whose rules cannot go on is ended without a winner, on replay too', () => {
  const session = begin();
  const ended = take(session, { at: 5, abort: 'fault' });
  expect(ended).toMatchObject({ outcome: { winners: [], reason: 'outcome.aborted' }, deadlines: [] });
  expect(logFor(ended, 0).at(-1)).toMatchObject({ kind: 'aborted' });
  expect(step(ended, { at: 6, leave: 0 })).toMatchObject({ ok: false, code: 'over' });
  expect(save(replay(timelineOf(start(toy, session.start)), [{ at: 5, abort: 'fault' }]).session)).toEqual(save(ended));
});
