import type { Language, Messages } from '@masque/core';
import { consume } from '@lit/context';
import { MqElement, type Translator } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { tableContext, type TableContext } from '../../live/context.ts';
import { OwnWords } from '../../words/own-words.ts';
import { page } from '../page.ts';
import '../person-line.ts';

const words: Readonly<Record<Language, Messages>> = {
  en: {
    'was.here': 'I was here with another phone',
    'was.who': 'Who were you?',
    'was.waits': 'The host has been asked. Once they confirm, the seat of {who} and its cards are yours again.',
    'was.asks': 'Somebody on another phone says they are {who}. The old phone will be disconnected.',
    'was.yes': 'It is {who}',
    'was.no': 'It is not {who}',
  },
  fr: {
    'was.here': 'J’étais là avec un autre téléphone',
    'was.who': 'Qui étiez-vous\u202f?',
    'was.waits': 'L’hôte est prévenu. Dès qu’il confirme, vous retrouvez la place de {who} et ses cartes.',
    'was.asks': 'Quelqu’un, sur un autre téléphone, dit être {who}. L’ancien téléphone sera déconnecté.',
    'was.yes': 'C’est {who}',
    'was.no': 'Ce n’est pas {who}',
  },
};

/** A player who lost their phone says at the table who they were; the host is told, and confirms it or not. */
@customElement('masque-was-here')
export class MasqueWasHere extends MqElement {
  static override styles = [
    page,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
      }
      masque-person-line {
        border-block-end: 1px solid var(--hairline);
      }
      mq-link {
        justify-content: center;
      }
      .two {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.5rem;
      }
    `,
  ];

  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;
  @state() private choosing = false;
  readonly #own = new OwnWords(words);

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  #nameAt(seat: number): string {
    return this.table.seen.doc.lobby.seats.find((it) => it.seat === seat)?.name ?? '…';
  }

  /** For hosts: each device that claims to belong to a player at this table. */
  #asked() {
    const t = this.t;
    return (this.table.seen.doc.you?.returning ?? []).map(({ id, seat }) => {
      const who = this.#nameAt(seat);
      const answer = (on: boolean) => () => this.table.command({ do: 'giveBack', id, on });
      return html`<div role="alert">
        <mq-notice .text=${t.msg({ key: 'was.asks', args: { who } })}></mq-notice>
        <div class="two">
          <mq-button plain main .label=${t.msg({ key: 'was.yes', args: { who } })} @click=${answer(true)}></mq-button>
          <mq-button plain .label=${t.msg({ key: 'was.no', args: { who } })} @click=${answer(false)}></mq-button>
        </div>
      </div>`;
    });
  }

  /** For a device without a seat: the players it can claim to be. */
  #asks() {
    const t = this.t;
    const { lobby, you } = this.table.seen.doc;
    if (!you || you.seat !== null || you.host || you.master || lobby.club) return nothing;
    if (you.was !== undefined)
      return html`<p class="label" role="status">
        ${t.msg({ key: 'was.waits', args: { who: this.#nameAt(you.was) } })}
      </p>`;
    const people = lobby.seats.filter((it) => it.name !== undefined && it.bot === undefined);
    if (people.length === 0) return nothing;
    return html`<mq-link .label=${t.msg('was.here')} @click=${() => (this.choosing = true)}></mq-link> ${
        this.choosing
          ? html`<mq-dialog open .heading=${t.msg('was.who')} @close=${() => (this.choosing = false)}>
              <ul class="pad">
                ${people.map(
                  ({ seat, name = '', mask = '' }) =>
                    html`<li>
                      <masque-person-line
                        presses
                        .mask=${mask}
                        .name=${name}
                        @click=${() => {
                          this.choosing = false;
                          void this.table.command({ do: 'wasHere', seat });
                        }}
                      ></masque-person-line>
                    </li>`,
                )}
              </ul>
            </mq-dialog>`
          : nothing
      }`;
  }

  override render() {
    return html`${this.#asked()}${this.#asks()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-was-here': MasqueWasHere;
  }
}
