// @vitest-environment happy-dom
import { Translator } from '@masque/ui';
import { sound } from '@masque/ui/sound';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../messages/index.ts';
import type { CourtScene } from '../present/scene.ts';
import { SuccessionCourt } from './court.ts';

/** What the song was told, in order; a stop where nothing was playing counts for nothing. */
const heard = vi.hoisted(() => [] as string[]);
vi.mock('./song/player.ts', () => ({
  Player: class {
    play(since: number, at: number): void {
      if (heard.at(-1) !== 'song') heard.push(at - since === 120_000 ? 'song' : 'another song');
    }
    stop(): void {
      if (heard.at(-1) === 'song') heard.push('silence');
    }
  },
  ring: () => heard.push('bell'),
}));

/** How long it takes at most until a switch of the sound or a pause is noticed, in milliseconds. */
const EAR = 1600;
const song = { since: 1_000_000, at: 1_120_000 } as NonNullable<CourtScene['song']>;
const playing: CourtScene = { song, crown: null, fingers: null, contract: null };

// This document has no popovers.
Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });

/** The element within a table that may be paused. */
function atTable() {
  const table = Object.assign(document.createElement('div'), { clockOffset: 0, me: -1, paused: false });
  const court = new SuccessionCourt();
  court.translator = new Translator('en', [messages.en]);
  table.append(court);
  document.body.append(table);
  return { table, court };
}

beforeEach(() => {
  heard.length = 0;
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(sound, 'enabled', 'get').mockReturnValue(false);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the song waits for somebody to switch the sound on, and stands still while the table does', async () => {
  const { table, court } = atTable();
  court.data = playing;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([]);
  vi.spyOn(sound, 'enabled', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(EAR);
  expect(heard).toEqual(['song']);
  table.paused = true;
  await vi.advanceTimersByTimeAsync(EAR);
  expect(heard).toEqual(['song', 'silence']);
  table.paused = false;
  await vi.advanceTimersByTimeAsync(EAR);
  expect(heard).toEqual(['song', 'silence', 'song']);
});

test('it ends when the crown is taken: one stroke of the bell, and nothing more', async () => {
  vi.spyOn(sound, 'enabled', 'get').mockReturnValue(true);
  const { court } = atTable();
  court.data = playing;
  await vi.advanceTimersByTimeAsync(EAR);
  const crown = { heir: 2, faction: 'phoenix', accused: null, cards: [] } as const;
  court.data = { song: null, crown, fingers: null, contract: null };
  await vi.advanceTimersByTimeAsync(2 * EAR);
  expect(heard.filter((it) => it !== 'bell')).toEqual(['song', 'silence']);
  expect(heard.filter((it) => it === 'bell')).toHaveLength(1);
});
