import { consume } from '@lit/context';
import { goingOn } from '@masque/protocol';
import { MqElement } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { bringIcons } from '../../api/games.ts';
import { OwnWords } from '../../words/own-words.ts';
import { page } from '../page.ts';
import { paceWords } from './messages.ts';
import { tableContext, type TableContext } from '../../live/context.ts';
import './go-on.ts';
import type { Answered } from './go-on.ts';

/** The time that a press adds, in seconds. */
const MORE = 30;

/** The clocks of a table, for its host and its game master; for the latter also the console. */
@customElement('masque-pace')
export class MasquePace extends MqElement {
  static override styles = [
    page,
    css`
      .pace {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
        gap: 0.4rem;
      }
      /* Nothing else is pressed while the host reads what will happen. */
      .pace:has(masque-go-on[sure]) > :not(masque-go-on) {
        display: none;
      }
    `,
  ];

  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;
  /** The console of the game master stands beside the table. */
  @property({ type: Boolean }) docked = false;
  @state() private watching = false;
  readonly #words = new OwnWords(paceWords);

  protected override get t() {
    return this.#words.in(super.t);
  }

  protected override firstUpdated(): void {
    void bringIcons(this.table.game.id, ['next-button']);
  }

  async #watch(): Promise<void> {
    await import('./watch.ts');
    this.watching = true;
  }

  get #asked(): string[] {
    const { people, seen } = this.table;
    return (seen.doc.play?.table.seats ?? []).flatMap(({ seat, asked }) =>
      asked ? (people.find((it) => it.seat === seat)?.name ?? []) : [],
    );
  }

  /** People for whom a bot could answer. */
  get #others(): Answered[] {
    const { people, seen, game } = this.table;
    const { lobby, play, you } = seen.doc;
    if (game.bots.length === 0) return [];
    const seats = play?.table.seats ?? [];
    const isTold = seats.some((it) => it.asked);
    return seats.flatMap(({ seat, asked, state: at }) => {
      const { bot, standIn } = lobby.seats[seat] ?? {};
      const name = people.find((it) => it.seat === seat)?.name;
      const may = isTold ? asked === true : at !== 'out' && seat !== you?.seat;
      return may && (bot ?? standIn) === undefined && name !== undefined ? [{ seat, name }] : [];
    });
  }

  override render() {
    const t = this.t;
    const { you, play } = this.table.seen.doc;
    if (!play || play.outcome) return nothing;
    const seen = goingOn(play);
    const paused = play.paused === true;
    return html`<div class="pace" role="group" aria-label=${t.msg('pace.keep')}>
        <mq-button
          plain
          .icon=${paused ? 'check' : 'hourglass'}
          .label=${t.msg(paused ? 'pace.resume' : 'pace.pause')}
          @click=${() => this.table.command({ do: paused ? 'resume' : 'pause' })}
        ></mq-button>
        ${
          // Game masters have the game's own way on.
          you?.master
            ? nothing
            : html`<masque-go-on
                .asked=${this.#asked}
                .people=${this.#others}
                .question=${seen.question}
                ?stopped=${paused}
                @goon=${({ detail }: CustomEvent<number | null>) => this.table.command({ do: 'goOn', seen, seat: detail ?? undefined })}
              ></masque-go-on>`
        }
        ${
          // If a person sets the pace, there is no clock to add to.
          paused || play.table.timer
            ? html`<mq-button
                plain
                .label=${t.msg('pace.more')}
                @click=${() => this.table.command({ do: 'moreTime', seconds: MORE })}
              ></mq-button>`
            : nothing
        }
        ${
          you?.master && !this.docked
            ? html`<mq-button
                plain
                opens
                icon="eye"
                .label=${t.msg('pace.watch')}
                @click=${() => this.#watch()}
              ></mq-button>`
            : nothing
        }
      </div>
      ${
        this.watching && you?.master && !this.docked
          ? html`<mq-dialog open .heading=${t.msg('pace.watch')} @close=${() => (this.watching = false)}>
              <masque-watch @done=${() => (this.watching = false)}></masque-watch>
            </mq-dialog>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-pace': MasquePace;
  }
}
