import type { Command } from '@masque/protocol';
import { icon, shared } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Seen } from '../../connection/seen.ts';
import { OwnWords } from '../../words/own-words.ts';
import { Page, page } from '../page.ts';
import { paceWords } from './messages.ts';

/** So much more time at a press, in seconds. */
const MORE = 30;

/** The clocks of a table, for its host and its game master; and for the latter, everything. */
@customElement('masque-pace')
export class MasquePace extends Page {
  static override styles = [
    shared,
    page,
    css`
      :host {
        min-block-size: 0;
      }
      .pace {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
        gap: 0.4rem;
      }
    `,
  ];

  @property({ attribute: false }) seen!: Seen;
  @property({ attribute: false }) command!: (command: Command) => Promise<boolean>;
  @state() private watching = false;
  readonly #words = new OwnWords(paceWords);

  protected override get t() {
    return this.#words.in(super.t);
  }

  async #watch(): Promise<void> {
    await import('./watch.ts');
    this.watching = true;
  }

  override render() {
    const t = this.t;
    const { you, play } = this.seen.doc;
    if (!play || play.outcome) return nothing;
    const paused = play.paused === true;
    return html`<div class="pace" role="group" aria-label=${t.msg('pace.keep')}>
        <button class="offer plain" @click=${() => this.command({ do: paused ? 'resume' : 'pause' })}>
          ${icon(paused ? 'check' : 'hourglass')}<span>${t.msg(paused ? 'pace.resume' : 'pace.pause')}</span>
        </button>
        ${
          // Where a person keeps the pace there is no clock to add to.
          paused || play.table.timer
            ? html`<button class="offer plain" @click=${() => this.command({ do: 'moreTime', seconds: MORE })}>
                <span>${t.msg('pace.more')}</span>
              </button>`
            : nothing
        }
        ${
          you?.master
            ? html`<button class="offer plain" aria-haspopup="dialog" @click=${() => this.#watch()}>
                ${icon('eye')}<span>${t.msg('pace.watch')}</span>
              </button>`
            : nothing
        }
      </div>
      ${
        this.watching && you?.master
          ? html`<masque-watch
              .seen=${this.seen}
              .command=${this.command}
              @done=${() => (this.watching = false)}
            ></masque-watch>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-pace': MasquePace;
  }
}
