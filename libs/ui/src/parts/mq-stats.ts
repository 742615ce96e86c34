import type { Stat } from '@masque/core/table';
import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';

/** Public facts in rows: "crown: unclaimed". */
@customElement('mq-stats')
export class MqStats extends MqElement {
  @property({ attribute: false }) stats: readonly Stat[] = [];
  /** In one line of signs and values, for a phone. */
  @property({ type: Boolean }) slim = false;

  override render() {
    return html`<dl class="yard ${this.slim ? 'slim' : ''}" aria-label=${this.t.msg('ui.stats')}>
      ${this.stats.map(
        ({ icon: name, label, value }) =>
          html`<div>
            <dt class="stat">${icon(name)}<span>${this.t.msg(label)}</span></dt>
            <dd>${typeof value === 'number' ? value : this.t.rich(value)}</dd>
          </div>`,
      )}
    </dl>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-stats': MqStats;
  }
}
