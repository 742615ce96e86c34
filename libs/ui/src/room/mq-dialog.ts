import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../controls/mq-icon-button.ts';
import { MqElement } from '../element.ts';

/**
 * A sheet over the table, closed by its button, by Escape and by a click outside. Its implementation is loaded when the
 * first one is opened, so a phone that joins a table does not wait for it.
 *
 * @fires close
 * @slot - Its content.
 *
 * @example
 * html`<mq-dialog heading="The rules"><p>Nobody may look.</p></mq-dialog>`
 */
@customElement('mq-dialog')
export class MqDialog extends MqElement {
  static override styles = css`
    :host {
      display: contents;
    }
    wa-dialog {
      --width: min(34rem, calc(100vw - 1.5rem));
      /* With very large text, the width is for the text. */
      --spacing: min(1.1rem, 5vw);
    }
    :host([wide]) wa-dialog {
      --width: min(64rem, calc(100vw - 1.5rem));
    }
    wa-dialog::part(dialog) {
      max-inline-size: none;
      max-block-size: calc(100dvh - 2rem);
      border: 1px solid var(--brass-2);
    }
    wa-dialog::part(header) {
      align-items: center;
      gap: 0.6rem;
      padding: 0.5rem min(0.4rem, 2vw) 0.3rem min(1.1rem, 5vw);
      border-block-end: 1px solid var(--hairline);
    }
    wa-dialog::part(title) {
      font: 400 min(var(--t-title), 10vw) / 1.12 var(--display);
      text-wrap: balance;
    }
    wa-dialog::part(header-actions) {
      padding: 0;
    }
    wa-dialog::part(close-button) {
      display: none;
    }
    wa-dialog::part(body) {
      padding: 0.9rem min(1.1rem, 5vw) 1.2rem;
      overscroll-behavior: contain;
    }
  `;

  @property() heading = '';
  @property({ type: Boolean, reflect: true }) open = false;
  /** Its content is set in columns, where there is room. */
  @property({ type: Boolean, reflect: true }) wide = false;
  @state() private ready = customElements.get('wa-dialog') !== undefined;

  protected override willUpdate(): void {
    if (this.open && !this.ready)
      import('../fields/dialog.ts').then(
        () => (this.ready = true),
        () => this.#close(),
      );
  }

  #close(): void {
    if (!this.open) return;
    this.open = false;
    this.send('close', undefined);
  }

  /** Lists inside the dialog fire the same event when they close. */
  readonly #hidden = (event: Event): void => {
    if (event.target === event.currentTarget) this.#close();
  };

  override render() {
    if (!this.ready) return nothing;
    return html`<wa-dialog .label=${this.heading} .open=${this.open} light-dismiss @wa-after-hide=${this.#hidden}>
      <mq-icon-button
        slot="header-actions"
        data-dialog="close"
        icon="cancel"
        .label=${this.t.msg('ui.close')}
      ></mq-icon-button>
      <slot></slot>
    </wa-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-dialog': MqDialog;
  }
}
