import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';

/**
 * A number within bounds, changed one step at a time.
 *
 * @fires change - `number`
 *
 * @example
 * html`<mq-stepper value="2" min="1" max="6" says="Players" less="Fewer" more="More"></mq-stepper>`
 */
@customElement('mq-stepper')
export class MqStepper extends MqElement {
  static override styles = css`
    :host {
      display: grid;
      grid-template-columns: minmax(0, var(--touch-main)) minmax(min-content, 1fr) minmax(0, var(--touch-main));
      align-items: stretch;
    }
    button {
      border: 1px solid var(--brass-2);
      min-block-size: var(--touch);
      font-size: var(--t-title);
      line-height: 1;
    }
    button[aria-disabled='true'] {
      border-style: dashed;
      border-color: var(--hairline);
      color: var(--candle-3);
    }
    output {
      display: grid;
      place-items: center;
      font-size: var(--t-title);
      font-weight: 700;
      text-align: center;
      border-block: 1px solid var(--hairline);
    }
  `;

  @property({ type: Number }) value = 0;
  @property({ type: Number }) min = 0;
  @property({ type: Number }) max = 99;
  /** The value in words, if the bare number does not say enough. */
  @property() says = '';
  /** The labels of the buttons. */
  @property() less = '';
  @property() more = '';

  #step(by: -1 | 1) {
    const next = this.value + by;
    const stuck = next < this.min || next > this.max;
    return html`<button
      type="button"
      aria-label=${by < 0 ? this.less : this.more}
      aria-disabled=${stuck ? 'true' : nothing}
      @click=${() => stuck || this.send('change', next)}
    >
      ${by < 0 ? '−' : '+'}
    </button>`;
  }

  override render() {
    return html`${this.#step(-1)}<output aria-live="polite">${this.says || this.value}</output>${this.#step(1)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-stepper': MqStepper;
  }
}
