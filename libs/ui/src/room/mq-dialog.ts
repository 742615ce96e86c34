import { css, html } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import { shared } from '../styles/shared.ts';

/**
 * A sheet laid over the table, closed by its button, by Escape and by a press beside it.
 *
 * @fires close
 * @slot - What it holds.
 */
@customElement('mq-dialog')
export class MqDialog extends MqElement {
  static override styles = [
    shared,
    css`
      :host {
        display: contents;
      }
    `,
  ];

  @property() heading = '';
  @property({ type: Boolean, reflect: true }) open = false;
  @query('dialog') private dialog?: HTMLDialogElement;

  protected override updated() {
    if (this.open && !this.dialog?.open) this.dialog?.showModal();
    if (!this.open && this.dialog?.open) this.dialog.close();
  }

  readonly #closed = () => {
    if (!this.open) return;
    this.open = false;
    this.send('close', undefined);
  };

  override render() {
    return html`<dialog
      aria-labelledby="heading"
      @close=${this.#closed}
      @click=${(e: Event) => e.target === this.dialog && this.dialog?.close()}
    >
      <div class="dlg">
        <header>
          <h2 class="display" id="heading">${this.heading}</h2>
          <button class="icb" aria-label=${this.t.msg('ui.close')} @click=${() => this.dialog?.close()}>
            ${icon('cancel')}
          </button>
        </header>
        <div class="body"><slot></slot></div>
      </div>
    </dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-dialog': MqDialog;
  }
}
