import type { Offer } from '@masque/core';
import type { MoveInfo } from '@masque/protocol';
import { consume } from '@lit/context';
import { fields, MqElement, cardName, Peek } from '@masque/ui';
import '@masque/ui/peek-button';
import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { recall, remember } from '../../prefs/storage.ts';
import { WithPrefs } from '../../prefs/with-prefs.ts';
import { fullOf } from '../../words/full.ts';
import { OwnWords } from '../../words/own-words.ts';
import { page } from '../page.ts';
import { paceWords } from './messages.ts';
import './move-line.ts';
import { tableContext, type TableContext } from '../../live/context.ts';

/** The maximum length of the notes that a game master stores on this device. */
const MAX_NOTES_LENGTH = 4000;

/**
 * The console of a game master: the button to go on, who still has to answer, everybody's cards while held open, notes,
 * and the last moves, to be undone.
 *
 * @fires act - `Action`: the game goes on.
 * @fires done - Moves were undone.
 */
@customElement('masque-watch')
export class MasqueWatch extends MqElement {
  static override styles = [
    page,
    fields,
    css`
      .on {
        position: sticky;
        inset-block-start: 0;
        z-index: 1;
        padding-block-end: 0.5rem;
        background: var(--lacquer-1);
      }
      .on mq-button::part(button) {
        min-block-size: 5rem;
        font-size: var(--t-title);
      }
      .people,
      .moves {
        display: grid;
        gap: 0.3rem;
      }
      .people li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
        gap: 0.1rem 0.8rem;
        min-block-size: 1.6rem;
        overflow-wrap: break-word;
      }
      .people .out {
        color: var(--candle-2);
        text-decoration: line-through;
      }
      .people .asked {
        color: var(--flame);
      }
      .told {
        border-block-start: 1px solid var(--hairline);
        padding-block-start: 0.4rem;
        color: var(--candle-2);
      }
      textarea {
        inline-size: 100%;
        min-block-size: 6rem;
        resize: vertical;
        padding: 0.6rem;
        font: inherit;
        color: var(--candle);
        background: var(--lacquer-2);
        border: 1px solid var(--hairline);
      }
    `,
  ];

  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;
  /** The offer that makes the game go on, if it is pressed here. */
  @property({ attribute: false }) go?: Offer | undefined;
  /** The number of moves to undo. */
  @state() private back = 0;
  readonly #words = new OwnWords(paceWords);
  readonly #prefs = new WithPrefs(this);
  readonly #peek = new Peek(this, {
    changed: () => {},
    toggles: () => this.#prefs.now.peek === 'toggle',
    slide: Infinity,
  });

  protected override get t() {
    return this.#words.in(super.t);
  }

  /** The one big button. */
  #on() {
    const { go } = this;
    if (!go) return nothing;
    const { type, window, look, closed } = go;
    return html`<div class="on">
      <mq-button
        main
        .icon=${look?.icon ?? ''}
        .label=${this.t.msg(look?.label ?? `offer.${type}`)}
        .note=${closed ? this.t.msg(closed) : ''}
        .disabled=${closed !== undefined || this.table.busy}
        @click=${() => this.send('act', { type, window, params: {} })}
      ></mq-button>
    </div>`;
  }

  /** The names of those who are asked are shown; what they have is covered until it is held open. */
  #people() {
    const t = this.t;
    const { now, open } = this.#peek;
    const toggles = this.#prefs.now.peek === 'toggle';
    const says = now === 'kept' ? 'pace.hide' : now === 'held' ? 'pace.release' : toggles ? 'pace.open' : 'pace.hold';
    const { seats = [], account = [] } = this.table.seen.doc.play?.table ?? {};
    return html`<section class="pad" aria-labelledby="people">
      <h3 id="people">${t.msg('pace.people')}</h3>
      <ul class="people">
        ${seats.map(
          ({ seat, state: at, asked, cards = [] }) =>
            html`<li>
              <b class=${at === 'out' ? 'out' : ''}>${t.name(seat)}</b>
              ${
                open
                  ? html`<span>${t.list(cards.map((card) => cardName(t, card, true)))}</span>`
                  : html`<span class="asked">${asked ? t.msg('pace.asked') : ''}</span>`
              }
            </li>`,
        )}
      </ul>
      ${
        open && account.length
          ? html`<ul class="told">
              ${account.map((it) => html`<li>${t.rich(it)}</li>`)}
            </ul>`
          : nothing
      }
      <mq-peek-button .peek=${this.#peek} .open=${open} .label=${t.msg(says)}></mq-peek-button>
      ${open ? nothing : html`<p class="label">${t.msg('pace.covered')}</p>`}
    </section>`;
  }

  #notes() {
    const t = this.t;
    const key = `notes.${this.table.code}.${this.table.seen.doc.play?.id ?? ''}`;
    return html`<section class="pad">
      <h3><label for="notes">${t.msg('pace.notes')}</label></h3>
      <textarea
        id="notes"
        maxlength=${MAX_NOTES_LENGTH}
        .value=${recall(key) ?? ''}
        @input=${(e: Event) => {
          remember(key, (e.target as HTMLTextAreaElement).value);
          this.requestUpdate();
        }}
      ></textarea>
      <p class="label" role="status">${fullOf(t, recall(key) ?? '', MAX_NOTES_LENGTH)}</p>
      <p class="label">${t.msg('pace.notes.why')}</p>
    </section>`;
  }

  #called({ seat, type }: MoveInfo, n: number): string {
    const t = this.t;
    if (type !== undefined) {
      const what = t.has(`offer.${type}`) ? t.msg(`offer.${type}`) : type;
      if (seat === undefined) return t.msg({ key: 'pace.move.master', args: { n, what } });
      return t.msg({ key: 'pace.move', args: { n, who: { seat }, what } });
    }
    return seat === undefined
      ? t.msg({ key: 'pace.move.clock', args: { n } })
      : t.msg({ key: 'pace.move.left', args: { n, who: { seat } } });
  }

  async #takeBack(): Promise<void> {
    if (await this.table.command({ do: 'takeMovesBack', n: this.back })) this.send('done', undefined);
  }

  #moves() {
    const t = this.t;
    const moves = this.table.seen.doc.play?.moves ?? [];
    return html`<section class="pad" aria-labelledby="moves">
      <h3 id="moves">${t.msg('pace.moves')}</h3>
      <p class="label">${t.msg(moves.length > 0 ? 'pace.moves.how' : 'pace.moves.none')}</p>
      <ol class="moves">
        ${moves.map(
          (move, i) =>
            html`<li>
              <masque-move-line
                .label=${this.#called(move, i + 1)}
                .undone=${i < this.back}
                @click=${() => (this.back = this.back === i + 1 ? 0 : i + 1)}
              ></masque-move-line>
            </li>`,
        )}
      </ol>
      ${
        this.back > 0 && this.back <= moves.length
          ? html`<mq-button
              main
              .label=${t.msg({ key: 'pace.sure', args: { n: this.back } })}
              @click=${() => this.#takeBack()}
            ></mq-button>`
          : nothing
      }
    </section>`;
  }

  override render() {
    return html`<div class="pad">${this.#on()} ${this.#people()} ${this.#notes()} ${this.#moves()}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-watch': MasqueWatch;
  }
}
