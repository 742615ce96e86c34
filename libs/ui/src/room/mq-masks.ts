import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import '../controls/mq-button.ts';
import { maskNames } from '../icons/names.ts';
import '../people/mq-cameo.ts';

/**
 * The choice of a mask when joining: everybody wears a different one. One is suggested; a press picks another one at
 * random, another press shows them all.
 *
 * @fires change - `string`: the mask that was taken.
 *
 * @example
 * html`<mq-masks value="fox" .taken=${{ owl: 'Ben' }}></mq-masks>`
 */
@customElement('mq-masks')
export class MqMasks extends MqElement {
  static override styles = css`
    .held {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0.3rem 1rem;
      align-items: center;
    }
    .held mq-cameo {
      --cameo-width: min(5.2rem, 24vw);
      grid-row: span 2;
    }
    .held b {
      font: 400 min(var(--t-title), 10vw) / 1.1 var(--display);
      overflow-wrap: anywhere;
    }
    .ways {
      display: flex;
      flex-wrap: wrap;
      gap: 0.4rem;
    }
    /* Very large text: the buttons stand below. */
    @media (max-width: 16rem) {
      .held mq-cameo {
        grid-row: auto;
      }
      .ways {
        grid-column: 1 / -1;
      }
    }
    .ways mq-button {
      min-inline-size: 0;
    }
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

  /** Masks that are taken, with the wearer's name where it is known. */
  @property({ attribute: false }) taken: Readonly<Record<string, string>> = {};
  @property() value = '';
  /** All masks are shown. */
  @property({ type: Boolean }) open = false;

  #take(mask: string): void {
    this.value = mask;
    this.send('change', mask);
  }

  /** Picks another free mask. */
  readonly #shuffle = (): void => {
    const free = maskNames.filter((it) => it !== this.value && this.taken[it] === undefined);
    const mask = free[Math.floor(Math.random() * free.length)];
    if (mask) this.#take(mask);
  };

  #held() {
    const { t, value } = this;
    return html`<div class="held" role="group" aria-label=${t.msg('ui.masks')}>
      <mq-cameo .mask=${value}></mq-cameo>
      <b aria-live="polite">${t.msg(`ui.mask.${value}`)}</b>
      <span class="ways">
        <mq-button plain .label=${t.msg('ui.mask.another')} @click=${this.#shuffle}></mq-button>
        <mq-button plain .label=${t.msg('ui.mask.all')} @click=${() => (this.open = true)}></mq-button>
      </span>
    </div>`;
  }

  override render() {
    const t = this.t;
    if (!this.open && this.value) return this.#held();
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
            @change=${() => this.#take(mask)}
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
