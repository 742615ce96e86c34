import type { ClubCommand } from '@masque/club';
import { afterEach, expect, test, vi } from 'vitest';
import { docOf, drawAt, noServer } from '../club.fixture.ts';
import './desk-club.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('a host renames the club, recolours it, changes its language, and says who may watch', async () => {
  noServer();
  const commands: ClubCommand[] = [];
  const element = document.createElement('masque-desk-club');
  const live = { doc: docOf(), do: (it: ClubCommand) => commands.push(it), follow() {}, unfollow() {} };
  await drawAt(live, element);
  const name = element.shadowRoot!.querySelector('wa-input')!;
  const [color, language, watching] = element.shadowRoot!.querySelectorAll('mq-select');
  const choose = (of: Element, detail: string) => of.dispatchEvent(new CustomEvent('change', { detail }));
  // Nothing has changed yet, and a club always has a name.
  name.dispatchEvent(new Event('change'));
  Object.assign(name, { value: ' ' }).dispatchEvent(new Event('input'));
  name.dispatchEvent(new Event('change'));
  expect(commands).toEqual([]);
  Object.assign(name, { value: ' The Owl ' }).dispatchEvent(new Event('input'));
  name.dispatchEvent(new Event('change'));
  choose(color!, 'moss');
  choose(language!, 'fr');
  choose(watching!, 'over');
  expect(commands).toEqual([
    { do: 'rename', name: 'The Owl', color: 'brass', language: 'en' },
    { do: 'rename', name: 'The Lantern', color: 'moss', language: 'en' },
    { do: 'rename', name: 'The Lantern', color: 'brass', language: 'fr' },
    { do: 'watching', who: 'over' },
  ]);
});
