import type { Counter } from '@masque/core/table';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import './mq-coin.ts';

/** Coins are drawn in brass; everything else keeps its icon. */
const coins = new Set(['two-coins', 'coins', 'coin']);

/** The number of coins among a card's counters. */
export const coinsAmong = (counters: readonly Counter[] = []): number =>
  counters.filter((it) => coins.has(it.icon)).reduce((sum, { n }) => sum + n, 0);

/**
 * What a player has, or what lies on a card: an icon and a number each.
 *
 * @cssprop --counter-size - Their size; 0.9375rem.
 * @cssprop --counter-gap - The gap between them; 0.4rem.
 *
 * @example
 * const counters: Counter[] = [{ icon: 'two-coins', label: 'coins', n: 3 }];
 * html`<mq-counters .counters=${counters}></mq-counters>`
 */
@customElement('mq-counters')
export class MqCounters extends MqElement {
  static override styles = css`
    :host {
      display: inline-flex;
      font: inherit;
      gap: var(--counter-gap, 0.4rem);
    }
    .counter {
      display: inline-flex;
      align-items: center;
      gap: 0.2rem;
      font-weight: 700;
      font-size: var(--counter-size, 0.9375rem);
      color: var(--candle);
      white-space: nowrap;
    }
    svg.i {
      inline-size: 1em;
      block-size: 1em;
      color: var(--brass);
    }
  `;

  @property({ attribute: false }) counters: readonly Counter[] = [];
  /** Within a button: the accessible name of the button has to begin with its visible text. */
  @property({ type: Boolean }) within = false;

  override render() {
    const t = this.t;
    return this.counters.map(
      ({ icon: name, n, label }) =>
        html`<span class="counter"
          >${coins.has(name) ? html`<mq-coin></mq-coin>` : icon(name)}${
            this.within
              ? html`<span>${n}</span><span class="vh"> ${t.msg(label)}</span>`
              : html`<span aria-hidden="true">${n}</span
                  ><span class="vh">${t.msg({ key: 'ui.count', args: { label: { msg: label }, n } })}</span>`
          }</span
        >`,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-counters': MqCounters;
  }
}
