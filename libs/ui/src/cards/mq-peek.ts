import type { CardLook } from '@masque/core/table';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import { peekButton, peekStyle } from '../parts/peek-button.ts';
import { Peek } from '../parts/peek.ts';
import './mq-card.ts';

/**
 * One face-down card that the viewer can turn over in private by holding it. Its face is in the document only while it
 * is held.
 *
 * @cssprop --peek-width - The width of the card; 8.4rem.
 * @cssprop --peek-gap - The gap between the card and the instruction below it; 0.7rem.
 */
@customElement('mq-peek')
export class MqPeek extends MqElement {
  static override styles = [
    peekStyle,
    css`
      :host {
        display: grid;
        justify-items: center;
        min-block-size: 0;
      }
      button {
        display: grid;
        justify-items: center;
        align-content: center;
        gap: var(--peek-gap, 0.7rem);
        padding: 0.4rem 1rem;
        min-inline-size: min(14rem, 100%);
      }
      mq-card {
        --card-width: var(--peek-width, 8.4rem);
        --card-lift: var(--lift-2);
      }
      /* Where it takes two lines, the sign stays beside its word. */
      .look {
        font-weight: 600;
        text-align: center;
        text-wrap: balance;
      }
      .look svg {
        inline-size: 1.5rem;
        block-size: 1.5rem;
        margin-inline-end: 0.3rem;
        vertical-align: middle;
        fill: var(--brass);
      }
      [aria-pressed='true'] .look svg {
        fill: var(--flame);
      }
    `,
  ];

  @property({ attribute: false }) card: CardLook = { state: 'down' };
  @property() mode: 'hold' | 'toggle' = 'hold';

  readonly #peek = new Peek(this, {
    changed: () => {},
    toggles: () => this.mode === 'toggle',
    slide: Infinity,
  });

  override render() {
    const { now, open } = this.#peek;
    const says =
      now === 'kept'
        ? 'ui.peek.hide'
        : now === 'held'
          ? 'ui.peek.release'
          : this.mode === 'toggle'
            ? 'ui.peek.card.open'
            : 'ui.peek.card';
    const look = html`<span class="look">${icon(open ? 'eye' : 'eye-off', '')} ${this.t.msg(says)}</span>`;
    return peekButton(this.#peek, html`<mq-card .card=${this.card} ?open=${open}></mq-card>${look}`);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-peek': MqPeek;
  }
}
