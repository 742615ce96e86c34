import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';

/**
 * A button, or a link, shown as an icon. Its `label` is read out, but not shown.
 *
 * @example
 * html`<mq-icon-button label="Help" icon="help" opens></mq-icon-button>`
 */
@customElement('mq-icon-button')
export class MqIconButton extends MqElement {
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };
  static override styles = css`
    :host {
      display: inline-grid;
    }
    .button {
      position: relative;
      inline-size: var(--touch);
      block-size: var(--touch);
      display: grid;
      place-items: center;
      color: var(--candle-2);
    }
    .button svg {
      inline-size: 1.35rem;
      block-size: 1.35rem;
    }
    b {
      position: absolute;
      inset-block-start: 0.25rem;
      inset-inline-end: 0.1rem;
      min-inline-size: 1.35em;
      padding-inline: 0.3em;
      border-radius: 1em;
      background: var(--flame);
      color: var(--ink);
      font: 700 0.8125rem/1.35 var(--text);
      text-align: center;
    }
  `;

  @property() label = '';
  @property() icon = '';
  /** The address, for a link. */
  @property() href?: string;
  /** How many items wait behind it; the label has to say so, too. */
  @property({ type: Number }) count = 0;
  /** A toggle: on or off. */
  @property({ attribute: false }) pressed?: boolean;
  /** It opens a dialog. */
  @property({ type: Boolean }) opens = false;

  override render() {
    const { label, count, pressed } = this;
    const inside = html`${icon(this.icon)}${count > 0 ? html`<b aria-hidden="true">${count > 99 ? '99+' : count}</b>` : nothing}`;
    return this.href === undefined
      ? html`<button
          class="button"
          type="button"
          aria-label=${label}
          aria-pressed=${pressed === undefined ? nothing : String(pressed)}
          aria-haspopup=${this.opens ? 'dialog' : nothing}
        >
          ${inside}
        </button>`
      : html`<a class="button" href=${this.href} aria-label=${label}>${inside}</a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-icon-button': MqIconButton;
  }
}
