import type { GuestView, RoomView } from '@masque/club';
import { icon, MqElement } from '@masque/ui';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { page } from '../../screens/page.ts';
import '../../screens/person-line.ts';
import { boardPeopleStyle } from './board-people.css.ts';
import { noteOf } from '../draw.ts';
import { calledOf, freeOf, tableOf } from '../seen.ts';

/** How long the candle stands with the person who has joined last, in milliseconds. */
const LIT_MS = 60_000;
/** The maximum number of people in a list, and in a list below a person in the light; more are shown in a grid. */
const [LISTED, LISTED_BELOW] = [6, 4];

/** The longest word of a name for which there is room in a grid of three columns. */
const WORD = 9;

/** Is there a word in a name that would be broken in a narrow column? */
const isLong = (name: string): boolean => name.split(/[\s-]/).some((it) => it.length > WORD);

type Someone = readonly [string, GuestView];

/**
 * The people on the big screen: the one with the candle, those in the line, and whoever is free. As many are shown as
 * there is room for, and the others are counted.
 */
@customElement('masque-board-people')
export class MasqueBoardPeople extends MqElement {
  static override styles = [page, boardPeopleStyle];

  @property({ attribute: false }) room!: RoomView;
  /** The current time, by the server's clock. */
  @property({ type: Number }) now = 0;
  /** How many people there is room for; `null`: to be measured. */
  @state() private fits: number | null = null;
  readonly #resizes = new ResizeObserver(() => (this.fits = null));

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resizes.observe(this);
  }

  override disconnectedCallback(): void {
    this.#resizes.disconnect();
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('room') || changed.has('translator')) this.fits = null;
  }

  protected override updated(): void {
    if (this.fits === null) void this.updateComplete.then(() => this.#measure());
  }

  /** Everybody is drawn first. Those below the edge make room for a line that counts them, before anything is painted. */
  #measure(): void {
    if (this.fits !== null) return;
    const { bottom } = this.getBoundingClientRect();
    const ends = [...this.renderRoot.querySelectorAll('li')].map((it) => it.getBoundingClientRect().bottom);
    const line = 2 * parseFloat(getComputedStyle(this).fontSize);
    this.fits = ends.every((it) => it <= bottom + 1) ? ends.length : ends.filter((it) => it <= bottom - line).length;
  }

  /** The person with the candle: the last one called, or else the last one to join. */
  get #lit(): string | null {
    const { people, newest } = this.room;
    const [called] = Object.entries(people)
      .filter(([, it]) => it.call)
      .sort(([, a], [, b]) => b.call!.until - a.call!.until);
    if (called) return called[0];
    return newest !== null && people[newest] && this.now - people[newest].at < LIT_MS ? newest : null;
  }

  #says(id: string): string {
    const { t, room } = this;
    const seat = tableOf(room, id);
    if (seat !== undefined) return t.msg({ key: 'club.at', args: { table: calledOf(t, room.tables[seat]!) } });
    return room.people[id]!.call ? noteOf(t, room, id) : t.msg('club.just-in');
  }

  /** In a grid there is room for a name only, and for the place in the line. */
  #one([id, it]: Someone, many: boolean, place?: number): TemplateResult {
    const { t, room } = this;
    const name = place === undefined ? it.name : t.msg({ key: 'club.line.nth', args: { n: place, name: it.name } });
    const note = many ? '' : noteOf(t, room, id);
    return html`<li>
      <masque-person-line
        ?stacked=${many}
        ?idle=${it.resting || it.away}
        .mask=${it.mask}
        .name=${name}
        .note=${note}
      ></masque-person-line>
    </li>`;
  }

  #people(lit: string | null): TemplateResult {
    const { t } = this;
    const all = freeOf(this.room).filter(([id]) => id !== lit);
    const shown = all.slice(0, this.fits ?? all.length);
    const many = all.length > (lit === null ? LISTED : LISTED_BELOW);
    const line = many ? shown.filter(([, it]) => it.line) : [];
    const free = shown.slice(line.length);
    const rest = all.length - shown.length;
    const cls = many ? `grid ${shown.some(([, it]) => isLong(it.name)) ? 'long' : ''}` : '';
    return html`${
      line.length > 0
        ? html`<p class="also">${t.msg('club.line.all')}</p>
            <ol class=${cls}>
              ${line.map((it, i) => this.#one(it, many, i + 1))}
            </ol>`
        : nothing
    }
    ${
      free.length > 0
        ? html`<p class="also">${t.msg(lit === null && line.length === 0 ? 'club.free' : 'club.also-free')}</p>
            <ul class=${cls}>
              ${free.map((it) => this.#one(it, many))}
            </ul>`
        : nothing
    }
    ${rest > 0 ? html`<p class="rest">${t.msg({ key: 'club.free.more', args: { n: rest } })}</p>` : nothing}`;
  }

  override render() {
    const { t, room } = this;
    const lit = this.#lit;
    const named = lit === null ? undefined : room.people[lit];
    return html`<h2>${t.msg('club.in-the-room')} <b class="fig">${Object.keys(room.people).length}</b></h2>
      ${
        lit !== null && named
          ? html`<div class="newest">
              <span class="wick">${icon('flame')}</span>
              <mq-cameo .mask=${named.mask} .name=${named.name}></mq-cameo>
              <b>${named.name}</b>
              <span class="label">${this.#says(lit)}</span>
            </div>`
          : nothing
      }
      <div class="free">${this.#people(lit)}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-board-people': MasqueBoardPeople;
  }
}
