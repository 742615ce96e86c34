import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { maskNames } from '../icons/names.ts';
import '../people/mq-cameo.ts';

/**
 * The rack at the door: everybody takes a mask, nobody wears the same.
 *
 * @fires change - `string`: the mask that was taken.
 */
@customElement('mq-masks')
export class MqMasks extends MqElement {
  static override styles = css`
    fieldset {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(4.6rem, 1fr));
      gap: 0.6rem;
      justify-items: center;
    }
    label {
      position: relative;
      display: grid;
      justify-items: center;
      gap: 0.2rem;
      min-inline-size: 4.4rem;
      padding: 0.3rem 0;
      font-size: 0.875rem;
      text-align: center;
    }
    input {
      position: absolute;
      inset: 0;
      opacity: 0;
      inline-size: 100%;
      block-size: 100%;
      cursor: pointer;
    }
    mq-cameo {
      --cameo-width: 3.1rem;
    }
    input:checked + mq-cameo {
      background: radial-gradient(circle at 40% 28%, color-mix(in oklch, var(--brass), white 20%), var(--brass) 75%);
      color: var(--ink);
      border-color: var(--brass);
    }
    input:focus-visible + mq-cameo {
      outline: 3px solid var(--flame);
      outline-offset: 3px;
    }
    input:disabled + mq-cameo {
      border: 1px dashed var(--hairline);
      color: var(--candle-3);
      box-shadow: none;
      background: none;
    }
    input:disabled ~ span {
      color: var(--candle-2);
    }
  `;

  /** Masks that are worn already, with their wearer's name where it is known. */
  @property({ attribute: false }) taken: Readonly<Record<string, string>> = {};
  @property() value = '';

  override render() {
    const t = this.t;
    return html`<fieldset aria-label=${t.msg('ui.masks')}>
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
          /><mq-cameo .mask=${mask}></mq-cameo
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
