import { MqElement, type Person, type SceneElement } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { turnInTurn, type Fallen } from '../present/scene.ts';
import { cardOf, drawInTurn, timing } from './turned.ts';

/**
 * Shows on every phone the cards that turn on the big screen: of a lynched player, of those who are missing in the
 * morning, and of those who die of it.
 *
 * @fires skip - It was tapped: this viewer has seen enough.
 */
@customElement('werewolf-fallen')
export class WerewolfFallen extends MqElement implements SceneElement {
  static override styles = [
    timing,
    css`
      :host,
      mq-scene {
        display: grid;
        min-block-size: 0;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 0.5rem min(1rem, 3cqi);
      }
      li {
        display: grid;
        justify-items: center;
        gap: 0.25rem;
        line-height: 1.15;
        --card-width: min(58cqi, (100cqh - 4.5rem) * 0.7, 20rem);
      }
      /* A little over one another, so that they are no smaller than one alone. */
      .two {
        column-gap: 0;
      }
      .two li {
        --card-width: min(51cqi, (100cqh - 4.5rem) * 0.7, 20rem);
        inline-size: calc(var(--card-width) * 0.91);
        grid-template-columns: 100%;
      }
      .inturn li {
        --card-width: min(58cqi, (100cqh - 9rem) * 0.7, 20rem);
      }
      .turned {
        --card-width: 2.2rem;
      }
      .turned .name {
        font-size: var(--t-label);
        max-inline-size: 28cqi;
        overflow-wrap: anywhere;
      }
      .who {
        font: 400 1.5rem/1.1 var(--display);
        max-inline-size: 90cqi;
        overflow-wrap: anywhere;
      }
      .two .who {
        font-size: 1.125rem;
        max-inline-size: 44cqi;
      }
      .label {
        font-size: var(--t-label);
        color: var(--candle-2);
      }
      /* Light from below, as on the big screen. */
      mq-scene.missing {
        background: radial-gradient(
          ellipse at 50% 118%,
          color-mix(in oklab, transparent, var(--flame) 26%),
          transparent 62%
        );
      }
      /* Little height: those who came before have no room for their names. */
      @container (max-height: 24rem) {
        .inturn li {
          --card-width: min(58cqi, (100cqh - 5.2rem) * 0.7);
        }
        .turned {
          --card-width: 1.8rem;
        }
        .turned .name {
          display: none;
        }
      }
      /* A phone in landscape: the name beside the card. */
      @container (max-height: 15rem) and (min-width: 13rem) {
        li,
        .two li {
          --card-width: min(36cqi, (100cqh - 1rem) * 0.68);
          grid-template-columns: auto auto;
          align-items: center;
          column-gap: 0.7rem;
        }
        mq-turning-card {
          grid-row: span 2;
        }
        .who {
          font-size: 1.125rem;
          max-inline-size: 32cqi;
          align-self: end;
        }
        .label {
          align-self: start;
        }
        /* Two keep their names below. */
        .two li {
          --card-width: min(32cqi, (100cqh - 3.4rem) * 0.7);
          grid-template-columns: 100%;
          align-content: start;
          inline-size: 42cqi;
        }
        .two .who {
          font-size: 0.9375rem;
        }
        .two :is(.who, .label) {
          align-self: start;
        }
        /* Those who came before beside the one whose card turns. */
        .inturn {
          grid-auto-flow: column;
          align-items: center;
        }
        .inturn li {
          --card-width: min(30cqi, (100cqh - 1rem) * 0.68);
        }
        .inturn .who {
          max-inline-size: 24cqi;
        }
        .turned {
          display: grid;
        }
        .turned .name {
          max-inline-size: 24cqi;
        }
      }
    `,
  ];

  @property({ attribute: false }) data: Fallen | undefined;
  @property({ attribute: false }) people: readonly Person[] = [];

  override render() {
    const fallen = this.data;
    if (!fallen) return nothing;
    const { t } = this;
    const { dead, dawn } = fallen;
    return html`<mq-scene
      class=${dawn ? 'missing' : ''}
      lang=${t.language}
      .label=${t.msg(dawn ? 'zone.found' : 'village.square')}
    >
      ${
        turnInTurn(dead)
          ? drawInTurn(t, dead)
          : html`<ul class=${dead.length === 2 ? 'two' : ''}>
              ${dead.map(
                (it) =>
                  html`<li>
                    ${cardOf(it)}<b class="who">${t.name(it.seat)}</b>
                    ${dawn ? nothing : html`<span class="label">${t.msg(it.note)}</span>`}
                  </li>`,
              )}
            </ul>`
      }
    </mq-scene>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'werewolf-fallen': WerewolfFallen;
  }
}
