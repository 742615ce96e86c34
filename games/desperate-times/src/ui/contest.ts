import { MqElement, type Person, type SceneElement } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ContestScene, ContestSide } from '../present/duel.ts';

/** The maximum number of coins that are drawn; the number tells how many there are. */
const laid = 6;

/**
 * Two Contenders want the same Supporter: their coins against each other, and who keeps it public.
 *
 * @fires skip - It was tapped: this viewer has seen enough.
 */
@customElement('desperate-times-contest')
export class DesperateTimesContest extends MqElement implements SceneElement {
  static override styles = css`
    :host {
      display: grid;
      min-block-size: 0;
      --showdown-below: 2.4rem;
      --showdown-beside: 1.6rem;
    }
    .won {
      display: grid;
      justify-items: center;
      gap: 0.15rem;
      line-height: 1.15;
    }
    .stake {
      display: flex;
      align-items: center;
      gap: 0.1rem;
      min-block-size: 1.7rem;
      font-size: 1.5rem;
    }
    .stake mq-coin + mq-coin {
      margin-inline-start: -0.4em;
    }
    .stake mq-coin + b {
      margin-inline-start: 0.3em;
    }
    .end {
      padding: 0.05rem 0.35rem;
      border: 1px solid var(--hairline);
      color: var(--candle-2);
      font-size: var(--t-label);
    }
    /* The narrowest phones: a word has all the room beside the card. */
    @media (max-width: 22rem) {
      .end {
        padding-inline: 0.1rem;
        font-size: 0.875rem;
      }
    }
    .up .end {
      border: 2px solid var(--accent);
      color: var(--candle);
      font-weight: 700;
    }
    :host([big]) .stake {
      font-size: 2rem;
    }
    :host([big]) .end {
      font-size: 1.25rem;
    }
    /* A small phone, and one in landscape: the number instead of the coins. */
    @container (max-width: 34rem) and (max-height: 24.99rem) {
      .stake mq-coin + mq-coin {
        display: none;
      }
    }
    /* A tall phone: in one line below the name. */
    @container (max-width: 34rem) and (min-height: 25rem) {
      .won {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.2rem 0.6rem;
      }
    }
  `;

  @property({ attribute: false }) data: ContestScene | undefined;
  @property({ attribute: false }) people: readonly Person[] = [];

  #stake({ bribes, up }: ContestSide, slot: 'by' | 'to') {
    const t = this.t;
    return html`<span class="won ${up ? 'up' : 'down'}" slot=${slot}>
      <span class="stake"
        >${Array.from({ length: Math.min(bribes, laid) }, () => html`<mq-coin></mq-coin>`)}<b aria-hidden="true"
          >${bribes}</b
        ><span class="vh"
          >${t.msg({ key: 'ui.count', args: { label: { msg: 'count.bribes' }, n: bribes } })}</span
        ></span
      >
      <span class="end">${t.msg(up ? 'contest.up' : 'contest.down')}</span>
    </span>`;
  }

  override render() {
    const duel = this.data;
    if (!duel) return nothing;
    const { face, newcomer, incumbent } = duel;
    return html`<mq-showdown
      plain
      lang=${this.t.language}
      .people=${this.people}
      .card=${{ state: 'up', face }}
      .by=${{ seat: newcomer.seat, did: 'contest.steps' }}
      .to=${{ seat: incumbent.seat, did: 'contest.was' }}
    >
      ${this.#stake(newcomer, 'by')} ${this.#stake(incumbent, 'to')}
    </mq-showdown>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'desperate-times-contest': DesperateTimesContest;
  }
}
