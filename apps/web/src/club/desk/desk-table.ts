import {
  goingOnAt,
  type ClubCommand,
  type RoomView,
  type TableLive,
  type TableSettings,
  type TableView,
} from '@masque/club';
import type { GameInfo } from '@masque/protocol';
import { fields, MqElement, type MqButton, type Translator } from '@masque/ui';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import '../../screens/pace/go-on.ts';
import { page } from '../../screens/page.ts';
import '../../screens/rows.ts';
import { fullHint, fullOf } from '../../words/full.ts';
import { deskTableStyle } from './desk-table.css.ts';
import { drawMaster } from './desk-master.ts';
import { drawSettings } from './desk-table-settings.ts';
import { askToMove, leavesGame } from './desk-move.ts';
import './desk-seat.ts';
import { onSeat } from './desk-on-seat.ts';
import { dressed } from '../draw.ts';
import {
  asSentence,
  awaited,
  calledOf,
  nextTimeOf,
  freeSeats,
  listOf,
  nameOf,
  namesAt,
  occupants,
  tableStatus,
  timeOf,
  watchersAt,
  type Occupant,
} from '../seen.ts';
import '../table-name.ts';
import '../table-plan.ts';

/**
 * A table on the host's desk: the players, the state of the game, who is awaited, and what a host can do.
 *
 * @fires settled - The person who was picked has been seated, or stays where they are.
 * @fires choose - Another game or ruleset is to be chosen.
 */
@customElement('masque-desk-table')
export class MasqueDeskTable extends MqElement {
  static override styles = [page, fields, deskTableStyle];

  @property({ attribute: false }) room!: RoomView;
  @property({ attribute: false }) table!: TableView;
  /** The member who is looking. */
  @property({ attribute: false }) me: string | null = null;
  @property({ attribute: false }) now?: TableLive;
  @property({ attribute: false }) game?: GameInfo;
  @property({ attribute: false }) settings?: TableSettings;
  /** The person who was picked, to be seated. */
  @property({ attribute: false }) held: string | null = null;
  /** Translates the messages of the game, with these people at its seats. */
  @property({ attribute: false }) named!: (names: readonly string[]) => Translator;
  @property({ type: Number }) clockOffset = 0;
  @property({ attribute: false }) run!: (command: ClubCommand) => Promise<boolean>;
  /** The seats are shown, to move people. */
  @state() private seats = false;
  @state() private sure = false;
  @state() private why = '';
  @state() private over = false;
  /** Somebody who would leave their game for this table, and the seat that was pressed for them. */
  @state() private moving: { readonly member: string; readonly seat?: number } | null = null;
  /** The notice that the table's name has its maximum length. */
  @state() private full = '';

  /** A seat was cleared by keyboard: its button is gone, so the next one takes the focus. */
  #left = false;

  protected override updated(): void {
    if (!this.#left || document.activeElement !== document.body) return;
    this.#left = false;
    const seats = [...this.renderRoot.querySelectorAll('masque-desk-seat')];
    (seats.find((it) => it.free || it.does) ?? this.renderRoot.querySelector('mq-button'))?.focus();
  }

  async #seat(member: string, seat?: number): Promise<void> {
    const { id } = this;
    if (await this.run({ do: 'seat', member, table: id, ...(seat !== undefined && { seat }) }))
      this.send('settled', undefined);
  }

  /** Seats somebody here, unless they would leave a game: then the host is asked first. */
  #place(member: string, seat?: number): void {
    if (leavesGame(this.room, member, this.id)) this.moving = { member, ...(seat !== undefined && { seat }) };
    else void this.#seat(member, seat);
  }

  /** Places the person who was picked. Whoever has pressed a key finds the answers under the next one. */
  async #press(member: string, seat: number, byKey: boolean): Promise<void> {
    this.#place(member, seat);
    if (!byKey || this.moving === null) return;
    await this.updateComplete;
    const stays = this.renderRoot.querySelector<MqButton>('.sure mq-button[main]');
    await stays?.updateComplete;
    stays?.focus();
  }

  readonly #drop = (event: DragEvent): void => {
    event.preventDefault();
    this.over = false;
    const member = event.dataTransfer?.getData('text/plain');
    if (member && this.room.people[member]) this.#place(member);
  };

  /** Once the game is over, there is nothing to ask, nor in the next one. */
  override willUpdate(): void {
    if (this.moving !== null && !leavesGame(this.room, this.moving.member, this.id)) this.moving = null;
  }

  /** The question before somebody leaves their game for this table. */
  #moves(): TemplateResult | typeof nothing {
    const { moving, room } = this;
    const who = room.people[moving?.member ?? '']?.name;
    if (who === undefined) return nothing;
    const move = (): void => {
      this.moving = null;
      void this.#seat(moving!.member, moving!.seat);
    };
    const stay = (): void => {
      this.moving = null;
      this.send('settled', undefined);
    };
    return askToMove(this.t, who, move, stay);
  }

  #seatButtons(people: readonly (Occupant | null)[]) {
    const t = this.t;
    const { table, now, held } = this;
    // Those of bots are seen above.
    const free = table.state === 'lobby' ? table.max - table.seats.filter(Boolean).length : 0;
    return html`<ul class="seats">
        ${people.map((it, seat) => {
          const away = now?.away?.includes(seat);
          const standsIn = now?.standIns?.includes(seat);
          // While a person is picked, free seats are buttons; otherwise they are counted.
          if (!it)
            return held === null
              ? nothing
              : html`<li>
                  <masque-desk-seat
                    free
                    .name=${t.msg({ key: 'ui.seat', args: { n: seat + 1 } })}
                    @click=${(e: MouseEvent) => this.#press(held, seat, e.detail === 0)}
                  ></masque-desk-seat>
                </li>`;
          const note = standsIn ? 'club.bot-plays' : away ? 'club.away' : it.bot ? 'web.bot' : '';
          const { command, label } = onSeat(this.id, table, it, seat, standsIn === true);
          return html`<li
            draggable=${it.member === undefined ? 'false' : 'true'}
            @dragstart=${(e: DragEvent) => e.dataTransfer?.setData('text/plain', it.member!)}
          >
            <masque-desk-seat
              .mask=${it.mask}
              .name=${it.name}
              .does=${command ? t.msg(`${label}.do`) : ''}
              .says=${command ? t.msg({ key: label, args: { who: it.name } }) : ''}
              .note=${note ? t.msg(note) : ''}
              @click=${(e: MouseEvent) => {
                this.#left = e.detail === 0;
                if (command) void this.run(command);
              }}
            ></masque-desk-seat>
          </li>`;
        })}
      </ul>
      ${held === null && free > 0 ? html`<p class="label">${t.msg({ key: 'club.seats.free', args: { n: free } })}</p>` : nothing}`;
  }

  #lobby(): TemplateResult {
    const t = this.t;
    const { id, table } = this;
    const problems = this.now?.problems ?? [];
    // The number of missing people is shown above.
    const told = problems.filter((it) => (typeof it === 'string' ? it : it.key) !== 'problem.few');
    const taken = table.seats.filter(Boolean).length;
    const empty = table.max - taken;
    const bots = table.seats.some((it) => it?.bot);
    const words = this.named(namesAt(this.room, table));
    const { begins } = table;
    return html`${told.map((it) => html`<p class="problem">${words.msg(it)}</p>`)}
      <div class="about">
        <label
          >${t.msg('club.table.name')}<input
            maxlength="40"
            autocomplete="off"
            placeholder=${t.msg({ key: 'club.table', args: { n: table.n } })}
            .value=${live(nameOf(table))}
            @input=${(e: Event) => (this.full = fullOf(t, (e.target as HTMLInputElement).value, 40))}
            @change=${(e: Event) => {
              this.full = '';
              const name = (e.target as HTMLInputElement).value.trim();
              void this.run({ do: 'retitle', table: id, name: name || String(table.n) });
            }}
          /><span role="status">${this.full}</span></label
        >
        <label
          >${t.msg('club.begins.at')}<input
            type="time"
            .value=${begins === undefined ? '' : timeOf(t, begins)}
            @change=${(e: Event) => {
              const on = nextTimeOf((e.target as HTMLInputElement).value, Date.now() + this.clockOffset);
              void this.run({ do: 'begins', table: id, ...(on !== undefined && { on }) });
            }}
        /></label>
      </div>
      <masque-buttons class="lobby">
        <mq-button
          plain
          icon="scroll-unfurled"
          opens
          .label=${t.msg('club.ruleset')}
          @click=${() => this.send('choose', id)}
        ></mq-button>
        <mq-button
          plain
          icon="bot"
          .label=${t.msg('web.bot.add')}
          .disabled=${empty === 0}
          @click=${() => this.run({ do: 'fill', table: id, n: taken + 1 })}
        ></mq-button>
        ${
          bots
            ? html`<mq-button
                plain
                .label=${t.msg('club.unfill')}
                @click=${() => this.run({ do: 'unfill', table: id })}
              ></mq-button>`
            : html`<mq-button
                plain
                .label=${t.msg('club.fill')}
                .disabled=${empty === 0}
                @click=${() => this.run({ do: 'fill', table: id })}
              ></mq-button>`
        }
        <mq-button plain .label=${t.msg('club.close')} @click=${() => (this.sure = true)}></mq-button>
        <mq-button
          plain
          .label=${t.msg(this.now?.away?.length ? 'web.start.anyway' : 'web.start')}
          .disabled=${problems.length > 0}
          @click=${() => this.run({ do: 'deal', table: id })}
        ></mq-button>
      </masque-buttons>`;
  }

  #playing(): TemplateResult {
    const t = this.t;
    const { id, now } = this;
    const paused = now?.paused === true;
    const names = namesAt(this.room, this.table);
    const seen = goingOnAt(now ?? {});
    const asked = seen.asked.map((seat) => names[seat]!);
    const out = now?.out ?? [];
    const may = seen.asked.length > 0 ? seen.asked : names.map((_, seat) => seat).filter((it) => !out.includes(it));
    // A bot could answer for people, if the game has bots.
    const people = this.game?.bots.length
      ? may.flatMap((seat) => (this.table.seats[seat]?.bot ? [] : [{ seat, name: names[seat]! }]))
      : [];
    const gone = (now?.away ?? []).flatMap((seat) => this.table.seats[seat]?.member ?? []);
    return html`<masque-buttons>
      <mq-button
        plain
        icon=${paused ? 'next-button' : 'pause-button'}
        .label=${t.msg(paused ? 'club.resume' : 'club.pause')}
        @click=${() => this.run({ do: 'pause', table: id, on: !paused })}
      ></mq-button>
      <masque-go-on
        .asked=${asked}
        .people=${people}
        .question=${seen.question}
        ?stopped=${paused}
        @goon=${({ detail }: CustomEvent<number | null>) => this.run({ do: 'goOn', table: id, seen, seat: detail ?? undefined })}
      ></masque-go-on>
      ${
        gone.length > 0
          ? html`<mq-button
              plain
              icon="bot"
              .label=${t.msg({ key: 'club.gone.bots', args: { n: gone.length } })}
              @click=${async () => {
                for (const member of gone) await this.run({ do: 'standIn', member, on: true });
              }}
            ></mq-button>`
          : nothing
      }
      <mq-button
        plain
        icon="stopwatch"
        .label=${t.msg('club.more')}
        .disabled=${!now?.timer || paused}
        @click=${() => this.run({ do: 'more', table: id, seconds: 30 })}
      ></mq-button>
      <mq-button
        plain
        icon="wooden-chair"
        .pressed=${this.seats}
        .label=${t.msg('ui.seats')}
        @click=${() => (this.seats = !this.seats)}
      ></mq-button>
      <mq-button plain icon="eye" href="/watch/${this.table.code}" apart .label=${t.msg('web.watch')}></mq-button>
      <mq-button plain .label=${t.msg('club.close')} @click=${() => (this.sure = true)}></mq-button>
    </masque-buttons>`;
  }

  #over(): TemplateResult {
    const t = this.t;
    const { id } = this;
    return html`<masque-buttons>
      <mq-button plain .label=${t.msg('club.again')} @click=${() => this.run({ do: 'again', table: id })}></mq-button>
      <mq-button plain opens .label=${t.msg('web.game.change')} @click=${() => this.send('choose', id)}></mq-button>
      <mq-button plain .label=${t.msg('club.close')} @click=${() => (this.sure = true)}></mq-button>
    </masque-buttons>`;
  }

  override render() {
    const t = this.t;
    const { id, table, room, game, now } = this;
    const people = occupants(room, table);
    const words = this.named(namesAt(room, table, now));
    const free = freeSeats(table);
    const spots = table.state === 'lobby' && people.length < table.max ? [...people, null] : people;
    const watchers = watchersAt(room, table);
    const waiting = Object.values(room.people).filter((it) => it.line?.table === id).length;
    return html`<article
      aria-label="${game?.name[t.language] ?? table.game}, ${calledOf(t, table)}"
      class=${this.over ? 'over-drop' : ''}
      ${dressed(game)}
      @dragover=${(e: DragEvent) => {
        if (free === 0) return;
        e.preventDefault();
        this.over = true;
      }}
      @dragleave=${() => (this.over = false)}
      @drop=${this.#drop}
    >
      <div class="head">
        <masque-table-plan .room=${room} .table=${table} .game=${game} .now=${now}></masque-table-plan>
        <div>
          <masque-spread>
            <h3>${game?.name[t.language] ?? table.game}</h3>
            <masque-table-name .table=${table}></masque-table-name>
          </masque-spread>
          <p>
            ${asSentence(tableStatus(t, table, now, words))} ${awaited(t, room, id, now)}
            ${waiting > 0 ? html`<span class="label">${t.msg({ key: 'club.line.n', args: { n: waiting } })}</span>` : nothing}
            ${watchers.length > 0 ? html`<span class="label">${t.msg({ key: 'club.watched', args: { who: listOf(t, watchers) } })}.</span>` : nothing}
          </p>
          ${
            now?.timer && !now.paused
              ? html`<mq-taper .timer=${now.timer} .clockOffset=${this.clockOffset - (now.lag ?? 0)}></mq-taper>`
              : nothing
          }
        </div>
      </div>
      ${this.#moves()} ${drawMaster(t, this, this.run)}
      ${table.state === 'lobby' || this.seats ? this.#seatButtons(spots) : nothing}
      ${
        this.sure
          ? html`<div class="sure">
              <p>${t.msg(table.state === 'playing' ? 'club.close.sure.playing' : 'club.close.sure')}</p>
              <wa-input
                maxlength="40"
                .label=${t.msg('club.close.why')}
                .value=${this.why}
                @input=${(e: Event) => (this.why = (e.target as WaInput).value ?? '')}
                >${fullHint(t, this.why, 40)}</wa-input
              >
              <masque-buttons>
                <mq-button
                  plain
                  .label=${t.msg('club.close.yes')}
                  @click=${() => this.run({ do: 'untable', table: id, ...(this.why.trim() && { why: this.why.trim() }) })}
                ></mq-button>
                <mq-button plain main .label=${t.msg('club.close.no')} @click=${() => (this.sure = false)}></mq-button>
              </masque-buttons>
            </div>`
          : table.state === 'lobby'
            ? this.#lobby()
            : table.state === 'playing'
              ? this.#playing()
              : this.#over()
      }
      ${this.settings && table.state !== 'over' ? drawSettings(t, id, this.settings, this.run) : nothing}
    </article>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-desk-table': MasqueDeskTable;
  }
}
