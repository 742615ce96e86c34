import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import './mq-cameo.ts';
import { drawName, nameStyle } from './name.ts';

/**
 * A person in a scene: the mask, the name below it or, with `row`, beside it, and whatever belongs to them below the
 * name. Unlike `mq-seat` it knows nothing of cards, votes and choices.
 *
 * @slot - Below the name.
 * @slot face - Replaces the mask.
 * @slot sign - At the rim of the mask, as `mq-pip`.
 * @csspart face - The `mq-cameo`.
 * @csspart stand - The place of the face.
 * @csspart name
 * @csspart text - With `row`, the name and what stands below it.
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
    .text {
      display: contents;
    }
    .name {
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    ${nameStyle}
    :host([row]) {
      display: flex;
      align-items: center;
      gap: 0.6rem;
      text-align: start;
    }
    :host([row]) .text {
      display: grid;
      min-inline-size: 0;
    }
  `;

  /** One of `maskNames`. */
  @property() mask = '';
  @property() name = '';
  /** The text stands beside the mask. */
  @property({ type: Boolean, reflect: true }) row = false;

  override render() {
    return html`<span class="stand" part="stand"
        ><slot name="face"><mq-cameo part="face" .mask=${this.mask} .name=${this.name}></mq-cameo></slot
        ><slot name="sign"></slot></span
      ><span class="text" part="text"><b class="name" part="name">${drawName(this.name)}</b><slot></slot></span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-person': MqPerson;
  }
}
