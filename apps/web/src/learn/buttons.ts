import { icon, MqElement } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** A card or role by its sign and its name, to be read about. */
@customElement('masque-tile')
export class MasqueTile extends MqElement {
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };
  static override styles = css`
    :host {
      display: grid;
    }
    button {
      min-block-size: 3.5rem;
      display: grid;
      gap: 0.25rem;
      align-content: center;
      justify-items: center;
      padding: 0.4rem 0.3rem;
      border: 1px solid var(--brass-2);
      border-radius: 3px;
      font-weight: 600;
      line-height: 1.15;
      font-size: 0.9375rem;
      text-align: center;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    svg.i {
      inline-size: 1.6rem;
      block-size: 1.6rem;
      color: var(--accent);
    }
  `;

  @property() icon = '';
  @property() label = '';

  override render() {
    return html`<button>${this.icon ? icon(this.icon) : nothing}<span>${this.label}</span></button>`;
  }
}

/** Turns to the page before or after. */
@customElement('masque-turn')
export class MasqueTurn extends MqElement {
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };
  static override styles = css`
    button {
      min-inline-size: min(var(--touch), 15vw);
      min-block-size: var(--touch);
      font-size: 1.8rem;
      color: var(--brass);
    }
  `;

  @property() label = '';
  @property({ type: Boolean }) back = false;

  override render() {
    return html`<button aria-label=${this.label}>${this.back ? '‹' : '›'}</button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-tile': MasqueTile;
    'masque-turn': MasqueTurn;
  }
}
