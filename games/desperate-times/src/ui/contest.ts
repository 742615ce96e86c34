import { MqElement, type Person, type SceneElement } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Duel, Side } from '../present/duel.ts';

/** The most coins that are drawn; the number tells how many there are. */
const laid = 6;

/** Two Contenders want the same Supporter: their coins against each other, and who keeps it public. */
@customElement('desperate-times-contest')
export class DesperateTimesContest extends MqElement implements SceneElement {
  static override styles = css`
    :host {
      display: block;
      container-type: inline-size;
    }
    section {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      align-items: center;
      gap: 0.3rem 0.75rem;
      margin-inline: 0.75rem;
      padding: 0.5rem 0.6rem;
      border-block: 1px solid var(--hairline);
    }
    h2 {
      grid-column: 1 / -1;
      text-align: center;
      font-size: var(--t-lead);
      color: var(--accent);
    }
    .card {
      display: grid;
      place-items: center;
    }
    /* The card shows its faction and its value; the title has its name. */
    mq-card {
      --card-width: 3rem;
    }
    .side {
      display: grid;
      justify-items: center;
      gap: 0.15rem;
      text-align: center;
      line-height: 1.15;
    }
    .name {
      font-weight: 700;
      overflow-wrap: anywhere;
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
    .up .end {
      border: 2px solid var(--accent);
      color: var(--candle);
      font-weight: 700;
    }
    /* Beside the table on the big screen. */
    :host([big]) {
      container: contest / size;
      flex: 1 0 0;
      min-block-size: 10.5rem;
    }
    :host([big]) section {
      margin-inline: 0;
      padding: 0.4rem 0;
      gap: 0.3rem 0.5rem;
    }
    :host([big]) mq-card {
      --card-width: 3.6rem;
    }
    :host([big]) .name {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      text-wrap: balance;
      font-size: 0.9375rem;
    }
    :host([big]) :is(.label, .end) {
      font-size: 0.9375rem;
    }
    /* The card as large as possible, with both sides below it. */
    @container contest (min-height: 14.5rem) {
      :host([big]) section {
        block-size: 100%;
        box-sizing: border-box;
        grid-template: auto minmax(0, 1fr) auto / repeat(2, minmax(0, 1fr));
      }
      /* What its name and theirs leave of the column. */
      :host([big]) .card {
        grid-area: 2 / 1 / auto / -1;
        align-self: stretch;
        container-type: size;
      }
      :host([big]) mq-card {
        --card-width: min(100cqb / 1.4, 7rem);
      }
      :host([big]) .side {
        grid-row: 3;
        align-self: start;
      }
      :host([big]) .stake {
        font-size: 2rem;
      }
    }
  `;

  @property({ attribute: false }) data: Duel | undefined;
  @property({ attribute: false }) people: readonly Person[] = [];

  #side({ seat, bribes, up }: Side, role: 'contest.steps' | 'contest.was') {
    const t = this.t;
    return html`<div class="side ${up ? 'up' : 'down'}">
      <span class="name">${t.name(seat)}</span>
      <span class="label">${t.msg(role)}</span>
      <span class="stake"
        >${Array.from({ length: Math.min(bribes, laid) }, () => html`<mq-coin></mq-coin>`)}<b aria-hidden="true"
          >${bribes}</b
        ><span class="vh"
          >${t.msg({ key: 'ui.count', args: { label: { msg: 'count.bribes' }, n: bribes } })}</span
        ></span
      >
      <span class="end">${t.msg(up ? 'contest.up' : 'contest.down')}</span>
    </div>`;
  }

  override render() {
    const duel = this.data;
    if (!duel) return nothing;
    const t = this.t;
    const title = t.msg({ key: 'contest.title', args: { card: { msg: duel.face.name } } });
    return html`<section aria-label=${title} lang=${t.language}>
      <h2 class="display">${title}</h2>
      ${this.#side(duel.newcomer, 'contest.steps')}
      <div class="card"><mq-card mini .card=${{ state: 'up', face: duel.face }}></mq-card></div>
      ${this.#side(duel.incumbent, 'contest.was')}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'desperate-times-contest': DesperateTimesContest;
  }
}
