import type { BallotLook } from '@masque/core/table';
import type { Message, Seat } from '@masque/core';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { once } from '../motion/animate.ts';
import { times } from '../motion/times.ts';
import '../table/mq-said.ts';
import type { MqNotches } from './mq-notches.ts';
import './mq-notches.ts';

interface BallotRow {
  readonly choice: string;
  readonly seats: Seat[];
}

/**
 * The public state of a vote: one row for each answer.
 *
 * @example
 * const ballot: BallotLook = { title: 'vote.title', needed: 2, votes: [{ seat: 0, choice: 'vote.yes', tone: 'for' }] };
 * html`<mq-ballot .ballot=${ballot} counts></mq-ballot>`
 */
@customElement('mq-ballot')
export class MqBallot extends MqElement {
  static override styles = css`
    ol {
      display: grid;
      gap: 0.4rem;
      padding: 0.2rem 1rem 0;
    }
    li {
      display: grid;
      grid-template-columns: 1fr auto auto;
      gap: 0.75rem;
      align-items: center;
      min-block-size: 3.6rem;
      border: 1px solid var(--hairline);
      padding: 0.2rem 0.8rem;
      border-radius: var(--r-hair);
    }
    .mine {
      border: 2px solid var(--accent);
      background: color-mix(in oklch, var(--accent) 12%, transparent);
    }
    .counts {
      padding-inline: 0;
    }
    .counts li {
      min-block-size: 2.4rem;
      padding-block: 0;
    }
    em {
      display: block;
      font-style: normal;
    }
    /* Individual votes are shown with the people as well. */
    @container (max-height: 47.5rem) {
      li {
        min-block-size: 2.75rem;
      }
      em {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        overflow: hidden;
      }
    }
    .num {
      font-size: var(--t-title);
      min-inline-size: 1.2ch;
      text-align: right;
    }
  `;

  @property({ attribute: false }) ballot?: BallotLook;
  /** The viewer's seat, or -1. */
  @property({ type: Number }) me: Seat | -1 = -1;
  /** Only the counts: individual votes are shown with the people. */
  @property({ type: Boolean }) counts = false;
  /** The question that stands above; if it is that of the vote, it is not repeated. */
  @property({ attribute: false }) above?: Message;

  protected override updated(changed: PropertyValues<this>) {
    const before = changed.get('ballot');
    if (!before || !this.ballot || before.title !== this.ballot.title) return;
    const had = new Map(this.#rows(before).map((row) => [row.choice, row.seats.length]));
    const rows = [...this.renderRoot.querySelectorAll('li')].map((li) => li.querySelector('mq-notches'));
    for (const [i, { choice }] of this.#rows(this.ballot).entries()) void this.#cut(rows[i], had.get(choice) ?? 0);
  }

  /** Animates new notches. */
  async #cut(notches: MqNotches | null | undefined, had: number): Promise<void> {
    await notches?.updateComplete;
    for (const notch of [...(notches?.renderRoot.querySelectorAll('.on') ?? [])].slice(had))
      once(notch, [{ clipPath: 'inset(0 0 100% 0)' }, { clipPath: 'inset(0)' }], { duration: times.vote });
  }

  #rows(ballot: BallotLook): readonly BallotRow[] {
    const rows = new Map<string, BallotRow>();
    for (const { seat, choice } of ballot.votes) {
      if (choice === null) continue;
      const name = this.t.msg(choice);
      const row = rows.get(name) ?? { choice: name, seats: [] };
      row.seats.push(seat);
      rows.set(name, row);
    }
    return [...rows.values()].sort((a, b) => b.seats.length - a.seats.length);
  }

  #row({ choice, seats }: BallotRow, needed: number | undefined) {
    const n = seats.length;
    const mine = seats.includes(this.me);
    const of = Math.max(needed ?? 0, n);
    const words = this.t.msg(
      needed === undefined ? { key: 'ui.ballot.n', args: { n } } : { key: 'ui.ballot.of', args: { n, needed } },
    );
    return html`<li class=${mine ? 'mine' : nothing}>
      <span
        ><b>${choice}</b
        ><em class=${this.counts ? 'vh' : 'label'}
          >${mine ? `${this.t.msg('ui.ballot.mine')} · ` : ''}${this.t.list(seats.map((seat) => this.t.name(seat)))}</em
        ></span
      >
      ${
        of <= 12
          ? html`<mq-notches aria-hidden="true" .n=${n} .of=${of} .mine=${mine}></mq-notches>`
          : html`<span></span>`
      }
      <b class="num"><span aria-hidden="true">${n}</span><span class="vh">${words}</span></b>
    </li>`;
  }

  override render() {
    const { ballot } = this;
    if (!ballot) return nothing;
    const rows = this.#rows(ballot);
    const needed = ballot.needed === undefined ? undefined : { key: 'ui.ballot.needed', args: { n: ballot.needed } };
    return html`${
      this.above && this.t.msg(this.above) === this.t.msg(ballot.title)
        ? needed && html`<p class="label c">${this.t.msg(needed)}</p>`
        : html`<mq-said .ask=${{ text: ballot.title, ...(needed && { note: needed }) }}></mq-said>`
    }
    ${
      rows.length
        ? html`<ol class=${this.counts ? 'counts' : nothing}>
            ${rows.map((row) => this.#row(row, ballot.needed))}
          </ol>`
        : nothing
    }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-ballot': MqBallot;
  }
}
