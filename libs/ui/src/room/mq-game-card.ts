import type { Theme } from '@masque/core/table';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../cards/mq-card.ts';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import { applyTheme } from '../styles/theme.ts';

/**
 * A game that can be chosen.
 *
 * @fires choose
 */
@customElement('mq-game-card')
export class MqGameCard extends MqElement {
  static override styles = css`
    button {
      inline-size: 100%;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 0.9rem;
      align-items: center;
      text-align: left;
      padding: 0.6rem 0.8rem 0.6rem 0.7rem;
      border: 1px solid var(--brass-2);
      background: linear-gradient(90deg, color-mix(in oklch, var(--accent-felt), transparent 10%), transparent 75%);
      line-height: 1.15;
    }
    mq-card {
      --card-width: min(4.3rem, 18vw);
    }
    /* With very large text, words need the whole width. */
    :host {
      display: block;
      container-type: inline-size;
    }
    @container (max-width: 14rem) {
      button {
        grid-template-columns: auto 1fr;
      }
      .words {
        grid-area: 2 / 1 / auto / -1;
      }
      .tickbox {
        justify-self: end;
      }
    }
    .words {
      overflow-wrap: anywhere;
      display: grid;
      gap: 0.12rem;
    }
    .display {
      font-size: var(--t-title);
    }
    .said {
      color: var(--accent);
      font-size: 1.125rem;
    }
    .chosen {
      border: 2px solid var(--accent);
    }
    .unfit {
      border-style: dashed;
      border-color: var(--hairline);
      background: none;
    }
    .unfit .display,
    .unfit .said {
      color: var(--candle-2);
    }
    .tickbox {
      inline-size: 1.75rem;
      block-size: 1.75rem;
      border: 1.5px solid var(--brass-2);
      border-radius: 50%;
      display: grid;
      place-items: center;
    }
    .tickbox.on {
      background: var(--accent);
      border-color: var(--accent);
      color: var(--ink);
    }
    .tickbox svg.i {
      inline-size: 1.1rem;
      block-size: 1.1rem;
    }
  `;

  @property() name = '';
  @property() motto = '';
  @property({ type: Number }) min = 0;
  @property({ type: Number }) max = 0;
  @property({ type: Number }) minutes = 0;
  @property({ attribute: false }) override theme?: Theme;
  @property({ type: Boolean }) chosen = false;
  /** Why it cannot be played now. */
  @property() unfit = '';

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('theme')) applyTheme(this, this.theme);
  }

  override render() {
    const t = this.t;
    const facts = [
      this.max ? t.msg({ key: 'ui.players', args: { min: this.min, max: this.max } }) : '',
      this.minutes ? t.msg({ key: 'ui.minutes', args: { n: this.minutes } }) : '',
    ].filter(Boolean);
    return html`<button
      class="${this.chosen ? 'chosen' : ''} ${this.unfit ? 'unfit' : ''}"
      aria-pressed=${String(this.chosen)}
      aria-disabled=${this.unfit ? 'true' : nothing}
      @click=${() => !this.unfit && this.send('choose', undefined)}
    >
      <mq-card silent .theme=${this.theme}></mq-card>
      <span class="words"
        ><span class="display">${this.name}</span
        >${this.motto ? html`<span class="said">${this.motto}</span>` : nothing}<span class="label"
          >${facts.join(', ')}${this.unfit ? html`<br /><b>${this.unfit}</b>` : nothing}</span
        ></span
      >
      ${this.unfit ? nothing : html`<span class="tickbox ${this.chosen ? 'on' : ''}">${this.chosen ? icon('check') : nothing}</span>`}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-game-card': MqGameCard;
  }
}
