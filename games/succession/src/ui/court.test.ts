// @vitest-environment happy-dom
import { Translator } from '@masque/ui';
import { sound } from '@masque/ui/sound';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../messages/index.ts';
import type { CourtScene, CrownScene } from '../present/scene.ts';
import { SuccessionCourt } from './court.ts';
import { SuccessionCrown } from './crown.ts';

/** The calls to the song, in order; stopping when nothing is playing does not count. */
const heard = vi.hoisted(() => [] as string[]);
vi.mock('./song/player.ts', () => ({
  SongPlayer: class {
    play(since: number, at: number): void {
      if (heard.at(-1) !== 'song') heard.push(at - since === 120_000 ? 'song' : 'another song');
    }
    stop(): void {
      if (heard.at(-1) === 'song') heard.push('silence');
    }
  },
  ring: () => heard.push('bell'),
}));

/** The maximum delay until a change of the sound setting or a pause is noticed, in milliseconds. */
const EAR = 1600;
const song = { since: 1_000_000, at: 1_120_000 } as NonNullable<CourtScene['song']>;
const playing: CourtScene = { song, fingers: null, contract: null };

// The test's DOM has no popovers.
Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });

/** The element within a table that can be paused. */
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

test('the song waits until the sound is on, and pauses with the table', async () => {
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

test('the song ends with one stroke of the bell when the crown is taken', async () => {
  vi.spyOn(sound, 'enabled', 'get').mockReturnValue(true);
  const { table, court } = atTable();
  court.data = playing;
  await vi.advanceTimersByTimeAsync(EAR);
  const crown = new SuccessionCrown();
  crown.translator = court.translator;
  const back = { state: 'down' } as const;
  const rival = { icon: 'crown', name: 'faction.dragon', shape: 'square' } as const;
  const data: CrownScene = { taken: true, faction: 'phoenix', heir: { seat: 2, card: back }, named: null, rival };
  crown.data = data;
  court.replaceWith(crown);
  await vi.advanceTimersByTimeAsync(2 * EAR);
  // Naming a player does not announce a second crown.
  crown.data = { ...data, taken: false, named: { seat: 3, card: back } };
  await vi.advanceTimersByTimeAsync(2 * EAR);
  expect(heard.filter((it) => it !== 'bell')).toEqual(['song', 'silence']);
  expect(heard.filter((it) => it === 'bell')).toHaveLength(1);
  expect(table.contains(crown)).toBe(true);
});

test('the coronation fills the big screen: two cards, or the place of the second, and the court', async () => {
  const crown = new SuccessionCrown();
  crown.translator = new Translator('en', [messages.en]);
  crown.toggleAttribute('big', true);
  crown.people = Array.from({ length: 8 }, (_, seat) => ({ seat, name: `P${seat}`, mask: '' }));
  const card = { state: 'down' } as const;
  const rival = { icon: 'crown', name: 'faction.dragon', shape: 'square' } as const;
  crown.data = { taken: false, faction: 'phoenix', heir: { seat: 2, card }, named: null, rival };
  document.body.append(crown);
  await crown.updateComplete;
  const count = (selector: string): number => crown.shadowRoot!.querySelectorAll(selector).length;
  expect([count('.throne mq-card'), count('.throne .who'), count('.onlookers li')]).toEqual([1, 1, 7]);
  crown.data = { ...crown.data, named: { seat: 5, card } };
  await crown.updateComplete;
  expect([count('.throne mq-card'), count('.throne .who'), count('.onlookers li')]).toEqual([2, 0, 6]);
});
