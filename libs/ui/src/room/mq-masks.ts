import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { maskNames } from '../icons/names.ts';
import { icon } from '../icons/icon.ts';

/**
 * The rack at the door: everybody takes a mask, nobody wears the same.
 *
 * @fires change - `string`: the mask that was taken.
 */
@customElement('mq-masks')
export class MqMasks extends MqElement {
  /** Masks that are worn already, with their wearer's name where it is known. */
  @property({ attribute: false }) taken: Readonly<Record<string, string>> = {};
  @property() value = '';

  override render() {
    const t = this.t;
    return html`<fieldset class="masks" aria-label=${t.msg('ui.masks')}>
      ${maskNames.map((mask) => {
        const wearer = mask === this.value ? undefined : this.taken[mask];
        const name = t.msg(`ui.mask.${mask}`);
        return html`<label
          ><input
            type="radio"
            name="mask"
            value=${mask}
            .checked=${mask === this.value}
            ?disabled=${wearer !== undefined}
            @change=${() => {
              this.value = mask;
              this.send('change', mask);
            }}
          /><span class="cameo">${icon(`mask:${mask}`, 'm')}</span
          ><span
            >${wearer === undefined ? name : html`<span class="vh">${name}, </span>${wearer ? wearer : t.msg('ui.mask.taken.somebody')}`}</span
          ></label
        >`;
      })}
    </fieldset>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-masks': MqMasks;
  }
}
