import { css, html } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../cards/mq-card.ts';
import { MqElement } from '../element.ts';

/** The position of the thumb, in pixels of the window. */
export interface Thumb {
  readonly x: number;
  readonly y: number;
}

/**
 * A face-down card in front of the viewer that can be slid across the table. It is for touch only: everybody else taps
 * the player and presses the button.
 *
 * @fires slide - `Thumb`: it is being moved.
 * @fires drop - `Thumb`: it was let go.
 */
@customElement('mq-slide')
export class MqSlide extends MqElement {
  static override styles = css`
    :host {
      display: grid;
      justify-items: center;
      touch-action: none;
      /* Only the card is held: its words are wider, and would cover people who can be tapped. */
      pointer-events: none;
    }
    .held {
      display: grid;
      justify-items: center;
      gap: 0.2rem;
      padding: 0.3rem 0.8rem;
      touch-action: none;
      user-select: none;
      -webkit-user-select: none;
      transition: translate var(--d-deal) var(--e-hand);
    }
    .held.moving {
      transition: none;
    }
    .held:not(.moving) mq-card {
      pointer-events: auto;
      cursor: grab;
    }
    mq-card {
      --card-width: 3.6rem;
      --card-lift: var(--lift-2);
    }
    .label {
      background: color-mix(in oklch, var(--lacquer-1) 82%, transparent);
      padding-inline: 0.5rem;
    }
    .moving .label {
      visibility: hidden;
    }
  `;

  @state() private by?: Thumb;
  #from: Thumb = { x: 0, y: 0 };

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    this.#from = { x: event.clientX, y: event.clientY };
    this.by = { x: 0, y: 0 };
  };

  readonly #move = (event: PointerEvent): void => {
    if (!this.by) return;
    this.by = { x: event.clientX - this.#from.x, y: event.clientY - this.#from.y };
    this.send<Thumb>('slide', { x: event.clientX, y: event.clientY });
  };

  readonly #up = (event: PointerEvent): void => {
    if (!this.by) return;
    this.by = undefined;
    this.send<Thumb>('drop', { x: event.clientX, y: event.clientY });
  };

  /** The system has cancelled the pointer: the card was not dropped on anybody. */
  readonly #cancel = (): void => {
    if (!this.by) return;
    this.by = undefined;
    this.send<Thumb>('drop', { x: -1, y: -1 });
  };

  override render() {
    return html`<div
      class="held ${this.by ? 'moving' : ''}"
      style="translate: ${this.by?.x ?? 0}px ${this.by?.y ?? 0}px"
      aria-hidden="true"
      @pointerdown=${this.#down}
      @pointermove=${this.#move}
      @pointerup=${this.#up}
      @pointercancel=${this.#cancel}
    >
      <mq-card silent></mq-card>
      <span class="label">${this.t.msg('ui.slide')}</span>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-slide': MqSlide;
  }
}
