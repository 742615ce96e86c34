import { MqElement } from '@masque/ui';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/**
 * A QR code, drawn by the server, on paper. It is as large as the element itself; with `presses`, it is a button.
 *
 * @cssprop --qr-edge - The paper around it, 0.75rem.
 */
@customElement('masque-qr-paper')
export class MasqueQrPaper extends MqElement {
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };
  static override styles = css`
    :host {
      display: grid;
      aspect-ratio: 1;
    }
    button {
      display: grid;
    }
    mq-sheet {
      display: grid;
      padding: var(--qr-edge, 0.75rem);
    }
    img {
      inline-size: 100%;
      block-size: 100%;
      min-block-size: 0;
      mix-blend-mode: multiply;
      display: block;
    }
  `;

  /** The address of the picture. */
  @property() src = '';
  /** What it says, or what a press does. '' if the text beside it says it. */
  @property() label = '';
  @property({ type: Boolean }) presses = false;

  override render() {
    const { src, label } = this;
    // Its size is known before it is loaded.
    const paper = html`<mq-sheet><img src=${src} alt=${this.presses ? '' : label} width="96" height="96" /></mq-sheet>`;
    return this.presses ? html`<button aria-label=${label}>${paper}</button>` : paper;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-qr-paper': MasqueQrPaper;
  }
}
