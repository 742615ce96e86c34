import { MqElement } from '@masque/ui';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/**
 * Pages behind tabs, of which the slot holds the one that is shown.
 *
 * @fires change - `string`: the page that was chosen.
 * @slot - The page.
 */
@customElement('masque-tabs')
export class MasqueTabs extends MqElement {
  static override styles = css`
    :host,
    [role='tabpanel'] {
      display: grid;
      gap: 0.7rem;
    }
    [role='tablist'] {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      border-block-end: 1px solid var(--brass-2);
    }
    button {
      min-block-size: var(--touch);
      color: var(--candle-2);
      font-weight: 600;
      border-block-end: 3px solid transparent;
    }
    [aria-selected='true'] {
      color: var(--candle);
      border-block-end-color: var(--flame);
    }
  `;

  @property({ attribute: false }) tabs: readonly { readonly value: string; readonly label: string }[] = [];
  @property() value = '';

  /** The focus follows the page, as the arrow keys choose it. */
  readonly #key = ({ key }: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step === undefined) return;
    const { tabs } = this;
    const at = tabs.findIndex(({ value }) => value === this.value);
    this.#go(tabs[(at + step + tabs.length) % tabs.length]!.value);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('[aria-selected=true]')?.focus());
  };

  #go(value: string): void {
    this.value = value;
    this.send('change', value);
  }

  override render() {
    return html`<div role="tablist" @keydown=${this.#key}>
        ${this.tabs.map(
          ({ value, label }) =>
            html`<button
              role="tab"
              id="tab-${value}"
              aria-controls="pane"
              aria-selected=${String(value === this.value)}
              tabindex=${value === this.value ? 0 : -1}
              @click=${() => this.#go(value)}
            >
              ${label}
            </button>`,
        )}
      </div>
      <div id="pane" role="tabpanel" aria-labelledby="tab-${this.value}"><slot></slot></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-tabs': MasqueTabs;
  }
}
