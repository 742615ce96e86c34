import type { Session } from '@masque/core';
import type { Doc } from '@masque/protocol';
import { expect, test } from 'vitest';
import { ViewerFeed } from './viewer-feed.ts';

const table = (fact: string): Doc =>
  ({
    lobby: { code: 'VELA' },
    you: null,
    play: { id: 'x', table: { privateArea: { facts: [fact] } } },
  }) as unknown as Doc;
const session = (): Session => ({ log: [] }) as unknown as Session;

/** The frames that somebody receives who learns these facts, one at each move. */
function heard(facts: readonly string[], beat: boolean, bytes = 0): string[] {
  const frames: string[] = [];
  const feed = new ViewerFeed();
  feed.update(table(''), session(), 0, []);
  feed.join({ deliver: (frame) => frames.push(frame) > 0 });
  for (const fact of facts) {
    const frame = feed.update(table(fact), session(), 0, [], beat);
    if (frame !== null) feed.tell(frame, bytes);
  }
  expect(frames.map((it) => (JSON.parse(it) as { counter: number }).counter)).toEqual(frames.map((_, i) => i + 1));
  return frames.slice(1);
}

test('nothing is sent to those who see no change', () => {
  expect(heard(['', '', ''], false)).toEqual([]);
  expect(heard(['a', 'b', 'b'], false)).toHaveLength(2);
});

test('on the beat a frame is sent whether or not there is anything to see, and as long as it is to be', () => {
  for (const facts of [
    ['', '', ''],
    ['Mia marks Tom', 'Mia marks Tom, Léa marks Tom', 'Léa marks Tom'],
  ])
    expect(heard(facts, true, 500).map((it) => Buffer.byteLength(it))).toEqual([500, 500, 500]);
});

test('who comes back is sent what was missed, blanks and all left out', () => {
  const feed = new ViewerFeed();
  feed.update(table(''), session(), 0, []);
  for (const fact of ['a', '', '']) feed.tell(feed.update(table(fact), session(), 0, [], true)!, 500);
  const frames: string[] = [];
  feed.join({ deliver: (frame) => frames.push(frame) > 0 }, 1);
  expect(frames).toHaveLength(3);
  expect(frames.every((it) => it.length < 500)).toBe(true);
});
