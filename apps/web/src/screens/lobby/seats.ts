import type { LobbySeat } from '@masque/protocol';
import { consume } from '@lit/context';
import { MqElement } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { calledIn, isTaken } from '../../live/people.ts';
import { levelName } from './levels.ts';
import { tableContext, type TableContext } from '../../live/context.ts';

/** The seats of a table before the game, from two to forty: their people, and what the viewer can do there. */
@customElement('masque-seats')
export class MasqueSeats extends MqElement {
  static override styles = css`
    ol {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr));
      gap: 0.4rem 0.8rem;
    }
    li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 0.7rem;
      align-items: center;
      min-block-size: 3.6rem;
      border-block-end: 1px solid var(--hairline);
      padding-block: 0.2rem;
    }
    li b {
      display: block;
      line-height: 1.2;
      overflow-wrap: anywhere;
    }
    mq-cameo {
      --cameo-width: 2.6rem;
    }
    .hosting {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0.6rem;
    }
    .bots {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
      gap: 0.6rem;
      align-items: end;
      padding-block-start: 0.6rem;
    }
    mq-select:not(:defined) {
      min-block-size: 4.4rem;
    }
    mq-link {
      margin-inline: 0.7rem;
    }
    .on {
      color: var(--candle);
    }
  `;

  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;
  @state() private level = '';

  protected override willUpdate(): void {
    // Only the host needs the list of bots; others never load it.
    if (this.table.seen.doc.you?.host) void import('@masque/ui/select');
  }

  #note(place: LobbySeat): string {
    const t = this.t;
    if (place.bot !== undefined) return t.msg({ key: 'web.bot.level', args: { level: levelName(t, place.bot) } });
    const words = [
      place.host && t.msg('web.is-host'),
      place.away ? t.msg('ui.away') : place.host ? '' : t.msg(place.ready ? 'web.is-ready' : 'web.not-ready'),
    ];
    return words.filter(Boolean).join(', ');
  }

  #seat(place: LobbySeat) {
    const t = this.t;
    const { you } = this.table.seen.doc;
    const n = place.seat + 1;
    if (!isTaken(place))
      return html`<li>
        <mq-cameo empty aria-hidden="true"></mq-cameo>
        <span class="quiet">${t.msg({ key: 'ui.seat', args: { n } })}</span>
        ${
          you?.seat !== null && you !== null
            ? html`<mq-link
                .label=${t.msg('web.sit.here')}
                .says=${t.msg({ key: 'web.sit.here.n', args: { n } })}
                @click=${() => this.table.command({ do: 'sit', seat: place.seat })}
              ></mq-link>`
            : nothing
        }
      </li>`;
    const mine = place.seat === you?.seat;
    const who = calledIn(place.name, t);
    return html`<li>
      <mq-cameo ?me=${mine} .mask=${place.mask ?? ''} .name=${who}></mq-cameo>
      <span
        ><b>${who}</b
        ><span class="label"
          >${place.ready && !place.bot ? html`<span class="on">${this.#note(place)}</span>` : this.#note(place)}</span
        ></span
      >
      ${
        you?.host && !mine
          ? html`<mq-icon-button
              icon="cancel"
              .label=${t.msg({ key: 'web.seat.clear', args: { who } })}
              @click=${() => this.table.command({ do: 'clear', seat: place.seat })}
            ></mq-icon-button>`
          : nothing
      }
    </li>`;
  }

  /** Bots take all empty seats. */
  async #fill(empty: number, level: string | undefined): Promise<void> {
    for (let n = 0; n < empty; n++) if (!(await this.table.command({ do: 'bot', ...(level && { level }) }))) return;
  }

  #bots() {
    const t = this.t;
    const { bots } = this.table.game;
    const level = this.level || bots[0];
    const { seats } = this.table.seen.doc.lobby;
    const taken = seats.filter(isTaken).length;
    const full = taken >= this.table.game.seats.max;
    const empty = seats.length - taken;
    return html`<div class="bots">
      <mq-select
        .label=${t.msg('web.bot.which')}
        .choices=${bots.map((it) => ({ value: it, label: levelName(t, it) }))}
        .value=${level ?? ''}
        @change=${(e: CustomEvent<string>) => (this.level = e.detail)}
      ></mq-select>
      <mq-button
        plain
        icon="bot"
        .label=${t.msg('web.bot.add')}
        .disabled=${full}
        @click=${() => this.table.command({ do: 'bot', ...(level && { level }) })}
      ></mq-button>
      ${
        empty > 1
          ? html`<mq-button
              plain
              .label=${t.msg({ key: 'web.bot.fill', args: { n: empty } })}
              @click=${() => this.#fill(empty, level)}
            ></mq-button>`
          : nothing
      }
    </div>`;
  }

  #count() {
    const t = this.t;
    const { seats } = this.table.seen.doc.lobby;
    const { min, max } = this.table.game.seats;
    return html`<mq-stepper
      role="group"
      aria-label=${t.msg('web.seats.n')}
      .value=${seats.length}
      .min=${Math.max(min, seats.filter(isTaken).length)}
      .max=${max}
      .says=${t.msg({ key: 'web.seats.count', args: { n: seats.length } })}
      .less=${t.msg('web.seats.less')}
      .more=${t.msg('web.seats.more')}
      @change=${({ detail }: CustomEvent<number>) => this.table.command({ do: 'seats', n: detail })}
    ></mq-stepper>`;
  }

  override render() {
    return html`<ol aria-label=${this.t.msg('ui.seats')}>
        ${this.table.seen.doc.lobby.seats.map((it) => this.#seat(it))}
      </ol>
      ${this.table.seen.doc.you?.host ? html`<div class="hosting">${this.#bots()} ${this.#count()}</div>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-seats': MasqueSeats;
  }
}
