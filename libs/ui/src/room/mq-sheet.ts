import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';

/**
 * Paper: something true or signed. Large sheets are dimmer, so that they do not light up a face.
 *
 * @slot - What is written on it.
 *
 * @example
 * html`<mq-sheet large><p>The deal was fair.</p></mq-sheet>`
 */
@customElement('mq-sheet')
export class MqSheet extends MqElement {
  static override styles = css`
    :host {
      background: var(--fleck), linear-gradient(170deg, var(--paper), var(--paper-2));
      color: var(--ink);
      padding: 1rem 1.1rem;
      position: relative;
      box-shadow: var(--lift-2);
    }
    :host::before {
      content: '';
      position: absolute;
      inset: 0.35rem;
      border: 1px solid color-mix(in oklch, var(--ink-2) 55%, transparent);
      pointer-events: none;
    }
    :host([large]) {
      background: var(--fleck), linear-gradient(170deg, oklch(0.775 0.048 83), oklch(0.725 0.05 80));
      --ink-2: oklch(0.31 0.045 48);
    }
  `;

  @property({ type: Boolean, reflect: true }) large = false;

  override render() {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-sheet': MqSheet;
  }
}
