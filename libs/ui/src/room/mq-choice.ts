import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';

/** One of the things a segmented control lets one choose. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
}

/**
 * A segmented control: one of a few.
 *
 * @fires change - `string`: the value that was chosen.
 */
@customElement('mq-choice')
export class MqChoice extends MqElement {
  /** What is chosen between, for those who do not see it. */
  @property() label = '';
  @property({ attribute: false }) choices: readonly Choice[] = [];
  @property() value = '';

  override render() {
    return html`<fieldset class="seg" aria-label=${this.label}>
      ${this.choices.map(
        ({ value, label, note }) =>
          html`<label
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
