import { css, html, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { drawArrow, type Point } from './arrow.ts';

/** An arrow between two points, in pixels from the top left corner of the element. */
export interface DrawnArrow {
  readonly start: Point;
  readonly tip: Point;
  /** The point that its line bends towards; without one it is straight. */
  readonly bend?: Point;
  /** The length of its head. */
  readonly size: number;
  /** It hits: thicker, in the accent colour, and above the others. */
  readonly strong?: boolean;
  /** Names it in the document, as `data-arrow`. */
  readonly name?: string;
}

/**
 * Arrows between people. Decoration: what they say has to be somewhere in words. Their place is set from outside, as
 * for any box; unless it is set, they cover the box around them.
 *
 * @cssprop --arrow-colour - The colour of those that do not hit.
 * @cssprop --arrow-width - 2px.
 * @cssprop --arrow-strong - 5px: the width of those that hit.
 *
 * @example
 * html`<mq-arrows .width=${200} .height=${100} .arrows=${[{ start: { x: 0, y: 0 }, tip: { x: 90, y: 40 }, size: 8 }]}></mq-arrows>`
 */
@customElement('mq-arrows')
export class MqArrows extends MqElement {
  static override styles = css`
    :host {
      --colour: var(--arrow-colour, var(--candle-3));
      position: absolute;
      inset: 0;
      pointer-events: none;
    }
    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
    }
    .line {
      fill: none;
      stroke: var(--colour);
      stroke-width: var(--arrow-width, 2px);
    }
    .head,
    circle {
      fill: var(--colour);
    }
    .strong {
      --colour: var(--accent);
    }
    .strong .line {
      stroke-width: var(--arrow-strong, 5px);
    }
    @media (prefers-reduced-motion: no-preference) {
      :host([rising]) g {
        animation: appear var(--d-deal) var(--e-hand) calc(var(--i) * 60ms) backwards;
      }
      :host([rising]) .line {
        stroke-dasharray: 1;
        animation: draw var(--d-deal) var(--e-hand) calc(var(--i) * 60ms) backwards;
      }
    }
    @keyframes appear {
      from {
        opacity: 0;
      }
    }
    @keyframes draw {
      from {
        stroke-dashoffset: 1;
      }
    }
  `;

  @property({ attribute: false }) arrows: readonly DrawnArrow[] = [];
  /** The size of the element, in pixels. */
  @property({ type: Number }) width = 0;
  @property({ type: Number }) height = 0;
  /** New ones are drawn one after the other, from their start to their tip. */
  @property({ type: Boolean, reflect: true }) rising = false;

  override render() {
    const inOrder = this.arrows.map((arrow, i) => ({ ...arrow, i }));
    const above = inOrder.sort((a, b) => Number(a.strong ?? false) - Number(b.strong ?? false));
    return html`<svg viewBox="0 0 ${this.width} ${this.height}" aria-hidden="true">
      ${above.map(
        ({ start, tip, bend, size, strong, name, i }) =>
          svg`<g class=${strong ? 'strong' : ''} data-arrow=${name ?? nothing} style="--i:${i}">${drawArrow(start, tip, size, bend)}</g>`,
      )}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-arrows': MqArrows;
  }
}
