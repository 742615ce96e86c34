import type { Message, Outcome, Seat } from '@masque/core';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import { sound } from '../sound/sound.ts';
import { shared } from '../styles/shared.ts';
import { maskOf, type Person } from '../parts/seat.ts';

/** So many sentences stand in one column; more of them in two where there is room. */
const FEW = 7;

/**
 * How it ended: on paper, for it is certain; below it what has come to light.
 *
 * @slot - What one may do next.
 */
@customElement('mq-outcome')
export class MqOutcome extends MqElement {
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: 1rem;
        grid-template-columns: minmax(0, 1fr);
      }
      h2:focus {
        outline: none;
      }
    `,
  ];

  @property({ attribute: false }) outcome?: Outcome;
  @property({ attribute: false }) people: readonly Person[] = [];
  /** The viewer's seat, or -1. */
  @property({ type: Number }) me: Seat | -1 = -1;

  /** What came to light: sentences. */
  @property({ attribute: false }) account: readonly Message[] = [];
  /** It has just ended: after one held breath all of it turns up in the same frame. */
  @property({ type: Boolean }) reveal = false;

  protected override firstUpdated() {
    if (!this.reveal) return;
    sound.play('reveal');
    // Who hears the screen hears how it ended: a region that comes with its text already in it is passed over.
    this.renderRoot.querySelector('h2')?.focus({ preventScroll: true });
  }

  protected override get t() {
    return super.t.withNames(this.people);
  }

  override render() {
    const { outcome } = this;
    if (!outcome) return nothing;
    const t = this.t;
    const { winners, scores } = outcome;
    const who = t.list(winners.map((seat) => t.name(seat)));
    const headline =
      winners.length === 0
        ? t.msg('ui.outcome.none')
        : winners.length === 1 && winners[0] === this.me
          ? t.msg('ui.outcome.you')
          : t.msg({ key: 'ui.outcome.won', args: { who, n: winners.length } });
    const ranked = scores ? this.people.toSorted((a, b) => (scores[b.seat] ?? 0) - (scores[a.seat] ?? 0)) : [];
    return html`<section class="sheet large outcome ${this.reveal ? 'reveal' : ''}">
        <div class="winners">
          ${winners.slice(0, 8).map((seat) => {
            const person = this.people.find((p) => p.seat === seat);
            return html`<span class="cameo ink">${maskOf(person, t.name(seat))}</span>`;
          })}
        </div>
        ${winners.length ? html`<span class="laurel">${icon('winner')}</span>` : nothing}
        <h2 class="display" tabindex="-1">${headline}</h2>
        <p class="said">${t.rich(outcome.reason)}</p>
        ${
          ranked.length
            ? html`<dl class="scores" aria-label=${t.msg('ui.outcome.score')}>
                ${ranked.map(
                  (p) =>
                    html`<div>
                      <dt>${p.name}</dt>
                      <dd>${scores?.[p.seat] ?? 0}</dd>
                    </div>`,
                )}
              </dl>`
            : nothing
        }
        <slot></slot>
      </section>
      ${
        this.account.length
          ? html`<section
              class="account ${this.reveal ? 'reveal' : ''} ${this.account.length > FEW ? 'many' : ''}"
              aria-labelledby="account"
            >
              <h2 id="account" class="sc">${t.msg('ui.account')}</h2>
              <ul>
                ${this.account.map((it) => html`<li>${t.rich(it)}</li>`)}
              </ul>
            </section>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-outcome': MqOutcome;
  }
}
