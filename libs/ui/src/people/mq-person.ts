import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import './mq-cameo.ts';

/**
 * A person in a scene: the mask, the name below it, and whatever belongs to them below the name. Unlike `mq-seat` it
 * knows nothing of cards, votes and choices.
 *
 * @slot - Below the name.
 * @slot face - Replaces the mask.
 * @slot sign - At the rim of the mask, as `mq-pip`.
 * @csspart face - The `mq-cameo`.
 * @csspart name
 * @cssprop --cameo-width - 3rem.
 *
 * @example
 * html`<mq-person mask="fox" name="Mia"><mq-pip slot="sign" icon="away"></mq-pip></mq-person>`
 */
@customElement('mq-person')
export class MqPerson extends MqElement {
  static override styles = css`
    :host {
      display: grid;
      grid-template-columns: minmax(0, auto);
      justify-items: center;
      align-content: start;
      gap: 0.15rem;
      min-inline-size: 0;
      text-align: center;
      line-height: 1.1;
    }
    .stand {
      position: relative;
      display: grid;
      place-items: center;
      block-size: calc(var(--cameo-width, 3rem) * 1.16);
    }
    .name {
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  `;

  /** One of `maskNames`. */
  @property() mask = '';
  @property() name = '';

  override render() {
    return html`<span class="stand"
        ><slot name="face"><mq-cameo part="face" .mask=${this.mask} .name=${this.name}></mq-cameo></slot
        ><slot name="sign"></slot></span
      ><b class="name" part="name">${this.name}</b><slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-person': MqPerson;
  }
}
