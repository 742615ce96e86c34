import { html, render } from 'lit';
import { afterEach, expect, test } from 'vitest';
import './mq-link.ts';
import type { MqLink } from './mq-link.ts';

afterEach(() => document.body.replaceChildren());

async function drawn(template: unknown): Promise<{ link: MqLink; inside: HTMLElement }> {
  const root = document.createElement('div');
  document.body.append(root);
  render(template, root);
  const link = root.querySelector('mq-link')!;
  await link.updateComplete;
  return { link, inside: link.shadowRoot!.querySelector<HTMLElement>('.link')! };
}

test('with an address it is a link, to a page or to a file', async () => {
  const { inside } = await drawn(html`<mq-link download label="Record" href="/games/1"></mq-link>`);
  expect([inside.localName, inside.getAttribute('href'), inside.textContent]).toEqual(['a', '/games/1', 'Record']);
  expect(inside.hasAttribute('download')).toBe(true);
});

test('without one it is a button: its presses arrive, and it says whether it is on', async () => {
  let presses = 0;
  const { link, inside } = await drawn(html`<mq-link label="2" says="Step 2" @click=${() => presses++}></mq-link>`);
  inside.click();
  expect([inside.localName, inside.getAttribute('aria-label'), presses]).toEqual(['button', 'Step 2', 1]);
  expect(inside.hasAttribute('aria-pressed')).toBe(false);
  link.pressed = false;
  await link.updateComplete;
  expect(inside.getAttribute('aria-pressed')).toBe('false');
});
