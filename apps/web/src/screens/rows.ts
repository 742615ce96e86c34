import { css, html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';

/** Buttons side by side, as many as there is room for. */
@customElement('masque-buttons')
export class MasqueButtons extends LitElement {
  static override styles = css`
    :host {
      display: grid;
      gap: 0.45rem;
      /* At the foot of a phone in landscape, where the ways on share a line. */
      flex: 1 1 24rem;
      grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
    }
  `;

  override render() {
    return html`<slot></slot>`;
  }
}

/** A heading or a text, and at the other end of the line what belongs to it. */
@customElement('masque-spread')
export class MasqueSpread extends LitElement {
  static override styles = css`
    :host {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
      gap: 0.3rem 1rem;
      flex-wrap: wrap;
    }
  `;

  override render() {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-buttons': MasqueButtons;
    'masque-spread': MasqueSpread;
  }
}
