import type { Message } from '@masque/core';
import type { Doc } from '@masque/protocol';
import { consume } from '@lit/context';
import { MqElement, fields } from '@masque/ui';
import type { WaInput } from '@masque/ui/text';
import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { qrOf } from '../../api/client.ts';
import { drawChatButton } from '../chat/button.ts';
import { go } from '../../shell/router.ts';
import { recall, remember } from '../../prefs/storage.ts';
import { seatsFor } from '../../options/set/set-query.ts';
import { changedOptions, wayOf } from '../../options/summary.ts';
import { page } from '../page.ts';
import '../qr-paper.ts';
import { fullHint, MAX_NAME_LENGTH } from '../../words/full.ts';
import { calledIn, isTaken } from '../../live/people.ts';
import { lobbyStyle } from './lobby.css.ts';
import './seats.ts';
import { tableContext, type TableContext } from '../../live/context.ts';

/** Whether the only problem with the deal is that some are not ready. */
const onlyUnready = (problems: readonly Message[]): boolean =>
  problems.length > 0 && problems.every((it) => typeof it !== 'string' && it.key === 'problem.notReady');

type Sheet = 'learn' | 'options' | 'set' | 'game' | 'link' | 'invite' | 'you' | 'door' | 'others';

// They stand at the foot of the page, and come after the rest.
void import('../../shell/languages.ts');

/**
 * The table before the game: who sits where, what is played, how to join, and when it starts.
 *
 * @fires sit - A person who stood aside wants to sit after all.
 */
@customElement('masque-lobby')
export class MasqueLobby extends MqElement {
  static override styles = [page, fields, lobbyStyle];

  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;
  /** The card to read about. */
  @state() private entry = '';
  @state() private sheet: Sheet | null = null;
  @state() private name = recall('name') ?? '';
  /** The host wants to deal although some are not ready. */
  @state() private sure = false;

  protected override willUpdate(): void {
    if (this.#doc.you?.knocking) void import('./knocking.ts');
    if (this.#doc.you?.returning) void import('../table/was-here.ts');
    if (this.table.game.sets) void import('../../options/set/masque-dealt.ts');
    if (this.#doc.lobby.master) void import('@masque/ui/text');
    if (!onlyUnready(this.#doc.lobby.problems)) this.sure = false;
  }

  get #doc(): Doc {
    return this.table.seen.doc;
  }

  async #open(sheet: Sheet): Promise<void> {
    await (sheet === 'learn' ? import('../../learn/sheet.ts') : import('./sheets.ts'));
    this.sheet = sheet;
  }

  /** Opens the guide at a card or role. */
  #read(entry: string): void {
    this.entry = entry;
    void this.#open('learn');
  }

  async #leave(): Promise<void> {
    const { club } = this.#doc.lobby;
    const seated = this.#doc.you?.seat;
    if (seated === undefined || seated === null || (await this.table.command({ do: 'stand' })))
      go(club ? `/c/${club.code}` : '/');
  }

  #tools() {
    const t = this.t;
    return html`${drawChatButton(t, this.#doc, this.table.unread, () => this.send('chat', undefined), 'tools')}<mq-icon-button
        slot="tools"
        icon="away"
        .label=${t.msg('web.leave')}
        @click=${() => this.#leave()}
      ></mq-icon-button>`;
  }

  /** A person who has joined, and need not invite anybody. */
  get #isGuest(): boolean {
    const { you } = this.#doc;
    return you !== null && you.seat !== null && !you.host;
  }

  #invite() {
    const t = this.t;
    const { code } = this.#doc.lobby;
    return html`<section class="invite ${this.#isGuest ? 'come' : ''}" aria-label=${t.msg('web.invite')}>
      <masque-qr-paper
        presses
        .src=${qrOf(code)}
        .label=${t.msg('web.invite.large')}
        @click=${() => this.#open('invite')}
      ></masque-qr-paper>
      <div>
        <p class="label">${t.msg('web.code')}</p>
        <p class="codebig">${code}</p>
        <p class="label">${t.msg('web.invite.how')}</p>
      </div>
    </section>`;
  }

  #dealt() {
    const t = this.t;
    const { you, lobby } = this.#doc;
    if (!this.table.game.sets) return nothing;
    return html`<section class="pad" aria-labelledby="dealt">
      <h2 id="dealt">${t.msg('web.set')}</h2>
      <masque-dealt
        reads
        @learn=${({ detail }: CustomEvent<string>) => this.#read(detail)}
        .game=${this.table.game}
        .options=${lobby.options}
        .seats=${seatsFor(this.table.game, lobby.seats.length)}
        .host=${you?.host === true || you?.master === true}
      ></masque-dealt>
      <mq-button
        plain
        .label=${t.msg(you?.host ? 'web.set.change' : 'web.set.read')}
        @click=${() => this.#open('set')}
      ></mq-button>
    </section>`;
  }

  #rules() {
    const t = this.t;
    const { you, lobby } = this.#doc;
    const changes = changedOptions(t, this.table.game, lobby.options);
    const way = lobby.club?.ruleset ?? wayOf(this.table.game, lobby.options)?.name[t.language];
    return html`<section class="pad" aria-labelledby="rules">
      <mq-button plain icon="notebook" .label=${t.msg('web.learn')} @click=${() => this.#open('learn')}></mq-button>
      <h2 id="rules">${t.msg('web.rules')}</h2>
      ${way === undefined ? nothing : html`<p class="way">${way}</p>`}
      ${
        changes.length
          ? html`<ul class="changes">
              ${changes.map((it) => html`<li><span class="label">${it.label}</span> <b>${it.value}</b></li>`)}
            </ul>`
          : html`<p class="label">${t.msg('web.rules.usual')}</p>`
      }
      <div class="row">
        <mq-button
          plain
          .label=${t.msg(you?.host ? 'web.rules.change' : 'web.rules.read')}
          @click=${() => this.#open('options')}
        ></mq-button>
        ${you?.host ? html`<mq-button plain .label=${t.msg('web.game.change')} @click=${() => this.#open('game')}></mq-button>` : nothing}
      </div>
    </section>`;
  }

  async #watchOver(on: boolean): Promise<void> {
    const name = this.#doc.you?.seat === null ? this.name.trim() : '';
    if ((await this.table.command({ do: 'master', on, ...(on && name && { name }) })) && name) remember('name', name);
  }

  /** The game master, who sees everything, if the rules of the table have one. Everybody is told. */
  #master() {
    const t = this.t;
    const { lobby, you } = this.#doc;
    if (!lobby.master) return nothing;
    const { name } = lobby.master;
    const says = you?.master ? 'web.master.you' : name === undefined ? 'web.master.none' : 'web.master.who';
    return html`<section class="pad" aria-labelledby="master">
      <h2 id="master">${t.msg('web.master')}</h2>
      <p>${t.msg({ key: says, args: { who: calledIn(name ?? '', t) } })}</p>
      ${
        you?.host && !you.master && you.seat === null
          ? html`<wa-input
              maxlength=${MAX_NAME_LENGTH}
              autocomplete="nickname"
              .label=${t.msg('web.name')}
              .value=${this.name}
              @input=${(e: Event) => (this.name = (e.target as WaInput).value ?? '')}
              >${fullHint(t, this.name, MAX_NAME_LENGTH)}</wa-input
            >`
          : nothing
      }
      ${
        you?.host || you?.master
          ? html`<mq-button
              plain
              icon="eye"
              .label=${t.msg(you.master ? 'web.master.stop' : 'web.master.be')}
              .note=${!you.master && you.seat !== null ? t.msg('web.master.stands') : ''}
              .pressed=${you.master === true}
              @click=${() => this.#watchOver(!you.master)}
            ></mq-button>`
          : nothing
      }
    </section>`;
  }

  #chat() {
    const t = this.t;
    const on = this.#doc.lobby.settings.chat;
    if (!this.#doc.you?.host) return nothing;
    return html`<mq-button
      plain
      icon="talk"
      .label=${t.msg(on ? 'web.chat.stop' : 'web.chat.start')}
      .note=${t.msg('web.chat.why')}
      .pressed=${on}
      @click=${() => this.table.command({ do: 'settings', chat: !on })}
    ></mq-button>`;
  }

  #also() {
    const t = this.t;
    const { you } = this.#doc;
    const { code, club } = this.#doc.lobby;
    const seated = this.#doc.you?.seat !== null && this.#doc.you?.seat !== undefined;
    return html`<section class="pad also" aria-labelledby="also">
      <h2 id="also">${t.msg('web.also')}</h2>
      ${this.#chat()} ${this.#tell()}
      ${you?.host && !club ? html`<mq-button plain icon="lock" .label=${t.msg('web.door.of')} @click=${() => this.#open('door')}></mq-button>` : nothing}
      ${
        you?.host && !club && this.#doc.lobby.seats.some((it) => isTaken(it) && !it.bot && it.seat !== you.seat)
          ? html`<mq-button plain .label=${t.msg('web.others.hand')} @click=${() => this.#open('others')}></mq-button>`
          : nothing
      }
      <mq-button plain apart href="/screen/${code}" .label=${t.msg('web.screen.open')}></mq-button>
      ${this.#doc.you ? html`<mq-button plain .label=${t.msg('web.link')} @click=${() => this.#open('link')}></mq-button>` : nothing}
      ${seated ? html`<mq-button plain .label=${t.msg('web.rename')} @click=${() => this.#open('you')}></mq-button>` : nothing}
      <masque-languages></masque-languages>
    </section>`;
  }

  /** The big screen has no keys within reach, so the host starts its minute from here. */
  #tell(slot?: string) {
    const t = this.t;
    const { you, lobby } = this.#doc;
    if (!you?.host || (slot !== undefined) === (lobby.dealt === true)) return nothing;
    const on = lobby.telling !== undefined;
    return html`<mq-button
      class="tell"
      slot=${slot ?? nothing}
      plain
      icon=${on ? 'cancel' : 'talk'}
      .label=${t.msg(on ? 'web.tell.stop' : 'web.tell')}
      .note=${on || lobby.dealt ? '' : t.msg('web.tell.why')}
      @click=${() => this.table.command({ do: 'tell', on: !on })}
    ></mq-button>`;
  }

  /** Asks for confirmation before the cards are dealt while some are not ready. */
  async #deal(unready: boolean): Promise<void> {
    if (unready && !this.sure) return void (this.sure = true);
    this.sure = false;
    await this.table.command({ do: 'start', ...(unready && { anyway: true }) });
  }

  /** The main action for the viewer. */
  #forward() {
    const t = this.t;
    const { you, lobby } = this.#doc;
    const sit = (plain: boolean) =>
      html`<mq-button
        slot="forward"
        ?plain=${plain}
        ?main=${!plain}
        .label=${t.msg('web.sit')}
        @click=${() => this.send('sit', undefined)}
      ></mq-button>`;
    if (this.table.watching)
      return html`<mq-button slot="forward" main href="/t/${lobby.code}" .label=${t.msg('web.join')}></mq-button>`;
    const unready = onlyUnready(lobby.problems);
    if (you?.host)
      return html`${you.seat === null ? sit(true) : nothing}${this.#tell('forward')}<mq-button
          slot="forward"
          main
          .label=${t.msg(unready ? (this.sure ? 'web.start.sure' : 'web.start.anyway') : 'web.start')}
          .disabled=${(lobby.problems.length > 0 && !unready) || this.table.busy}
          @click=${() => this.#deal(unready)}
        ></mq-button>`;
    if (lobby.club)
      return html`<mq-button
        slot="forward"
        plain
        href="/c/${lobby.club.code}"
        .label=${t.msg('web.evening.back')}
      ></mq-button>`;
    const mine = lobby.seats.find((it) => it.seat === you?.seat);
    if (!mine) return sit(false);
    const on = mine.ready === true;
    return html`<mq-button
      slot="forward"
      ?main=${!on}
      icon=${on ? 'check' : ''}
      .label=${t.msg(on ? 'web.ready.on' : 'web.ready')}
      .note=${on ? t.msg('web.ready.undo') : ''}
      .pressed=${on}
      @click=${() => this.table.command({ do: 'ready', on: !on })}
    ></mq-button>`;
  }

  #foot() {
    const { lobby } = this.#doc;
    const { problem } = this.table;
    const problems = lobby.problems.map((it) => this.t.msg(it));
    return html`<div slot="forward" aria-live="polite">
        ${problem ? html`<mq-notice plain warn aloud="nothing" .text=${this.t.msg(problem)}></mq-notice>` : nothing}
        ${problems.map((it) => html`<p class="label">${it}</p>`)}
        ${problems.length === 0 && !this.#doc.you?.host ? html`<p class="label">${this.t.msg('web.wait-host')}</p>` : nothing}
      </div>
      ${this.#forward()}`;
  }

  override render() {
    const t = this.t;
    const { lobby } = this.#doc;
    const taken = lobby.seats.filter(isTaken).length;
    // Anybody who joins gets a seat as long as the game allows one more, whether or not it is there yet.
    const of = Math.max(lobby.seats.length, this.table.game.seats.max);
    return html`<mq-page
        .icon=${this.table.game.theme.icon}
        .heading=${this.table.game.name[t.language] ?? this.table.game.id}
        .note=${t.msg({ key: 'web.table', args: { code: lobby.code } })}
      >
        ${this.#tools()}
        <div class="left">
          ${this.#invite()}
          <section class="pad" aria-labelledby="seats">
            <h2 id="seats">
              ${t.msg('ui.seats')}
              <span class="label">${t.msg({ key: 'web.seats.taken', args: { n: taken, of } })}</span>
            </h2>
            ${this.#doc.you?.knocking ? html`<masque-knocking></masque-knocking>` : nothing}
            ${this.#doc.you?.returning ? html`<masque-was-here></masque-was-here>` : nothing}
            <masque-seats></masque-seats>
          </section>
        </div>
        <div class="right">${this.#dealt()} ${this.#rules()} ${this.#master()} ${this.#also()}</div>
        ${this.#foot()}
      </mq-page>
      ${
        this.sheet === 'learn'
          ? html`<masque-learn-sheet
              .game=${this.table.game.id}
              .entry=${this.entry}
              @done=${() => ((this.sheet = null), (this.entry = ''))}
            ></masque-learn-sheet>`
          : this.sheet
            ? html`<masque-lobby-sheet .kind=${this.sheet} @done=${() => (this.sheet = null)}></masque-lobby-sheet>`
            : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-lobby': MasqueLobby;
  }
}
