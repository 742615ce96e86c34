import { afterEach, expect, test, vi } from 'vitest';
import { docOf, drawAt, noServer, server } from './club.fixture.ts';
import './desk/desk-evening.ts';
import { LiveClub } from './live-club.ts';

const host = { addController() {}, removeController() {}, requestUpdate() {}, updateComplete: Promise.resolve(true) };
const evening = { id: 'e1', name: 'Friday', at: 0 };

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('dialogs over the desk are redrawn when the evening changes', async () => {
  noServer();
  const live = new LiveClub(host, () => ({ code: 'VELA', as: 'desk' }));
  live.hostConnected();
  await live.open();
  const { greets, says } = await server();
  greets(docOf({ evening }));
  const part = document.createElement('masque-desk-evening');
  await drawAt(live, Object.assign(part, { code: 'VELA' }));
  const address = (): string | undefined => part.shadowRoot!.querySelector('.address.hosts')?.textContent ?? undefined;
  expect(address()).toBeUndefined();
  says({ t: 'diff', counter: 2, ops: [[['desk', 'invite'], 'once']] });
  await part.updateComplete;
  expect(address()).toMatch(/\/c\/VELA#host=once$/);
  part.remove();
  live.hostDisconnected();
});
