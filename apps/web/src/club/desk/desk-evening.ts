import type { ClubCommand, RoomView } from '@masque/club';
import { Task } from '@lit/task';
import { fields } from '@masque/ui';
import '@masque/ui/select';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { page } from '../../screens/page.ts';
import '../../screens/qr-paper.ts';
import '../../screens/rows.ts';
import './desk-club.ts';
import { bigCode } from './desk-pin.ts';
import { fullHint } from '../../words/full.ts';
import { ClubPart } from '../page.ts';
import { clubInfo, clubQr } from '../rest.ts';
import { showings } from '../screen-choice.ts';
import { nextTimeOf, dayOf, listOf, momentOf, timeOf } from '../seen.ts';
import { share } from '../../shell/share.ts';
import { colon } from '../../words/colon.ts';

/**
 * The evening itself: how to join, who else may host, when it ends, and the next date.
 *
 * @fires done - The evening is closed.
 */
@customElement('masque-desk-evening')
export class MasqueDeskEvening extends ClubPart {
  static override styles = [
    page,
    fields,
    bigCode,
    css`
      masque-qr-paper {
        inline-size: min(12rem, 100%);
        margin-inline: auto;
      }
      .address {
        overflow-wrap: anywhere;
        user-select: all;
        -webkit-user-select: all;
        font-size: var(--t-label);
        font-weight: 600;
        margin-block: 0.15rem 0.5rem;
      }
      h3 {
        margin-block-start: 0.6rem;
      }
    `,
  ];

  @property() code = '';
  @state() private text = '';
  @state() private day = '';
  /** The name of the evening as it is being written; `null`: it is as it was. */
  @state() private name: string | null = null;
  @state() private sure = false;
  @state() private shared = '';
  /** The address of this server for the devices in the room: the host's own address may work only on this device. */
  readonly #address = new Task(this, {
    task: async ([code]) => (await clubInfo(code)).address,
    args: () => [this.code] as const,
  });

  #field(label: string, type: 'text' | 'datetime-local', value: string, set: (value: string) => void) {
    return html`<wa-input
      type=${type}
      maxlength=${type === 'text' ? 40 : nothing}
      .label=${label}
      .value=${value}
      @input=${(e: Event) => set((e.target as WaInput).value ?? '')}
      >${type === 'text' ? fullHint(this.t, value, 40) : nothing}</wa-input
    >`;
  }

  #link(path: string, whose: 'members' | 'hosts'): TemplateResult {
    const t = this.t;
    const address = `${location.protocol}//${this.#address.value ?? location.host}${path}`;
    return html`<p class="address ${whose}">${address}</p>
      <mq-button
        plain
        icon="share"
        .label=${t.msg(this.shared === path ? 'club.share.copied' : 'club.share')}
        @click=${async () => {
          if ((await share({ url: address })) === 'copied') this.shared = path;
        }}
      ></mq-button>`;
  }

  #hosts(): TemplateResult {
    const t = this.t;
    const { desk } = this.live.doc!;
    return html`<h3>${t.msg('club.invite')}</h3>
      <p class="label">${t.msg('club.invite.why')}</p>
      ${desk?.invite ? this.#link(`/c/${this.code}#host=${desk.invite}`, 'hosts') : nothing}
      <mq-button
        plain
        .label=${t.msg(desk?.invite ? 'club.invite.other' : 'club.invite.make')}
        @click=${() => this.live.do({ do: 'invite' })}
      ></mq-button>
      <h3>${t.msg('club.pin')}</h3>
      <masque-desk-pin></masque-desk-pin>`;
  }

  #tonight() {
    const t = this.t;
    const { room } = this.live.doc!;
    const { evening } = room;
    if (!evening) return nothing;
    const { until, locked } = evening;
    const named = this.name ?? evening.name;
    const end = async (): Promise<void> => {
      if (!this.sure) this.sure = true;
      else if (await this.live.do({ do: 'close' })) this.send('done', undefined);
    };
    return html`<h3>${t.msg('club.tonight')}</h3>
      <wa-input
        maxlength="40"
        .label=${t.msg('club.new.evening')}
        .value=${named}
        @input=${(e: Event) => (this.name = (e.target as WaInput).value ?? '')}
        @change=${async () => {
          const name = named.trim();
          if (name && name !== evening.name) await this.live.do({ do: 'evening', name });
          if (this.name === named) this.name = null;
        }}
        >${fullHint(t, named, 40)}</wa-input
      >
      <wa-input
        type="time"
        .label=${t.msg('club.until')}
        .value=${until === undefined ? '' : timeOf(t, until)}
        @change=${(e: Event) => {
          const on = nextTimeOf((e.target as WaInput).value ?? '', this.live.now);
          void this.live.do({ do: 'until', ...(on !== undefined && { on }) });
        }}
      ></wa-input>
      ${this.#screens(room)}
      <mq-button
        plain
        icon="lock"
        .pressed=${locked === true}
        .label=${t.msg(locked ? 'club.unlock' : 'club.lock')}
        @click=${() => this.live.do({ do: 'lock', on: !locked })}
      ></mq-button>
      <mq-button plain .label=${t.msg(this.sure ? 'club.end.sure' : 'club.end')} @click=${end}></mq-button>`;
  }

  /** What all big screens show, and each of them if there are several. */
  #screens(room: RoomView): TemplateResult {
    const t = this.t;
    const all = showings(t, room);
    const screens = Object.entries(this.live.doc!.screens ?? {}).sort(([, a], [, b]) => a.n - b.n);
    const each = screens.length > 1 || screens.some(([, it]) => it.show !== undefined) ? screens : [];
    return html`<mq-select
        .label=${t.msg(each.length > 0 ? 'club.screen.all' : 'club.screen')}
        .choices=${all.map((it) => (it.value === 'evening' ? { ...it, label: t.msg('club.screen.only') } : it))}
        .value=${room.screen}
        @change=${(e: CustomEvent<string>) =>
          typeof e.detail === 'string' && this.live.do({ do: 'screen', show: e.detail })}
      ></mq-select>
      ${each.map(
        ([screen, { n, show }]) =>
          html`<mq-select
            .label=${t.msg({ key: 'club.screen.n', args: { n } })}
            .choices=${[{ value: '', label: t.msg('club.screen.same') }, ...all]}
            .value=${show ?? ''}
            @change=${(e: CustomEvent<string>) =>
              typeof e.detail === 'string' &&
              this.live.do({ do: 'screen', screen, ...(e.detail && { show: e.detail }) })}
          ></mq-select>`,
      )}`;
  }

  #next(): TemplateResult {
    const t = this.t;
    const { next } = this.live.doc!.room;
    const coming = this.live.doc!.desk?.coming ?? [];
    const named = (does: (name: string) => ClubCommand) => async (): Promise<void> => {
      const name = this.text.trim();
      if (name && (await this.live.do(does(name)))) [this.text, this.day] = ['', ''];
    };
    const on = momentOf(this.day);
    return html`<h3>${t.msg('club.next')}</h3>
      ${
        next
          ? html`<p>
                <b>${next.name}</b
                >${next.on === undefined ? '' : `, ${dayOf(t, next.on)}, ${timeOf(t, next.on)}`}${colon(t.language)}${t.msg({ key: 'club.coming', args: { n: next.coming } })}
              </p>
              ${coming.length ? html`<p class="label">${listOf(t, coming)}</p>` : nothing}`
          : nothing
      }
      ${this.#field(t.msg('club.next.name'), 'text', this.text, (it) => (this.text = it))}
      ${this.#field(t.msg('club.next.on'), 'datetime-local', this.day, (it) => (this.day = it))}
      <masque-buttons>
        <mq-button
          plain
          .label=${t.msg('club.next.plan')}
          @click=${named((name) => ({ do: 'plan', name, ...(on !== undefined && { on }) }))}
        ></mq-button>
        <mq-button
          plain
          .label=${t.msg('club.season.new')}
          @click=${named((name) => ({ do: 'season', name }))}
        ></mq-button>
      </masque-buttons>`;
  }

  override render() {
    const t = this.t;
    return html`<div class="pad">
      <masque-qr-paper .src=${clubQr(this.code)}></masque-qr-paper>
      <p class="big">${this.code}</p>
      <div>
        <p class="label">${t.msg('club.link.members')}</p>
        ${this.#link(`/c/${this.code}`, 'members')}
      </div>
      ${this.#tonight()} ${this.#hosts()} ${this.#next()}
      <h3>${t.msg('club.itself')}</h3>
      <masque-desk-club></masque-desk-club>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-desk-evening': MasqueDeskEvening;
  }
}
