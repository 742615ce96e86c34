import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';

/** The look of a button, only for the elements of this family. */
export const buttonStyle = css`
  :host {
    display: grid;
  }
  .button {
    min-block-size: var(--touch-main);
    display: grid;
    grid-auto-flow: column;
    align-items: center;
    justify-content: center;
    gap: 0.7rem;
    padding: 0.5rem 1rem;
    border: 1px solid var(--brass-2);
    border-radius: var(--r-hair);
    color: var(--candle);
    font-weight: 600;
    font-size: var(--t-lead);
    line-height: 1.1;
    text-align: center;
    text-decoration: none;
    background: linear-gradient(color-mix(in oklch, var(--lacquer-3), white 3%), var(--lacquer-2));
    box-shadow: var(--lift-1);
    inline-size: 100%;
    user-select: none;
    -webkit-user-select: none;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  @supports (corner-shape: scoop) {
    .button {
      border-radius: var(--r-scoop);
      corner-shape: scoop;
    }
  }
  small {
    display: block;
    font-weight: 400;
    font-size: var(--t-label);
    color: var(--candle-2);
    margin-block-start: 0.2rem;
  }
  .button:active:not([aria-disabled='true']) {
    translate: 0 1px;
    box-shadow: none;
  }
  .button > svg.i {
    color: var(--accent);
  }
  .main {
    box-shadow: none;
    background: linear-gradient(color-mix(in oklch, var(--brass), white 14%), var(--brass));
    border-color: var(--brass);
    color: var(--ink);
  }
  .main small {
    color: var(--ink-2);
  }
  .main > svg.i {
    color: inherit;
  }
  .plain {
    min-block-size: var(--touch);
    font-size: 1.0625rem;
    box-shadow: none;
    padding-block: 0.3rem;
  }
  .button[aria-disabled='true'] {
    background: none;
    border-style: dashed;
    border-color: var(--hairline);
    color: var(--candle-2);
    box-shadow: none;
    font-weight: 400;
    cursor: default;
  }
  .button[aria-disabled='true'] small {
    color: var(--candle-2);
  }
  .chosen {
    border: 2px solid var(--accent);
    background: color-mix(in oklch, var(--accent) 16%, var(--lacquer-2));
  }
`;

/**
 * A button, or a link that looks like one. Its text is its `label`, with a second line in `note`.
 *
 * With `type="submit"` it submits the form around it, or the one that its attribute `form` names. A button that is
 * `disabled` can still be focused and read; pressing it does nothing and fires no event.
 *
 * @csspart button - The button itself.
 *
 * @example
 * const start = () => {};
 * html`<mq-button main label="Deal" .disabled=${false} @click=${start}></mq-button>`
 */
@customElement('mq-button')
export class MqButton extends MqElement {
  static formAssociated = true;
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };
  static override styles = buttonStyle;

  @property() label = '';
  @property() note = '';
  /** Name of an icon, drawn before the label. */
  @property() icon = '';
  /** The main action. */
  @property({ type: Boolean, reflect: true }) main = false;
  /** One of many: lower, and flat. */
  @property({ type: Boolean, reflect: true }) plain = false;
  @property() type: 'button' | 'submit' = 'button';
  /** The address, for a link. */
  @property() href?: string;
  /** The link opens in a new window. */
  @property({ type: Boolean }) apart = false;
  /** A toggle: on or off. */
  @property({ attribute: false }) pressed?: boolean;
  @property({ attribute: false }) disabled = false;
  /** It opens a dialog. */
  @property({ type: Boolean }) opens = false;
  readonly #internals = this.attachInternals();

  constructor() {
    super();
    // Runs before any other listener, and also for clicks made by scripts.
    this.addEventListener('click', this.#click, { capture: true });
  }

  readonly #click = (event: Event): void => {
    if (this.disabled) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (this.type === 'submit') this.#internals.form?.requestSubmit();
  };

  override render() {
    const { label, note, pressed, plain } = this;
    const cls = `button ${this.main ? 'main' : ''} ${plain ? 'plain' : ''} ${pressed && !plain ? 'chosen' : ''}`;
    const inside = html`${this.icon ? icon(this.icon) : nothing}<span
        >${label}${note ? html`<small>${note}</small>` : nothing}</span
      >`;
    if (this.href !== undefined)
      return html`<a
        class=${cls}
        part="button"
        href=${this.href}
        target=${this.apart ? '_blank' : nothing}
        rel=${this.apart ? 'noopener' : nothing}
        >${inside}</a
      >`;
    return html`<button
      class=${cls}
      part="button"
      type="button"
      aria-disabled=${this.disabled ? 'true' : nothing}
      aria-pressed=${pressed === undefined ? nothing : String(pressed)}
      aria-haspopup=${this.opens ? 'dialog' : nothing}
    >
      ${inside}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-button': MqButton;
  }
}
