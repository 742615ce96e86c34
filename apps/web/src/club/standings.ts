import { Task } from '@lit/task';
import { icon, MqElement, type Translator } from '@masque/ui';
import '@masque/ui/choice';
import '@masque/ui/select';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameInfo } from '@masque/protocol';
import { allGames } from '../api/games.ts';
import { page } from '../screens/page.ts';
import { go } from '../shell/router.ts';
import { OwnWords } from '../words/own-words.ts';
import { parts } from './parts.css.ts';
import {
  clubCsv,
  clubFilePath,
  clubGames,
  clubInfo,
  clubStandings,
  eraseMe,
  gameFile,
  myFilePath,
  replayPath,
  type PlayedGame,
  type Scope,
  type StandingsPage,
} from './rest.ts';
import { dayOf, listOf, timeOf } from './seen.ts';
import { eveningWords } from './words/index.ts';
import { standingsStyle } from './standings.css.ts';

type View = 'tonight' | 'season' | 'all' | 'games';

/** Lines shown before the rest is asked for. */
const FEW = 12;
/** Lines of the race: more cannot be told apart. */
const RACERS = 5;
/** Dashes of the lines of a race, so that they are told apart without colour. */
const DASHES = ['', '14 8', '3 7', '14 6 3 6', '22 10'];

/** Who has won what: of the evening, the season, a game; titles; and every game that was played. */
@customElement('masque-standings')
export class MasqueStandings extends MqElement {
  static override styles = [page, parts, standingsStyle];

  @property() code = '';
  @state() private view: View = 'tonight';
  @state() private game = '';
  @state() private whole = false;
  @state() private sure = false;
  @state() private kept = false;
  readonly #own = new OwnWords(eveningWords);
  readonly #about = new Task(this, {
    task: ([code]) => Promise.all([clubInfo(code), allGames()]),
    args: () => [this.code] as const,
  });
  readonly #page = new Task(this, {
    task: async ([code, view, game]): Promise<{ page: StandingsPage; scope: Scope; games: PlayedGame[] }> => {
      const first = await clubStandings(code, {});
      const evening = first.evenings.at(-1);
      const which: Scope =
        view === 'tonight'
          ? { evening: evening?.id ?? 'e0' }
          : view === 'season'
            ? { season: first.seasons.at(-1)?.id }
            : {};
      const scope = { ...which, ...(game && { game }) };
      const [page, games] = await Promise.all([
        clubStandings(code, scope),
        view === 'games' ? clubGames(code, scope) : Promise.resolve([]),
      ]);
      return { page, scope, games };
    },
    args: () => [this.code, this.view, this.game] as const,
  });

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${this.t.msg('club.standings')} · Masque`;
  }

  get #games(): readonly GameInfo[] {
    return this.#about.value?.[1] ?? [];
  }

  #gameName(id: string): string {
    return this.#games.find((it) => it.id === id)?.name[this.t.language] ?? id;
  }

  #nameOf(page: StandingsPage, member: string): string {
    return page.people[member]?.name || this.t.msg('club.somebody');
  }

  #ledger({ page }: { page: StandingsPage }): TemplateResult {
    const t = this.t;
    const me = this.#about.value?.[0].you?.member;
    const lines = this.whole ? page.lines : page.lines.slice(0, FEW);
    const open = page.evenings.at(-1)?.open && this.view === 'tonight';
    if (page.lines.length === 0) return html`<p class="said">${t.msg('club.standings.none')}</p>`;
    return html`<mq-sheet large>
      <table>
        <caption>
          ${this.view === 'tonight' ? page.evenings.at(-1)?.name : this.view === 'season' ? page.seasons.at(-1)?.name : page.club}
          ${open ? html`<span class="label">${t.msg('club.so-far')}</span>` : nothing}
        </caption>
        <thead>
          <tr>
            <th scope="col" class="n"><span class="vh">${t.msg('club.place')}</span></th>
            <td></td>
            <th scope="col">${t.msg('club.name')}</th>
            <th scope="col" class="n wide">${t.msg('club.games')}</th>
            <th scope="col" class="n wide">${t.msg('club.wins')}</th>
            <th scope="col" class="n wide">${t.msg('club.rating')}</th>
            <th scope="col" class="n">${t.msg('club.points')}</th>
          </tr>
        </thead>
        <tbody>
          ${lines.map(
            (it) =>
              html`<tr class=${it.member === me ? 'mine' : ''}>
                <td class="n">${it.place}</td>
                <td class="face">
                  <mq-cameo
                    ink
                    .mask=${page.people[it.member]?.mask ?? ''}
                    .name=${this.#nameOf(page, it.member)}
                  ></mq-cameo>
                </td>
                <th scope="row">${this.#nameOf(page, it.member)}</th>
                <td class="n wide">${it.games}</td>
                <td class="n wide">${it.wins}</td>
                <td class="n wide">${it.rating}</td>
                <td class="sum">${it.points}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${
        page.lines.length > lines.length
          ? html`<button class="more" @click=${() => (this.whole = true)}>
              ${t.msg({ key: 'club.all-lines', args: { n: page.lines.length } })}
            </button>`
          : nothing
      }
      <p>${this.#worth(page)}</p>
      <p class="label">${t.msg('club.rating.why')}</p>
    </mq-sheet>`;
  }

  /** How points are counted, in words. */
  #worth({ schemes }: StandingsPage): string {
    const { places, side, played } = schemes[this.game] ?? schemes['*'] ?? { places: [5, 3, 2], side: 3, played: 1 };
    return this.t.msg({ key: 'club.worth', args: { places: places.join(', '), side, played } });
  }

  #titles(page: StandingsPage) {
    const t = this.t;
    if (page.titles.length === 0) return nothing;
    return html`<section aria-labelledby="titles">
      <h2 id="titles">${t.msg(this.view === 'tonight' ? 'club.titles.evening' : 'club.titles')}</h2>
      <ul class="honours">
        ${page.titles.map(
          ({ kind, member, n, of, over }) =>
            html`<li>
              <mq-cameo .mask=${page.people[member]?.mask ?? ''} .name=${this.#nameOf(page, member)}></mq-cameo>
              <div>
                <h3>${t.msg({ key: `club.title.${kind}`, args: { who: this.#nameOf(page, member) } })}</h3>
                <p class="label">
                  ${t.msg({ key: `club.title.${kind}.why`, args: { n, of, over: over ? this.#nameOf(page, over) : '' } })}
                </p>
              </div>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  /** The places after each evening: lines told apart by width, dash and the name at their end. */
  #race(page: StandingsPage) {
    const t = this.t;
    const { evenings, lines } = page.race;
    if (evenings.length < 2) return nothing;
    const last = evenings.length - 1;
    const racers = Object.entries(lines)
      .flatMap(([member, places]) => (places[last] == null ? [] : [{ member, places, end: places[last] }]))
      .sort((a, b) => a.end - b.end)
      .slice(0, RACERS);
    const [width, height] = [300, 30 * RACERS];
    const most = Math.max(...racers.flatMap((it) => it.places.map((place) => place ?? 0)), RACERS);
    const x = (i: number): number => (i / last) * width;
    const y = (place: number): number => ((place - 0.5) / most) * height;
    return html`<section aria-labelledby="race">
      <div class="spread">
        <h2 id="race">${t.msg('club.race')}</h2>
        <span class="label">${t.msg({ key: 'club.race.n', args: { n: evenings.length } })}</span>
      </div>
      <svg
        class="race"
        viewBox="-6 0 ${width + 12} ${height}"
        role="img"
        aria-label=${racers.map((it) => `${this.#nameOf(page, it.member)}: ${it.places.map((p) => p ?? '–').join(', ')}`).join('; ')}
      >
        ${evenings.map((_, i) => svg`<line x1=${x(i)} x2=${x(i)} y1="0" y2=${height} />`)}
        ${racers.map(({ places, end }, i) => {
          const points = places.flatMap((place, at) => (place === null ? [] : [`${x(at)},${y(place)}`])).join(' ');
          return svg`<polyline class=${i === 0 ? 'lead' : ''} stroke-dasharray=${DASHES[i] ?? ''} points=${points} /><circle cx=${x(last)} cy=${y(end)} r="5" />`;
        })}
      </svg>
      <ol class="racers">
        ${racers.map(
          ({ member, end }, i) =>
            html`<li class="spread">
              <span
                ><svg class="i" viewBox="0 0 40 12" style="inline-size:2.4em" aria-hidden="true">
                  <line
                    x1="0"
                    x2="40"
                    y1="6"
                    y2="6"
                    stroke="currentColor"
                    stroke-width=${i === 0 ? 4 : 2.5}
                    stroke-dasharray=${DASHES[i] ?? ''}
                  />
                </svg>
                ${this.#nameOf(page, member)}</span
              >
              <b class="fig">${end}</b>
            </li>`,
        )}
      </ol>
    </section>`;
  }

  #history({ page, games }: { page: StandingsPage; games: PlayedGame[] }): TemplateResult {
    const t = this.t;
    if (games.length === 0) return html`<p class="said">${t.msg('club.standings.none')}</p>`;
    return html`<ul class="games">
      ${games.map((it) => {
        const game = this.#games.find((one) => one.id === it.game);
        const name = (p: PlayedGame['players'][number]): string => (p.member ? this.#nameOf(page, p.member) : p.name);
        const winners = it.players.filter((p) => p.won).map(name);
        const others = it.players.filter((p) => !p.won).map(name);
        return html`<li>
          ${icon(game?.theme.icon ?? 'masque')}
          <div>
            <b>${this.#gameName(it.game)}</b>
            <span class="label"
              >${dayOf(t, it.at)}, ${timeOf(t, it.at)}, ${t.msg({ key: 'club.minutes', args: { n: it.minutes } })}</span
            >
            <p>
              ${winners.length ? t.rich({ key: 'club.won', args: { who: listOf(t, winners) } }) : t.msg('club.won.nobody')}
              ${others.length ? html`<span class="label">${t.msg({ key: 'club.with', args: { who: listOf(t, others) } })}</span>` : nothing}
            </p>
          </div>
          <span class="ways"
            ><a href=${replayPath(this.code, it.session)}>${t.msg('club.game.look')}</a>
            <a href=${gameFile(this.code, it.session)} download>${t.msg('club.game.file')}</a></span
          >
        </li>`;
      })}
    </ul>`;
  }

  /** What the club keeps of whoever looks, and for a host all of the club. */
  #mine() {
    const t = this.t;
    const you = this.#about.value?.[0].you;
    if (!you) return nothing;
    const erase = async (): Promise<void> => {
      if (!this.sure) return void (this.sure = true);
      await eraseMe(this.code).then(
        () => go('/'),
        () => (this.kept = true),
      );
    };
    return html`<div class="ways">
        <a href=${myFilePath(this.code)} download>${t.msg('club.mine')}</a>
        <button @click=${erase}>${t.msg(this.sure ? 'club.erase.sure' : 'club.erase')}</button>
        ${you.host ? html`<a href=${clubFilePath(this.code)} download>${t.msg('club.file')}</a>` : nothing}
      </div>
      ${this.kept ? html`<mq-notice plain warn .text=${t.msg('club.erase.host')}></mq-notice>` : nothing}`;
  }

  override render() {
    const t = this.t;
    const value = this.#page.value;
    const games = value?.page.games ?? [];
    return html`<mq-page icon="laurel-crown" .heading=${t.msg('club.standings')} .note=${value?.page.club ?? ''}>
      <mq-icon-button
        slot="tools"
        icon="cancel"
        .label=${t.msg('club.back')}
        @click=${() => (history.length > 1 ? history.back() : go(`/c/${this.code}`))}
      ></mq-icon-button>
      <mq-choice
        .label=${t.msg('club.standings')}
        .value=${this.view}
        .choices=${(['tonight', 'season', 'all', 'games'] as const).map((it) => ({ value: it, label: t.msg(`club.view.${it}`) }))}
        @change=${(e: CustomEvent<View>) => {
          if (typeof e.detail === 'string') [this.view, this.whole] = [e.detail, false];
        }}
      ></mq-choice>
      ${
        games.length > 1
          ? html`<div class="ways" role="group" aria-label=${t.msg('club.by-game')}>
              ${['', ...games].map(
                (it) =>
                  html`<button aria-pressed=${String(this.game === it)} @click=${() => (this.game = it)}>
                    ${it === this.game ? icon('check') : nothing} ${it ? this.#gameName(it) : t.msg('club.every-game')}
                  </button>`,
              )}
            </div>`
          : nothing
      }
      ${this.#page.error ? html`<mq-notice plain warn .text=${t.msg('refuse.no_club')}></mq-notice>` : nothing}
      ${
        !value
          ? nothing
          : this.view === 'games'
            ? this.#history(value)
            : html`<div class="all">
                ${this.#ledger(value)}
                <div class="pad">${this.#titles(value.page)} ${this.#race(value.page)}</div>
              </div>`
      }
      ${
        value && value.page.lines.length > 0
          ? html`<div class="ways">
              <a href=${clubCsv(this.code, value.scope)} download>${t.msg('club.csv')}</a>
              <button @click=${() => print()}>${t.msg('club.print')}</button>
            </div>`
          : nothing
      }
      ${this.#mine()}
    </mq-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-standings': MasqueStandings;
  }
}
