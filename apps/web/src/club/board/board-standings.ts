import { Task } from '@lit/task';
import type { GameInfo } from '@masque/protocol';
import { icon, MqElement } from '@masque/ui';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { page } from '../../screens/page.ts';
import { boardStandingsStyle } from './board-standings.css.ts';
import { ledgerStyle } from '../results/ledger.css.ts';
import { drawHonour, drawParts, gameIcon, gameName, personOf, wordsOfScheme } from '../results/ledger.ts';
import { racersOf } from '../results/race.ts';
import { clubStandings, type StandingsPage } from '../rest.ts';

/** Lines that are readable from five metres, also below an announcement. */
const LINES = { usual: 8, announced: 7 } as const;
/** The number of titles beside the season's standings, and without a season. */
const TITLES = { beside: 3, alone: 5 } as const;

/**
 * The last evening's standings, titles and season on the big screen. It shows nothing of running games.
 *
 * @slot - Shown until the first game is over.
 */
@customElement('masque-board-standings')
export class MasqueBoardStandings extends MqElement {
  static override styles = [page, ledgerStyle, boardStandingsStyle];

  @property() code = '';
  /** The number of finished games of the evening: it reloads with each more. */
  @property({ type: Number }) played = 0;
  /** An announcement; '' if there is none. */
  @property() said = '';
  @property({ attribute: false }) games: readonly GameInfo[] = [];
  readonly #page = new Task(this, {
    task: async ([code]): Promise<StandingsPage> => {
      const { evenings } = await clubStandings(code, {});
      return clubStandings(code, { evening: evenings.at(-1)?.id ?? 'e0' });
    },
    args: () => [this.code, this.played] as const,
  });

  #ledger(found: StandingsPage): TemplateResult {
    const t = this.t;
    const evening = found.evenings.at(-1)!;
    const ids = [...new Set(found.lines.flatMap((it) => it.from.map(({ game }) => game)))];
    return html`<mq-sheet large>
      <h1>${evening.name}${evening.open ? html` <span class="label">${t.msg('club.so-far')}</span>` : nothing}</h1>
      <ul class="legend">
        ${ids.map((id) => html`<li>${icon(gameIcon(this.games, id))} ${gameName(t, this.games, id)}</li>`)}
      </ul>
      <div class="lines">
        <table aria-label=${t.msg('club.standings')}>
          <tbody>
            ${found.lines.slice(0, this.said ? LINES.announced : LINES.usual).map((it) => {
              const name = personOf(t, found, it.member);
              return html`<tr>
                <td class="n">${it.place}</td>
                <td>
                  <mq-cameo ink .mask=${found.people[it.member]?.mask ?? ''} .name=${name}></mq-cameo>
                </td>
                <th scope="row"><span>${name}</span></th>
                <td>${drawParts(t, this.games, it)}</td>
                <td class="sum">${it.points}</td>
              </tr>`;
            })}
          </tbody>
        </table>
      </div>
      <p><b>${t.msg({ key: 'club.played', args: { n: this.#tables(found) } })}</b> · ${wordsOfScheme(t, found)}</p>
    </mq-sheet>`;
  }

  /** The number of games in the standings. */
  #tables({ lines }: StandingsPage): number {
    return new Set(lines.flatMap((it) => it.from.map(({ session }) => session))).size;
  }

  #titles(found: StandingsPage, max: number) {
    const t = this.t;
    if (found.titles.length === 0) return nothing;
    return html`<section>
      <h2>${t.msg('club.titles.evening')}</h2>
      <ul class="honours">
        ${found.titles
          .slice(0, max)
          .map(
            (it, i) =>
              html`<li style="--i:${i}">
                ${i === 0 ? html`<span class="wick">${icon('flame')}</span>` : nothing}${drawHonour(t, found, it)}
              </li>`,
          )}
      </ul>
    </section>`;
  }

  override render() {
    const found = this.#page.value;
    if (!found || found.lines.length === 0) return html`<slot></slot>`;
    const raced = found.race.evenings.length > 1;
    return html`<main class=${raced || found.titles.length > 0 ? nothing : 'alone'}>
      ${this.said ? html`<p class="announced" role="status">${this.said}</p>` : nothing} ${this.#ledger(found)}
      <div class="beside">
        ${this.#titles(found, raced ? TITLES.beside : TITLES.alone)}
        <masque-race
          far
          .translator=${this.t}
          .evenings=${found.race.evenings}
          .racers=${guard([found, this.t], () => racersOf(found, (member) => personOf(this.t, found, member)))}
        ></masque-race>
      </div>
    </main>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-board-standings': MasqueBoardStandings;
  }
}
