import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { encode } from 'uqr';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import '../room/mq-sheet.ts';

/** One path for all dark modules; a run of adjacent modules is one stroke. */
const modules = (value: string): { readonly size: number; readonly path: string } => {
  const { data, size } = encode(value, { ecc: 'Q', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
};

/** A QR code on paper, to be scanned from across the room. */
@customElement('mq-qr')
export class MqQr extends MqElement {
  static override styles = css`
    mq-sheet {
      padding: 8%;
      aspect-ratio: 1;
    }
    svg.code {
      inline-size: 100%;
      block-size: 100%;
      fill: var(--ink);
      display: block;
      shape-rendering: crispEdges;
    }
    .m {
      position: absolute;
      inset: 0;
      margin: auto;
      inline-size: 19%;
      block-size: 19%;
      padding: 2.5%;
      background: var(--paper);
      fill: var(--ink);
    }
  `;

  @property() value = '';

  override render() {
    const { size, path } = modules(this.value);
    return html`<mq-sheet role="img" aria-label=${this.t.msg({ key: 'ui.qr', args: { value: this.value } })}>
      <svg class="code" viewBox="0 0 ${size} ${size}" aria-hidden="true"><path d=${path} /></svg>
      ${icon('mask', 'm')}
    </mq-sheet>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-qr': MqQr;
  }
}
