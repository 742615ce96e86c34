import type { CardLook, PrivateArea } from '@masque/core/table';
import { MqElement } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** This many notes stand there without a tap. */
const FEW = 3;

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
    summary {
      min-block-size: var(--touch);
      align-content: center;
      cursor: pointer;
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

  /** A long notebook opens with a tap: what follows is as interesting. */
  #facts(facts: NonNullable<PrivateArea['facts']>) {
    if (facts.length === 0) return nothing;
    const lines = html`<div class="facts">${facts.map((it) => html`<p>${this.t.rich(it)}</p>`)}</div>`;
    if (facts.length <= FEW) return lines;
    return html`<details>
      <summary>${this.t.msg({ key: 'look.notes', args: { n: facts.length } })}</summary>
      ${lines}
    </details>`;
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
    ${this.#facts(area.facts ?? [])}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-hand': MasqueHand;
  }
}
