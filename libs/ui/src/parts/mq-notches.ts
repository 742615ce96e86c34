import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';

/**
 * Votes as notches: how many there are, out of how many. Words and figures stand beside them.
 *
 * @cssprop --notch-width - 0.5rem.
 *
 * @example
 * html`<mq-notches n="2" of="5" need="3"></mq-notches>`
 */
@customElement('mq-notches')
export class MqNotches extends MqElement {
  static override styles = css`
    :host {
      display: flex;
      gap: 0.28rem;
      flex-wrap: wrap;
    }
    i {
      inline-size: var(--notch-width, 0.5rem);
      block-size: 1.5rem;
      border: 1px solid var(--hairline);
      rotate: 12deg;
    }
    .on {
      background: var(--candle);
      border-color: var(--candle);
    }
    .me {
      background: var(--accent);
      border-color: var(--accent);
      box-shadow:
        0 0 0 2px var(--lacquer-1),
        0 0 0 3px var(--accent);
    }
    .need {
      border-color: var(--accent);
      outline: 2px solid var(--accent);
      outline-offset: 2px;
    }
    /* Large, for a whole room to see; they appear one after the other. */
    :host([large]) {
      --notch-width: 0.75rem;
      gap: 0.3rem;
    }
    :host([large]) i {
      border: 2px solid var(--candle-3);
      rotate: none;
      transform: skewX(-8deg);
    }
    :host([large]) .on {
      border-color: var(--candle);
    }
    :host([large]) .need {
      border-color: var(--accent);
    }
    @media (prefers-reduced-motion: no-preference) {
      :host([large]) .on {
        animation: falls var(--d-deal) var(--e-hand) calc(var(--o) * 60ms) backwards;
      }
    }
    @keyframes falls {
      from {
        opacity: 0;
      }
    }
  `;

  @property({ type: Number }) n = 0;
  @property({ type: Number }) of = 0;
  /** The last of them is the viewer's own. */
  @property({ type: Boolean }) mine = false;
  /** The number from which on the vote is decided. */
  @property({ type: Number }) need = 0;
  @property({ type: Boolean, reflect: true }) large = false;

  override render() {
    const { n, need, mine } = this;
    return Array.from({ length: Math.max(n, this.of) }, (_, i) => {
      const cls = [i < n && 'on', mine && i === n - 1 && 'me', i === need - 1 && 'need'].filter(Boolean).join(' ');
      return html`<i class=${cls} style="--o:${i}"></i>`;
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-notches': MqNotches;
  }
}
