import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';

/**
 * The frame of a scene that everybody watches. It fills the room of the table, is a size container for its content, and
 * can be dismissed with a tap.
 *
 * @slot - The content.
 * @fires skip - It was tapped.
 * @csspart scene - The grid around the content.
 *
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

  /** Describes the scene for screen readers. */
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
