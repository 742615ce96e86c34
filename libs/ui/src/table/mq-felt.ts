import { css } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';

/**
 * The cloth that people sit around. Its place, its corners and its border are set from outside, as for any box.
 *
 * @cssprop --felt-pattern - A picture woven into it.
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
        var(--fleck), var(--felt-pattern, none),
        radial-gradient(
          ellipse at 50% 38%,
          color-mix(in oklch, var(--accent-felt), white 5%),
          var(--accent-felt) 55%,
          color-mix(in oklch, var(--accent-felt), black 35%)
        );
      background-size: auto, 2.4rem, auto;
      background-blend-mode: normal, soft-light, normal;
      box-shadow:
        0 0 0 0.3rem var(--lacquer-2),
        0 0 0 calc(0.3rem + 1px) var(--brass-2),
        inset 0 0.3rem 1.3rem oklch(0 0 0 / 0.55);
    }
    /* On the big screen the light falls on its middle. */
    :host([big]) {
      background-image:
        var(--fleck), var(--felt-pattern, none),
        radial-gradient(
          ellipse at 50% 42%,
          color-mix(in oklch, var(--accent-felt), var(--flame) 10%),
          var(--accent-felt) 52%,
          color-mix(in oklch, var(--accent-felt), black 38%)
        );
      box-shadow:
        0 0 0 0.45rem var(--lacquer-2),
        0 0 0 calc(0.45rem + 2px) var(--brass-2),
        inset 0 0.3rem 2rem oklch(0 0 0 / 0.6);
    }
  `;

  @property({ type: Boolean, reflect: true }) big = false;
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-felt': MqFelt;
  }
}
