import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import type { Peek } from './peek.ts';

/** A button that controls a peek, for elements that show something secret. */
export const peekButton = (peek: Peek, inside: unknown): TemplateResult =>
  html`<button
    aria-pressed=${String(peek.open)}
    @pointerdown=${peek.down}
    @pointermove=${peek.move}
    @pointerup=${peek.up}
    @pointercancel=${peek.cancel}
    @lostpointercapture=${peek.up}
    @click=${peek.click}
    @contextmenu=${(event: Event) => event.preventDefault()}
  >
    ${inside}
  </button>`;

/** How such a button responds to touch. */
export const peekStyle = css`
  button {
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
`;

/**
 * The line to press or hold in order to look at something secret. The owner of the `Peek` draws the secret.
 *
 * @example
 * const host = { addController: () => {}, removeController: () => {}, requestUpdate: () => {}, updateComplete: Promise.resolve(true) };
 * const peek = new Peek(host, { changed: () => host.requestUpdate(), toggles: () => false, slide: 40 });
 * html`<mq-peek-button .peek=${peek} .open=${peek.open} label="Hold to read"></mq-peek-button>`
 */
@customElement('mq-peek-button')
export class MqPeekButton extends MqElement {
  static override styles = [
    peekStyle,
    css`
      button {
        inline-size: 100%;
        min-block-size: 3.6rem;
        display: flex;
        gap: 0.7rem;
        align-items: center;
        justify-content: center;
        padding: 0.3rem 0.8rem;
        border: 1px solid var(--brass-2);
        background: var(--lacquer-2);
        font-weight: 600;
      }
      svg.i {
        inline-size: 1.5rem;
        block-size: 1.5rem;
        fill: var(--brass);
      }
      button[aria-pressed='true'] {
        border-color: var(--flame);
      }
      small {
        display: block;
        font-weight: 400;
        color: var(--candle-2);
      }
    `,
  ];

  @property({ attribute: false }) peek!: Peek;
  /** Whether the secret is visible now. */
  @property({ type: Boolean }) open = false;
  @property() label = '';
  @property() note = '';

  override render() {
    const { label, note } = this;
    return peekButton(
      this.peek,
      html`${icon(this.open ? 'eye' : 'eye-off')}<span>${label}${note ? html`<small>${note}</small>` : ''}</span>`,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-peek-button': MqPeekButton;
  }
}
