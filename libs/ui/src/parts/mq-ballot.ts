import type { BallotLook } from '@masque/core/table';
import type { Seat } from '@masque/core';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { once } from '../motion/animate.ts';
import { times } from '../motion/times.ts';

interface Row {
  readonly choice: string;
  readonly seats: Seat[];
}

/** How a vote stands, as far as that is public: one row for each answer given. */
@customElement('mq-ballot')
export class MqBallot extends MqElement {
  @property({ attribute: false }) ballot?: BallotLook;
  /** The viewer's seat, or -1. */
  @property({ type: Number }) me: Seat | -1 = -1;

  protected override updated(changed: PropertyValues<this>) {
    const before = changed.get('ballot');
    if (!before || !this.ballot || before.title !== this.ballot.title) return;
    const had = new Map(this.#rows(before).map((row) => [row.choice, row.seats.length]));
    this.#rows(this.ballot).forEach(({ choice }, i) => {
      const notches = this.renderRoot.querySelectorAll(`.trow:nth-child(${i + 1}) .on`);
      for (const notch of [...notches].slice(had.get(choice) ?? 0))
        once(notch, [{ clipPath: 'inset(0 0 100% 0)' }, { clipPath: 'inset(0)' }], { duration: times.vote });
    });
  }

  #rows(ballot: BallotLook): readonly Row[] {
    const rows = new Map<string, Row>();
    for (const { seat, choice } of ballot.votes) {
      if (choice === null) continue;
      const name = this.t.msg(choice);
      const row = rows.get(name) ?? { choice: name, seats: [] };
      row.seats.push(seat);
      rows.set(name, row);
    }
    return [...rows.values()].sort((a, b) => b.seats.length - a.seats.length);
  }

  #row({ choice, seats }: Row, needed: number | undefined) {
    const n = seats.length;
    const mine = seats.includes(this.me);
    const of = Math.max(needed ?? 0, n);
    const words = this.t.msg(
      needed === undefined ? { key: 'ui.ballot.n', args: { n } } : { key: 'ui.ballot.of', args: { n, needed } },
    );
    return html`<li class="trow ${mine ? 'mine' : ''}">
      <span
        ><b>${choice}</b
        ><em class="label"
          >${mine ? `${this.t.msg('ui.ballot.mine')} · ` : ''}${this.t.list(seats.map((seat) => this.t.name(seat)))}</em
        ></span
      >
      ${
        of <= 12
          ? html`<span class="notches" aria-hidden="true"
              >${Array.from({ length: of }, (_, i) => html`<i class="${i < n ? 'on' : ''} ${mine && i === n - 1 ? 'me' : ''}"></i>`)}</span
            >`
          : html`<span></span>`
      }
      <b class="num"><span aria-hidden="true">${n}</span><span class="vh">${words}</span></b>
    </li>`;
  }

  override render() {
    const { ballot } = this;
    if (!ballot) return nothing;
    const rows = this.#rows(ballot);
    return html`<div class="claim">
        <p class="display q">${this.t.msg(ballot.title)}</p>
        ${ballot.needed === undefined ? nothing : html`<p class="label">${this.t.msg({ key: 'ui.ballot.needed', args: { n: ballot.needed } })}</p>`}
      </div>
      ${
        rows.length
          ? html`<ol class="tally">
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
