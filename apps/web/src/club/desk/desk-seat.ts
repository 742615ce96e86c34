import { icon, MqElement } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** A seat on the host's desk: a free one for the person who was picked, or a player and what a press does with them. */
@customElement('masque-desk-seat')
export class MasqueDeskSeat extends MqElement {
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };
  static override styles = css`
    button {
      inline-size: 100%;
      min-block-size: var(--touch);
      border: 1px solid var(--hairline);
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0.45rem;
      align-items: center;
      padding: 0.2rem 0.5rem;
      text-align: start;
      line-height: 1.1;
    }
    span {
      min-inline-size: 0;
      overflow-wrap: break-word;
      hyphens: auto;
    }
    .wanted {
      border: 2px dashed var(--flame);
      color: var(--flame);
    }
    mq-cameo {
      --cameo-width: 1.7rem;
    }
    small {
      display: block;
      color: var(--candle-2);
    }
  `;

  /** The name of the player, or of the free seat. */
  @property() name = '';
  @property() mask = '';
  /** What a press does, in a word or two; '' if nothing. */
  @property() does = '';
  /** The same as a sentence. */
  @property() says = '';
  @property() note = '';
  @property({ type: Boolean, reflect: true }) free = false;

  override render() {
    const { name, does, note } = this;
    if (this.free) return html`<button class="wanted">${icon('wooden-chair')}<span>${name}</span></button>`;
    return html`<button .disabled=${!does} title=${this.says || nothing}>
      <mq-cameo .mask=${this.mask} .name=${name}></mq-cameo>
      <span>${name}<small>${does}${note ? ` (${note})` : nothing}</small></span>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-desk-seat': MasqueDeskSeat;
  }
}
