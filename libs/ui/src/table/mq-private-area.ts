import type { Value } from '@masque/core';
import type { CardLook, PrivateArea } from '@masque/core/table';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../cards/mq-card.ts';
import '../cards/mq-counters.ts';
import '../cards/mq-laid-card.ts';
import '../cards/mq-pick-card.ts';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import { Peek } from '../parts/peek.ts';
import { privateAreaStyle } from './mq-private-area.css.ts';
import { askedOf } from './picks.ts';
import { Scrolls } from './scrolls.ts';

/** Cards that can be tapped now, and those already chosen. */
export interface CardPicks {
  readonly open: readonly Value[];
  readonly chosen: readonly Value[];
  readonly numbered?: boolean;
  /** The cards that a hint recommends. */
  readonly pointed?: readonly Value[];
}

/** The distance that the thumb has to slide up to keep it open, in pixels. */
const slide = 48;

/** Up to this many cards are fanned in one row. */
const wide = 4;

/**
 * What only the viewer has. Faces are in the document only while it is held open: they leave it when the thumb lets go,
 * when the window loses focus or is hidden, and when the system cancels the pointer.
 *
 * Slide the thumb up to keep it open, with the hand free for the buttons. Keys and screen readers open it with one
 * press and close it with the next. The same goes for everybody with `mode="toggle"`, and if a question is answered
 * with the cards: it then closes with the question.
 *
 * @fires peek - `'closed' | 'held' | 'kept'`
 * @fires pick - `Value`: a card that could be chosen was tapped.
 * @slot over - Drawn above the open cards.
 * @slot under - Drawn below them while it is kept open: the buttons that may be needed.
 *
 * @example
 * const privateArea: PrivateArea = { cards: [{ state: 'down', ref: 0 }] };
 * html`<mq-private-area .privateArea=${privateArea} mode="toggle"></mq-private-area>`
 */
@customElement('mq-private-area')
export class MqPrivateArea extends MqElement {
  static override styles = privateAreaStyle;

  @property({ attribute: false }) privateArea?: PrivateArea;
  @property() mode: 'hold' | 'toggle' = 'hold';
  @property({ attribute: false }) picks?: CardPicks;
  /** A hint points at something inside. */
  @property({ type: Boolean }) pointed = false;
  /** A hint points at something that the open private area covers. */
  @property({ type: Boolean }) away = false;
  /** The current question is answered inside. */
  @property({ type: Boolean }) answers = false;
  /** It takes less height, because the offers need the room. */
  @property({ type: Boolean }) slim = false;
  @property({ type: Boolean, reflect: true }) night = false;

  readonly #peek = new Peek(this, {
    changed: (now) => this.send('peek', now),
    // Someone who follows a hint has to be able to open it with a tap.
    toggles: () => this.mode === 'toggle' || this.picks !== undefined || this.answers || this.pointed,
    slide,
  });

  constructor() {
    super();
    new Scrolls(this, '.over');
  }

  /** Whether faces are visible now. */
  get open(): boolean {
    return this.#peek.open;
  }

  /** Closes it: the viewer has seen enough. */
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
      : this.mode === 'toggle' || this.answers || this.pointed
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
        // All cards are equally wide: as wide as the longest row allows.
        html`<div class="fanned" style="--n:${rows[0]?.length ?? 0}">
          ${row.map((card, i) => html`<span class="leaf" style="--i:${i - (row.length - 1) / 2}">${this.#face(card)}</span>`)}
        </div>`,
    );
  }

  /** The rules of many cards stand below them, large enough to be read. */
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

  /** The cards that the question is about come first, with the answers right below. */
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
    // A phone in landscape has room beside the cards of the question: the answers stand there, visible.
    const beside = this.#peek.now === 'kept' ? `beside of-${askedOf(area, this.picks)}` : '';
    return html`<div class="over ${beside}">
      <slot name="over"></slot>
      ${this.#order(area, hand, extras)}
      ${area.facts?.length ? html`<div class="facts">${area.facts.map((fact) => html`<p>${this.night ? this.t.rich(fact) : this.t.told(fact)}</p>`)}</div>` : nothing}
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
