import type { ChannelInfo, ChatMessage } from '@masque/protocol';
import { consume } from '@lit/context';
import { MqElement, fields, Peek } from '@masque/ui';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import '@masque/ui/peek-button';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { WithPrefs } from '../../prefs/with-prefs.ts';
import { OwnWords } from '../../words/own-words.ts';
import '../fold.ts';
import { page } from '../page.ts';
import { calledIn, isTaken } from '../../live/people.ts';
import { chatStyle } from './chat.css.ts';
import { chatWords } from './messages.ts';
import './tabs.ts';
import { tableContext, type TableContext } from '../../live/context.ts';

/** A page of the chat. */
export type Tab = 'all' | 'private';

/** The maximum length of a message, as in the protocol. */
const MAX_LENGTH = 300;
/** From this many characters left, the rest is shown. */
const NEAR = 40;
/** The distance that the thumb has to slide up to keep it open, in pixels. */
const SLIDE = 48;

/**
 * The chat of a table. If a game has channels that not everybody reads, there are two pages, on every phone and at any
 * moment: a public one, and one that is covered until it is held open. Nothing of the latter is in the document while
 * it is covered.
 *
 * @fires done
 */
@customElement('masque-chat')
export class MasqueChat extends MqElement {
  static override styles = [page, fields, chatStyle];

  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;
  /** The page that is shown. */
  @property() tab: Tab = 'all';
  @state() private to = '';
  @state() private drafts: Readonly<Record<Tab, string>> = { all: '', private: '' };
  @state() private busy = false;
  readonly #words = new OwnWords(chatWords);
  readonly #prefs = new WithPrefs(this);
  readonly #peek = new Peek(this, {
    changed: () => {},
    toggles: () => this.#prefs.now.peek === 'toggle',
    slide: SLIDE,
  });

  protected override get t() {
    return this.#words.in(super.t);
  }

  get #moderates(): boolean {
    const { you } = this.table.seen.doc;
    return you?.host === true || you?.master === true;
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('table') && !changed.has('tab')) return;
    const talk = this.renderRoot.querySelector('.talk');
    if (talk) talk.scrollTop = talk.scrollHeight;
  }

  /** Is it on this page? In a game without whispers there is only one, also for those who are out. */
  readonly #isOn = (tab: Tab, it: ChatMessage | ChannelInfo): boolean =>
    !this.table.seen.doc.chat?.whispers || (it.private === true) === (tab === 'private');

  #lines(tab: Tab): readonly ChatMessage[] {
    return this.table.seen.said.filter((it) => this.#isOn(tab, it));
  }

  #channels(tab: Tab): readonly ChannelInfo[] {
    return (this.table.seen.doc.chat?.channels ?? []).filter((it) => this.#isOn(tab, it));
  }

  async #say(event: Event, tab: Tab, channel: string): Promise<void> {
    event.preventDefault();
    const text = this.drafts[tab].trim();
    if (!text || this.busy) return;
    this.busy = true;
    if (await this.table.command({ do: 'say', channel, text })) this.drafts = { ...this.drafts, [tab]: '' };
    this.busy = false;
  }

  #line(it: ChatMessage) {
    const t = this.t;
    const by = it.seat === undefined ? t.msg({ key: 'chat.master', args: { by: it.by } }) : it.by;
    const where = it.private ? html`<span class="label">${t.msg(it.name)}</span> ` : nothing;
    const mine = it.seat !== undefined && it.seat === this.table.seen.doc.you?.seat;
    return html`<li class=${mine ? 'mine' : ''}>
      <span
        >${where}<b>${by}</b>
        ${it.text === undefined ? html`<em>${t.msg('chat.removed')}</em>` : html`<span>${it.text}</span>`}</span
      >
      ${
        this.#moderates && it.text !== undefined
          ? html`<mq-icon-button
              icon="cancel"
              .label=${t.msg({ key: 'chat.remove', args: { by, text: it.text } })}
              @click=${() => this.table.command({ do: 'unsay', id: it.id })}
            ></mq-icon-button>`
          : nothing
      }
    </li>`;
  }

  #talk(tab: Tab) {
    const t = this.t;
    const lines = this.#lines(tab);
    const name = t.msg(tab === 'all' ? 'chat.all' : 'chat.private');
    const nothingSaid = tab === 'private' && this.#channels(tab).length === 0 ? 'chat.hush' : 'chat.none';
    return html`<div class="talk" role="log" aria-live="polite" tabindex="0" aria-label=${name}>
      ${
        lines.length > 0
          ? html`<ol>
              ${lines.map((it) => this.#line(it))}
            </ol>`
          : html`<p class="label">${t.msg(nothingSaid)}</p>`
      }
    </div>`;
  }

  /** Why the viewer may not write here, in words. */
  #mute(): string {
    const { you, lobby } = this.table.seen.doc;
    if (you?.seat === null && !you.master) return 'chat.watch';
    if (lobby.seats.find((it) => it.seat === you?.seat)?.muted) return 'chat.muted';
    if (you?.out && this.#channels('private').some(({ write }) => write)) return 'chat.out';
    return you === null ? 'chat.watch' : 'chat.quiet.you';
  }

  #compose(tab: Tab) {
    const t = this.t;
    const open = this.#channels(tab).filter((it) => it.write);
    const to = open.find((it) => it.id === this.to) ?? open[0];
    const muted = this.#mute();
    if (!to || muted === 'chat.muted') {
      const why = tab === 'private' && muted !== 'chat.muted' ? '' : muted;
      return why ? html`<p class="label">${t.msg(why)}</p>` : nothing;
    }
    const draft = this.drafts[tab];
    const left = MAX_LENGTH - [...draft].length;
    return html`<form @submit=${(event: Event) => this.#say(event, tab, to.id)}>
      ${
        open.length > 1
          ? html`<div class="to">
              ${open.map(
                (it) =>
                  html`<mq-chip
                    .label=${t.msg(it.name)}
                    .pressed=${it === to}
                    @click=${() => (this.to = it.id)}
                  ></mq-chip>`,
              )}
            </div>`
          : nothing
      }
      <wa-input
        maxlength=${MAX_LENGTH}
        autocomplete="off"
        enterkeyhint="send"
        .label=${t.msg({ key: 'chat.write', args: { channel: { msg: to.name } } })}
        .value=${draft}
        @input=${(e: Event) => (this.drafts = { ...this.drafts, [tab]: (e.target as WaInput).value ?? '' })}
      ></wa-input>
      <mq-button
        main
        plain
        type="submit"
        .label=${t.msg('chat.send')}
        .disabled=${this.busy || !draft.trim()}
      ></mq-button>
      ${left <= NEAR ? html`<p class="label to">${t.msg({ key: 'chat.left', args: { n: Math.max(0, left) } })}</p>` : nothing}
    </form>`;
  }

  /** Covered until it is held open: the same on every phone, whether its owner gets whispers or not. */
  #whispers() {
    const t = this.t;
    const { now, open } = this.#peek;
    const toggles = this.#prefs.now.peek === 'toggle';
    const says = now === 'kept' ? 'chat.hide' : now === 'held' ? 'chat.release' : toggles ? 'chat.open' : 'chat.hold';
    return html`${open ? this.#talk('private') : html`<div class="cover"><p class="label">${t.msg('chat.covered')}</p></div>`}
      ${now === 'kept' ? this.#compose('private') : nothing}
      <mq-peek-button
        .peek=${this.#peek}
        .open=${open}
        .label=${t.msg(says)}
        .note=${now === 'kept' || toggles ? '' : t.msg('chat.keep')}
      ></mq-peek-button>`;
  }

  readonly #turn = ({ detail }: CustomEvent<Tab>): void => {
    // A field of the page may bubble an event of the same name.
    if (typeof detail !== 'string') return;
    this.#peek.close();
    this.tab = detail;
  };

  /** The people who may write, for those who decide it. */
  #people() {
    const t = this.t;
    const { lobby, you } = this.table.seen.doc;
    const others = lobby.seats.filter((it) => isTaken(it) && it.bot === undefined && it.seat !== you?.seat);
    if (!this.#moderates || others.length === 0) return nothing;
    return html`<masque-fold .label=${t.msg('chat.who')}>
      <div class="may" role="group" aria-label=${t.msg('chat.who')}>
        ${others.map(
          (it) =>
            html`<mq-chip
              .label=${t.msg({ key: 'chat.may', args: { who: calledIn(it.name ?? '', t) } })}
              .pressed=${!it.muted}
              @click=${() => this.table.command({ do: 'mute', seat: it.seat, on: !it.muted })}
            ></mq-chip>`,
        )}
      </div>
    </masque-fold>`;
  }

  override render() {
    const { problem } = this.table;
    const { chat } = this.table.seen.doc;
    const tab = chat?.whispers ? this.tab : 'all';
    const shown = tab === 'all' ? html`${this.#talk('all')} ${this.#compose('all')}` : this.#whispers();
    return html`<mq-dialog open .heading=${this.t.msg('web.chat')} @close=${() => this.send('done', undefined)}>
      <div class="chatbox">
        ${
          chat?.whispers
            ? html`<masque-tabs
                .tabs=${(['all', 'private'] as const).map((it) => ({ value: it, label: this.t.msg(`chat.${it}`) }))}
                .value=${tab}
                @change=${this.#turn}
                >${shown}</masque-tabs
              >`
            : shown
        }
        ${problem ? html`<mq-notice plain warn .text=${this.t.msg(problem)}></mq-notice>` : nothing} ${this.#people()}
      </div>
    </mq-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-chat': MasqueChat;
  }
}
