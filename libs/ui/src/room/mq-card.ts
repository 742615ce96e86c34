import type { CardLook } from '@masque/core/table';
import { css } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { drawCard } from '../parts/card.ts';
import { html } from 'lit';
import { shared } from '../styles/shared.ts';

/** One card. Its width is `--card`. */
@customElement('mq-card')
export class MqCard extends MqElement {
  static override styles = [
    shared,
    css`
      :host {
        display: inline-block;
      }
      .card:not(.mini) {
        --w: var(--card, 6.4rem);
      }
    `,
  ];

  @property({ attribute: false }) card: CardLook = { state: 'down' };
  @property({ type: Boolean }) mini = false;

  override render() {
    return html`${drawCard(this.t, this.card, { mini: this.mini, boss: this.boss })}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-card': MqCard;
  }
}
