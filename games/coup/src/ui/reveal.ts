import { MqElement, type Person, type SceneElement } from '@masque/ui';
import { sound } from '@masque/ui/sound';
import type { Seat } from '@masque/core';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { RevealScene } from '../present/reveal.ts';

/**
 * A card turns while everybody watches: its owner on one side, the player against them on the other.
 *
 * @fires skip - It was tapped: this viewer has seen enough.
 */
@customElement('coup-reveal')
export class CoupReveal extends MqElement implements SceneElement {
  static override styles = css`
    :host,
    mq-scene {
      display: grid;
      min-block-size: 0;
    }
    .three {
      inline-size: 100%;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      align-items: center;
      gap: 0.5rem 0.9rem;
    }
    .middle {
      --card-width: min(52cqi, 66cqh);
      --card-lift: var(--lift-2);
      position: relative;
      display: grid;
    }
    .seal {
      --cameo-width: calc(var(--card-width) * 0.3);
      position: absolute;
      inset: auto -12% 12% auto;
      background: var(--wax);
      border-color: color-mix(in oklch, var(--wax), black 25%);
      box-shadow: var(--lift-2);
      /* It lands when the card has turned. */
      animation: press var(--d-deal) var(--e-turn) calc(var(--d-turn) + 120ms) backwards;
    }
    mq-person {
      --cameo-width: min(20cqi, 3.6rem);
      gap: 0.2rem;
      line-height: 1.15;
    }
    .label {
      font-size: var(--t-label);
      color: var(--candle-2);
    }
    q {
      font-size: 1.35rem;
      line-height: 1.1;
    }
    /* A phone: the claim stands below, so that the card has the room. */
    @container (max-width: 34rem) {
      .middle {
        --card-width: min(58cqi, 66cqh);
      }
      mq-person {
        --cameo-width: min(15cqi, 3.6rem);
      }
      q,
      .label,
      mq-person::part(name) {
        display: none;
      }
    }
    /* A tall one: both players below the card, with their claims and actions. */
    @container (max-width: 34rem) and (min-height: 25rem) {
      .three {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        align-items: start;
        gap: 0.9rem 0.6rem;
      }
      .middle {
        --card-width: min(58cqi, (100cqh - 11rem) * 0.66);
        grid-area: 1 / 1 / auto / span 2;
        justify-self: center;
      }
      .label,
      mq-person::part(name) {
        display: block;
      }
      q {
        display: block;
        font-size: 1.125rem;
      }
    }
    @keyframes press {
      from {
        scale: 1.7;
        opacity: 0;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .seal {
        animation: none;
      }
    }
  `;

  @property({ attribute: false }) data: RevealScene | undefined;
  @property({ attribute: false }) people: readonly Person[] = [];
  /** The current card, so that its sound plays only once. */
  #shown = '';

  protected override updated(changed: PropertyValues<this>): void {
    const scene = this.data;
    if (!changed.has('data') || !scene) return;
    const shown = JSON.stringify([scene.by, scene.to, scene.card]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    sound.play(scene.card.state === 'proven' ? 'reveal' : 'lose');
  }

  #mask(seat: Seat): string {
    return this.people.find((it) => it.seat === seat)?.mask ?? '';
  }

  #side(seat: Seat, did: RevealScene['did']['by'], { said }: RevealScene) {
    const t = this.t;
    return html`<mq-person .mask=${this.#mask(seat)} .name=${t.name(seat)}>
      <span class="label">${t.msg(did)}</span>
      ${said?.seat === seat ? html`<q>${t.msg(said.text)}</q>` : nothing}
    </mq-person>`;
  }

  override render() {
    const scene = this.data;
    if (!scene) return nothing;
    const { by, to, card, did } = scene;
    const t = this.t;
    return html`<mq-scene lang=${t.language} .label=${t.msg(card.face!.name)}>
      <div class="three">
        ${this.#side(by, did.by, scene)}
        <div class="middle">
          <mq-turning-card .card=${card}></mq-turning-card>
          <mq-cameo class="seal" .mask=${this.#mask(to)} .name=${t.name(to)}></mq-cameo>
        </div>
        ${this.#side(to, did.to, scene)}
      </div>
    </mq-scene>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'coup-reveal': CoupReveal;
  }
}
