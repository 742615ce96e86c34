import type { RoomView, TableLive, TableView } from '@masque/club';
import type { GameInfo } from '@masque/protocol';
import { icon, MqElement } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { occupants } from './seen.ts';

/** With more seats than this, faces are smaller. */
const ROOMY = 8;

/**
 * A table from above: its people and its game. Only an illustration; the text is beside it.
 *
 * @cssprop --plan-width - 7rem.
 */
@customElement('masque-table-plan')
export class MasqueTablePlan extends MqElement {
  static override styles = css`
    :host {
      --o: var(--plan-width, 7rem);
      position: relative;
      inline-size: var(--o);
      block-size: calc(var(--o) * 0.84);
      flex: none;
    }
    b {
      position: absolute;
      inset: 14% 12%;
      border: 2px solid var(--accent);
      border-radius: 50%;
      background: var(--accent-felt);
      display: grid;
      place-items: center;
    }
    b svg.i {
      inline-size: 38%;
      block-size: 44%;
      fill: var(--accent);
    }
    i {
      position: absolute;
      inline-size: calc(var(--o) * var(--f));
      block-size: calc(var(--o) * var(--f) * 1.14);
      translate: -50% -50%;
      border-radius: 50%;
      border: 1.5px solid var(--brass-2);
      background: var(--lacquer-1);
      display: grid;
      place-items: center;
    }
    i svg.i {
      inline-size: 66%;
      block-size: 66%;
      fill: var(--candle);
    }
    .free {
      border: 2px dashed var(--candle-2);
      background: none;
    }
    .bot {
      border-style: dotted;
    }
    .out {
      opacity: 0.4;
    }
    .asleep {
      opacity: 0.55;
    }
    /* With very large letters, words need its room. */
    @media (max-width: 16rem) {
      :host {
        display: none;
      }
    }
  `;

  @property({ attribute: false }) room!: RoomView;
  @property({ attribute: false }) table!: TableView;
  @property({ attribute: false }) game?: GameInfo | undefined;
  /** What a game that is being played shows of itself. */
  @property({ attribute: false }) now?: TableLive | undefined;

  override render() {
    const { table, game, now } = this;
    const people = occupants(this.room, table);
    // In the lobby, free seats that the game needs are drawn.
    const shown = table.state === 'lobby' ? people.slice(0, Math.max(table.min, people.length)) : people;
    while (table.state === 'lobby' && shown.length < table.min) shown.push(null);
    const size = shown.length > ROOMY ? Math.max(0.1, 1.5 / shown.length) : 0.187;
    return html`<div class=${now?.night ? 'asleep' : ''} style="--f:${size}" aria-hidden="true">
      <b>${icon(game?.theme.icon ?? 'masque')}</b>${shown.map((it, seat) => {
        const angle = (seat / shown.length) * 2 * Math.PI + Math.PI / 2;
        const [x, y] = [50 + 43 * Math.cos(angle), 50 + 40 * Math.sin(angle)];
        const out = now?.out?.includes(seat) ? 'out' : '';
        return html`<i
          class="${it ? '' : 'free'} ${it?.bot ? 'bot' : ''} ${out}"
          style="left:${x.toFixed(1)}%;top:${y.toFixed(1)}%"
          >${it ? icon(`mask:${it.mask}`) : nothing}</i
        >`;
      })}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-table-plan': MasqueTablePlan;
  }
}
