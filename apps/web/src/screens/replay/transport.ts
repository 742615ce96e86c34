import type { Translator } from '@masque/ui';
import { html, svg, type TemplateResult } from 'lit';

const signs = {
  first: svg`<path d="M5 4h2v16H5zM20 4v16L8 12z" />`,
  back: svg`<path d="M15.5 4 17 5.5 10.5 12l6.500 6.500L15.500 20l-8-8z" />`,
  play: svg`<path d="M7 4v16l13-8z" />`,
  pause: svg`<path d="M6 4h4v16H6zM14 4h4v16h-4z" />`,
  next: svg`<path d="M8.500 4 7 5.500 13.500 12 7 18.500 8.500 20l8-8z" />`,
  last: svg`<path d="M17 4h2v16h-2zM4 4v16l12-8z" />`,
} as const;

type Way = 'first' | 'back' | 'next' | 'last';

/** The playback buttons: to the deal, back, play or pause, forward, and to the end. */
export function drawTransport(
  t: Translator,
  running: boolean,
  move: (way: Way) => void,
  run: () => void,
): TemplateResult {
  const button = (name: keyof typeof signs, press: () => void, main = false) =>
    html`<button class=${main ? 'main' : ''} aria-label=${t.msg(`look.${name}`)} @click=${press}>
      <svg viewBox="0 0 24 24" aria-hidden="true">${signs[name]}</svg>
    </button>`;
  const way = (name: Way) => button(name, () => move(name));
  return html`<div class="transport" role="group">
    ${way('first')}${way('back')}${button(running ? 'pause' : 'play', run, true)}${way('next')}${way('last')}
  </div>`;
}
