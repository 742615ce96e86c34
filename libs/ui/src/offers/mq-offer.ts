import type { OfferLook } from '@masque/core';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { buttonStyle } from '../controls/mq-button.ts';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import { Hold, holdTime } from '../parts/hold.ts';
import { LONG } from '../parts/long-look.ts';
import './mq-seal.ts';
import { drawWhat, whatStyle } from './what.ts';

/** The default look. */
export const plain: OfferLook = Object.freeze({});

/** The look of a pressed wax seal, for offers sealed with one thumb or two. */
export const sealedStyle = css`
  .sealed {
    touch-action: none;
  }
  .main mq-seal {
    --seal-ring: var(--ink);
  }
  .set {
    border-color: var(--wax-lit);
    animation: set var(--d-touch) var(--e-wax);
  }
  [aria-disabled='true'] mq-seal:not([bare]) {
    filter: grayscale(1) brightness(0.7);
  }
  @keyframes set {
    40% {
      scale: 1.05;
    }
    100% {
      scale: 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .set {
      animation: none;
    }
  }
`;

/**
 * A button for an offer. With `confirm` the offer is final, and the button has to be held until the hold is complete.
 *
 * @cssprop --offer-note - `none`: hides the second line where there is no room for it.
 * @cssprop --offer-icon - `none`: hides its icon where there is no room for it.
 * @cssprop --offer-padding - Above and below its text.
 * @fires take - It was pressed, or the hold is complete.
 * @fires long-look - The viewer asks what it does: with a long press, the context menu, or, where a press seals, with the
 * button that appears when it is let go too early.
 * @fires hold - `boolean`: a finger begins to hold the seal, or lifts before the hold is complete. For the sound.
 *
 * @example
 * html`<mq-offer label="Tax" note="You claim the Duke" .offerLook=${{ gain: '+3' }} main></mq-offer>`
 */
@customElement('mq-offer')
export class MqOffer extends MqElement {
  static override styles = [
    buttonStyle,
    sealedStyle,
    whatStyle,
    css`
      /* The words keep their width. */
      .asks mq-seal {
        display: none;
      }
      .sealed {
        justify-content: start;
        padding-inline-start: 0.6rem;
      }
      .button:not(.deed) {
        padding-block: var(--offer-padding, 0.5rem);
      }
      .button > svg {
        display: var(--offer-icon, block);
      }
      .button:not(.deed) small {
        display: var(--offer-note, block);
      }
      :host([night]) .sealed {
        justify-content: center;
        background: none;
        box-shadow: none;
      }
      .deed {
        min-block-size: var(--deed-height, 3.25rem);
        justify-content: start;
        grid-template-columns: auto 1fr auto;
        font-size: 1.0625rem;
        padding: 0.3rem 0.7rem;
        gap: 0.55rem;
        box-shadow: none;
      }
      .deed:not(:has(> svg)) {
        grid-template-columns: 1fr auto;
      }
      .button > span {
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
      .deed small {
        margin: 0;
        white-space: var(--deed-note, normal);
        overflow: hidden;
        text-overflow: ellipsis;
        font-size: 0.875rem;
      }
      .button:not(.deed):has(.gain) {
        padding-inline: 0.55rem;
        gap: 0.4rem;
      }
      .gain {
        margin-inline-start: auto;
        font-size: 1.0625rem;
        white-space: nowrap;
      }
      @container (max-width: 23.4rem) {
        .deed {
          font-size: var(--deed-size, 1rem);
          padding-inline: 0.5rem;
          gap: 0.4rem;
        }
        .deed small {
          font-size: 0.8125rem;
        }
      }
      /* A name is not broken for the sake of a picture. */
      @container (max-width: 20.5rem) {
        .button:not(.deed):has(.gain) > svg {
          display: none;
        }
      }
      /* Beside the way back, under a long list: a word is not broken for the sake of its seal. */
      @container (max-width: 13.5rem) {
        .sealed {
          grid-auto-flow: row;
          justify-content: center;
          justify-items: center;
          gap: 0.2rem;
          padding-inline: 0.3rem;
        }
      }
      /* Beside the table of a small phone in landscape, a long name has one line. */
      @container (max-width: 19.75rem) {
        .deed {
          font-size: var(--deed-size, 0.9375rem);
          padding-inline: 0.35rem;
          gap: 0.3rem;
        }
      }
    `,
  ];
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };

  @property() label = '';
  @property() note = '';
  /** How the game wants it drawn. Whether it is the main action, and final, depends on where it is drawn, too. */
  @property({ attribute: false }) offerLook: OfferLook = plain;
  /** The main action. */
  @property({ type: Boolean }) main = false;
  @property({ type: Boolean }) confirm = false;
  /** One of many, in a list. */
  @property({ type: Boolean }) deed = false;
  /** Selected, to be filled in and confirmed. `undefined`: this button does not select but acts at once. */
  @property({ attribute: false }) pressed?: boolean;
  /** Why it cannot be taken. */
  @property() closed = '';
  /** It has been sent and awaits its result. */
  @property({ type: Boolean }) sent = false;
  /** At night nothing is red, and no icon gives anything away. */
  @property({ type: Boolean, reflect: true }) night = false;

  readonly #hold = new Hold(
    this,
    () => this.send('take', undefined),
    () => this.holdMs,
  );

  /** How long it has to be held, in milliseconds. */
  get holdMs(): number {
    return this.offerLook.holdMs ?? holdTime;
  }

  protected override willUpdate() {
    if (!this.sent && this.#hold.state === 'set') queueMicrotask(() => this.#hold.reset());
  }

  get #note(): string {
    const { state } = this.#hold;
    if (this.closed) return this.closed;
    if (this.sent) return this.t.msg('ui.sent.note');
    if (!this.confirm) return this.note;
    if (state === 'held') return this.t.msg('ui.hold.on');
    if (state === 'short') return this.t.msg('ui.hold.short');
    if (state === 'confirm') return this.t.msg('ui.hold.confirm');
    if (state === 'set') return this.t.msg('ui.hold.set');
    const hold = this.t.msg('ui.hold');
    if (this.note.toLowerCase().includes(hold)) return this.note;
    // A note of several sentences ends with a full stop already.
    const stop = /[.!?…]$/u.test(this.note) ? '' : '.';
    return this.note ? `${this.note}${stop} ${hold.slice(0, 1).toUpperCase()}${hold.slice(1)}` : hold;
  }

  #looks?: ReturnType<typeof setTimeout>;
  /** The finger that lifts now has asked about the offer and does not take it. */
  #looked = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#looks);
  }

  readonly #ask = () => {
    clearTimeout(this.#looks);
    if (this.#looked || this.#hold.state === 'held') return;
    this.#looked = true;
    this.send('long-look', undefined);
  };

  readonly #menu = (event: Event) => {
    event.preventDefault();
    this.#ask();
    // Asking with a mouse or a key does not involve a press.
    if ((event as PointerEvent).pointerType !== 'touch') this.#looked = false;
  };

  readonly #click = (event: MouseEvent) => {
    const asked = this.#looked && event.detail > 0;
    this.#looked = false;
    if (asked || this.closed || this.sent) return;
    if (this.confirm) this.#hold.click();
    else if (event.detail <= 1) this.send('take', undefined);
  };

  readonly #down = (event: PointerEvent) => {
    this.#looked = false;
    clearTimeout(this.#looks);
    if ((!this.confirm || this.closed) && event.button === 0) this.#looks = setTimeout(this.#ask, LONG);
    if (!this.confirm || this.closed || this.sent) return;
    this.#hold.down(event);
    this.send('hold', true);
  };

  readonly #up = () => {
    clearTimeout(this.#looks);
    if (this.#hold.state === 'held') this.send('hold', false);
    this.#hold.up();
  };

  override render() {
    const { state } = this.#hold;
    const { icon: sign, gain } = this.offerLook;
    const note = this.#note;
    const asks = this.confirm && !this.closed && !this.sent && (state === 'short' || state === 'confirm');
    const cls = [
      'button',
      this.deed && 'deed',
      this.main && !this.night && 'main',
      this.confirm && 'sealed',
      this.pressed && 'chosen',
      state === 'set' && 'set',
      asks && 'asks',
    ];
    return html`<button
        class=${cls.filter(Boolean).join(' ')}
        part="button"
        style=${this.holdMs === holdTime ? nothing : `--d-hold:${this.holdMs}ms`}
        aria-disabled=${this.closed || this.sent ? 'true' : nothing}
        aria-pressed=${this.pressed === undefined ? nothing : String(this.pressed)}
        @click=${this.#click}
        @pointerdown=${this.#down}
        @pointerup=${this.#up}
        @pointercancel=${this.#up}
        @lostpointercapture=${this.#up}
        @keydown=${this.#hold.key}
        @pointerleave=${() => clearTimeout(this.#looks)}
        @contextmenu=${this.#menu}
      >
        ${
          this.confirm
            ? html`<mq-seal ?bare=${this.night} ?held=${state === 'held'} .icon=${sign ?? 'seal'}></mq-seal>`
            : sign && !this.night
              ? icon(sign)
              : nothing
        }
        <span>${this.sent ? this.t.msg('ui.sent') : this.label}${note ? html`<small>${note}</small>` : nothing}</span>
        ${gain ? html`<b class="gain">${gain}</b>` : nothing}</button
      >${asks ? drawWhat(this.t, () => this.send('long-look', undefined)) : nothing}
      <span class="vh" aria-live="polite">${state === 'confirm' ? note : ''}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-offer': MqOffer;
  }
}
