// @vitest-environment happy-dom
import { Translator } from '@masque/ui';
import { expect, test } from 'vitest';
import type { Dead } from '../present/scene.ts';
import { WerewolfFallen } from './fallen.ts';

const names = ['Ada', 'Ben', 'Cleo'];
const dead = names.map((_, seat): Dead => ({
  seat,
  cause: 'night',
  face: { id: 'villager', name: 'role.villager' },
  note: 'note.night',
  icon: 'evil-moon',
}));

async function drawn(n: number) {
  const el = Object.assign(new WerewolfFallen(), {
    translator: new Translator('en', [], names.map((name, seat) => ({ seat, name }))), // prettier-ignore
    data: { dead: dead.slice(0, n), dawn: true },
  });
  document.body.append(el);
  await el.updateComplete;
  const root = el.shadowRoot!;
  const texts = (of: string): (string | undefined)[] =>
    [...root.querySelectorAll(of)].map((it) => it.textContent?.trim());
  return { read: texts('li .who'), beside: texts('[aria-hidden=true] .name'), cards: root.querySelectorAll('li mq-turning-card').length }; // prettier-ignore
}

test('two cards turn at once; of three, each is named once while it turns, and lies beside the next one after that', async () => {
  expect(await drawn(2)).toEqual({ read: ['Ada', 'Ben'], beside: [], cards: 2 });
  expect(await drawn(3)).toEqual({ read: names, beside: ['Ada', 'Ben'], cards: 3 });
});
