import type { Look } from '@masque/core/table';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import { applyLook } from '../styles/look.ts';

/**
 * A game on offer.
 *
 * @fires choose
 */
@customElement('mq-game-card')
export class MqGameCard extends MqElement {
  @property() name = '';
  @property() motto = '';
  @property({ type: Number }) min = 0;
  @property({ type: Number }) max = 0;
  @property({ type: Number }) minutes = 0;
  @property({ attribute: false }) override look?: Look;
  @property({ type: Boolean }) chosen = false;
  /** Why it cannot be played now. */
  @property() unfit = '';

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('look')) applyLook(this, this.look);
  }

  override render() {
    const t = this.t;
    const facts = [
      this.max ? t.msg({ key: 'ui.players', args: { min: this.min, max: this.max } }) : '',
      this.minutes ? t.msg({ key: 'ui.minutes', args: { n: this.minutes } }) : '',
    ].filter(Boolean);
    return html`<button
      class="gcard ${this.chosen ? 'chosen' : ''} ${this.unfit ? 'unfit' : ''}"
      aria-pressed=${String(this.chosen)}
      aria-disabled=${this.unfit ? 'true' : nothing}
      @click=${() => !this.unfit && this.send('choose', undefined)}
    >
      <span class="card back" style="--w:4.3rem" aria-hidden="true"
        ><span class="boss">${icon(this.boss, '')}</span></span
      >
      <span class="gt"
        ><span class="display">${this.name}</span
        >${this.motto ? html`<span class="said">${this.motto}</span>` : nothing}<span class="label"
          >${facts.join(', ')}${this.unfit ? html`<br /><b>${this.unfit}</b>` : nothing}</span
        ></span
      >
      ${this.unfit ? nothing : html`<span class="tickbox ${this.chosen ? 'on' : ''}">${this.chosen ? icon('check') : nothing}</span>`}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-game-card': MqGameCard;
  }
}
