import { afterEach, expect, test, vi } from 'vitest';
import './mq-scene.ts';
import './mq-showdown.ts';

afterEach(() => document.body.replaceChildren());

const press = (key: string, on: EventTarget = document.body) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));

test('a scene is skipped by a tap, Escape or Enter, unless another part of the page needs the key', () => {
  const scene = document.createElement('mq-scene');
  const skip = vi.fn();
  scene.addEventListener('skip', skip);
  const [button, field] = [document.createElement('button'), document.createElement('input')];
  document.body.append(scene, button, field);
  press('Escape');
  press('Enter');
  press('Escape', button);
  expect(skip).toHaveBeenCalledTimes(3);
  press('Enter', button);
  press('Enter', field);
  press('Escape', field);
  press('a');
  expect(skip).toHaveBeenCalledTimes(3);
  scene.remove();
  press('Escape');
  expect(skip).toHaveBeenCalledTimes(3);
});

test('a card between two people turns, and so does another one right after it', async () => {
  const show = document.createElement('mq-showdown');
  const card = (id: string) => ({ state: 'lost', face: { id, name: id } }) as const;
  Object.assign(show, { card: card('duke'), by: { seat: 0, did: 'said' }, to: { seat: 1, did: 'doubted' } });
  document.body.append(show);
  await show.updateComplete;
  const turning = () => show.renderRoot.querySelector('mq-turning-card')!;
  const first = turning();
  show.people = [{ seat: 0, name: 'Ada', mask: 'fox' }];
  await show.updateComplete;
  expect(turning()).toBe(first);
  show.card = card('captain');
  await show.updateComplete;
  expect(turning()).not.toBe(first);
});
