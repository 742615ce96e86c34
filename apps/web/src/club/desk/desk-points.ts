import type { Scheme } from '@masque/club';
import '@masque/ui/number';
import '@masque/ui/select';
import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { page } from '../../screens/page.ts';
import { ClubPart } from '../page.ts';

/** All games that have no scheme of their own. */
const ALL = '*';
/** The default points of a game: as in the club's `defaultScheme`. */
const usual: Scheme = { places: [5, 3, 2], side: 3, played: 1 };
/** The number of places that can score. */
const PLACES = 6;
/** Up to this maximum a press adds one; a larger range would have steps of five. */
const MAX_POINTS = 40;

/** The points scheme, for all games or for one. Past games are rescored. */
@customElement('masque-desk-points')
export class MasqueDeskPoints extends ClubPart {
  static override styles = [page];

  @state() private game = ALL;

  get #scheme(): Scheme {
    const schemes = this.live.doc?.desk?.schemes ?? {};
    return schemes[this.game] ?? schemes[ALL] ?? usual;
  }

  #set(change: Partial<Scheme>): void {
    const { places, side, played } = { ...this.#scheme, ...change };
    const kept = places.slice(0, places.findLastIndex((it) => it > 0) + 1);
    void this.live.do({ do: 'scheme', game: this.game, scheme: { places: kept, side, played } });
  }

  #number(label: string, value: number, set: (n: number) => void) {
    return html`<mq-number
      .label=${label}
      .value=${value}
      .min=${0}
      .max=${MAX_POINTS}
      @change=${(e: CustomEvent<number>) => set(e.detail)}
    ></mq-number>`;
  }

  override render() {
    const t = this.t;
    const { places, side, played } = this.#scheme;
    const own = this.live.doc?.desk?.schemes[this.game] !== undefined;
    const games = this.live.games.map((it) => ({ value: it.id, label: it.name[t.language] ?? it.id }));
    const rows = Math.min(PLACES, places.length + 1);
    return html`<div class="pad">
      <mq-select
        .label=${t.msg('club.points.game')}
        .choices=${[{ value: ALL, label: t.msg('club.points.all') }, ...games]}
        .value=${this.game}
        @change=${(e: CustomEvent<string>) => (this.game = e.detail)}
      ></mq-select>
      ${own || this.game === ALL ? nothing : html`<p class="label">${t.msg('club.points.as-all')}</p>`}
      ${Array.from({ length: rows }, (_, i) =>
        this.#number(t.msg({ key: 'club.points.place', args: { n: i + 1 } }), places[i] ?? 0, (n) => {
          const next = Array.from({ length: Math.max(places.length, i + 1) }, (__, at) => places[at] ?? 0);
          this.#set({ places: next.with(i, n) });
        }),
      )}
      ${this.#number(t.msg('club.points.side'), side, (n) => this.#set({ side: n }))}
      ${this.#number(t.msg('club.points.played'), played, (n) => this.#set({ played: n }))}
      <p class="label">${t.msg('club.points.why')}</p>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-desk-points': MasqueDeskPoints;
  }
}
