import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** A button of the studio: small, for a mouse. `flat`: a line of a list. */
@customElement('studio-button')
export class StudioButton extends LitElement {
  static formAssociated = true;
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = css`
    :host {
      display: inline-grid;
      white-space: nowrap;
    }
    button {
      min-block-size: 1.65rem;
      padding: 0.1rem 0.5rem;
      border: 1px solid var(--hairline);
      border-radius: var(--r-hair);
      background: var(--lacquer-2);
      color: inherit;
      font: inherit;
      white-space: inherit;
      cursor: pointer;
    }
    button:hover:not(:disabled),
    [aria-pressed='true'] {
      border-color: var(--brass);
      background: var(--lacquer-3);
    }
    :host([main]) button {
      background: var(--brass);
      color: var(--ink);
      font-weight: 600;
    }
    button:disabled {
      opacity: 0.5;
      cursor: default;
    }
    :host([flat]) button {
      min-inline-size: 0;
      min-block-size: 0;
      padding: 0;
      border: 0;
      background: none;
      text-align: start;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    :focus-visible {
      outline: 2px solid var(--flame);
      outline-offset: 2px;
    }
  `;

  @property() label = '';
  /** Read out instead of the label. */
  @property() says = '';
  /** What it does, or why it cannot be pressed. */
  @property() tip = '';
  @property({ type: Boolean, reflect: true }) main = false;
  @property({ type: Boolean, reflect: true }) flat = false;
  @property({ type: Boolean }) disabled = false;
  /** It opens a dialog. */
  @property({ type: Boolean }) opens = false;
  /** A toggle: on or off. */
  @property({ attribute: false }) pressed?: boolean;
  @property() type: 'button' | 'submit' = 'button';
  readonly #internals = this.attachInternals();

  readonly #press = (): void => {
    if (this.type === 'submit') this.#internals.form?.requestSubmit();
  };

  override render() {
    const { pressed } = this;
    return html`<button
      type="button"
      ?disabled=${this.disabled}
      title=${this.tip || nothing}
      aria-label=${this.says || nothing}
      aria-pressed=${pressed === undefined ? nothing : String(pressed)}
      aria-haspopup=${this.opens ? 'dialog' : nothing}
      @click=${this.#press}
    >
      ${this.label}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'studio-button': StudioButton;
  }
}
