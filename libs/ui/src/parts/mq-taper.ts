import type { Timer } from '@masque/core/table';
import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';

/** The seconds left, rounded up. */
export const secondsLeft = (timer: Timer, now: number): number => Math.max(0, Math.ceil((timer.at - now) / 1000));

/** From this many seconds on, the time is shown as minutes and seconds. */
const minutes = 100;
const clockOf = (left: number): string => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;

/** What is announced between two updates: the start, half time, ten seconds and five seconds. */
export const callOut = (
  timer: Timer,
  before: number | undefined,
  left: number,
): 'opens' | 'half' | 'left' | undefined => {
  if (left <= 0) return undefined;
  if (before === undefined) return 'opens';
  const passes = (mark: number) => before > mark && left <= mark;
  if (passes(10) || passes(5)) return 'left';
  const half = Math.ceil((timer.at - timer.since) / 2000);
  return half > 10 && passes(half) ? 'half' : undefined;
};

/**
 * A candle that burns down with the time left for an answer.
 *
 * @example
 * html`<mq-taper .timer=${{ since: 0, at: 30_000 }} paused></mq-taper>`
 */
@customElement('mq-taper')
export class MqTaper extends MqElement {
  static override styles = css`
    .taper {
      display: grid;
      grid-template-columns: 1fr auto;
      align-items: center;
      gap: 0.9rem;
    }
    .bar {
      block-size: 0.5rem;
      position: relative;
      border-radius: 1px;
      background: repeating-linear-gradient(90deg, var(--hairline) 0 1px, transparent 1px calc(100% / 10));
      border-bottom: 1px solid var(--hairline);
    }
    .wax {
      position: absolute;
      inset: 0;
      overflow: hidden;
      border-radius: 1px;
    }
    /* They move, and are not resized: nothing has to be laid out again while the candle burns. */
    .wax i,
    .wick {
      position: absolute;
      inset: 0;
      translate: calc((var(--left, 50) - 100) * 1%);
      will-change: translate;
      pointer-events: none;
    }
    .wax i {
      background: linear-gradient(var(--paper), var(--paper-2) 60%, oklch(0.66 0.06 75));
      border-radius: 1px 2px 2px 1px;
    }
    .bar svg {
      position: absolute;
      right: -0.55rem;
      bottom: 0.12rem;
      inline-size: 1.3rem;
      block-size: 1.3rem;
      fill: var(--flame);
      filter: drop-shadow(0 0 0.5rem color-mix(in oklch, var(--flame) 70%, transparent));
    }
    .n {
      font-size: var(--t-lead);
      font-weight: 700;
      min-inline-size: 2.6ch;
      text-align: right;
      line-height: 1;
    }
    :host([big]) .n {
      font-size: 2.2rem;
    }
    .n small {
      font-size: 0.72em;
      font-weight: 400;
      color: var(--candle-2);
    }
    .low .n {
      color: var(--wax-lit);
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    .paused .bar svg {
      display: none;
    }
    .paused .n {
      color: var(--candle-2);
    }
    :host([night]) .wax i {
      background: var(--candle-2);
    }
    :host([night]) .bar svg {
      display: none;
    }
  `;

  @property({ attribute: false }) timer?: Timer;
  /** The server's clock minus this one, in milliseconds. */
  @property({ type: Number }) clockOffset = 0;
  @property({ type: Boolean }) paused = false;
  /** At night there is no flame. */
  @property({ type: Boolean, reflect: true }) night = false;
  /** Announces nothing, because another taper on the page does. */
  @property({ type: Boolean }) quiet = false;

  @state() private now = Date.now();
  @state() private spoken = '';
  #beat?: ReturnType<typeof setInterval>;
  #before?: number;
  #of?: number;

  override connectedCallback() {
    super.connectedCallback();
    this.#beat = setInterval(() => this.#look(), 200);
    this.#look();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.#beat);
  }

  #look() {
    this.now = Date.now() + this.clockOffset;
  }

  protected override willUpdate() {
    const { timer } = this;
    if (!timer || this.paused) return;
    if (this.#of !== timer.since) {
      this.#of = timer.since;
      this.#before = undefined;
      this.now = Date.now() + this.clockOffset;
    }
    const left = secondsLeft(timer, this.now);
    const call = this.quiet ? undefined : callOut(timer, this.#before, left);
    if (call) this.spoken = this.t.msg({ key: call === 'left' ? 'ui.taper' : `ui.taper.${call}`, args: { n: left } });
    if (left <= 5 && this.#before !== undefined && left < this.#before && left > 0) this.send('tick', left);
    this.#before = left;
  }

  override render() {
    const { timer } = this;
    if (!timer) return nothing;
    const left = secondsLeft(timer, this.now);
    const part = Math.min(100, Math.max(0, ((timer.at - this.now) / Math.max(1, timer.at - timer.since)) * 100));
    return html`<div
        class="taper ${left <= 5 && !this.paused ? 'low' : ''} ${this.paused ? 'paused' : ''}"
        role="timer"
        aria-label=${this.t.msg({ key: 'ui.taper', args: { n: left } })}
      >
        <span class="bar" style="--left:${part.toFixed(1)}"
          ><span class="wax"><i></i></span
          >${part > 0 ? html`<span class="wick">${icon('flame', '')}</span>` : nothing}</span
        >
        <span class="n" aria-hidden="true"
          >${left < minutes ? html`${left}<small> ${this.t.msg('ui.seconds')}</small>` : clockOf(left)}</span
        >
      </div>
      ${this.paused ? html`<p class="label">${this.t.msg('ui.paused')}</p>` : nothing}
      <span class="vh" aria-live="polite">${this.spoken}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-taper': MqTaper;
  }
}
