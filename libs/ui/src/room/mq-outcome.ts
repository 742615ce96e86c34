import type { Message, Outcome, Seat } from '@masque/core';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import '../people/mq-cameo.ts';
import { maskOf, type Person } from '../people/seat.ts';
import { sound } from '../sound/sound.ts';

/** The maximum number of winners whose masks are drawn in candlelight; the names of a larger side stand below. */
const MAX_LIT = 8;
/** A headline with more letters is set smaller: two names, or a long one. */
const LONG_HEADLINE = 24;
/** Up to this many sentences stand in one column; more of them in two, where there is room. */
const FEW = 7;

/**
 * How the game ended: the winners in candlelight, and below them what was revealed.
 *
 * @slot - What the viewer can do next.
 * @slot told - The game in a few words, between the result and what was revealed.
 * @cssprop --winner-width - The width of the mask of a single winner, 4.6rem; `--winners-width`, of several.
 * @cssprop --outcome-size - The size of the headline.
 * @cssprop --outcome-side - `none` if the slot `told` has the names of the winning side.
 * @cssprop --account-column - The minimum width of a column of what was revealed; `--account-size`, its text.
 */
@customElement('mq-outcome')
export class MqOutcome extends MqElement {
  static override styles = css`
    :host {
      display: grid;
      gap: 1rem;
      grid-template-columns: minmax(0, 1fr);
    }
    .won {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      gap: 0.6rem;
      text-align: center;
      padding-block: 1.4rem 0.8rem;
      grid-row: var(--outcome-rows, auto);
    }
    .words {
      display: grid;
      gap: 0.4rem;
      min-inline-size: 0;
    }
    h2.display {
      font-size: var(--outcome-size, var(--t-claim));
      line-height: 1.05;
      text-wrap: balance;
      overflow-wrap: anywhere;
    }
    h2.display.long {
      font-size: calc(var(--outcome-size, var(--t-claim)) * 0.72);
    }
    h2:focus {
      outline: none;
    }
    .said {
      font: italic 400 var(--t-lead) / 1.2 var(--display);
      color: var(--candle-2);
      text-wrap: balance;
      overflow-wrap: anywhere;
    }
    /* They stand in the light. */
    .winners {
      --cameo-width: var(--winner-width, 4.6rem);
      display: flex;
      flex-wrap: wrap;
      gap: 1.4rem 1rem;
      justify-content: center;
    }
    .winners.some {
      --cameo-width: var(--winners-width, 3.2rem);
    }
    .winners.many {
      --cameo-width: calc(var(--winners-width, 3.2rem) * 0.75);
      gap: 1rem 0.75rem;
    }
    .winners mq-cameo {
      border: 2px solid var(--flame);
      box-shadow:
        inset 0 0 0 3px var(--lacquer-1),
        inset 0 0 0 4px var(--hairline),
        0 0 0 0.25rem color-mix(in oklch, var(--flame) 14%, transparent),
        0 0 2.2rem color-mix(in oklch, var(--flame) 40%, transparent);
    }
    .winners svg.i {
      position: absolute;
      inset-block-end: 96%;
      inset-inline-start: 50%;
      translate: -50% 0;
      inline-size: calc(var(--m) * 0.36);
      block-size: calc(var(--m) * 0.36);
      color: var(--flame);
      filter: drop-shadow(0 0 0.4rem color-mix(in oklch, var(--flame) 60%, transparent));
    }
    .side {
      display: var(--outcome-side, block);
      font-weight: 600;
      text-wrap: balance;
      overflow-wrap: anywhere;
    }
    /* On a narrow phone, a single winner stands beside the text, unless letters are very large. */
    @media (17rem < width <= 30rem) {
      .won.one {
        grid-template-columns: auto minmax(0, 1fr);
        justify-items: start;
        align-items: center;
        text-align: start;
        column-gap: 1.1rem;
      }
      .won.one > :nth-child(n + 3) {
        grid-column: 1 / -1;
      }
    }
    /* A phone in landscape: the same for several winners, and lower. */
    @media (height <= 27rem) and (width > 30rem) {
      .won:has(> .winners) {
        --winner-width: 3.2rem;
        --winners-width: 2.4rem;
        grid-template-columns: auto minmax(0, 1fr);
        justify-items: start;
        align-items: center;
        text-align: start;
        column-gap: 1.4rem;
        padding-block: 1.2rem 0.2rem;
      }
      .won > .winners {
        max-inline-size: 40vw;
        gap: 1.1rem 0.6rem;
        justify-content: start;
      }
      .won:has(> .winners) > :nth-child(n + 3) {
        grid-column: 1 / -1;
      }
    }
    .scores {
      inline-size: 100%;
      text-align: left;
    }
    .scores div {
      display: flex;
      justify-content: space-between;
      padding: 0.3rem 0;
      border-block-start: 1px solid var(--hairline);
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
    /* After one held breath, both appear in the same frame. */
    .reveal {
      animation: fade var(--d-turn) linear calc(var(--d-reveal) - var(--d-turn)) both;
    }
    .reveal .winners svg.i {
      animation: kindle var(--d-claim) var(--e-turn) var(--d-reveal) both;
    }
    @keyframes kindle {
      from {
        opacity: 0;
        scale: 0.3;
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
      .reveal .winners svg.i {
        animation: none;
      }
    }
  `;

  @property({ attribute: false }) outcome?: Outcome;
  @property({ attribute: false }) people: readonly Person[] = [];
  /** The viewer's seat, or -1. */
  @property({ type: Number }) me: Seat | -1 = -1;

  /** What was revealed: sentences. */
  @property({ attribute: false }) account: readonly Message[] = [];
  /** Something else sums up the game, including points: a long list of what was revealed is collapsed. */
  @property({ type: Boolean }) folds = false;
  /** The game has just ended: after one held breath, everything appears in the same frame. */
  @property({ type: Boolean }) reveal = false;

  protected override async firstUpdated() {
    if (!this.reveal) return;
    sound.play(this.outcome?.winners.length ? 'win' : 'reveal');
    // The paper around it is shown a moment later; nothing on it can have the focus before.
    await this.updateComplete;
    // Screen readers ignore a live region that already has its text when it appears, so the focus announces the result.
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
    // A winning side is named in the headline, with its people below.
    const headline = outcome.headline === undefined ? named : t.rich(outcome.headline);
    const long = (outcome.headline === undefined ? named : t.msg(outcome.headline)).length > LONG_HEADLINE;
    const below = outcome.headline === undefined || winners.length === 0 ? '' : who;
    const ranked = scores ? this.people.toSorted((a, b) => (scores[b.seat] ?? 0) - (scores[a.seat] ?? 0)) : [];
    return html`<div class="won ${winners.length === 1 ? 'one' : ''} ${this.reveal ? 'reveal' : ''}">
        ${
          winners.length > 0
            ? html`<div class="winners ${winners.length > 4 ? 'many' : winners.length > 1 ? 'some' : ''}">
                ${winners
                  .slice(0, MAX_LIT)
                  .map(
                    (seat) =>
                      html`<mq-cameo .mask=${maskOf(this.people, seat)} .name=${t.name(seat)}
                        >${icon('flame')}</mq-cameo
                      >`,
                  )}
              </div>`
            : nothing
        }
        <div class="words">
          <h2 class="display ${long ? 'long' : ''}" tabindex="-1">${headline}</h2>
          ${below ? html`<p class="side">${below}</p>` : nothing}
          <p class="said">${t.told(outcome.reason)}</p>
        </div>
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
      </div>
      <slot name="told"></slot>
      ${this.#account()}`;
  }

  #account() {
    const t = this.t;
    if (this.account.length === 0) return nothing;
    const many = this.account.length > FEW;
    const list = html`<ul>
      ${this.account.map((it) => html`<li>${t.told(it)}</li>`)}
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
