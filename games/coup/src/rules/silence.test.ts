import { logFor, offersFor, SPECTATOR, step, tableFor, viewOf, type Seat } from '@masque/core';
import { playOut, situation } from '@masque/testkit';
import { expect, test } from 'vitest';
import coup from '../index.ts';
import { thinking } from '../bots/index.ts';

const seconds = ({ at }: { at: number }, from: { at: number }): number => (at - from.at) / 1000;

/** A window after Tax at a table of four. */
function tax(options: object = {}) {
  const play = situation(coup, { seats: 4, options });
  const by = play.state.turn;
  play.act(by, 'tax');
  return { play, by, others: [1, 2, 3].map((n): Seat => (by + n) % 4) };
}

test('nobody has to say that they let a claim stand', () => {
  const { play } = tax();
  const from = play.session;
  play.ring();
  expect([play.phase, seconds(play.session, from)]).toEqual(['action', 5]);
  expect(logFor(play.session, SPECTATOR).some(({ kind }) => kind === 'missed')).toBe(false);
});

test('whoever asks for time gets it, and nobody sees who did', () => {
  const { play, by, others } = tax();
  const [first, second, third] = others as [Seat, Seat, Seat];
  const from = play.session;
  const seen = () => [SPECTATOR, by, first, third].map((viewer) => viewOf(play.session, viewer));
  const before = seen();
  play.act(second, 'wait');
  expect(seen()).toEqual(before);
  play.ring();
  expect(play.phase).toBe('challenge');
  expect([first, third].map((seat) => offersFor(play.session, seat))).toEqual([[], []]);
  expect(offersFor(play.session, second).map(({ type }) => type)).toEqual(['allow', 'challenge']);
  play.ring();
  expect([play.phase, seconds(play.session, from)]).toEqual(['action', 15]);
});

test('the candle burns as long as silence takes, and then as long as the question has left', () => {
  const { play, others } = tax();
  const from = play.session.at;
  const burns = () => [SPECTATOR, ...others].map((viewer) => tableFor(play.session, viewer).timer);
  expect(burns()).toEqual(Array(4).fill({ since: from, at: from + 5000 }));
  play.act(others[1]!, 'wait');
  play.ring();
  expect(burns()).toEqual(Array(4).fill({ since: from, at: from + 15_000 }));
});

test('a host who goes on ends the question, although somebody has asked for time', () => {
  for (const options of [{}, { pace: 'off' }, { fixedWindows: true }]) {
    const { play, others } = tax(options);
    if (!('pace' in options) && !('fixedWindows' in options)) play.act(others[1]!, 'wait');
    const closed = step(play.session, { at: play.session.at, close: true });
    if (!closed.ok) throw new Error(closed.code);
    expect([options, closed.session.phase]).toEqual([options, 'action']);
    for (const seat of others)
      expect(logFor(closed.session, seat).filter(({ kind }) => kind === 'missed')).toHaveLength(1);
  }
});

test('where the first to object is heard, the note says what silence means', () => {
  const note = (options: object) => {
    const { play, others } = tax(options);
    return tableFor(play.session, others[0]!).ask?.note;
  };
  expect(note({ window: 'race' })).toBe('ask.race.silence');
  expect(note({ window: 'race', pace: 'off' })).toBe('ask.race');
  expect(note({})).toBe('ask.silence');
});

test('everybody is offered time, whatever they hold; those who are out are not', () => {
  const { play, others } = tax();
  for (const seat of others)
    expect(offersFor(play.session, seat).map(({ type }) => type)).toEqual(['allow', 'challenge', 'wait']);
});

test('a victim has all its time to block, and cannot let it be by habit', () => {
  const play = situation(coup, { seats: 3 });
  const by = play.state.turn;
  const target = (by + 1) % 3;
  play.act(by, 'steal', { target });
  play.ring();
  expect(play.phase).toBe('block');
  const from = play.session;
  const offers = offersFor(play.session, target);
  expect(offers.map(({ type }) => type)).not.toContain('wait');
  expect(offers.some(({ look }) => look?.quiet)).toBe(false);
  play.ring();
  expect(seconds(play.session, from)).toBe(15);
});

test('without clocks, or where questions last their time, everybody has to answer', () => {
  for (const options of [{ pace: 'off' }, { fixedWindows: true }]) {
    const { play, others } = tax(options);
    expect(offersFor(play.session, others[0]!).map(({ type }) => type)).toEqual(['allow', 'challenge']);
  }
});

test('bots have answered before silence does, at a brisk table as well', () => {
  const { play } = tax({ pace: 'brisk' });
  const from = play.session;
  play.ring();
  for (const [, max] of Object.values(thinking)) expect(max / 1000).toBeLessThan(seconds(play.session, from));
});

test.each(['easy', 'normal', 'hard'])('bots (%s) ask for time now and then, and take it', (bots) => {
  let [waits, held] = [0, 0];
  for (let i = 0; i < 3; i++)
    playOut(coup, {
      seats: 6,
      bots,
      seed: `hesitates ${i}`,
      playouts: 2,
      onStep({ before, session, input }) {
        if ('action' in input && input.action.type === 'wait') waits++;
        if (session.state.held && !before.state.held) held++;
      },
    });
  expect(waits).toBeGreaterThan(0);
  // Several may ask about the same claim.
  expect(held).toBeGreaterThan(waits / 2);
});

test('people who believe what is said need not tap: half of their taps decide something, or more', () => {
  for (const seats of [4, 8]) {
    let [all, telling] = [0, 0];
    playOut(coup, {
      seats,
      bots: 'normal',
      seed: 'silence',
      people: { seats: new Set([0, 2]), pace: 'slow' },
      onStep: ({ input }) => {
        if (!('action' in input) || input.seat > 2 || input.seat === 1) return;
        all++;
        if (input.action.type !== 'allow') telling++;
      },
    });
    expect([seats, telling / all > 0.5]).toEqual([seats, true]);
  }
});
