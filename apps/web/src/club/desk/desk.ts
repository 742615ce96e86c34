import type { GuestView, RoomView, TableView } from '@masque/club';
import { fields, icon } from '@masque/ui';
import '@masque/ui/choice';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { page } from '../../screens/page.ts';
import '../../screens/person-line.ts';
import '../../screens/qr-paper.ts';
import { seatKey, toPeople, toSeats } from './desk-keys.ts';
import { deskStyle } from './desk.css.ts';
import './desk-table.ts';
import { drawClaims, drawNoted } from './desk-back.ts';
import { drawFoot, drawTop } from './desk-frame.ts';
import { dressed, noteOf } from '../draw.ts';
import { rememberClub } from '../known.ts';
import { ClubPage } from '../page.ts';
import { clubQr } from '../rest.ts';
import { proposalsFor, type Proposal } from './proposals.ts';
import { calledOf, dayOf, freeOf, freeSeats, inGroups, listOf, tableOf, tablesOf, timeOf } from '../seen.ts';
import { waysOf } from '../ruleset/ways.ts';
import { fullHint } from '../../words/full.ts';

type Part = 'now' | 'free' | 'running';
type Sheet = 'table' | 'say' | 'person' | 'points' | 'pin' | 'evening' | null;

/** The tables at which no game has begun. */
const lobbiesOf = (room: RoomView) => tablesOf(room).filter(([, it]) => it.state === 'lobby');

/** The host's desk: who is free, what could be next, and every table. It sees only what the room sees. */
@customElement('masque-desk')
export class MasqueDesk extends ClubPage {
  static override styles = [page, fields, deskStyle];
  protected override readonly as = 'desk';

  @state() private shown: Part = 'now';
  @state() private sheet: Sheet = null;
  /** The person who was picked: the next press on a table seats them. */
  @state() private held: string | null = null;
  /** The table where they sat when they were picked. */
  #from: string | undefined;
  /** They were picked by keyboard. */
  #byKey = false;
  /** The table whose ruleset or game is being chosen; '' for a new one. */
  @state() private choosing = '';
  /** A table for which the host chooses another game; it stays at its place. */
  #changing: string | null = null;
  @state() private text = '';
  @state() private clock = Date.now();
  #tick?: ReturnType<typeof setInterval>;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#tick = setInterval(() => (this.clock = this.live.now), 10_000);
  }

  override disconnectedCallback(): void {
    clearInterval(this.#tick);
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // The clock of this device may be wrong by hours.
    if (Math.abs(this.clock - this.live.now) > 60_000) this.clock = this.live.now;
    if (this.#changing === null || this.live.doc?.room.tables[this.#changing]?.state === 'over') return;
    this.shown = 'now';
    this.#changing = null;
  }

  protected override updated(_changed: PropertyValues): void {
    const { doc, you } = this.live;
    document.title = `${doc?.room.evening?.name ?? doc?.room.club.name ?? this.code} · Masque`;
    if (you?.host) rememberClub(this.code);
    // Whoever has gone, or has found a seat without the host, is no longer to be seated.
    const { held } = this;
    if (held === null || !doc) return;
    if (!doc.room.people[held] || tableOf(doc.room, held) !== this.#from) this.held = null;
  }

  async #open(sheet: Exclude<Sheet, null>, choosing = ''): Promise<void> {
    if (sheet === 'table') await import('../ruleset/ruleset.ts');
    else await import('./desk-sheets.ts');
    this.choosing = choosing;
    this.sheet = sheet;
  }

  readonly #close = (): void => {
    this.sheet = null;
    this.live.forget();
  };

  #hold(id: string | null): void {
    this.held = id;
    this.#from = tableOf(this.live.doc!.room, id ?? '');
  }

  /** Picks a person: the next press on a seat seats them. By keyboard, the focus moves to the first seat. */
  #pick(id: string | null, byKey: boolean): void {
    this.#hold(id);
    this.#byKey = byKey;
    if (id === null) return;
    if (this.shown === 'free') this.shown = 'now';
    if (byKey) void this.updateComplete.then(() => toSeats(this.renderRoot));
  }

  readonly #seatKey = (event: KeyboardEvent): void => {
    const { held } = this;
    if (held === null) return;
    seatKey(event, this.renderRoot, () => {
      this.held = null;
      toPeople(this.renderRoot, held);
    });
  };

  readonly #settled = async (): Promise<void> => {
    this.held = null;
    await this.updateComplete;
    if (this.#byKey) toPeople(this.renderRoot, null);
  };

  /** Who is picked, and what to do next. */
  #where(room: RoomView): string {
    const who = room.people[this.held ?? '']?.name;
    return this.t.msg(who === undefined ? 'club.seat.how' : { key: 'club.seat.where', args: { who } });
  }

  #person(room: RoomView, id: string, it: GuestView, group: readonly string[]): TemplateResult {
    const t = this.t;
    const held = this.held === id;
    const friends = group.filter((one) => one !== id).map((one) => room.people[one]!.name);
    const note =
      noteOf(t, room, id) ||
      (friends.length > 0 ? t.msg({ key: 'club.friends', args: { who: listOf(t, friends) } }) : '');
    return html`<li class=${group.length > 1 ? 'friends' : ''}>
      <button
        class="pick ${held ? 'held' : ''}"
        draggable="true"
        data-member=${id}
        aria-pressed=${String(held)}
        @click=${(e: MouseEvent) => this.#pick(held ? null : id, e.detail === 0)}
        @dragstart=${(e: DragEvent) => {
          e.dataTransfer?.setData('text/plain', id);
          this.#hold(id);
        }}
      >
        <masque-person-line
          ?lit=${room.newest === id}
          ?idle=${room.newest !== id && (it.resting || it.away)}
          .mask=${it.mask}
          .name=${it.name}
          .note=${note}
        ></masque-person-line>
      </button>
    </li>`;
  }

  #free(room: RoomView): TemplateResult {
    const t = this.t;
    const free = freeOf(room);
    const groups = inGroups(
      free.map(([id]) => id),
      this.live.doc?.desk?.pairs ?? [],
    );
    const open = tablesOf(room).flatMap(([id, it]) => (freeSeats(it) > 0 ? [id] : []));
    const seatAll = (how: 'lot' | 'unmet' | 'rating') => this.live.do({ do: 'seatAll', how, tables: open });
    const expected = this.live.doc?.desk?.expected ?? [];
    return html`<section class="free" data-part="free" aria-labelledby="free">
      <h2 id="free">${t.msg('club.free')} <b class="fig">${free.length}</b></h2>
      ${
        free.length
          ? html`<ol class="people">
                ${groups.flatMap((group) => group.map((id) => this.#person(room, id, room.people[id]!, group)))}
              </ol>
              <p class="label">${this.#where(room)}</p>`
          : html`<p class="label">${t.msg('club.all-play')}</p>`
      }
      ${
        free.length > 0 && open.length > 0
          ? html`<mq-button
                plain
                icon="rolling-dices"
                .label=${t.msg('club.seat.lot')}
                @click=${() => seatAll('lot')}
              ></mq-button>
              <mq-button
                plain
                icon="two-shadows"
                .label=${t.msg('club.seat.unmet')}
                @click=${() => seatAll('unmet')}
              ></mq-button>
              <mq-button
                plain
                icon="podium"
                .label=${t.msg('club.seat.rating')}
                @click=${() => seatAll('rating')}
              ></mq-button>`
          : nothing
      }
      ${expected.length ? html`<p class="label">${t.msg({ key: 'club.expected', args: { who: listOf(t, expected) } })}</p>` : nothing}
      <mq-button plain .label=${t.msg('club.everybody')} opens @click=${() => this.#open('person')}></mq-button>
    </section>`;
  }

  #proposals(room: RoomView): Proposal[] {
    const { live, t } = this;
    const rulesets = Object.values(live.doc?.desk?.rulesets ?? {});
    return proposalsFor(
      {
        room,
        live: live.doc?.live,
        games: live.games,
        ways: waysOf(live.games, rulesets, t.language),
        favourites: live.doc?.desk?.favourites ?? [],
        now: this.clock,
      },
      t,
    );
  }

  #now(room: RoomView, proposals: readonly Proposal[]): TemplateResult {
    const t = this.t;
    const lobbies = lobbiesOf(room);
    return html`<section class="now" data-part="now" aria-labelledby="now">
      <h2 id="now">${t.msg('club.now')}</h2>
      ${
        this.held === null
          ? nothing
          : html`<p class="where ${freeOf(room).some(([id]) => id === this.held) ? '' : 'always'}">
              ${this.#where(room)}
              <mq-link .label=${t.msg('club.back')} @click=${() => (this.held = null)}></mq-link>
            </p>`
      }
      ${drawNoted(t, this.live, this.code, () => this.#open('pin'))}
      ${proposals.map(
        (it, i) =>
          html`<article class="proposal ${i === 0 ? 'first' : ''}" ${dressed(this.live.game(it.game))}>
            ${icon(this.live.game(it.game)?.theme.icon ?? 'masque')}
            <p><b>${it.what}</b><span class="label">${it.why}</span></p>
            <mq-button plain ?main=${i === 0} .label=${it.offer} @click=${() => this.live.do(it.does)}></mq-button>
          </article>`,
      )}
      <mq-button
        ?main=${proposals.length === 0}
        plain
        icon="candle"
        opens
        .label=${t.msg('club.table.open')}
        @click=${() => this.#open('table')}
      ></mq-button>
      ${lobbies.map(([id, it]) => this.#table(room, id, it))}
      ${
        // At the beginning, people come in: by this screen, too.
        tablesOf(room).length === 0 ? html`<masque-qr-paper .src=${clubQr(this.code)}></masque-qr-paper>` : nothing
      }
    </section>`;
  }

  #table(room: RoomView, id: string, table: TableView): TemplateResult {
    return html`<masque-desk-table
      .id=${id}
      .room=${room}
      .table=${table}
      .now=${this.live.doc?.live?.[id]}
      .settings=${this.live.doc?.desk?.settings[id]}
      .held=${this.held}
      .me=${this.live.you?.member ?? null}
      .game=${this.live.game(table.game)}
      .named=${(names: readonly string[]) => this.wordsOf(table.game, names)}
      .translator=${this.t}
      .clockOffset=${this.live.clockOffset}
      .run=${this.live.do}
      @settled=${this.#settled}
      @choose=${() => {
        if (table.state === 'over') this.#changing = id;
        void this.#open('table', id);
      }}
    ></masque-desk-table>`;
  }

  #running(room: RoomView): TemplateResult {
    const t = this.t;
    const tables = tablesOf(room).filter(([, it]) => it.state !== 'lobby');
    const vanished = this.live.doc?.desk?.vanished;
    return html`<section class="running" data-part="running" aria-labelledby="running">
      <h2 id="running">
        ${t.msg('club.running')} <b class="fig">${tables.filter(([, it]) => it.state === 'playing').length}</b>
      </h2>
      ${tables.length ? tables.map(([id, it]) => this.#table(room, id, it)) : html`<p class="label">${t.msg('club.running.none')}</p>`}
      ${
        vanished
          ? html`<p class="label" role="status">
              ${t.msg({ key: 'club.vanished', args: { table: calledOf(t, vanished), at: timeOf(t, vanished.at) } })}
            </p>`
          : nothing
      }
    </section>`;
  }

  /** No evening is open, but one can be opened. */
  #closed(room: RoomView): TemplateResult {
    const t = this.t;
    const usual = room.next?.name ?? dayOf(t, this.live.now);
    const open = (): void => void this.live.do({ do: 'open', name: this.text.trim() || usual });
    return html`<mq-page brief icon="masque" .heading=${room.club.name} .note=${t.msg('club.closed')}>
      <form
        class="pad"
        @submit=${(e: Event) => {
          e.preventDefault();
          open();
        }}
      >
        <wa-input
          maxlength="40"
          .label=${t.msg('club.new.evening')}
          placeholder=${usual}
          .value=${this.text}
          @input=${(e: Event) => (this.text = (e.target as WaInput).value ?? '')}
          >${fullHint(t, this.text, 40)}</wa-input
        >
      </form>
      <footer>
        <mq-link href="/c/${this.code}/standings" .label=${t.msg('club.standings')}></mq-link>
        <mq-link .label=${t.msg('club.about')} @click=${() => this.#open('evening')}></mq-link>
        <mq-link href="/" .label=${t.msg('web.to-home')}></mq-link>
      </footer>
      ${this.notices('forward')}
      <mq-button slot="forward" main icon="candle" .label=${t.msg('club.new.open')} @click=${open}></mq-button>
    </mq-page>`;
  }

  #sheets() {
    if (this.sheet === null) return nothing;
    if (this.sheet === 'table')
      return html`<masque-ruleset .base=${this.t} .table=${this.choosing} @done=${this.#close}></masque-ruleset>`;
    return html`<masque-desk-sheet
      .kind=${this.sheet}
      .code=${this.code}
      @done=${this.#close}
      @pick=${({ detail }: CustomEvent<string>) => {
        this.#close();
        this.shown = 'now';
        // The list had the focus, and is gone.
        this.#pick(detail, true);
      }}
    ></masque-desk-sheet>`;
  }

  override render() {
    const waits = this.waiting();
    if (waits) return waits;
    const t = this.t;
    const { doc, you } = this.live;
    const { room } = doc!;
    if (!you!.host)
      return html`<mq-page brief icon="masque" .heading=${room.club.name}>
        <p>${t.msg('club.refuse.not_host')} ${t.msg('club.desk.stranger')}</p>
        <mq-button main href="/c/${this.code}" .label=${t.msg('club.to-evening')}></mq-button>
      </mq-page>`;
    if (!room.evening) return html`${this.#closed(room)}${this.#sheets()}`;
    const parts: readonly { readonly value: Part; readonly label: string }[] = [
      { value: 'now', label: t.msg('club.now') },
      { value: 'free', label: `${t.msg('club.free')} ${freeOf(room).length}` },
      {
        value: 'running',
        label: `${t.msg('club.running')} ${tablesOf(room).filter(([, it]) => it.state === 'playing').length}`,
      },
    ];
    const proposals = this.#proposals(room);
    const quiet = proposals.length === 0 && lobbiesOf(room).length === 0 && tablesOf(room).length > 0;
    return html`<main class="desk ${quiet ? 'quiet' : ''}" data-shown=${this.shown}>
        ${drawTop(t, { room, code: this.code, clock: this.clock, me: you?.member }, () => this.#open('say'))}
        <mq-choice
          .label=${t.msg('club.parts')}
          .choices=${parts}
          .value=${this.shown}
          @change=${({ detail }: CustomEvent<Part>) => {
            // A field of the page may bubble an event of the same name.
            if (typeof detail !== 'string') return;
            this.#changing = null;
            this.shown = detail;
          }}
        ></mq-choice>
        <div class="notes">${drawClaims(t, this.live)}${this.sheet === null ? this.notices() : nothing}</div>
        <div class="columns" @keydown=${this.#seatKey}>
          ${this.#free(room)} ${this.#now(room, proposals)} ${this.#running(room)}
        </div>
        ${drawFoot(t, this.code, (sheet) => this.#open(sheet))}
      </main>
      ${this.#sheets()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-desk': MasqueDesk;
  }
}
