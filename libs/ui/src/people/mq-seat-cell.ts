import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../icons/icon.ts';
import { drawMask } from './mq-cameo.ts';
import { cellStyle } from './mq-seat-cell.css.ts';
import { drawName, emOf } from './name.ts';
import { nameClass, SeatElement } from './seat.ts';

/** The choice of nobody, where that is allowed. */
export interface Nobody {
  readonly label: string;
  readonly chosen: boolean;
  readonly closed?: boolean;
}

/**
 * A player as a cell of a grid: for crowds, for the night, and for cards that lie in places with names.
 *
 * @fires pick - `Seat | null`: a player who could be chosen was tapped, or nobody.
 *
 * @example
 * const ada: Person = { seat: 0, name: 'Ada', mask: 'fox' };
 * html`<mq-seat-cell .seat=${{ seat: 0 }} .person=${ada} layout="grid"></mq-seat-cell>`
 */
@customElement('mq-seat-cell')
export class MqSeatCell extends SeatElement {
  static override styles = cellStyle;

  /** The kind of grid. */
  @property({ reflect: true }) layout: 'grid' | 'night' | 'flat' | 'areas' | 'big' = 'grid';
  /** Below a vote, or one of many: only the player's offices and their vote. */
  @property({ type: Boolean }) short = false;
  /** Only the player. */
  @property({ type: Boolean }) plain = false;
  /** At night, players who cannot be chosen look like those who can: otherwise the screen would reveal who is asked. */
  @property({ type: Boolean }) alike = false;
  /** As low as a thumb can hit, and only the player. */
  @property({ type: Boolean, reflect: true }) tight = false;
  /** Everything it holds is closer together, so that more of them are visible. */
  @property({ type: Boolean, reflect: true }) close = false;
  /** Only the face and the signs, where there is no room for names, which are still read aloud. */
  @property({ type: Boolean, reflect: true }) faces = false;
  /** The cell stands for nobody. */
  @property({ attribute: false }) nobody?: Nobody;

  #nobody({ label, chosen, closed }: Nobody) {
    return html`<button
      class="pickseat none ${chosen ? 'chosen' : ''}"
      aria-pressed=${closed ? nothing : String(chosen)}
      aria-disabled=${closed ? 'true' : nothing}
      @click=${() => !closed && this.send('pick', null)}
    >
      <span class="nm">${label}</span>
    </button>`;
  }

  /** In a short cell the note of a player who has voted is only read out, so that all votes are visible. */
  get #hasVoted(): boolean {
    return this.short && this.vote !== undefined && this.vote.choice !== null;
  }

  /** Below a vote: the badges, and the vote. */
  #inShort() {
    const badges = this.seat.badges ?? [];
    const vote = this.drawVote();
    if (badges.length === 0 && vote === nothing) return nothing;
    return html`<span class="belongs"
      >${badges.length ? html`<span class="pips">${badges.map((it) => icon(it.icon, ''))}</span>` : nothing}${vote}</span
    >`;
  }

  override render() {
    if (this.nobody) return this.#nobody(this.nobody);
    const { seat, name, plain, chosen } = this;
    const gone = seat.state === 'out' || seat.state === 'ghost';
    // Below a vote, too, one has to know what somebody has shown.
    const note = plain && !gone && (!this.short || this.tight) ? '' : this.note;
    const inside = html`${drawMask(this.person?.mask, name, 'i')}<span
        class=${nameClass(name)}
        style="--em:${emOf(name).toFixed(2)}"
        >${drawName(name)}${this.drawFingers()}${this.sayFingers()}</span
      >${this.short ? this.#inShort() : plain ? nothing : html`${this.drawVote()}${this.drawBelongings()}`}${
        note ? html`<span class="st ${this.#hasVoted ? 'vh' : ''}">${note}</span>` : nothing
      }${this.drawTick()}${this.light && (!plain || this.short) ? html`<span class="wick">${icon('flame', '')}</span>` : nothing}${
        !plain && this.signs ? html`<span class="vh">${this.signs}</span>` : nothing
      }`;
    const still = `${seat.state ?? ''} ${this.pointed ? 'pointed' : ''}`.trim();
    const cls = `pickseat ${plain && !this.short ? (chosen ? 'chosen' : still) : this.states}`;
    if (this.open)
      return html`<button class=${cls} aria-pressed=${String(chosen)} @click=${this.choose}>${inside}</button>`;
    if (this.alike && this.picks && !gone) return html`<button class=${cls} aria-disabled="true">${inside}</button>`;
    if (!plain && this.legible)
      return html`<button class=${cls} @click=${this.read}>${inside}<span class="vh">${this.reads}</span></button>`;
    return html`<div class=${cls}>${inside}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-seat-cell': MqSeatCell;
  }
}
