import { afterEach, expect, test, vi } from 'vitest';
import './mq-scene.ts';

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
