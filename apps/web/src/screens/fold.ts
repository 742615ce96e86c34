import { MqElement } from '@masque/ui';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/**
 * A line to press that shows or hides what is in it. The size and colour of the line are those of the element itself.
 *
 * @fires fold - `boolean`: it is open now.
 * @slot - What is shown only when it is wanted.
 * @slot line - Instead of the label.
 */
@customElement('masque-fold')
export class MasqueFold extends MqElement {
  static override styles = css`
    summary {
      min-block-size: var(--touch);
      display: flex;
      align-items: center;
      gap: 0.6rem;
      cursor: pointer;
      list-style: none;
    }
    summary::before {
      content: '';
      box-sizing: border-box;
      inline-size: 0.45rem;
      block-size: 0.45rem;
      flex: none;
      border: solid;
      border-width: 0 2px 2px 0;
      rotate: -45deg;
    }
    [open] > summary::before {
      rotate: 45deg;
    }
  `;

  @property() label = '';
  @property({ type: Boolean, reflect: true }) open = false;

  /** The line has the focus. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('summary')?.focus(options);
  }

  override render() {
    return html`<details
      .open=${this.open}
      @toggle=${({ target }: Event) => {
        this.open = (target as HTMLDetailsElement).open;
        this.send('fold', this.open);
      }}
    >
      <summary><slot name="line">${this.label}</slot></summary>
      <slot></slot>
    </details>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-fold': MasqueFold;
  }
}
