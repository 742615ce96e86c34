import { css, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';

/**
 * A red wax seal with an icon or a mask. While it is `held`, a ring closes around it over the time of `--d-hold`.
 *
 * @cssprop --seal-size - 3.1rem.
 * @cssprop --seal-ring - The colour of the ring.
 *
 * @example
 * html`<mq-seal icon="seal" held></mq-seal>`
 */
@customElement('mq-seal')
export class MqSeal extends MqElement {
  static override styles = css`
    :host {
      --p: 0;
      inline-size: var(--seal-size, 3.1rem);
      block-size: var(--seal-size, 3.1rem);
      border-radius: 47% 53% 50% 50%/52% 48% 53% 47%;
      position: relative;
      display: grid;
      place-items: center;
      flex: none;
      color: var(--on-wax);
      background: radial-gradient(
        circle at 36% 28%,
        color-mix(in oklch, var(--wax), white 14%),
        var(--wax) 45%,
        var(--wax-2)
      );
      box-shadow:
        inset 0 0 0 0.28rem color-mix(in oklch, var(--wax), black 12%),
        inset 0 0.1rem 0.1rem 0.28rem oklch(1 0 0 / 0.14),
        0 0.15rem 0.4rem oklch(0 0 0 / 0.5);
    }
    svg {
      inline-size: 52%;
      block-size: 52%;
    }
    :host::after {
      content: '';
      position: absolute;
      inset: -0.3rem;
      border-radius: 50%;
      background: conic-gradient(var(--seal-ring, var(--flame)) calc(var(--p) * 1%), transparent 0);
      mask: radial-gradient(closest-side, transparent calc(100% - 3px), #000 calc(100% - 2.5px));
      transition: --p 160ms var(--e-wax);
    }
    :host([held])::after {
      --p: 100;
      transition: --p var(--d-hold) linear;
    }
    /* At night nothing is red: a bare ring. */
    :host([bare]) {
      --seal-size: 2.2rem;
      border: 2px solid var(--candle-2);
      border-radius: 50%;
      background: none;
      box-shadow: none;
    }
    :host([bare])::after {
      --seal-ring: var(--candle);
      inset: -0.35rem;
    }
    @media (prefers-reduced-motion: reduce) {
      :host([held])::after {
        transition-timing-function: steps(4);
      }
    }
  `;

  @property() icon = '';
  /** A mask, instead of the icon. */
  @property() mask = '';
  @property({ type: Boolean, reflect: true }) held = false;
  @property({ type: Boolean, reflect: true }) bare = false;

  override render() {
    const name = this.mask ? `mask:${this.mask}` : this.icon;
    return name && !this.bare ? icon(name, '') : nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-seal': MqSeal;
  }
}
