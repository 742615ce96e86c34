import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import { maskIcons, roundMasks } from '../icons/names.ts';

/** A player's face: their mask, or the first letter of their name. */
export const drawMask = (mask: string | undefined, name: string, cls = 'm') =>
  mask !== undefined && mask in maskIcons
    ? icon(`mask:${mask}`, roundMasks.has(mask) ? `${cls} round` : cls)
    : html`<span class="initial" aria-hidden="true">${name.slice(0, 1).toUpperCase()}</span>`;

/**
 * The oval with a player's mask. Its frame and background are those of the element itself and can be set from outside.
 *
 * @slot - Signs at its rim, absolutely positioned.
 * @cssprop --cameo-width - 3rem.
 *
 * @example
 * html`<mq-cameo mask="fox" name="Mia"></mq-cameo>`
 */
@customElement('mq-cameo')
export class MqCameo extends MqElement {
  static override styles = css`
    :host {
      --m: var(--cameo-width, 3rem);
      inline-size: var(--m);
      block-size: calc(var(--m) * 1.16);
      border-radius: 50%;
      display: grid;
      place-items: center;
      position: relative;
      flex: none;
      background: radial-gradient(circle at 40% 28%, var(--lacquer-3), var(--lacquer-1) 80%);
      border: 1.5px solid var(--brass-2);
      color: var(--candle);
      box-shadow:
        inset 0 0 0 3px var(--lacquer-1),
        inset 0 0 0 4px var(--hairline);
    }
    /* The viewer's own. */
    :host([me]) {
      background: radial-gradient(circle at 40% 28%, color-mix(in oklch, var(--brass), white 20%), var(--brass) 75%);
      color: var(--ink);
      border-color: var(--brass);
    }
    /* Drawn on paper. */
    :host([ink]) {
      border-color: var(--ink-2);
      color: var(--ink);
      background: none;
      box-shadow: none;
    }
    /* A free seat. */
    :host([empty]) {
      border-style: dashed;
      border-color: var(--hairline);
      box-shadow: none;
      background: none;
    }
    svg.m {
      inline-size: 62%;
      block-size: 62%;
      fill: var(--mask-fill, currentColor);
      stroke: var(--mask-stroke, none);
      stroke-width: 14;
      opacity: var(--mask-opacity, 1);
    }
    .initial {
      font: 400 calc(var(--m) * 0.5) / 1 var(--display);
      color: var(--mask-stroke, inherit);
    }
  `;

  /** One of `maskNames`. */
  @property() mask = '';
  @property() name = '';
  @property({ type: Boolean, reflect: true }) me = false;
  @property({ type: Boolean, reflect: true }) ink = false;
  @property({ type: Boolean, reflect: true }) empty = false;

  override render() {
    return html`${this.empty ? nothing : drawMask(this.mask, this.name)}<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-cameo': MqCameo;
  }
}
