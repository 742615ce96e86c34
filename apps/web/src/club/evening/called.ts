import { CALL_MS } from '@masque/club';
import type { GuestView, RoomView, TableView } from '@masque/club';
import type { GameInfo } from '@masque/protocol';
import { MqElement } from '@masque/ui';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { page } from '../../screens/page.ts';
import { calledStyle } from './called.css.ts';
import '../../screens/rows.ts';
import { dressed } from '../draw.ts';
import { lacks, listOf, nameOf, occupants, timeOf, type Occupant } from '../seen.ts';
import '../table-name.ts';
import '../table-plan.ts';

/** With more people than this, their names do not fit around a table on a phone. */
const ROUND = 8;

/**
 * A call to a table: the game, the table, the people, and how long the seat is kept.
 *
 * @fires sit
 * @fires pass - They let the seat go.
 */
@customElement('masque-called')
export class MasqueCalled extends MqElement {
  static override styles = [page, calledStyle];

  @property({ attribute: false }) room!: RoomView;
  @property({ attribute: false }) table!: TableView;
  @property({ attribute: false }) guest!: GuestView;
  @property({ attribute: false }) game?: GameInfo;
  @property({ type: Number }) clockOffset = 0;
  @property({ type: Boolean }) busy = false;
  /** The guide is open. */
  @state() private learns = false;

  async #learn(): Promise<void> {
    await import('../../learn/sheet.ts');
    this.learns = true;
  }

  /** The people at the table, with a place for the person called. */
  get #places(): readonly (Occupant | 'me')[] {
    const all: (Occupant | null | 'me')[] = occupants(this.room, this.table);
    const free = all.indexOf(null);
    if (free < 0) all.push('me');
    else all[free] = 'me';
    return all.filter((it) => it !== null);
  }

  #round(places: readonly (Occupant | 'me')[]): TemplateResult {
    const t = this.t;
    const me = places.indexOf('me');
    return html`<ol class="round" aria-label=${t.msg('club.called.seats')}>
      <li class="center" aria-hidden="true">${this.#state()}</li>
      ${places.map((it, i) => {
        const angle = ((i - me) / places.length) * 2 * Math.PI + Math.PI / 2;
        const [x, y] = [50 + 39 * Math.cos(angle), 44 + 36 * Math.sin(angle)];
        const at = `left:${x.toFixed(1)}%;top:${y.toFixed(1)}%`;
        return it === 'me'
          ? html`<li class="me" style=${at}>
              <mq-cameo me .mask=${this.guest.mask} .name=${this.guest.name}></mq-cameo>
              <span class="nm">${t.msg('club.you')}</span>
            </li>`
          : html`<li style=${at}>
              <mq-cameo .mask=${it.mask} .name=${it.name}></mq-cameo>
              <span class="nm"
                >${it.name}${it.bot ? html` <span class="label">${t.msg('web.bot')}</span>` : nothing}</span
              >
            </li>`;
      })}
    </ol>`;
  }

  /** What the table still needs. */
  #state(): string {
    const t = this.t;
    const missing = lacks(this.table) - 1;
    if (missing > 0) return t.msg({ key: 'club.called.lacks', args: { n: missing } });
    const { begins } = this.table;
    return begins === undefined
      ? t.msg('club.called.ready')
      : t.msg({ key: 'club.begins', args: { at: timeOf(t, begins) } });
  }

  /** A crowd: drawn from above, with names. */
  #crowd(places: readonly (Occupant | 'me')[]): TemplateResult {
    const names = places.flatMap((it) => (it === 'me' ? [] : [it.name]));
    return html`<div class="crowd">
      <masque-table-plan .room=${this.room} .table=${this.table} .game=${this.game}></masque-table-plan>
      <p><b>${this.#state()}</b><br />${this.t.msg({ key: 'club.with', args: { who: listOf(this.t, names) } })}</p>
    </div>`;
  }

  override render() {
    const t = this.t;
    const { table, guest, game } = this;
    const places = this.#places;
    const until = guest.call!.until;
    const game_ = game?.name[t.language] ?? table.game;
    return html`<mq-page
        class="whole"
        .icon=${game?.theme.icon ?? 'masque'}
        .heading=${game_}
        .note=${t.msg({ key: 'club.table', args: { n: table.n } })}
        ${dressed(game)}
      >
        <div class="invited" role="alert">
          <h2>${t.msg({ key: 'club.called', args: { name: guest.name } })}</h2>
          ${nameOf(table) ? html`<masque-table-name .table=${table}></masque-table-name>` : nothing}
        </div>
        ${places.length > ROUND ? this.#crowd(places) : this.#round(places)}
        <div class="clock" slot="forward">
          <mq-taper .timer=${{ since: until - CALL_MS, at: until }} .clockOffset=${this.clockOffset}></mq-taper>
          <p class="label">
            ${places.length > ROUND ? nothing : html`<b class="low">${this.#state()}</b>`}${this.#kept(places)}
          </p>
        </div>
        <mq-button
          slot="forward"
          main
          icon="wooden-chair"
          .label=${t.msg('club.called.sit')}
          .disabled=${this.busy}
          @click=${() => this.send('sit', undefined)}
        ></mq-button>
        <masque-buttons slot="forward">
          <mq-button
            plain
            .label=${t.msg('club.called.pass')}
            .note=${guest.line ? t.msg('club.called.pass.line') : ''}
            @click=${() => this.send('pass', undefined)}
          ></mq-button>
          <mq-button plain icon="notebook" .label=${t.msg('web.learn')} @click=${() => this.#learn()}></mq-button>
        </masque-buttons>
      </mq-page>
      ${
        this.learns
          ? html`<masque-learn-sheet .game=${table.game} @done=${() => (this.learns = false)}></masque-learn-sheet>`
          : nothing
      }`;
  }

  /** The neighbours of the seat, if there are at least two others. */
  #kept(places: readonly (Occupant | 'me')[]): string {
    const t = this.t;
    const me = places.indexOf('me');
    const [left, right] = [places.at(me - 1)!, places[(me + 1) % places.length]!];
    if (places.length < 3 || left === 'me' || right === 'me') return t.msg('club.called.kept');
    return t.msg({ key: 'club.called.between', args: { a: left.name, b: right.name } });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-called': MasqueCalled;
  }
}
