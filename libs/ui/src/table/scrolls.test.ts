import { html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { expect, test } from 'vitest';
import { Scrolls } from './scrolls.ts';

@customElement('test-scrolls')
class Scrolling extends LitElement {
  constructor() {
    super();
    new Scrolls(this, '.part');
  }
  override render = () => html`<div class="part"></div>`;
}

/** A part as high as this that shows 100 px of it. */
async function part(scrollHeight: number): Promise<HTMLElement> {
  const host = new Scrolling();
  document.body.append(host);
  await host.updateComplete;
  const it = host.renderRoot.querySelector<HTMLElement>('.part')!;
  Object.defineProperties(it, { clientHeight: { value: 100 }, scrollHeight: { value: scrollHeight } });
  for (let frames = 0; frames < 3; frames++) await new Promise((done) => requestAnimationFrame(done));
  return it;
}

test('what goes on beyond an edge is told at that edge', async () => {
  const it = await part(300);
  const scrolledTo = (top: number): string | undefined => {
    it.scrollTop = top;
    it.dispatchEvent(new Event('scroll'));
    return it.dataset['more'];
  };
  expect([it.dataset['more'], it.tabIndex]).toEqual(['below', 0]);
  expect([80, 200, 0].map(scrolledTo)).toEqual(['above below', 'above', 'below']);
});

test('what fits looks whole, and the keyboard passes it by', async () => {
  const it = await part(100);
  expect([it.dataset['more'], it.hasAttribute('tabindex')]).toEqual([undefined, false]);
});
