import type { Table } from '@masque/core/table';
import { afterEach, expect, test } from 'vitest';
import { Translator } from '../i18n/translator.ts';
import { MqStage } from './mq-stage.ts';

const people = ['Mia', 'Tom', 'Lena'].map((name, seat) => ({ seat, name, mask: 'fox' }));
const table: Table = { title: 'round', active: [0], seats: [0, 1, 2].map((seat) => ({ seat })) };

afterEach(() => document.body.replaceChildren());

test('people stay behind a scene that replaces them, as they were, and are not built again', async () => {
  const stage = Object.assign(new MqStage(), { table, people, translator: new Translator('en', [], people) });
  document.body.append(stage);
  await stage.updateComplete;
  const ring = stage.renderRoot.querySelector('mq-ring')!;
  const isBehind = () => ring.parentElement!.classList.contains('behind');
  expect(isBehind()).toBe(false);

  const scene = document.createElement('p');
  scene.slot = 'scene';
  scene.toggleAttribute('whole', true);
  stage.append(scene);
  stage.table = { ...table, active: [1] };
  await stage.updateComplete;
  expect(isBehind()).toBe(true);
  expect(ring.light).toEqual([0]);

  scene.remove();
  stage.table = { ...table, active: [2] };
  await stage.updateComplete;
  expect(stage.renderRoot.querySelector('mq-ring')).toBe(ring);
  expect(isBehind()).toBe(false);
  expect(ring.light).toEqual([2]);
});
