import type { ClubServerMessage, DeskView } from '@masque/club';
import { PROTOCOL } from '@masque/protocol';
import { Translator } from '@masque/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { en as web } from '../messages/en.ts';
import './desk-evening.ts';
import { LiveClub } from './live-club.ts';
import { en } from './words/en.ts';

/** A socket whose other end is the test. */
class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }

  send(): void {}

  close(): void {}

  says(message: ClubServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const host = { addController() {}, removeController() {}, requestUpdate() {}, updateComplete: Promise.resolve(true) };
const evening = { id: 'e1', name: 'Friday', at: 0 };
const room = { code: 'VELA', club: { name: 'The Lantern', color: 'brass' }, evening, next: null, newest: null };
const rest = { people: {}, tables: {}, screen: 'evening', said: null, played: 0 };
const desk = { pin: null, invite: null, schemes: {}, pairs: [], rulesets: {}, favourites: [], claims: {} };
const more = { expected: [], coming: [], hosts: [], barred: {}, options: {} };

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('dialogs over the desk are redrawn when the evening changes', async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  const live = new LiveClub(host, () => ({ code: 'VELA', as: 'desk' }));
  await live.open();
  const { last } = FakeSocket;
  last.says({ t: 'welcome', v: PROTOCOL, now: 0, epoch: 'one' });
  last.says({ t: 'full', counter: 1, doc: { room: { ...room, ...rest }, desk: { ...desk, ...more } as DeskView } });
  const part = document.createElement('masque-desk-evening');
  Object.assign(part, { live, code: 'VELA', translator: new Translator('en', [web, en]) });
  document.body.append(part);
  await part.updateComplete;
  const address = (): string | undefined => part.shadowRoot!.querySelector('.address.hosts')?.textContent ?? undefined;
  expect(address()).toBeUndefined();
  last.says({ t: 'diff', counter: 2, ops: [[['desk', 'invite'], 'once']] });
  await part.updateComplete;
  expect(address()).toMatch(/\/c\/VELA#host=once$/);
  live.hostDisconnected();
});
