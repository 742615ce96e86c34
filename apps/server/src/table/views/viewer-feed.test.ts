import { SPECTATOR, type Session } from '@masque/core';
import { receive, type Doc, type ChatMessage, type Received } from '@masque/protocol';
import { expect, test } from 'vitest';
import type { CommonPlay } from './documents.ts';
import { PublicFeed } from './public-feed.ts';
import { ViewerFeed, type Listener, type ViewerMoment } from './viewer-feed.ts';

const table = (round: number, fact?: string): Doc =>
  ({
    lobby: { code: 'VELA' },
    you: fact === undefined ? null : { seat: 0 },
    play: { id: 'x', table: { round, ...(fact !== undefined && { privateArea: { facts: [fact] } }) } },
  }) as unknown as Doc;
const session = (): Session => ({ log: { length: 0, last: null }, corrections: 0 }) as unknown as Session;
const common = { id: 'x' } as CommonPlay;
const shown = (round: number, fact?: string): ViewerMoment => ({
  doc: table(round, fact),
  common,
  session: session(),
  viewer: fact === undefined ? SPECTATOR : 0,
  said: [],
});

/** A viewer with one connection. Everybody sees the round, and this viewer also sees a fact. */
function viewer(beat = false, bytes = 0) {
  const frames: string[] = [];
  const acknowledged: string[][] = [];
  const keys: string[] = [];
  const everybody = new PublicFeed();
  const feed = new ViewerFeed(everybody);
  const listener: Listener = {
    deliver: (frame) => frames.push(frame) > 0,
    takeKeys: () => keys.splice(0),
    acknowledge: (ok) => void acknowledged.push([...ok]),
  };
  const update = (round: number, fact: string, said: readonly ChatMessage[] = []): void => {
    const now = session();
    const change = everybody.update({ ...shown(round), session: now }, null);
    const frame = feed.update({ ...shown(round, fact), session: now, said }, change, beat);
    if (frame !== null) feed.tell(frame, bytes);
  };
  const join = (fact: string, counter?: number): void => feed.join(listener, shown(0, fact), counter);
  const messages = () => frames.map((it) => JSON.parse(it) as Parameters<typeof receive>[1]);
  const seen = (): Received | null => messages().reduce<Received | null>(receive, null);
  return { frames, keys, acknowledged, update, join, leave: () => feed.leave(listener), messages, seen };
}

/** Lengths of the frames sent to somebody who learns these facts, one per move. */
function heard(facts: readonly string[], beat: boolean, bytes = 0): number[] {
  const it = viewer(beat, bytes);
  it.update(0, '');
  it.join('');
  for (const fact of facts) it.update(0, fact);
  expect(it.messages().map(({ counter }) => counter)).toEqual(it.frames.map((_, i) => i + 1));
  return it.frames.slice(1).map((frame) => Buffer.byteLength(frame));
}

test('viewers who see no change are sent nothing', () => {
  expect(heard(['', '', ''], false)).toEqual([]);
  expect(heard(['a', 'b', 'b'], false)).toHaveLength(2);
});

test('on the beat a frame of fixed length is sent even if nothing has changed', () => {
  for (const facts of [
    ['', '', ''],
    ['Mia marks Tom', 'Mia marks Tom, Léa marks Tom', 'Léa marks Tom'],
  ])
    expect(heard(facts, true, 500)).toEqual([500, 500, 500]);
});

test('on the beat nothing is acknowledged, which would make a frame longer than others', () => {
  const it = viewer(true, 500);
  it.update(0, '');
  it.join('');
  it.keys.push('one');
  it.update(0, '');
  expect([it.frames[1]!.length, it.keys]).toEqual([500, ['one']]);
});

test('the common part is the same text for all, beside each viewer’s own part', () => {
  const it = viewer();
  it.update(0, 'a');
  it.join('a');
  it.update(1, 'a');
  it.update(1, 'b');
  expect(it.messages()).toMatchObject([
    { t: 'full', all: table(0), log: { from: 0, lines: [] } },
    { t: 'diff', counter: 2, all: { ops: [[['play', 'table', 'round'], 1]] } },
    { t: 'diff', counter: 3, own: [[['play', 'table', 'privateArea'], { facts: ['b'] }]] },
  ]);
  expect(it.frames[1]).not.toContain('own');
  expect(it.frames[2]).not.toContain('all');
  expect(it.seen()?.doc).toEqual(table(1, 'b'));
});

test('an action is acknowledged in the frame that contains its changes', () => {
  const it = viewer();
  it.update(0, '');
  it.join('');
  it.keys.push('one', 'two');
  it.update(1, '');
  expect(it.messages()[1]).toMatchObject({ t: 'diff', ok: ['one', 'two'] });
});

test('a returning client that missed nothing is sent nothing, and otherwise everything', () => {
  const it = viewer();
  it.update(0, 'a');
  it.join('a');
  it.leave();
  it.join('a', 1);
  expect(it.frames).toHaveLength(1);
  it.leave();
  it.join('b', 1);
  expect(it.messages()[1]).toMatchObject({ t: 'full', counter: 2 });
  expect(it.seen()?.doc).toEqual(table(0, 'b'));
});
