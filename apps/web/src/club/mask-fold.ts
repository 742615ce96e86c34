import { MqElement } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../screens/fold.ts';

/**
 * The mask of somebody who joins, and all masks once they want another.
 *
 * @fires mask - `string`: the one that was chosen.
 */
@customElement('masque-mask-fold')
export class MasqueMaskFold extends MqElement {
  static override styles = css`
    :host {
      border-block: 1px solid var(--hairline);
      --cameo-width: 2.4rem;
    }
    div {
      display: flex;
      align-items: center;
      gap: 0.7rem;
    }
  `;

  @property() mask = '';
  @property() name = '';
  @property() label = '';
  @property() note = '';
  /** Masks that others wear, by the mask: their names. */
  @property({ attribute: false }) taken: Readonly<Record<string, string>> = {};

  override render() {
    const { mask } = this;
    return html`<masque-fold>
      <div slot="line">
        ${mask ? html`<mq-cameo .mask=${mask} .name=${this.name}></mq-cameo>` : nothing}
        <span>${this.label} <span class="label">${this.note}</span></span>
      </div>
      <mq-masks
        .taken=${this.taken}
        .value=${mask}
        @change=${(e: CustomEvent<string>) => typeof e.detail === 'string' && this.send('mask', e.detail)}
      ></mq-masks>
    </masque-fold>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-mask-fold': MasqueMaskFold;
  }
}
