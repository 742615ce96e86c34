import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';

/**
 * A link, or a button that reads like one: underlined words, as large as a finger needs. Its colour, weight and size
 * are those of the element itself and can be set from outside.
 *
 * @cssprop --link-line - The colour of the line below it; by default, that of its text.
 *
 * @example
 * const other = () => {};
 * html`<mq-link label="Another name" @click=${other}></mq-link> <mq-link label="Standings" href="/standings"></mq-link>`
 */
@customElement('mq-link')
export class MqLink extends MqElement {
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };
  static override styles = css`
    :host {
      display: inline-grid;
      color: var(--brass);
      font-weight: 600;
    }
    .link {
      min-block-size: var(--touch);
      min-inline-size: var(--touch);
      display: inline-flex;
      align-items: center;
      justify-content: inherit;
      color: inherit;
      text-align: start;
      overflow-wrap: anywhere;
      text-decoration: underline;
      text-decoration-color: var(--link-line, currentcolor);
      text-underline-offset: 0.25em;
    }
    [aria-pressed='true'] {
      text-decoration: none;
    }
  `;

  @property() label = '';
  /** Read out instead of the label. */
  @property() says = '';
  /** The address, for a link. */
  @property() href?: string;
  /** The link downloads a file. */
  @property({ type: Boolean }) download = false;
  /** A toggle: on or off. */
  @property({ attribute: false }) pressed?: boolean;

  override render() {
    const { label, pressed } = this;
    const says = this.says || nothing;
    return this.href === undefined
      ? html`<button
          class="link"
          type="button"
          aria-label=${says}
          aria-pressed=${pressed === undefined ? nothing : String(pressed)}
        >
          ${label}
        </button>`
      : html`<a class="link" href=${this.href} aria-label=${says} ?download=${this.download}>${label}</a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-link': MqLink;
  }
}
