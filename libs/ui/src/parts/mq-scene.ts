import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';

/**
 * The frame of a moment that everybody watches: it has the whole room of the table, is a container of that size for what
 * stands in it, and can be tapped away by whoever has seen enough.
 *
 * @slot - What there is to see.
 * @fires skip - It was tapped.
 * @csspart scene - The grid of what there is to see.
 * @example
 * html`<mq-scene label="Duke"><mq-card .card=${{ state: 'down' }}></mq-card></mq-scene>`
 */
@customElement('mq-scene')
export class MqScene extends MqElement {
  static override styles = css`
    :host {
      display: grid;
      min-block-size: 0;
      container-type: size;
    }
    section {
      display: grid;
      align-content: safe center;
      justify-items: center;
      padding: 0.4rem 0.6rem;
      min-block-size: 0;
      text-align: center;
    }
  `;

  /** What it shows, in words. */
  @property() label = '';

  override render() {
    return html`<section part="scene" aria-label=${this.label} @click=${() => this.send('skip', undefined)}>
      <slot></slot>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-scene': MqScene;
  }
}
