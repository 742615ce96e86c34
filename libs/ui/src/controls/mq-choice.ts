import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';

/** One of the options of a segmented control. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
}

/**
 * A segmented control: one of a few options.
 *
 * @fires change - `string`: the value that was chosen.
 */
@customElement('mq-choice')
export class MqChoice extends MqElement {
  static override styles = css`
    fieldset {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      border: 1px solid var(--brass-2);
    }
    /* With very large text, one below the other. */
    @media (max-width: 18rem) {
      fieldset {
        grid-auto-flow: row;
      }
    }
    label {
      position: relative;
      display: grid;
    }
    input {
      position: absolute;
      inset: 0;
      opacity: 0;
      cursor: pointer;
      inline-size: 100%;
      block-size: 100%;
    }
    span {
      min-block-size: var(--touch);
      display: grid;
      place-items: center;
      align-content: center;
      padding: 0.25rem clamp(0.25rem, 2vw, 0.8rem);
      font-weight: 600;
      text-align: center;
      line-height: 1.15;
    }
    small {
      display: block;
      font-weight: 400;
      font-size: 0.875rem;
      color: var(--candle-2);
    }
    input:checked + span {
      background: var(--candle);
      color: var(--ink);
    }
    input:checked + span small {
      color: var(--ink-2);
    }
    input:focus-visible + span {
      outline: 3px solid var(--flame);
      outline-offset: 3px;
    }
  `;

  /** The accessible name of the group. */
  @property() label = '';
  @property({ attribute: false }) choices: readonly Choice[] = [];
  @property() value = '';

  override render() {
    return html`<fieldset aria-label=${this.label}>
      ${this.choices.map(
        ({ value, label, note }) =>
          html`<label part=${value}
            ><input
              type="radio"
              name="choice"
              .checked=${value === this.value}
              @change=${() => {
                this.value = value;
                this.send('change', value);
              }}
            /><span>${label}${note ? html`<small>${note}</small>` : nothing}</span></label
          >`,
      )}
    </fieldset>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-choice': MqChoice;
  }
}
