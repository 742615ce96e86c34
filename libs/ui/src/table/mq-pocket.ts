import type { Value } from '@masque/core';
import type { CardLook, Pocket } from '@masque/core/table';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import { drawCard, drawSlot } from '../parts/card.ts';
import { counted } from '../parts/counter.ts';
import { Peek } from '../parts/peek.ts';

/** Cards that can be tapped now, and those that are chosen already. */
export interface CardPicks {
  readonly open: readonly Value[];
  readonly chosen: readonly Value[];
  readonly numbered?: boolean;
}

/** So far the thumb slides up, in pixels, to keep the pocket open. */
const slide = 48;

/** So many cards are fanned in one row. */
const wide = 4;

/**
 * What only the viewer has. Faces come into the document while the pocket is held open, and leave it when the thumb
 * lets go, when the window loses the focus or is hidden, and when the system takes the pointer away.
 *
 * Slide the thumb up to keep it open, so that the hand is free for the buttons. Keys and screen readers open it with
 * one press and close it with the next; so does everybody with `mode="toggle"`, and where the answer to a question is
 * with the cards: then it is open for no longer than the question.
 *
 * @fires peek - `'closed' | 'held' | 'kept'`
 * @fires pick - `Value`: a card that could be chosen was tapped.
 * @slot over - Drawn above the cards while the pocket is open.
 * @slot under - Drawn below them while it is kept open: the buttons one may need.
 */
@customElement('mq-pocket')
export class MqPocket extends MqElement {
  @property({ attribute: false }) pocket?: Pocket;
  @property() mode: 'hold' | 'toggle' = 'hold';
  @property({ attribute: false }) picks?: CardPicks;
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
    if ((changed.has('pocket') && !this.pocket) || (changed.get('answers') && !this.answers)) this.close();
  }

  get #count(): number {
    return (this.pocket?.cards.length ?? 0) + (this.pocket?.extra ?? []).reduce((n, e) => n + e.cards.length, 0);
  }

  #lip() {
    const t = this.t;
    const purse =
      this.pocket?.counters?.length && !this.open
        ? html`<span class="purse"
            ><span class="purses">${this.pocket.counters.map((it) => counted(t, it))}</span></span
          >`
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
    const options = { boss: this.boss, open: true, plain: this.#count > 2 };
    const { ref } = card;
    const can = this.picks && ref !== undefined && (this.picks.open.includes(ref) || this.picks.chosen.includes(ref));
    if (!can) return html`<span>${drawSlot(this.t, card, options)}</span>`;
    const at = this.picks?.chosen.indexOf(ref) ?? -1;
    return html`<button
      class="cardpick ${at >= 0 ? 'sel' : ''}"
      aria-pressed=${String(at >= 0)}
      @click=${() => this.send('pick', ref)}
    >
      ${drawSlot(this.t, card, options)}${at >= 0 ? html`<span class="selm" aria-hidden="true">${this.picks?.numbered ? at + 1 : icon('check')}</span>` : nothing}
    </button>`;
  }

  /** Many cards are fanned, in two rows where one would hide their names. */
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

  /** With many cards their rules stand below them, large enough to be read. */
  #rules(pocket: Pocket) {
    const cards = [...pocket.cards, ...(pocket.extra ?? []).flatMap((e) => e.cards)];
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

  /** What lies beside the hand: side by side as far as it fits. */
  #extras(extras: NonNullable<Pocket['extra']>) {
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

  #inside(pocket: Pocket) {
    const n = pocket.cards.length;
    return html`<div class="over">
      <slot name="over"></slot>
      <div
        class="peeked ${n > 2 ? 'fan' : pocket.extra?.length ? 'lots' : n === 2 && !this.picks ? 'tilt' : ''}"
        role="group"
        aria-label=${this.t.msg('ui.peek.cards')}
      >
        ${n > 2 ? this.#fan(pocket.cards) : pocket.cards.map((card) => this.#face(card))}
      </div>
      ${pocket.extra?.length ? this.#extras(pocket.extra) : nothing}
      ${this.#peek.now === 'kept' ? html`<slot name="under"></slot>` : nothing}
      ${pocket.facts?.length ? html`<div class="facts">${pocket.facts.map((fact) => html`<p>${this.t.rich(fact)}</p>`)}</div>` : nothing}
      ${this.#rules(pocket)}
    </div>`;
  }

  override render() {
    const { pocket } = this;
    if (!pocket) return nothing;
    const backs = [...pocket.cards, ...(pocket.extra ?? []).flatMap((e) => e.cards)];
    const named = this.t.msg({ key: 'ui.peek.label', args: { n: this.#count } });
    return html`<div class="traybox ${this.open ? 'open' : ''} ${this.slim ? 'slim' : ''}">
      ${this.open ? this.#inside(pocket) : nothing}
      <button
        class="tray ${this.slim && !this.open ? 'slim' : ''} ${this.open ? 'open' : ''}"
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
                >${backs.map((card) => (card.state === 'down' ? drawCard(this.t, { state: 'down' }, { boss: this.boss }) : drawCard(this.t, card, { boss: this.boss, mini: true })))}</span
              >`
        }
        <span class="lip" id="lip">${this.#lip()}<span class="vh">, ${named}</span></span>
      </button>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-pocket': MqPocket;
  }
}
