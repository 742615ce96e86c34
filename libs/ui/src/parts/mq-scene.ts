import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { Skip } from './skip.ts';

/**
 * The frame of a scene that everybody watches. It fills the room of the table, is a size container for its content, and
 * can be dismissed with a tap, or with Escape or Enter.
 *
 * @slot - The content.
 * @fires skip - It was tapped, or one of these keys was pressed.
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

  constructor() {
    super();
    new Skip(this, () => this.send('skip', undefined));
  }

  override render() {
    return html`<section part="scene" aria-label=${this.label}>
      <slot></slot>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-scene': MqScene;
  }
}
