import type { Mask } from '@masque/protocol';
import type { GuestView, RoomView, TableView } from '@masque/club';
import { fields } from '@masque/ui';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { takeParting } from '../../live/parting.ts';
import { recall, remember } from '../../prefs/storage.ts';
import { page } from '../../screens/page.ts';
import '../../screens/rows.ts';
import '../../shell/languages.ts';
import { go } from '../../shell/router.ts';
import { fullHint, MAX_NAME_LENGTH } from '../../words/full.ts';
import { calledStyle } from './called.css.ts';
import { drawLine, drawTables } from './evening-tables.ts';
import { belowOf, drawMissed, drawNext, drawOthers, headlineOf } from './evening-you.ts';
import { rememberClub } from '../known.ts';
import '../mask-fold.ts';
import { ClubPage } from '../page.ts';
import { dayOf, inLine, SAID_MS, tableOf, timeOf } from '../seen.ts';
import { eveningStyle } from './evening.css.ts';

/** How long after being seated a phone that shows the evening switches to its table, in milliseconds. */
const CALL_MS = 1500;

/** An evening on a phone: joining, finding a seat, waiting for one. */
@customElement('masque-evening')
export class MasqueEvening extends ClubPage {
  static override styles = [page, fields, eveningStyle, calledStyle];

  @state() private name = recall('name') ?? '';
  @state() private mask = recall('mask') ?? '';
  /** The list of names is open, to sign in as one of them. */
  @state() private claims = false;
  /** The member wants to change their name or mask. */
  @state() private changes = false;
  /** The table opens by itself in a moment. */
  @state() private calling = false;
  #calling?: ReturnType<typeof setTimeout>;
  #seatedAt: string | undefined;
  /** A game is being played where they sit. */
  #plays = false;
  /** When the last call expires. */
  #calledUntil: number | undefined;
  #here = false;

  /** What the table that sent them back here has said. */
  readonly #parting = takeParting();

  /** The name has had the focus. */
  #begun = false;

  protected override updated(_changed: PropertyValues): void {
    const { doc, you } = this.live;
    const field = this.#begun ? null : this.renderRoot.querySelector<WaInput>('#door wa-input');
    if (field) {
      this.#begun = true;
      if (!this.name) void field.updateComplete.then(() => field.focus());
    }
    document.title = `${doc?.room.evening?.name ?? doc?.room.club.name ?? this.code} · Masque`;
    if (!doc || !you) return;
    if (you.here && !this.#here) rememberClub(this.code);
    const seated = you.member === null ? undefined : tableOf(doc.room, you.member);
    if (seated !== undefined && this.#isWanted(doc.room, seated)) this.#seated(doc.room, seated);
    const until = you.member === null ? undefined : doc.room.people[you.member]?.call?.until;
    if (until !== undefined && until !== this.#calledUntil) {
      void import('./called.ts');
      this.#buzz(doc.room);
    }
    this.#calledUntil = until;
    if (seated === undefined && this.calling) {
      clearTimeout(this.#calling);
      this.calling = false;
    }
    this.#seatedAt = seated;
    this.#plays = seated !== undefined && doc.room.tables[seated]!.state === 'playing';
    this.#here = you.here;
    if (you.here) void this.#host();
  }

  /**
   * Does the phone switch to the table? Whoever is seated while it shows the evening is taken there, and so is everybody
   * once the cards are dealt; whoever came back by hand is left alone until then.
   */
  #isWanted(room: RoomView, seated: string): boolean {
    if (!this.#here) return this.#parting !== null;
    return this.#seatedAt !== seated || (!this.#plays && room.tables[seated]!.state === 'playing');
  }

  /** A guest with the hosts' link becomes a host. The link works only once, so it is removed from the address. */
  async #host(): Promise<void> {
    const [, invite] = /^#host=([\w-]{1,40})$/.exec(location.hash) ?? [];
    if (invite === undefined) return;
    history.replaceState(null, '', location.pathname);
    if (await this.live.do({ do: 'cohost', invite })) go(`/desk/${this.code}`);
  }

  override disconnectedCallback(): void {
    clearTimeout(this.#calling);
    super.disconnectedCallback();
  }

  /** No phone makes a sound while it is night at a table in the room. */
  #buzz({ hush }: RoomView): void {
    if (!hush) navigator.vibrate?.(200);
  }

  #seated(room: RoomView, table: string): void {
    const { code } = room.tables[table]!;
    // A guest who took the seat themselves need not be notified.
    if (this.#calledUntil === undefined) this.#buzz(room);
    clearTimeout(this.#calling);
    this.calling = true;
    this.#calling = setTimeout(() => this.isConnected && go(`/t/${code}`), CALL_MS);
  }

  readonly #come = async (event?: Event): Promise<void> => {
    event?.preventDefault();
    const name = this.name.trim();
    const { you } = this.live;
    const wish = { ...(name && { name }), ...(this.mask && { mask: this.mask as Mask }) };
    const known = you?.member !== null && !this.changes;
    if (!(await this.live.do({ do: 'come', ...(known ? {} : wish) }))) return;
    if (name) remember('name', name);
    if (this.mask) remember('mask', this.mask);
    this.changes = false;
  };

  /** Joining: a name, another mask if wanted, and the guest is in. */
  #door(room: RoomView): TemplateResult {
    const t = this.t;
    const { you } = this.live;
    const known = you?.member !== null && !this.changes;
    const name = you?.name ?? '';
    const worn = Object.fromEntries(Object.values(room.people).map((it) => [it.mask, it.name]));
    return html`<mq-page
      brief
      icon="masque"
      .heading=${room.club.name}
      .note=${room.evening ? room.evening.name : t.msg('club.closed')}
    >
      ${this.#notice(room)}
      ${
        known
          ? html`<div class="call">
              <mq-cameo .mask=${you?.mask ?? ''} .name=${name}></mq-cameo>
              <h2>${t.msg({ key: 'club.welcome', args: { name } })}</h2>
              <mq-link
                .label=${t.msg('club.other-name')}
                @click=${() => ((this.changes = true), (this.name = name))}
              ></mq-link>
              <a href="/who?to=/c/${this.code}">${t.msg({ key: 'club.not-me', args: { name } })}</a>
            </div>`
          : html`<form id="door" class="pad" @submit=${this.#come}>
              <wa-input
                maxlength=${MAX_NAME_LENGTH}
                autocomplete="nickname"
                enterkeyhint="go"
                .label=${t.msg('web.name')}
                .value=${this.name}
                @input=${(e: Event) => (this.name = (e.target as WaInput).value ?? '')}
                >${fullHint(t, this.name, MAX_NAME_LENGTH)}</wa-input
              >
              <masque-mask-fold
                .taken=${worn}
                .mask=${this.mask}
                .name=${this.name}
                .label=${t.msg('club.mask.choose')}
                .note=${t.msg('club.mask.later')}
                @mask=${(e: CustomEvent<string>) => (this.mask = e.detail)}
              ></masque-mask-fold>
            </form>`
      }
      <div>
        <p class="label">${t.msg({ key: 'club.count', args: { n: Object.keys(room.people).length } })}</p>
        <mq-link .label=${t.msg('club.claim')} @click=${() => this.#claim()}></mq-link>
        <masque-languages></masque-languages>
      </div>
      ${this.notices('forward')}
      <mq-button
        slot="forward"
        main
        .label=${known ? t.msg({ key: 'club.come.as', args: { name } }) : t.msg('club.come')}
        .disabled=${this.live.busy || (!known && this.name.trim() === '')}
        @click=${() => this.#come()}
      ></mq-button>
    </mq-page>`;
  }

  async #claim(): Promise<void> {
    await import('./claim.ts');
    this.claims = true;
  }

  /** Between two evenings: the next date, and who has signed up. */
  #between(room: RoomView): TemplateResult {
    const t = this.t;
    const { you } = this.live;
    const { next } = room;
    const leads = you?.host || (next && you?.member);
    return html`<mq-page brief icon="masque" .heading=${room.club.name} .note=${t.msg('club.closed')}>
      ${
        next
          ? html`<section class="call">
              <h2>${next.name}</h2>
              ${next.on === undefined ? nothing : html`<p>${dayOf(t, next.on)}, ${timeOf(t, next.on)}</p>`}
              <p>${t.msg({ key: 'club.coming', args: { n: next.coming } })}</p>
            </section>`
          : html`<p class="call">${t.msg('club.between')}</p>`
      }
      ${this.#ways(!leads)} ${this.notices('forward')}
      ${
        you?.host
          ? html`<mq-button slot="forward" main href="/desk/${this.code}" .label=${t.msg('club.desk.to')}></mq-button>`
          : next && you?.member
            ? html`<mq-button
                slot="forward"
                main
                .label=${t.msg(you.coming ? 'club.coming.not' : 'club.coming.too')}
                @click=${() => this.live.do({ do: 'coming', on: !you.coming })}
              ></mq-button>`
            : html`<mq-button
                slot="forward"
                main
                href="/c/${this.code}/standings"
                .label=${t.msg('club.standings')}
              ></mq-button>`
      }
    </mq-page>`;
  }

  /** What a host announced last, and when: a phone may have been in a pocket. */
  #notice({ said }: RoomView) {
    if (!said || this.live.now - said.at > SAID_MS) return nothing;
    return html`<p class="said" role="status">
      <b>${said.text}</b> <span class="label">${timeOf(this.t, said.at)}</span>
    </p>`;
  }

  /** @param leads the way on is the standings, so that they are no other way */
  #ways(leads = false) {
    const t = this.t;
    // Between two evenings, the desk is a host's main action.
    return html`<nav class="ways" aria-label=${t.msg('web.also')}>
      ${leads ? nothing : html`<mq-link href="/c/${this.code}/standings" .label=${t.msg('club.standings')}></mq-link>`}
      ${this.live.you?.here && this.live.you.host ? html`<mq-link href="/desk/${this.code}" .label=${t.msg('club.desk')}></mq-link>` : nothing}
      <mq-link href="/board/${this.code}" .label=${t.msg('web.screen')}></mq-link>
    </nav>`;
  }

  #inside(room: RoomView, me: string): TemplateResult {
    const t = this.t;
    const guest = room.people[me]!;
    const mine = tableOf(room, me);
    const table = mine === undefined ? undefined : room.tables[mine];
    const place = inLine(room).findIndex(([id]) => id === me);
    const waits = table === undefined && guest.resting !== true && place >= 0;
    const people = Object.keys(room.people).length;
    const stands = { name: guest.name, table, place, resting: guest.resting === true };
    const below = belowOf(t, room, stands, this.calling);
    return html`<mq-page
      icon="masque"
      .heading=${room.evening!.name}
      .note=${t.msg({ key: 'club.count', args: { n: people } })}
    >
      <mq-icon-button
        slot="tools"
        icon="away"
        .label=${t.msg('club.leave')}
        @click=${() => this.live.do({ do: 'leave' })}
      ></mq-icon-button>
      ${this.#notice(room)}
      <section class="call">
        ${(waits && drawLine(t, room, me)) || html`<mq-cameo me .mask=${guest.mask} .name=${guest.name}></mq-cameo>`}
        <h2>${headlineOf(t, stands)}</h2>
        ${below ? html`<p>${below}</p>` : nothing} ${drawMissed(t, this.live, room)}
        ${this.#parting?.why && !table ? html`<p class="said" role="status">${t.msg(this.#parting.why)}</p>` : nothing}
      </section>
      <section class="pad" aria-label=${t.msg('club.tables')}>
        ${drawTables(t, this.live, room, me)} ${drawNext(t, this.live, room)} ${this.#ways()}
        ${table ? nothing : drawOthers(t, room, me)}
        <masque-awake></masque-awake>
      </section>
      ${this.notices('forward')}
      ${
        table
          ? html`<mq-button
                slot="forward"
                main
                icon="wooden-chair"
                href="/t/${table.code}"
                .label=${t.msg('club.to-table')}
              ></mq-button>
              <mq-button
                slot="forward"
                plain
                .label=${t.msg('club.stand')}
                @click=${() => this.live.do({ do: 'stand' })}
              ></mq-button>`
          : this.#wish(guest)
      }
    </mq-page>`;
  }

  /** A free guest asks to play, or not to play now. */
  #wish({ line, resting }: GuestView): TemplateResult {
    const t = this.t;
    const any = line !== undefined && line.table === undefined;
    return html`<masque-buttons slot="forward">
      <mq-button
        plain
        ?main=${line === undefined && resting !== true}
        icon=${any ? 'check' : 'hourglass'}
        .pressed=${any}
        .label=${t.msg('club.line.me')}
        @click=${() => this.live.do({ do: 'line', on: !any })}
      ></mq-button>
      <mq-button
        plain
        icon=${resting ? 'check' : 'coffee-cup'}
        .pressed=${resting === true}
        .label=${t.msg('club.rest')}
        @click=${() => this.live.do({ do: 'rest', on: resting !== true })}
      ></mq-button>
    </masque-buttons>`;
  }

  #called(room: RoomView, guest: GuestView, table: TableView): TemplateResult {
    return html`<masque-called
        .room=${room}
        .table=${table}
        .guest=${guest}
        .game=${this.live.game(table.game)}
        .translator=${this.t}
        .clockOffset=${this.live.clockOffset}
        .busy=${this.live.busy}
        @sit=${() => this.live.do({ do: 'sit', table: guest.call!.table })}
        @pass=${() => this.live.do({ do: 'pass' })}
      ></masque-called
      ><masque-awake quiet></masque-awake>${this.notices()}`;
  }

  override render() {
    const waits = this.waiting();
    if (waits) return waits;
    const { doc, you } = this.live;
    const { room } = doc!;
    const body = (): TemplateResult => {
      if (you!.barred)
        return html`<mq-page brief .heading=${room.club.name}>
          <p>${this.t.msg('club.refuse.barred')}</p>
          <mq-button main href="/" .label=${this.t.msg('web.to-home')}></mq-button>
        </mq-page>`;
      if (this.changes) return this.#door(room);
      const guest = room.people[you!.member ?? ''];
      const table = room.tables[guest?.call?.table ?? ''];
      if (guest?.call && table) return this.#called(room, guest, table);
      if (you!.here && you!.member !== null && room.people[you!.member]) return this.#inside(room, you!.member);
      return room.evening ? this.#door(room) : this.#between(room);
    };
    return html`${body()}${
      this.claims
        ? html`<masque-claim
            .code=${this.code}
            .room=${room}
            .translator=${this.t}
            @done=${(e: CustomEvent<boolean>) => {
              this.claims = false;
              this.live.forget();
              if (e.detail) void this.live.open();
            }}
          ></masque-claim>`
        : nothing
    }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-evening': MasqueEvening;
  }
}
