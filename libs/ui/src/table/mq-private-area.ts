import type { Value } from '@masque/core';
import type { CardLook, PrivateArea } from '@masque/core/table';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../cards/mq-card.ts';
import '../cards/mq-counters.ts';
import '../cards/mq-laid-card.ts';
import '../cards/mq-pick-card.ts';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import { Peek } from '../parts/peek.ts';
import { askedOf } from './picks.ts';

/** Cards that can be tapped now, and those that are chosen already. */
export interface CardPicks {
  readonly open: readonly Value[];
  readonly chosen: readonly Value[];
  readonly numbered?: boolean;
  /** Those that a hint points at. */
  readonly pointed?: readonly Value[];
}

/** How far the thumb slides up to keep it open, in pixels. */
const slide = 48;

/** So many cards are fanned in one row. */
const wide = 4;

/**
 * What only the viewer has. Faces come into the document while it is held open, and leave it when the thumb lets go,
 * when the window loses the focus or is hidden, and when the system takes the pointer away.
 *
 * Slide the thumb up to keep it open, with the hand free for the buttons. Keys and screen readers open it with one
 * press and close it with the next; so does everybody with `mode="toggle"`, and where the answer to a question is
 * with the cards: then it is open for no longer than the question.
 *
 * @fires peek - `'closed' | 'held' | 'kept'`
 * @fires pick - `Value`: a card that could be chosen was tapped.
 * @slot over - Drawn above the open cards.
 * @slot under - Drawn below them while it is kept open: the buttons one may need.
 *
 * @example
 * const privateArea: PrivateArea = { cards: [{ state: 'down', ref: 0 }] };
 * html`<mq-private-area .privateArea=${privateArea} mode="toggle"></mq-private-area>`
 */
@customElement('mq-private-area')
export class MqPrivateArea extends MqElement {
  static override styles = css`
    .traybox {
      position: relative;
    }
    .traybox.open {
      block-size: 7.4rem;
    }
    .traybox.open.slim {
      block-size: 4.6rem;
    }
    .tray {
      position: relative;
      block-size: 7.4rem;
      overflow: clip;
      display: block;
      inline-size: 100%;
      text-align: center;
      touch-action: none;
      user-select: none;
      -webkit-user-select: none;
      -webkit-touch-callout: none;
    }
    .tray:focus-visible {
      outline-offset: -3px;
    }
    mq-pick-card.pointed {
      outline-offset: 4px;
      z-index: 1;
    }
    .tray.slim {
      block-size: 4.6rem;
    }
    .cards {
      --card-width: 6.4rem;
      /* Of a card that lies open its picture shows above the lip. */
      --card-sign: start center;
      --card-sign-top: 0.5rem;
      --card-sign-size: 2.2rem;
      position: absolute;
      left: 50%;
      translate: -50% 0;
      top: 0.7rem;
      display: flex;
      gap: 0.5rem;
    }
    .cards mq-card:first-child:not(:only-child) {
      rotate: -2.5deg;
    }
    .cards mq-card:last-child:not(:only-child) {
      rotate: 2.5deg;
    }
    .cards.lots {
      --card-width: 5.2rem;
      gap: 0;
    }
    .cards.lots mq-card + mq-card {
      margin-inline-start: -2.4rem;
    }
    .lip {
      position: absolute;
      inset: auto 0 0 0;
      block-size: 4.1rem;
      background: linear-gradient(var(--lacquer-3), var(--lacquer-2));
      border-block-start: 1px solid var(--brass-2);
      box-shadow: 0 -0.5rem 1.2rem oklch(0 0 0 / 0.5);
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      align-items: center;
      padding-inline: 1rem;
      font-weight: 600;
    }
    .pointed {
      outline: 3px solid var(--flame);
      outline-offset: -3px;
    }
    .lip svg {
      inline-size: 1.5rem;
      block-size: 1.5rem;
      fill: var(--brass);
    }
    .slim .lip {
      block-size: 3.4rem;
    }
    .lipword {
      grid-column: 2;
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 0.6rem;
    }
    mq-counters {
      --counter-size: var(--t-lead);
      justify-self: end;
    }
    :host([night]) .tray .lip {
      background: var(--lacquer-1);
      box-shadow: none;
      border-color: var(--hairline);
      color: var(--candle-2);
      font-weight: 400;
    }

    .tray.open {
      position: absolute;
      inset-block-end: 0;
      block-size: 5.2rem;
      overflow: visible;
    }
    .tray.open .lip {
      block-size: 5.2rem;
      border-block-start-color: var(--brass);
      box-shadow: none;
    }
    .tray.open .lipword {
      gap: 0.9rem;
    }
    .thumb {
      display: grid;
      place-items: center;
      color: var(--flame);
      inline-size: 3.2rem;
      block-size: 3.2rem;
      border-radius: 50%;
      border: 2px solid var(--flame);
      background: color-mix(in oklch, var(--flame) 18%, transparent);
    }
    .lip .thumb svg {
      inline-size: 1.25em;
      block-size: 1.25em;
      fill: var(--flame);
    }
    .keep {
      display: block;
      font-weight: 400;
      font-size: var(--t-label);
      color: var(--candle-2);
      text-align: left;
    }
    .over {
      position: absolute;
      inset: auto 0 5.2rem 0;
      display: grid;
      gap: 0.9rem;
      padding-block: 5rem 0.9rem;
      background: linear-gradient(transparent, var(--lacquer-1) 16%);
      max-block-size: calc(100dvh - 5.2rem);
      overflow-y: auto;
      overscroll-behavior: contain;
      animation: fade var(--d-touch) var(--e-hand);
    }
    @keyframes fade {
      from {
        opacity: 0;
      }
    }
    .peeked {
      --card-width: min(9.6rem, 40vw);
      display: flex;
      justify-content: center;
      gap: 0.8rem;
      flex-wrap: wrap;
      padding: 0.2rem 0.6rem;
    }
    .peeked.tilt > :first-child::part(card) {
      rotate: -2deg;
    }
    .peeked.tilt > :last-child::part(card) {
      rotate: 2deg;
    }
    .peeked.lots {
      --card-width: min(6.6rem, 28vw);
    }
    .peeked.fan {
      flex-direction: column;
      align-items: center;
      gap: 0.9rem;
      padding-block: 0.9rem 0.6rem;
    }
    .fanned {
      --card-width: min(7.8rem, (100vw - 1.2rem) / var(--n));
      --card-note: max(0.8125rem, var(--card-width) * 0.088);
      display: flex;
      justify-content: center;
    }
    .leaf {
      rotate: calc(var(--i) * 3deg);
      translate: 0 calc(var(--i) * var(--i) * 0.3rem);
      margin-inline: -0.05rem;
    }
    .extras {
      --x: min(6.6rem, (100vw - 1.4rem) / var(--n) - 0.6rem);
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 0.9rem 0.6rem;
      padding-inline: 0.4rem;
    }
    .extra {
      display: grid;
      gap: 0.4rem;
      align-content: end;
      inline-size: max(5.4rem, (var(--x) + 0.6rem) * var(--m) - 0.6rem);
    }
    .extra > .label {
      padding-inline: 0.2rem;
      text-align: center;
      text-wrap: balance;
    }
    .extra .peeked.lots {
      --card-width: var(--x);
      gap: 0.6rem;
      padding-inline: 0;
    }
    .facts {
      display: grid;
      gap: 0.3rem;
      padding-inline: 1.2rem;
      text-align: center;
    }
    .rules {
      display: grid;
      gap: 0.4rem;
      padding: 0 1.2rem;
      font-size: 1rem;
      line-height: 1.3;
    }
    .rules dt {
      font: 400 1.125rem/1.2 var(--display);
    }
    .rules dd {
      color: var(--candle-2);
    }
    /* Where there is little room this shrinks after the table and before the offers. */
    @container (max-height: 47.5rem) {
      .tray:not(.slim, .open),
      .traybox.open:not(.slim) {
        block-size: 5.4rem;
      }
      .tray:not(.open) .lip {
        block-size: 3.4rem;
      }
    }
    @container (max-height: 41rem) {
      .tray:not(.open),
      .traybox.open,
      .traybox.open.slim {
        block-size: 4.1rem;
      }
      .cards {
        top: 0.3rem;
      }
    }
    /* On its side what is looked at takes the whole screen, and the hand a bar. */
    @container (max-height: 34rem) and (min-width: 30rem) {
      .tray:not(.open),
      .traybox.open,
      .traybox.open.slim {
        block-size: 2.75rem;
      }
      .tray:not(.open) .lip {
        block-size: 2.75rem;
      }
      .cards {
        display: none;
      }
      .traybox.open {
        position: static;
      }
      .over {
        inset: auto 0 3.6rem 0;
        max-block-size: calc(100% - 3.6rem);
        padding-block: 1.2rem 0.4rem;
        background: linear-gradient(transparent, var(--lacquer-1) 8%);
      }
      .tray.open,
      .tray.open .lip {
        block-size: 3.6rem;
      }
      .thumb {
        inline-size: 2.4rem;
        block-size: 2.4rem;
      }
      .peeked {
        --card-width: min(8.4rem, 30cqh);
      }
      .peeked.lots {
        --card-width: min(5.6rem, 26cqh);
      }
      .fanned {
        --card-width: min(6.4rem, 26cqh);
      }
    }
  `;

  @property({ attribute: false }) privateArea?: PrivateArea;
  @property() mode: 'hold' | 'toggle' = 'hold';
  @property({ attribute: false }) picks?: CardPicks;
  /** What a hint points at is with the cards. */
  @property({ type: Boolean }) pointed = false;
  /** A hint points behind the open private area. */
  @property({ type: Boolean }) away = false;
  /** What could be answered now is with the cards. */
  @property({ type: Boolean }) answers = false;
  /** Less of it shows: the offers need the room. */
  @property({ type: Boolean }) slim = false;
  @property({ type: Boolean, reflect: true }) night = false;

  readonly #peek = new Peek(this, {
    changed: (now) => this.send('peek', now),
    toggles: () => this.mode === 'toggle' || this.picks !== undefined || this.answers,
    slide,
  });

  /** Whether faces can be seen now. */
  get open(): boolean {
    return this.#peek.open;
  }

  /** Closes it, for whoever has seen enough. */
  readonly close = this.#peek.close;

  protected override willUpdate(changed: PropertyValues<this>) {
    if ((changed.has('privateArea') && !this.privateArea) || (changed.get('answers') && !this.answers)) this.close();
  }

  get #count(): number {
    return (
      (this.privateArea?.cards.length ?? 0) + (this.privateArea?.extra ?? []).reduce((n, e) => n + e.cards.length, 0)
    );
  }

  #lip() {
    const t = this.t;
    const purse =
      this.privateArea?.counters?.length && !this.open
        ? html`<mq-counters within .counters=${this.privateArea.counters}></mq-counters>`
        : nothing;
    if (this.open)
      return html`<span class="lipword"
        ><span class="thumb">${icon('eye')}</span
        ><span
          >${t.msg(this.#peek.now === 'kept' ? 'ui.peek.hide' : 'ui.peek.release')}${
            this.#peek.now === 'held' ? html`<span class="keep">${t.msg('ui.peek.keep')}</span>` : nothing
          }</span
        ></span
      >`;
    const says = this.picks
      ? 'ui.peek.choose'
      : this.mode === 'toggle' || this.answers
        ? 'ui.peek.open'
        : 'ui.peek.hold';
    return html`<span class="lipword">${icon('eye-off', '')} ${t.msg(says)}</span> ${purse}`;
  }

  #face(card: CardLook) {
    const plain = this.#count > 2;
    const { ref } = card;
    const { picks } = this;
    if (!picks || ref === undefined || (!picks.open.includes(ref) && !picks.chosen.includes(ref)))
      return html`<mq-laid-card open ?plain=${plain} .card=${card}></mq-laid-card>`;
    const at = picks.chosen.indexOf(ref);
    return html`<mq-pick-card
      class=${picks.pointed?.includes(ref) ? 'pointed' : nothing}
      open
      ?plain=${plain}
      ?chosen=${at >= 0}
      .card=${card}
      .nth=${picks.numbered ? at + 1 : undefined}
      @click=${() => this.send('pick', ref)}
    ></mq-pick-card>`;
  }

  #fan(cards: readonly CardLook[]) {
    const rows =
      cards.length > wide
        ? [cards.slice(0, Math.ceil(cards.length / 2)), cards.slice(Math.ceil(cards.length / 2))]
        : [cards];
    return rows.map(
      (row) =>
        // All alike, as wide as the longest row lets them be.
        html`<div class="fanned" style="--n:${rows[0]?.length ?? 0}">
          ${row.map((card, i) => html`<span class="leaf" style="--i:${i - (row.length - 1) / 2}">${this.#face(card)}</span>`)}
        </div>`,
    );
  }

  /** The rules of many cards stand below, large enough to be read. */
  #rules(area: PrivateArea) {
    const cards = [...area.cards, ...(area.extra ?? []).flatMap((e) => e.cards)];
    const faces = new Map(cards.flatMap(({ face }) => (face?.text ? [[face.id, face] as const] : [])));
    if (this.#count <= 2 || faces.size === 0) return nothing;
    return html`<dl class="rules">
      ${[...faces.values()].map(
        (face) =>
          html`<div>
            <dt>${this.t.msg(face.name)}</dt>
            <dd>${face.text ? this.t.rich(face.text) : nothing}</dd>
          </div>`,
      )}
    </dl>`;
  }

  #extras(extras: NonNullable<PrivateArea['extra']>) {
    const cards = extras.reduce((n, extra) => n + extra.cards.length, 0);
    const across = cards <= wide ? cards : Math.min(wide, Math.max(...extras.map((extra) => extra.cards.length)));
    return html`<div class="extras" style="--n:${across}">
      ${extras.map(
        (extra) =>
          html`<div
            class="extra"
            style="--m:${Math.min(extra.cards.length, wide)}"
            role="group"
            aria-label=${this.t.msg(extra.label)}
          >
            <p class="label">${this.t.msg(extra.label)}</p>
            <div class="peeked lots">${extra.cards.map((card) => this.#face(card))}</div>
          </div>`,
      )}
    </div>`;
  }

  /** The cards that the question is about come first, the answers right below. */
  #order(area: PrivateArea, hand: unknown, extras: unknown) {
    const answers = this.#peek.now === 'kept' ? html`<slot name="under"></slot>` : nothing;
    switch (askedOf(area, this.picks)) {
      case 'hand':
        return [hand, answers, extras];
      case 'beside':
        return [extras, answers, hand];
      case 'both':
        return [hand, extras, answers];
    }
  }

  #inside(area: PrivateArea) {
    const n = area.cards.length;
    const hand = html`<div
      class="peeked ${n > 2 ? 'fan' : area.extra?.length ? 'lots' : n === 2 && !this.picks ? 'tilt' : ''}"
      role="group"
      aria-label=${this.t.msg('ui.peek.cards')}
    >
      ${n > 2 ? this.#fan(area.cards) : area.cards.map((card) => this.#face(card))}
    </div>`;
    const extras = area.extra?.length ? this.#extras(area.extra) : nothing;
    return html`<div class="over">
      <slot name="over"></slot>
      ${this.#order(area, hand, extras)}
      ${area.facts?.length ? html`<div class="facts">${area.facts.map((fact) => html`<p>${this.t.rich(fact)}</p>`)}</div>` : nothing}
      ${this.#rules(area)}
    </div>`;
  }

  override render() {
    const { privateArea: area } = this;
    if (!area) return nothing;
    const backs = [...area.cards, ...(area.extra ?? []).flatMap((e) => e.cards)];
    const named = this.t.msg({ key: 'ui.peek.label', args: { n: this.#count } });
    return html`<div class="traybox ${this.open ? 'open' : ''} ${this.slim ? 'slim' : ''}">
      ${this.open ? this.#inside(area) : nothing}
      <button
        class="tray ${this.slim && !this.open ? 'slim' : ''} ${this.open ? 'open' : ''} ${(this.open ? this.away : this.pointed || this.picks?.pointed?.length) ? 'pointed' : ''}"
        aria-pressed=${String(this.open)}
        aria-labelledby="lip"
        @pointerdown=${this.#peek.down}
        @pointermove=${this.#peek.move}
        @pointerup=${this.#peek.up}
        @pointercancel=${this.#peek.cancel}
        @lostpointercapture=${this.#peek.up}
        @click=${this.#peek.click}
        @contextmenu=${(e: Event) => e.preventDefault()}
      >
        ${
          this.open || this.night
            ? nothing
            : html`<span class="cards ${backs.length > 3 ? 'lots' : ''}" aria-hidden="true"
                >${backs.map((card) => (card.state === 'down' ? html`<mq-card silent></mq-card>` : html`<mq-card mini .card=${card}></mq-card>`))}</span
              >`
        }
        <span class="lip" id="lip">${this.#lip()}<span class="vh">, ${named}</span></span>
      </button>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-private-area': MqPrivateArea;
  }
}
