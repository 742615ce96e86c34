import type { CardLook, PrivateArea } from '@masque/core/table';
import { MqElement } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** What a player held at a moment, and nobody else saw: the private area, open. */
@customElement('masque-hand')
export class MasqueHand extends MqElement {
  static override styles = css`
    :host {
      display: grid;
      gap: 0.5rem;
      border: 1px solid var(--brass-2);
      padding: 0.6rem;
    }
    .cards {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3rem 0.8rem;
    }
    li {
      display: flex;
      align-items: center;
      gap: 0.4rem;
      font-weight: 600;
    }
    mq-card {
      --card-width: 1.8rem;
    }
    .facts {
      display: grid;
      gap: 0.2rem;
      font-size: 0.9375rem;
    }
  `;

  @property({ attribute: false }) area?: PrivateArea | undefined;

  /** All of them face up: a player could look at any time. */
  #cards(cards: readonly CardLook[]) {
    return html`<ul class="cards">
      ${cards.map(({ face, counters, state }) =>
        face
          ? html`<li>
              <mq-card
                plain
                .card=${{ state: state === 'lost' ? 'lost' : 'up', face, ...(counters && { counters }) }}
              ></mq-card>
              <span>${this.t.msg(face.name)}</span>
            </li>`
          : nothing,
      )}
    </ul>`;
  }

  override render() {
    const { area, t } = this;
    if (!area) return nothing;
    return html`${area.cards.length > 0 ? this.#cards(area.cards) : nothing}
    ${(area.extra ?? []).map(
      ({ label, cards }) =>
        html`<p class="label">${t.msg(label)}</p>
          ${this.#cards(cards)}`,
    )}
    ${area.counters?.length ? html`<mq-counters .counters=${area.counters}></mq-counters>` : nothing}
    ${
      area.facts?.length
        ? html`<div class="facts">${area.facts.map((it) => html`<p>${t.rich(it)}</p>`)}</div>`
        : nothing
    }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-hand': MasqueHand;
  }
}
