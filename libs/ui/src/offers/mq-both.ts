import type { OfferLook } from '@masque/core';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { buttonStyle } from '../controls/mq-button.ts';
import { MqElement } from '../element.ts';
import { Hold } from '../parts/hold.ts';
import { plain, sealedStyle } from './mq-offer.ts';
import './mq-seal.ts';
import { drawWhat, whatStyle } from './what.ts';

type Side = 'left' | 'right';

/**
 * A promise sealed with both thumbs: two fields, held at the same time until the hold is complete.
 *
 * With only one pointer (a mouse, a single finger, a screen reader), hold one field with the mouse, or press twice. By
 * keyboard: hold Space, or press twice.
 *
 * @fires take - Both have been held long enough, or it was confirmed.
 * @fires long-look - The viewer asks what it does.
 * @fires hold - `boolean`: both fields are held now, or one is let go before the hold is complete. For the sound.
 *
 * @example
 * html`<mq-both label="I swear it" .offerLook=${{ icon: 'seal' }}></mq-both>`
 */
@customElement('mq-both')
export class MqBoth extends MqElement {
  static override styles = [
    buttonStyle,
    sealedStyle,
    whatStyle,
    css`
      .what {
        inset: -0.25rem 0 auto auto;
      }
      .words.asks {
        padding-inline: 3rem;
      }
      .both {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.2rem 0.75rem;
      }
      .words {
        grid-column: 1 / -1;
        text-align: center;
        line-height: 1.15;
        font-size: var(--t-lead);
        font-weight: 600;
      }
      .words small {
        margin: 0;
      }
      .button {
        min-block-size: var(--both-height, 5rem);
        padding: 0.4rem;
      }
      .button:not(.on) mq-seal {
        background: none;
        color: inherit;
        box-shadow: inset 0 0 0 2px currentcolor;
      }
      .on mq-seal {
        scale: 1.08;
      }
      /* The lowest phones have other answers below it. */
      @media (max-height: 22rem) {
        .button {
          --seal-size: 2.2rem;
          min-block-size: 2.75rem;
          padding: 0.1rem;
        }
      }
    `,
  ];
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };

  @property() label = '';
  @property() note = '';
  /** How the game wants it drawn; its icon is on both fields. */
  @property({ attribute: false }) offerLook: OfferLook = plain;
  /** Why it cannot be taken. */
  @property() closed = '';
  /** It has been sent and awaits its result. */
  @property({ type: Boolean }) sent = false;

  readonly #hold = new Hold(this, () => this.send('take', undefined));
  readonly #on = new Set<Side>();
  /** Both were held during this touch, so its clicks are ignored. */
  #spent = false;

  protected override willUpdate() {
    if (!this.sent && this.#hold.state === 'set') queueMicrotask(() => this.#hold.reset());
  }

  get #shut(): boolean {
    return this.sent || this.closed !== '';
  }

  readonly #down = (side: Side) => (event: PointerEvent) => {
    if (event.button !== 0 || this.#shut) return;
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    if (this.#on.size === 0) this.#spent = false;
    this.#on.add(side);
    // A mouse has no second thumb.
    if (event.pointerType === 'mouse') this.#on.add('left').add('right');
    if (this.#on.size === 2) this.#begin();
    this.requestUpdate();
  };

  readonly #up = (side: Side) => (event: PointerEvent) => {
    if (!this.#on.has(side)) return;
    if (this.#hold.state === 'held') this.send('hold', false);
    this.#hold.lift();
    if (event.pointerType === 'mouse') this.#on.clear();
    this.#on.delete(side);
    this.requestUpdate();
  };

  #begin() {
    this.#spent = true;
    this.#hold.begin();
    this.send('hold', true);
  }

  /** A context menu that is no long press of a thumb asks about it. */
  readonly #menu = (event: MouseEvent) => {
    event.preventDefault();
    if ((event as PointerEvent).pointerType !== 'touch' && this.#on.size === 0) this.send('long-look', undefined);
  };

  /** A press with one finger or key; another press confirms. */
  readonly #click = (event: MouseEvent) => {
    if (this.#shut) return;
    // A click made by a pointer belongs to its hold; `detail` is 0 for keys and screen readers.
    if (event.detail > 0 && this.#spent) return;
    this.#hold.confirm();
  };

  readonly #keydown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') this.#hold.key(event);
    if (event.key !== ' ' || event.repeat || this.#shut || !['rest', 'short'].includes(this.#hold.state)) return;
    this.#on.add('left').add('right');
    this.#hold.begin();
    this.send('hold', true);
  };

  readonly #keyup = (event: KeyboardEvent) => {
    if (event.key !== ' ' || this.#on.size === 0) return;
    this.#on.clear();
    // After a complete hold, the click that follows is no second press.
    if (this.#hold.state !== 'held') return event.preventDefault();
    this.send('hold', false);
    this.#hold.lift();
  };

  get #note(): string {
    const { state } = this.#hold;
    if (this.closed) return this.closed;
    if (this.sent) return this.t.msg('ui.sent.note');
    if (state === 'held') return this.t.msg('ui.hold.on');
    if (state === 'confirm') return this.t.msg('ui.hold.confirm');
    if (state === 'set') return this.t.msg('ui.hold.set');
    return this.t.msg(this.#on.size === 1 ? 'ui.both.other' : 'ui.both');
  }

  #field(side: Side) {
    const { state } = this.#hold;
    const on = this.#on.has(side) || state === 'set';
    const main = side === 'left';
    return html`<button
      class="button sealed main ${on ? 'on' : ''} ${state === 'set' ? 'set' : ''}"
      aria-disabled=${this.#shut ? 'true' : nothing}
      aria-labelledby=${main ? 'words' : nothing}
      aria-hidden=${main ? nothing : 'true'}
      tabindex=${main ? nothing : '-1'}
      @click=${this.#click}
      @pointerdown=${this.#down(side)}
      @pointerup=${this.#up(side)}
      @pointercancel=${this.#up(side)}
      @lostpointercapture=${this.#up(side)}
      @keydown=${this.#keydown}
      @keyup=${this.#keyup}
      @contextmenu=${this.#menu}
    >
      <mq-seal ?held=${state === 'held'} .icon=${this.offerLook.icon ?? 'seal'}></mq-seal>
    </button>`;
  }

  override render() {
    const { state } = this.#hold;
    const note = this.#note;
    const asks = !this.#shut && this.#on.size === 0 && (state === 'short' || state === 'confirm');
    return html`<div class="both" role="group" aria-labelledby="words">
        <p class="words ${asks ? 'asks' : ''}" id="words">
          ${this.sent ? this.t.msg('ui.sent') : this.label}<small
            >${[this.note.replace(/\.$/, ''), note].filter(Boolean).join(' · ')}</small
          >
        </p>
        ${asks ? drawWhat(this.t, () => this.send('long-look', undefined)) : nothing}
        ${this.#field('left')}${this.#field('right')}
      </div>
      <span class="vh" aria-live="polite">${state === 'confirm' ? note : ''}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-both': MqBoth;
  }
}
