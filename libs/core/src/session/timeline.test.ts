import { expect, test } from 'vitest';
import {
  advance,
  alarmsOf,
  clockIdOf,
  timelineOf,
  statusOf,
  load,
  logFor,
  movesOf,
  offersFor,
  replay,
  save,
  seedOf,
  start,
  type AnyGame,
  type Timeline,
  type Input,
} from '../index.ts';
import { toy } from './toy.fixture.ts';

const watched = { ...toy, master: () => true } as unknown as AnyGame;
const from = { seed: seedOf('a'), seats: 3, options: { ms: 1000 }, at: 0 };
const begin = (game: AnyGame = watched): Timeline => timelineOf(start(game, from));
const go = (timeline: Timeline, input: Input): Timeline => {
  const next = advance(timeline, input);
  if (!next.ok) throw new Error(next.code, { cause: next.error });
  return next.timeline;
};
const pass = ({ session }: Timeline, at = session.at + 1): Input => {
  const seat = [0, 1, 2].find((it) => offersFor(session, it).some((offer) => offer.type === 'pass' && !offer.closed))!;
  return { at, seat, action: { type: 'pass', params: {}, window: offersFor(session, seat)[0]!.window } };
};
const turn = ({ session }: Timeline): number => (session.state as { turn: number }).turn;

test('during a pause nothing is offered and no clock fires; afterwards every clock has the same time left', () => {
  const running = begin();
  const [due] = running.session.deadlines;
  const paused = go(running, { at: 400, pace: 'pause' });
  expect([offersFor(paused.session, 0), statusOf(paused.session).timer]).toEqual([[], undefined]);
  expect(advance(paused, { at: 1000, deadline: clockIdOf(due!), n: due!.n })).toMatchObject({
    ok: false,
    code: 'not_pending',
  });
  expect(advance(paused, { at: 500, pace: 'pause' })).toMatchObject({ code: 'paused' });
  const resumed = go(paused, { at: 5400, pace: 'resume' });
  expect([alarmsOf(paused.session), alarmsOf(resumed.session).map((it) => it.at)]).toEqual([[], [6000]]);
  expect(statusOf(resumed.session).timer).toEqual({ since: 0, at: 1000 });
  expect(offersFor(resumed.session, 0)).toEqual(offersFor(running.session, 0));
  expect(advance(resumed, { at: 6000, deadline: clockIdOf(due!), n: due!.n })).toMatchObject({
    ok: false,
    code: 'not_pending',
  });
  const [later] = resumed.session.deadlines;
  expect(turn(go(resumed, { at: 6000, deadline: clockIdOf(later!), n: later!.n }))).toBe(1);
  expect(advance(resumed, { at: 6000, pace: 'resume' })).toMatchObject({ code: 'not_paused' });
});

test('extra time moves every clock, even during a pause', () => {
  const more = go(begin(), { at: 10, pace: 'more', ms: 30_000 });
  expect(alarmsOf(more.session).map((it) => it.at)).toEqual([31_000]);
  // For half a minute it stays as late as it was.
  expect([20, 30_010, 30_110].map((at) => go(more, pass(more, at)).session.at)).toEqual([10, 10, 110]);
  const paused = go(go(more, { at: 20, pace: 'pause' }), { at: 30, pace: 'more', ms: 30_000 });
  const resumed = go(paused, { at: 40, pace: 'resume' });
  expect(alarmsOf(resumed.session).map((it) => it.at)).toEqual([61_020]);
});

test('what is left of extra time is not for the next question', () => {
  const more = go(begin(), { at: 10, pace: 'more', ms: 30_000 });
  const answered = go(more, pass(more, 20));
  expect([answered.session.at, answered.session.lag]).toEqual([10, 10]);
  expect(alarmsOf(answered.session).map((it) => it.at)).toEqual([1020]);
  expect(go(answered, pass(answered, 50)).session.at).toBe(40);
});

test('skipping advances time to the first clock, and every other clock is that much closer', () => {
  const running = begin();
  const skipped = go(running, { at: 400, pace: 'skip' });
  expect(alarmsOf(skipped.session).map((it) => it.at)).toEqual([400]);
  expect(advance(running, { at: 400, pace: 'skip' })).toMatchObject({ entries: [{ kind: 'pace.skip', at: 400 }] });
  const [due] = skipped.session.deadlines;
  const rung = go(skipped, { at: 401, deadline: clockIdOf(due!), n: due!.n });
  expect([turn(rung), rung.session.at]).toEqual([1, 1001]);
  // The next clock runs as long as ever.
  expect(alarmsOf(rung.session).map((it) => it.at)).toEqual([1401]);
  // One that is overdue stays so.
  expect(alarmsOf(go(running, { at: 3000, pace: 'skip' }).session).map((it) => it.at)).toEqual([1000]);
  const paused = go(running, { at: 400, pace: 'pause' });
  expect(advance(paused, { at: 500, pace: 'skip' })).toMatchObject({ ok: false, code: 'paused' });
});

test('a host goes on: the phase ends as if its time were up, whether its clock runs or is turned off', () => {
  const running = begin();
  const closed = go(running, { at: 400, close: true });
  // No time is skipped, and the clock of the next turn is a new one.
  expect([turn(closed), closed.session.at, closed.session.lag]).toEqual([1, 400, 0]);
  expect(alarmsOf(closed.session).map((it) => it.at)).toEqual([1400]);
  expect(movesOf(closed, 9)).toEqual([{ at: 400, close: true }]);
  const off = timelineOf(start(watched, { seed: seedOf('off'), seats: 3, options: { ms: null }, at: 0 }));
  expect(off.session.deadlines).toEqual([]);
  const by = go(off, { at: 700, close: true, by: 2 });
  expect([turn(by), by.session.deadlines]).toEqual([1, []]);
  expect(logFor(by.session, 0).map(({ kind, args }) => [kind, args])).toEqual([
    ['pace.close.by', { who: { seat: 2 } }],
  ]);
  // Whoever answers the old question comes too late.
  expect(advance(by, pass(off, 800))).toMatchObject({ ok: false, code: 'stale' });
  const paused = go(running, { at: 400, pace: 'pause', by: 0 });
  expect(advance(paused, { at: 500, close: true })).toMatchObject({ ok: false, code: 'paused' });
  expect(logFor(paused.session, 1).map((it) => it.kind)).toEqual(['pace.pause.by']);
});

test('a player who leaves during a pause leaves at the moment it began', () => {
  const left = go(go(begin(), { at: 400, pace: 'pause' }), { at: 900, leave: 1 });
  expect([left.session.at, left.session.paused]).toEqual([400, 400]);
});

test('taking back moves restores the position, asks new questions, keeps the clocks’ remaining time, and tells everybody', () => {
  const one = go(begin(), pass(begin(), 100));
  const old = pass(one, 150);
  const three = go(go(go(one, old), { at: 160, pace: 'more', ms: 5000 }), pass(go(one, old), 300));
  expect(movesOf(three, 9).map((it) => it.at)).toEqual([300, 150, 100]);
  const back = go(three, { at: 2000, back: 2 });
  expect(turn(back)).toBe(turn(one));
  expect([alarmsOf(back.session).map((it) => it.at), statusOf(back.session).timer]).toEqual([
    [3000],
    statusOf(one.session).timer,
  ]);
  expect([back.session.n, back.session.corrections]).toEqual([three.session.n + 1, 1]);
  expect(logFor(back.session, 1).map(({ kind, args }) => [kind, args])).toEqual([['pace.back', { n: 2 }]]);
  // Whoever answers the old question comes too late.
  expect(advance(back, { ...old, at: 2100 })).toMatchObject({ ok: false, code: 'stale' });
  expect(movesOf(back, 9).map((it) => it.at)).toEqual([100]);
  expect(turn(go(back, pass(back)))).toBe(turn(go(one, old)));
});

test('a correction is one more input: the log replays to the same session, which can be saved and loaded', () => {
  const inputs: Input[] = [];
  let timeline = begin();
  const next = (input: Input): void => {
    inputs.push(input);
    timeline = go(timeline, input);
  };
  for (let i = 0; i < 4; i++) next(pass(timeline));
  next({ at: 50, back: 3 });
  next(pass(timeline));
  next({ at: 70, pace: 'pause' });
  next({ at: 80, back: 1 });
  next({ at: 90, pace: 'resume' });
  next(pass(timeline));
  const again = replay(begin(), inputs).session;
  expect(save(again)).toEqual(save(timeline.session));
  expect(save(load(watched, JSON.parse(JSON.stringify(save(again)))))).toEqual(save(again));
});

test('moves can be taken back only with a game master, and no more than there were', () => {
  const plain = begin(toy as unknown as AnyGame);
  const played = go(plain, pass(plain));
  expect(played.before).toBeNull();
  expect(advance(played, { at: 9, back: 1 })).toMatchObject({ ok: false, code: 'not_offered' });
  for (const back of [0, 1, 2, -1])
    expect(advance(begin(), { at: 9, back })).toMatchObject({ ok: false, code: 'not_offered' });
});
