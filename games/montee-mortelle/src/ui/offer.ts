import { maskOf, MqElement, type Person, type SceneElement } from '@masque/ui';
import '@masque/ui/peek';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { OfferScene } from '../present/scene.ts';

/** An object face down in front of a player, who alone may turn it over. */
@customElement('montee-mortelle-offer')
export class MonteeMortelleOffer extends MqElement implements SceneElement {
  static override styles = css`
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      min-block-size: 0;
      container-type: size;
    }
    .before {
      display: grid;
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
      justify-items: center;
      align-items: center;
      gap: 0.4rem;
      padding-block: 0.3rem;
      background: radial-gradient(ellipse 80% 78% at 50% 62%, var(--accent-felt), transparent 72%);
    }
    mq-person {
      --cameo-width: 3.4rem;
      line-height: inherit;
    }
    mq-person::part(face) {
      border-color: var(--flame);
    }
    mq-peek {
      /* The card shrinks before any of it is hidden. */
      --peek-width: clamp(3.6rem, (100cqh - 9rem) * 0.7, 13rem);
      animation: slid 320ms var(--e-hand);
    }
    @container (max-height: 15rem) {
      mq-person {
        --cameo-width: 1.9rem;
        display: flex;
        align-items: center;
        gap: 0.5rem;
        padding-inline: 0.75rem;
        text-align: start;
      }
      mq-peek {
        --peek-width: clamp(3.6rem, (100cqh - 6.2rem) * 0.7, 8.4rem);
      }
    }
    /* A phone in landscape, and very large text. */
    @container (max-height: 13.5rem) {
      .before {
        gap: 0;
        padding-block: 0;
      }
      mq-person {
        line-height: 1.1;
      }
      mq-peek {
        --peek-width: clamp(1.8rem, (100cqh - 6.8rem) * 0.7, 8.4rem);
        --peek-gap: 0.2rem;
        line-height: 1.1;
      }
    }
    @keyframes slid {
      from {
        opacity: 0;
        translate: 0 -5rem;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      mq-peek {
        animation: none;
      }
    }
  `;

  @property({ attribute: false }) data: OfferScene | undefined;
  @property({ attribute: false }) people: readonly Person[] = [];
  @property() peek: 'hold' | 'toggle' = 'hold';

  override render() {
    const offer = this.data;
    if (!offer) return nothing;
    const { from } = offer;
    return html`<div class="before" lang=${this.t.language}>
      <mq-person .mask=${maskOf(this.people, from)} .name=${this.t.name(from)}></mq-person>
      <mq-peek .card=${{ state: 'down', face: offer.face }} .mode=${this.peek}></mq-peek>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'montee-mortelle-offer': MonteeMortelleOffer;
  }
}
