import type { Session } from '@masque/core';
import type { Doc } from '@masque/protocol';
import { expect, test } from 'vitest';
import { ViewerFeed } from './viewer-feed.ts';

const table = (night: boolean, fact: string): Doc =>
  ({
    lobby: { code: 'VELA' },
    you: null,
    play: { id: 'x', table: { night, privateArea: { facts: [fact] } } },
  }) as unknown as Doc;
const session = (): Session => ({ log: [] }) as unknown as Session;

/** Lengths of the frames that somebody receives who learns these facts, one at each move. */
function heard(night: boolean, facts: readonly string[]): number[] {
  const frames: string[] = [];
  const feed = new ViewerFeed();
  feed.update(table(night, ''), session(), 0, []);
  feed.join({ deliver: (frame) => frames.push(frame) > 0 });
  for (const fact of facts) feed.update(table(night, fact), session(), 0, []);
  expect(frames.map((it) => (JSON.parse(it) as { counter: number }).counter)).toEqual(frames.map((_, i) => i + 1));
  return frames.slice(1).map((it) => Buffer.byteLength(it));
}

test('by night neither the number nor the length of frames tells who learns something', () => {
  const nothing = ['', '', ''];
  const much = ['Mia marks Tom', 'Mia marks Tom, Léa marks Tom', 'Léa marks Tom'];
  expect(heard(true, much)).toEqual(heard(true, nothing));
  expect(heard(true, much)).toHaveLength(3);
});

test('by day nothing is sent to those who see no change', () => {
  expect(heard(false, ['', '', ''])).toEqual([]);
  expect(heard(false, ['a', 'b', 'b'])).toHaveLength(2);
});

test('by night a whisper sends everybody as much, whoever may read it', () => {
  const frames = ['Kill Tom', null].map((whisper) => {
    const lengths: number[] = [];
    const feed = new ViewerFeed();
    const now = session();
    feed.update(table(true, ''), now, 0, [], 0);
    feed.join({ deliver: (frame) => lengths.push(Buffer.byteLength(frame)) > 0 });
    const heardNow = whisper === null ? [] : [{ id: 'a', channel: 'pack', by: 'Mia', seat: 1, at: 0, text: whisper }];
    feed.update(table(true, ''), now, 0, heardNow as never, 1);
    return lengths.slice(1);
  });
  expect(frames[0]).toHaveLength(1);
  expect(frames[1]).toEqual(frames[0]);
});
