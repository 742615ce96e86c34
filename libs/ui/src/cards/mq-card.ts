import type { CardLook, Emblem, Face } from '@masque/core/table';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { engraving, icon, iconOr } from '../icons/icon.ts';
import type { Translator } from '../i18n/translator.ts';
import './mq-coin.ts';
import { coinsAmong } from './mq-counters.ts';
import { cardName } from './names.ts';

/** The maximum number of coins drawn one by one on a small card; more are shown as one coin with their number. */
const MAX_COINS = 3;

/** The number of letters in the longest word. */
const longest = (name: string): number => Math.max(...name.split(/[\s-]/).map((it) => it.length));

/** Adds to the name of a card what lies on it. */
const laden = (t: Translator, name: string, card: CardLook): string =>
  [
    name,
    ...(card.counters ?? []).map(({ label, n }) => t.msg({ key: 'ui.count', args: { label: { msg: label }, n } })),
  ].join(', ');

/**
 * A card: full size, or `mini` as it lies in front of a seat. Of a face-down card only the back is in the document,
 * unless it is `open`.
 *
 * @cssprop --card-width - 5rem; 1.375rem for a small card. Everything on the card scales with it.
 * @cssprop --card-lift - Its shadow.
 * @cssprop --card-name - The minimum font size of its name. Default: depends on its width.
 * @cssprop --card-name-long - The minimum font size of a long name on a card that is wide enough for it.
 * @cssprop --card-note - The font size of its rule. Default: depends on its width.
 * @cssprop --card-least - The minimum font size of figures on a small card.
 * @cssprop --card-pile - The distance of the coins from the lower edge of a small card. Default: 4%.
 * @cssprop --card-sign - The position of the sign of a small card, as `place-items`; `--card-sign-top`,
 * `--card-sign-size`.
 *
 * @example
 * const face: Face = { id: 'duke', name: 'card.duke', icon: 'crown' };
 * html`<mq-card .card=${{ state: 'up', face }}></mq-card>`
 */
@customElement('mq-card')
export class MqCard extends MqElement {
  static override styles = css`
    :host {
      --w: var(--card-width, 5rem);
      inline-size: var(--w);
      aspect-ratio: 5/7;
      border-radius: calc(var(--w) * 0.055);
      position: relative;
      display: grid;
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      min-block-size: 0;
      flex: none;
      box-shadow: var(--card-lift, var(--lift-1));
      text-align: center;
    }
    :host([mini]) {
      --w: var(--card-width, 1.375rem);
      box-shadow: none;
    }
    /* The old look, while the card turns. */
    :host([leaving]) {
      position: absolute;
      pointer-events: none;
    }
    .back,
    .face,
    .small {
      position: relative;
      border-radius: inherit;
    }
    .back {
      background:
        var(--lattice) center/calc(var(--w) * 0.2),
        linear-gradient(
          160deg,
          color-mix(in oklch, var(--accent-deep), white 7%),
          color-mix(in oklch, var(--accent-deep), black 25%)
        );
      border: max(1px, calc(var(--w) * 0.012)) solid color-mix(in oklch, var(--accent) 45%, var(--lacquer-1));
    }
    .back::before {
      content: '';
      position: absolute;
      inset: 6%;
      border: max(1px, calc(var(--w) * 0.01)) solid color-mix(in oklch, var(--accent) 62%, transparent);
      border-radius: calc(var(--w) * 0.02);
    }
    .boss {
      position: absolute;
      left: 50%;
      top: 50%;
      translate: -50% -50%;
      inline-size: 46%;
      aspect-ratio: 5/6;
      border-radius: 50%;
      display: grid;
      place-items: center;
      background: color-mix(in oklch, var(--accent-deep), black 30%);
      border: max(1px, calc(var(--w) * 0.012)) solid color-mix(in oklch, var(--accent) 70%, transparent);
      color: var(--accent);
    }
    .boss svg {
      inline-size: 66%;
      block-size: 66%;
    }
    :host([mini]) .back {
      background:
        radial-gradient(circle, var(--accent) 0 12%, var(--accent-deep) 14% 30%, transparent 31%),
        repeating-linear-gradient(
          45deg,
          color-mix(in oklch, var(--accent) 42%, transparent) 0 1px,
          transparent 1px 4px
        ),
        var(--accent-deep);
      border-color: color-mix(in oklch, var(--accent) 70%, transparent);
    }
    :host([mini]) .back::before {
      display: none;
    }
    .face,
    .small {
      background: var(--fleck), linear-gradient(165deg, var(--paper), var(--paper-2));
      color: var(--ink);
      display: grid;
    }
    .face {
      grid-template-rows: auto minmax(0, 1fr) auto;
      padding: 11% 10% 12%;
      overflow-wrap: anywhere;
      overflow: clip;
    }
    .face::before,
    .face::after {
      content: '';
      position: absolute;
      pointer-events: none;
      border: max(1px, calc(var(--w) * 0.008)) solid var(--ink-2);
      border-radius: calc(var(--w) * 0.02);
    }
    .face::before {
      inset: 4%;
    }
    .face::after {
      inset: 6%;
      opacity: 0.5;
    }
    .name {
      font-family: var(--display);
      font-size: max(var(--card-name, 0px), calc(var(--w) * 0.155));
      line-height: 1.05;
      letter-spacing: 0.005em;
    }
    .name.long {
      font-size: max(var(--card-name-long, 0px), calc(var(--w) * 0.12));
    }
    .name.word {
      font-size: calc(var(--w) * 0.105);
    }
    .art {
      display: grid;
      place-items: center;
      contain: size;
      /* At least so much of it where a card is as high as its rule needs. */
      contain-intrinsic-block-size: calc(var(--w) * 0.2);
      overflow: hidden;
    }
    .art svg {
      inline-size: 72%;
      block-size: auto;
      max-block-size: 100%;
      aspect-ratio: 1;
      color: var(--ink);
    }
    .note {
      text-wrap: balance;
      font-size: var(--card-note, calc(var(--w) * 0.088));
      line-height: 1.2;
      color: var(--ink-2);
      font-weight: 500;
      min-inline-size: 0;
    }
    .note b {
      color: var(--ink);
    }
    .value {
      position: absolute;
      left: 10%;
      top: 30%;
      font-weight: 700;
      font-size: calc(var(--w) * 0.15);
      line-height: 1;
    }
    .shown {
      background:
        var(--fleck),
        linear-gradient(
          165deg,
          color-mix(in oklch, var(--paper), var(--accent-deep) 12%),
          color-mix(in oklch, var(--paper-2), var(--accent-deep) 16%)
        );
    }
    .face.shown::before {
      border-style: dashed;
      border-width: 1.5px;
    }
    .face.shown::after {
      display: none;
    }
    .face.proven::before,
    .face.proven::after {
      border-color: var(--ink);
      opacity: 1;
    }
    .small {
      place-items: var(--card-sign, center);
      grid-template-rows: 1fr;
      padding-block-start: var(--card-sign-top, 0);
    }
    .small.shown {
      outline: 1.5px dashed var(--ink-2);
      outline-offset: -2px;
    }
    .small.proven {
      outline: 1.5px solid var(--ink);
      outline-offset: -2px;
    }
    .small > svg {
      inline-size: var(--card-sign-size, 80%);
      block-size: auto;
      aspect-ratio: 1;
      fill: var(--ink);
    }
    .initial {
      font: 400 calc(var(--w) * 0.7) / 1 var(--display);
      color: var(--ink);
    }
    /* With the sign of its faction, and its value. */
    .small.sided {
      grid-template-rows: auto 1fr;
      place-items: center;
      padding: 6% 0 2%;
    }
    .emblem {
      display: grid;
      place-items: center;
      inline-size: calc(var(--w) * 0.66);
      block-size: calc(var(--w) * 0.62);
    }
    .emblem > svg {
      inline-size: 82%;
      block-size: 82%;
    }
    .emblem.square,
    .emblem.pennon {
      background: var(--ink);
      color: var(--paper);
    }
    .emblem.pennon {
      clip-path: polygon(0 0, 100% 0, 100% 74%, 50% 100%, 0 74%);
      padding-block-end: 12%;
    }
    .emblem.ring {
      inline-size: calc(var(--w) * 0.64);
      block-size: calc(var(--w) * 0.64);
      border: max(1px, calc(var(--w) * 0.04)) solid var(--ink);
      border-radius: 50%;
    }
    .emblem.ring > svg {
      inline-size: 72%;
      block-size: 72%;
    }
    .what svg {
      display: block;
      inline-size: calc(var(--w) * 0.6);
      block-size: calc(var(--w) * 0.6);
    }
    .worth {
      font-size: max(var(--w) * 0.56, var(--card-least, 0px));
      line-height: 1;
      font-variant-numeric: lining-nums;
    }
    /* The name of the place, on the back of a card that lies in one. */
    .place {
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
      font-size: calc(var(--w) * 0.4);
      font-weight: 700;
      color: var(--candle);
    }
    :host([mini]) .back.in-place {
      background:
        repeating-linear-gradient(
          -45deg,
          color-mix(in oklch, var(--accent) 14%, transparent) 0 1px,
          transparent 1px 5px
        ),
        var(--accent-deep);
    }
    :host([state='lost']) {
      filter: brightness(0.78);
    }
    :host([state='lost'])::after {
      content: '';
      position: absolute;
      inset: 0;
      background: linear-gradient(
        to top right,
        transparent calc(50% - 0.07em - 1px),
        var(--wax) calc(50% - 1px) calc(50% + 1px),
        transparent calc(50% + 0.07em + 1px)
      );
    }
    :host([state='lost']) .face::after {
      display: none;
    }
    :host([marked]) {
      outline: max(2px, calc(var(--w) * 0.06)) solid var(--accent);
      outline-offset: 1px;
    }
    :host([marked='goes']) {
      outline-style: dashed;
    }
    .pile {
      position: absolute;
      z-index: 1;
      inset: auto 0 var(--card-pile, 4%) 0;
      display: flex;
      justify-content: center;
      align-items: center;
      gap: 1px;
      font-size: calc(var(--w) * 0.4);
      line-height: 1;
    }
    .pile mq-coin {
      inline-size: 0.8em;
      block-size: 0.8em;
      box-shadow:
        inset 0 0 0 0.09em var(--brass),
        0 0 0 1px var(--ink);
    }
    .pile mq-coin + mq-coin {
      margin-inline-start: -0.22em;
    }
    .pile b {
      padding: 0 0.15em;
      border-radius: 2px;
      background: var(--lacquer-1);
      color: var(--candle);
      font-size: max(0.85em, var(--card-least, 0px));
    }
  `;

  @property({ attribute: false }) card: CardLook = { state: 'down' };
  @property({ type: Boolean, reflect: true }) mini = false;
  /** The viewer is looking at the card: if it is face down and has a face, the face is shown. */
  @property({ type: Boolean }) open = false;
  /** The back of a small card shows the place it lies in. */
  @property({ type: Boolean }) placed = false;
  /** Without the rule of the card, because it is written beside the card or would be too small to read. */
  @property({ type: Boolean }) plain = false;
  /** Only a picture of a back, which screen readers skip. */
  @property({ type: Boolean }) silent = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('card')) return;
    // For the style sheet. It must not depend on anything hidden.
    this.setAttribute('state', this.card.state);
    if (this.card.marked) this.setAttribute('marked', this.card.marked);
    else this.removeAttribute('marked');
  }

  /** A copy of this card as it looks now, for the animation of its leaving. */
  twin(): MqCard {
    const { card, mini, open, placed, plain, t: translator } = this;
    return Object.assign(new MqCard(), { card, mini, open, placed, plain, translator, theme: this.currentTheme });
  }

  /** Coins are drawn as coins; the card's accessible name gives the rest in words. */
  #pile() {
    const n = coinsAmong(this.card.counters);
    if (n === 0) return nothing;
    return html`<span class="pile" aria-hidden="true"
      >${n > MAX_COINS ? html`<mq-coin></mq-coin><b>${n}</b>` : Array.from({ length: n }, () => html`<mq-coin></mq-coin>`)}</span
    >`;
  }

  #back() {
    const t = this.t;
    const name = t.msg('ui.card.down');
    const emblem = html`<span class="boss">${icon(this.gameIcon, '')}</span>`;
    if (this.silent) return html`<span class="back">${this.mini ? nothing : emblem}</span>`;
    const place = this.placed && this.card.label;
    return this.mini
      ? html`<span class="back ${place ? 'in-place' : ''}" role="img" aria-label=${laden(t, name, this.card)}
          >${place ? html`<b class="place" aria-hidden="true">${t.msg(place)}</b>` : nothing}${this.#pile()}</span
        >`
      : html`<span class="back" role="img" aria-label=${name}>${emblem}</span>`;
  }

  #small(face: Face | undefined) {
    const { t, card } = this;
    if (face?.emblem) return this.#sided(face, face.emblem);
    const initial = () => html`<span class="initial" aria-hidden="true">${t.msg(face!.name).slice(0, 1)}</span>`;
    return html`<span class="small ${card.state}" role="img" aria-label=${laden(t, cardName(t, card), card)}
      >${face ? iconOr(face.icon ?? '', initial()) : nothing}${this.#pile()}</span
    >`;
  }

  /** Faction and value are what matters at the table; where cards have no value, faction and name. */
  #sided(face: Face, emblem: Emblem) {
    const { t, card } = this;
    const { value } = face;
    const name = [cardName(t, card), t.msg(emblem.name), ...(value === undefined ? [] : [value])].join(', ');
    return html`<span class="small sided ${card.state}" role="img" aria-label=${laden(t, name, card)}
      ><span class="emblem ${emblem.shape}">${icon(emblem.icon, '')}</span
      >${value === undefined ? html`<span class="what">${iconOr(face.icon ?? '', nothing)}</span>` : html`<b class="worth" aria-hidden="true">${value}</b>`}${this.#pile()}</span
    >`;
  }

  #whole(face: Face | undefined) {
    const { t, card } = this;
    const name = face ? t.msg(face.name) : '';
    const said = card.state === 'shown' || card.state === 'proven' || card.state === 'lost' ? cardName(t, card) : '';
    const tags = face?.tags ?? [];
    const text = this.plain ? undefined : face?.text;
    return html`<span class="face ${card.state}"
      >${said ? html`<span class="vh">${said}</span>` : nothing}${face?.value === undefined ? nothing : html`<span class="value">${face.value}</span>`}<span
        class="name ${longest(name) > 12 ? 'long word' : name.length > 11 || longest(name) > 10 ? 'long' : ''}"
        aria-hidden=${said ? 'true' : nothing}
        >${name}</span
      ><span class="art">${face?.icon ? engraving(face.icon) : nothing}</span
      ><span class="note"
        >${tags.length ? html`<b>${t.msg(tags[0]!)}</b>${tags.slice(1).map((tag) => `, ${t.msg(tag)}`)}` : nothing}${tags.length && text ? html`<br />` : nothing}${text ? t.rich(text) : nothing}</span
      ></span
    >`;
  }

  override render() {
    const { card } = this;
    const readable = card.state !== 'down' || this.open;
    if (!readable || (!card.face && card.state !== 'lost')) return this.#back();
    return this.mini ? this.#small(card.face) : this.#whole(card.face);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-card': MqCard;
  }
}
