import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';

/** Paper: something true or signed. Large paper is dimmer, so that it does not light up a face. */
@customElement('mq-sheet')
export class MqSheet extends MqElement {
  @property({ type: Boolean }) large = false;

  override render() {
    return html`<div class="sheet ${this.large ? 'large' : ''}"><slot></slot></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-sheet': MqSheet;
  }
}
