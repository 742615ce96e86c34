import type { Message, Outcome, Seat } from '@masque/core';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import '../people/mq-cameo.ts';
import type { Person } from '../people/seat.ts';
import { sound } from '../sound/sound.ts';
import './mq-sheet.ts';

/** So many sentences stand in one column; more of them in two where there is room. */
const FEW = 7;

/**
 * How it ended: on paper, for it is certain; below it what has come to light.
 *
 * @slot - What one may do next.
 * @slot told - The game in a few words, between how it ended and what came to light.
 * @cssprop --account-column - How wide a column of what came to light is at least; `--account-size`, its text.
 */
@customElement('mq-outcome')
export class MqOutcome extends MqElement {
  static override styles = css`
    :host {
      display: grid;
      gap: 1rem;
      grid-template-columns: minmax(0, 1fr);
    }
    mq-sheet {
      display: grid;
      justify-items: center;
      gap: 0.5rem;
      text-align: center;
      padding: 1.6rem 1.4rem;
    }
    mq-sheet h2 {
      font-size: var(--t-claim);
    }
    h2:focus {
      outline: none;
    }
    .said {
      font-size: var(--t-lead);
    }
    .winners {
      --cameo-width: 3.6rem;
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      justify-content: center;
    }
    .laurel svg.i {
      inline-size: 2rem;
      block-size: 2rem;
    }
    .side {
      font-weight: 600;
      text-wrap: balance;
      overflow-wrap: anywhere;
    }
    .scores {
      inline-size: 100%;
      text-align: left;
    }
    .scores div {
      display: flex;
      justify-content: space-between;
      padding: 0.3rem 0;
      border-block-start: 1px solid color-mix(in oklch, var(--ink-2) 45%, transparent);
    }
    .scores dd {
      font-weight: 700;
    }
    .account {
      padding-inline: 1.2rem;
      display: grid;
      gap: 0.3rem;
    }
    .account summary {
      min-block-size: var(--touch);
      align-content: center;
      cursor: pointer;
    }
    .account :is(h2, summary) {
      font-size: var(--t-lead);
      color: var(--candle-2);
    }
    .account li {
      padding-block: 0.45rem;
      border-block-end: 1px solid var(--hairline);
      break-inside: avoid;
    }
    .many ul {
      columns: 2 var(--account-column, 16rem);
      font-size: var(--account-size, 1em);
      column-gap: 2rem;
    }
    /* After one held breath both turn up in the same frame. */
    .reveal {
      animation: unfold var(--d-turn) var(--e-turn) calc(var(--d-reveal) - var(--d-turn)) both;
    }
    @keyframes unfold {
      from {
        scale: 0.02 1;
      }
    }
    @keyframes fade {
      from {
        opacity: 0;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .reveal {
        animation: fade 180ms linear;
      }
    }
  `;

  @property({ attribute: false }) outcome?: Outcome;
  @property({ attribute: false }) people: readonly Person[] = [];
  /** The viewer's seat, or -1. */
  @property({ type: Number }) me: Seat | -1 = -1;

  /** What came to light: sentences. */
  @property({ attribute: false }) account: readonly Message[] = [];
  /** Something else tells of the game, points and all: many sentences of what came to light are folded up. */
  @property({ type: Boolean }) folds = false;
  /** It has just ended: after one held breath all of it turns up in the same frame. */
  @property({ type: Boolean }) reveal = false;

  protected override async firstUpdated() {
    if (!this.reveal) return;
    sound.play('reveal');
    // The paper around it comes a moment later: nothing on it can have the focus before.
    await this.updateComplete;
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
    const named =
      winners.length === 0
        ? t.msg('ui.outcome.none')
        : winners.length === 1 && winners[0] === this.me
          ? t.msg('ui.outcome.you')
          : t.msg({ key: 'ui.outcome.won', args: { who, n: winners.length } });
    // Where a side has won, it is named, and its people below.
    const headline = outcome.headline === undefined ? named : t.rich(outcome.headline);
    const below = outcome.headline === undefined || winners.length === 0 ? '' : who;
    const ranked = scores ? this.people.toSorted((a, b) => (scores[b.seat] ?? 0) - (scores[a.seat] ?? 0)) : [];
    return html`<mq-sheet large class=${this.reveal ? 'reveal' : nothing}>
        <div class="winners">
          ${winners.slice(0, 8).map((seat) => {
            const person = this.people.find((p) => p.seat === seat);
            return html`<mq-cameo ink .mask=${person?.mask ?? ''} .name=${t.name(seat)}></mq-cameo>`;
          })}
        </div>
        ${winners.length ? html`<span class="laurel">${icon('winner')}</span>` : nothing}
        <h2 class="display" tabindex="-1">${headline}</h2>
        ${below ? html`<p class="side">${below}</p>` : nothing}
        <p class="said">${t.rich(outcome.reason)}</p>
        ${
          ranked.length && !this.folds
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
      </mq-sheet>
      <slot name="told"></slot>
      ${this.#account()}`;
  }

  #account() {
    const t = this.t;
    if (this.account.length === 0) return nothing;
    const many = this.account.length > FEW;
    const list = html`<ul>
      ${this.account.map((it) => html`<li>${t.rich(it)}</li>`)}
    </ul>`;
    const cls = `account ${this.reveal ? 'reveal' : ''} ${many ? 'many' : ''}`;
    if (many && this.folds)
      return html`<details class=${cls}>
        <summary class="sc">${t.msg('ui.account')}</summary>
        ${list}
      </details>`;
    return html`<section class=${cls} aria-labelledby="account">
      <h2 id="account" class="sc">${t.msg('ui.account')}</h2>
      ${list}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-outcome': MqOutcome;
  }
}
