import { afterEach, expect, test, vi } from 'vitest';
import { docOf, noServer, server, words } from './club.fixture.ts';
import './desk.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The desk of a host, with what the server has told it. */
async function desk(room: object, more: object = {}) {
  noServer();
  const element = document.createElement('masque-desk');
  Object.assign(element, { code: 'VELA', translator: words });
  document.body.append(element);
  const there = await server();
  there.greets(docOf(room, more));
  await element.updateComplete;
  return { element, there, find: (selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)! };
}

test('an evening opens under the name that was planned for it, unless the host writes another', async () => {
  const { there, find } = await desk({ next: { name: 'The long night', coming: 0 } });
  expect(find('wa-input').getAttribute('placeholder')).toBe('The long night');
  find('mq-button[main]').click();
  await vi.waitUntil(() => there.commands.length === 1);
  expect(there.commands).toEqual([{ do: 'open', name: 'The long night' }]);
  Object.assign(find('wa-input'), { value: 'The short one' }).dispatchEvent(new Event('input'));
  find('mq-button[main]').click();
  expect(there.commands.at(-1)).toEqual({ do: 'open', name: 'The short one' });
});
