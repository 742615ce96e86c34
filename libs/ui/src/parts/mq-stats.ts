import type { Stat } from '@masque/core/table';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';

/**
 * Public facts in rows: "crown: unclaimed".
 *
 * @cssprop --stats-columns - one
 * @example
 * html`<mq-stats .stats=${[{ icon: 'crown', label: 'stat.crown', value: 'stat.unclaimed' }]}></mq-stats>`
 */
@customElement('mq-stats')
export class MqStats extends MqElement {
  static override styles = css`
    dl {
      display: grid;
      grid-template-columns: var(--stats-columns, minmax(0, 1fr));
      gap: 0.5rem 2rem;
      border-block-start: 1px solid var(--hairline);
      padding-block-start: 0.7rem;
    }
    /* A long value moves below its name and wraps there. */
    div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 0.6rem;
      align-items: center;
    }
    dt {
      display: flex;
      gap: 0.6rem;
      align-items: center;
      color: var(--candle-2);
    }
    dt svg.i {
      color: var(--brass);
      inline-size: 1.5rem;
      block-size: 1.5rem;
    }
    dd {
      font-weight: 700;
      text-align: end;
      text-wrap: balance;
      margin-inline-start: auto;
    }
    .slim {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 0.2rem 1.3rem;
      border: 0;
      padding: 0;
      font-size: var(--t-label);
    }
    .slim div {
      justify-content: center;
      gap: 0 0.35rem;
      max-inline-size: 100%;
    }
    .slim dt {
      gap: 0.35rem;
      overflow-wrap: normal;
    }
    .slim dt svg.i {
      inline-size: 1.1rem;
      block-size: 1.1rem;
    }
    .slim dd {
      text-align: center;
      margin-inline: 0;
    }
  `;

  @property({ attribute: false }) stats: readonly Stat[] = [];
  /** One line of icons and values, for a phone. */
  @property({ type: Boolean }) slim = false;

  override render() {
    return html`<dl class=${this.slim ? 'slim' : nothing} aria-label=${this.t.msg('ui.stats')}>
      ${this.stats.map(
        ({ icon: name, label, value }) =>
          html`<div>
            <dt>${icon(name)}<span>${this.t.msg(label)}</span></dt>
            <dd>${typeof value === 'number' ? value : this.t.told(value)}</dd>
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
