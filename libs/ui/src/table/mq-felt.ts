import { css } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';

/**
 * The cloth that people sit around. Its place, its corners and its border are set from outside, as for any box.
 *
 * @example
 * html`<mq-felt></mq-felt>`
 */
@customElement('mq-felt')
export class MqFelt extends MqElement {
  static override styles = css`
    :host {
      border: 1px solid var(--hairline);
      background:
        var(--fleck),
        radial-gradient(
          ellipse at 50% 38%,
          color-mix(in oklch, var(--accent-felt), white 5%),
          var(--accent-felt) 55%,
          color-mix(in oklch, var(--accent-felt), black 35%)
        );
      box-shadow:
        0 0 0 0.3rem var(--lacquer-2),
        0 0 0 calc(0.3rem + 1px) var(--brass-2),
        inset 0 0.3rem 1.3rem oklch(0 0 0 / 0.55);
    }
    /* On the big screen the light falls on its middle. */
    :host([big]) {
      --lit: radial-gradient(
        ellipse at 50% 42%,
        color-mix(in oklch, var(--accent-felt), var(--flame) 10%),
        var(--accent-felt) 52%,
        color-mix(in oklch, var(--accent-felt), black 38%)
      );
      background: var(--fleck), var(--lit);
      box-shadow:
        0 0 0 0.45rem var(--lacquer-2),
        0 0 0 calc(0.45rem + 2px) var(--brass-2),
        inset 0 0.3rem 2rem oklch(0 0 0 / 0.6);
    }
    :host([big][woven]) {
      background:
        var(--fleck),
        var(--lattice) 0 0 / 2.4rem,
        var(--lit);
      background-blend-mode: normal, soft-light, normal;
    }
  `;

  @property({ type: Boolean, reflect: true }) big = false;
  /** On the big screen, the game's line pattern is woven into it. */
  @property({ type: Boolean, reflect: true }) woven = false;
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-felt': MqFelt;
  }
}
