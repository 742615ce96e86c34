import { PROTOCOL, type Doc } from '@masque/protocol';
import { Translator } from '@masque/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { takeParting } from '../../live/parting.ts';
import { replayWords } from './messages.ts';
import './next-game.ts';

/** A socket whose other end is the test. */
class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }

  send(): void {}
  closed = false;

  close(): void {
    this.closed = true;
  }
}

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const doc = (state: string, seat: number | null): Doc =>
  ({
    lobby: { code: 'KITE', game: 'toy', state, seats: [], problems: [], club: { code: 'VELA' } },
    you: { seat },
    play: null,
  }) as unknown as Doc;

/** What the phone of somebody who looks back is told about its table, one after the other; says whether it switches. */
async function told(...docs: readonly Doc[]): Promise<boolean> {
  vi.stubGlobal('WebSocket', FakeSocket);
  const element = document.createElement('masque-next-game');
  Object.assign(element, { code: 'KITE', translator: new Translator('en', [replayWords.en]) });
  document.body.append(element);
  await element.updateComplete;
  const says = (message: object): void => FakeSocket.last.onmessage?.({ data: JSON.stringify(message) });
  says({ t: 'welcome', v: PROTOCOL, viewer: 0, now: Date.now(), epoch: 'one' });
  for (const [i, all] of docs.entries()) {
    says({ t: 'full', counter: i, all, log: { from: 0, lines: [] } });
    await element.updateComplete;
  }
  await element.updateComplete;
  return element.shadowRoot!.querySelector('mq-notice') !== null;
}

test('whoever looks back is taken to the table when the next game begins there, if they have a seat', async () => {
  expect(await told(doc('over', 1), doc('lobby', 1), doc('playing', 1))).toBe(true);
  expect(await told(doc('over', null), doc('playing', null))).toBe(false);
  // They came here during that game, by hand.
  expect(await told(doc('playing', 1), doc('playing', 1))).toBe(false);
});

test('whoever is seated elsewhere meanwhile is sent to the evening', async () => {
  await told(doc('over', 1), doc('over', null));
  expect(takeParting()).toEqual({ why: null });
});

test('whoever has no seat at the table keeps no connection to it', async () => {
  await told(doc('over', 1));
  expect(FakeSocket.last.closed).toBe(false);
  await told(doc('over', null));
  expect(FakeSocket.last.closed).toBe(true);
});
