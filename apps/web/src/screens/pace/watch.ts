import type { MoveInfo } from '@masque/protocol';
import { consume } from '@lit/context';
import { MqElement, cardName, Peek } from '@masque/ui';
import '@masque/ui/peek-button';
import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { WithPrefs } from '../../prefs/with-prefs.ts';
import { OwnWords } from '../../words/own-words.ts';
import { page } from '../page.ts';
import { paceWords } from './messages.ts';
import { tableContext, type TableContext } from '../../live/context.ts';

/**
 * What a game master alone has: everybody's cards, held open, and the last moves, to be taken back.
 *
 * @fires done
 */
@customElement('masque-watch')
export class MasqueWatch extends MqElement {
  static override styles = [
    page,
    css`
      .cards,
      .moves {
        display: grid;
        gap: 0.3rem;
      }
      .cards {
        min-block-size: 12rem;
        max-block-size: 44dvh;
        overflow-y: auto;
        align-content: center;
      }
      .cards ul:not(.told) {
        display: grid;
        gap: 0.3rem;
      }
      .told {
        border-block-start: 1px solid var(--hairline);
        padding-block-start: 0.4rem;
        color: var(--candle-2);
      }
      .cards ul:not(.told) li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
        gap: 0.8rem;
      }
      .moves button {
        inline-size: 100%;
        min-block-size: var(--touch);
        text-align: start;
        padding-inline: 0.7rem;
        border-block-end: 1px solid var(--hairline);
      }
      .moves .gone {
        color: var(--candle-2);
        text-decoration: line-through;
      }
    `,
  ];

  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;
  /** So many moves are to be taken back. */
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

  #cards() {
    const t = this.t;
    const { now, open } = this.#peek;
    const toggles = this.#prefs.now.peek === 'toggle';
    const says = now === 'kept' ? 'pace.hide' : now === 'held' ? 'pace.release' : toggles ? 'pace.open' : 'pace.hold';
    const { seats = [], account = [] } = this.table.seen.doc.play?.table ?? {};
    return html`<section class="pad" aria-labelledby="cards">
      <h3 id="cards">${t.msg('pace.cards')}</h3>
      ${
        open
          ? html`<div class="cards" tabindex="0" role="group" aria-labelledby="cards">
              <ul>
                ${seats.map(
                  ({ seat, cards = [] }) =>
                    html`<li>
                      <b>${t.name(seat)}</b> <span>${t.list(cards.map((card) => cardName(t, card, true)))}</span>
                    </li>`,
                )}
              </ul>
              ${
                account.length
                  ? html`<ul class="told">
                      ${account.map((it) => html`<li>${t.rich(it)}</li>`)}
                    </ul>`
                  : nothing
              }
            </div>`
          : html`<div class="cards"><p class="label c">${t.msg('pace.covered')}</p></div>`
      }
      <mq-peek-button .peek=${this.#peek} .open=${open} .label=${t.msg(says)}></mq-peek-button>
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
        ${moves.map((move, i) => {
          const chosen = i < this.back;
          return html`<li>
            <button
              class=${chosen ? 'gone' : ''}
              aria-pressed=${String(chosen)}
              @click=${() => (this.back = this.back === i + 1 ? 0 : i + 1)}
            >
              ${this.#called(move, i + 1)}
            </button>
          </li>`;
        })}
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
    return html`<mq-dialog open .heading=${this.t.msg('pace.watch')} @close=${() => this.send('done', undefined)}>
      <div class="pad">${this.#cards()} ${this.#moves()}</div>
    </mq-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-watch': MasqueWatch;
  }
}
