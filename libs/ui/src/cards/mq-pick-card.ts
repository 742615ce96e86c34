import type { CardLook } from '@masque/core/table';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import './mq-laid-card.ts';

/**
 * A card that can be chosen. If its face is visible, the face names it; otherwise its `label` does.
 *
 * @example
 * html`<mq-pick-card .card=${{ state: 'down' }} label="The first card" chosen></mq-pick-card>`
 */
@customElement('mq-pick-card')
export class MqPickCard extends MqElement {
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };
  static override styles = css`
    :host {
      display: inline-grid;
      flex: none;
    }
    .cardpick {
      position: relative;
      display: grid;
      justify-items: center;
      gap: 0.3rem;
      border-radius: 0.4rem;
      min-inline-size: var(--touch);
      min-block-size: var(--touch);
      place-content: center;
    }
    mq-laid-card::part(card) {
      outline: 2px solid color-mix(in oklch, var(--accent) 70%, transparent);
      outline-offset: 3px;
      transition: translate var(--d-touch) var(--e-hand);
    }
    .sel mq-laid-card::part(card) {
      translate: 0 -0.3rem;
      outline: 3px solid var(--accent);
    }
    /* On the corner of the outline, clear of the card's name. */
    .mark {
      position: absolute;
      right: -0.7rem;
      top: -1.35rem;
      inline-size: 1.6rem;
      block-size: 1.6rem;
      border-radius: 50%;
      background: var(--accent);
      color: var(--ink);
      display: grid;
      place-items: center;
      font-weight: 700;
      z-index: 1;
    }
    .mark svg {
      inline-size: 70%;
      block-size: 70%;
    }
  `;

  @property({ attribute: false }) card: CardLook = { state: 'down' };
  @property({ type: Boolean }) open = false;
  @property({ type: Boolean }) plain = false;
  @property({ type: Boolean }) chosen = false;
  /** Its number, if the order counts. */
  @property({ attribute: false }) nth?: number;
  /** Its name, if its face is not visible. */
  @property() label = '';

  override render() {
    const { chosen, nth } = this;
    const order = nth === undefined ? '' : this.t.msg({ key: 'ui.fill.nth', args: { n: nth } });
    return html`<button
      class="cardpick ${chosen ? 'sel' : ''}"
      aria-pressed=${String(chosen)}
      aria-label=${this.label ? [this.label, order].filter(Boolean).join(', ') : nothing}
    >
      <mq-laid-card .card=${this.card} ?open=${this.open} ?plain=${this.plain}></mq-laid-card
      >${chosen ? html`<span class="mark" aria-hidden="true">${nth ?? icon('check')}</span>` : nothing}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-pick-card': MqPickCard;
  }
}
