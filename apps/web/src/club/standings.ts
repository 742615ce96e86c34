import { Task } from '@lit/task';
import { MqElement, type Translator } from '@masque/ui';
import '@masque/ui/choice';
import '@masque/ui/select';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameInfo } from '@masque/protocol';
import { allGames, bringIcons } from '../api/games.ts';
import { page } from '../screens/page.ts';
import { go } from '../shell/router.ts';
import { OwnWords } from '../words/own-words.ts';
import './history.ts';
import { ledgerStyle } from './ledger.css.ts';
import { drawHonour, drawParts, drawReasons, gameName, personOf, wordsOfScheme } from './ledger.ts';
import { parts } from './parts.css.ts';
import { racersOf } from './race.ts';
import {
  clubCsv,
  clubFilePath,
  clubGames,
  clubInfo,
  clubStandings,
  type PlayedGame,
  type StandingsQuery,
  type StandingsPage,
} from './rest.ts';
import { dayOf } from './seen.ts';
import { eveningWords } from './words/index.ts';
import { standingsStyle } from './standings.css.ts';

type View = 'tonight' | 'season' | 'all' | 'games';

/** The number of lines shown before the rest is requested. */
const FEW = 12;
/** Who has won what: this evening, this season, in one game; titles; and all games that were played. */
@customElement('masque-standings')
export class MasqueStandings extends MqElement {
  static override styles = [page, parts, ledgerStyle, standingsStyle];

  @property() code = '';
  @state() private view: View = 'tonight';
  @state() private game = '';
  @state() private whole = false;
  /** The member whose statistics are shown; '' for none. */
  @state() private person = '';
  readonly #own = new OwnWords(eveningWords);
  readonly #about = new Task(this, {
    task: async ([code]) => {
      const [info, games] = await Promise.all([clubInfo(code), allGames()]);
      await bringIcons(games[0]?.id ?? '', ['laurel-crown']);
      return [info, games] as const;
    },
    args: () => [this.code] as const,
  });
  readonly #page = new Task(this, {
    task: async ([code, view, game]): Promise<{ page: StandingsPage; scope: StandingsQuery; games: PlayedGame[] }> => {
      const first = await clubStandings(code, {});
      const evening = first.evenings.at(-1);
      const which: StandingsQuery =
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
    // Returning from a game that was looked at.
    if (new URLSearchParams(location.search).get('view') === 'games') this.view = 'games';
  }

  get #games(): readonly GameInfo[] {
    return this.#about.value?.[1] ?? [];
  }

  /** Nothing can be opened on paper, so all lines are shown. */
  async #print(): Promise<void> {
    this.whole = true;
    await this.updateComplete;
    print();
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
          ${this.#title(page)} ${open ? html`<span class="label">${t.msg('club.so-far')}</span>` : nothing}
        </caption>
        <thead>
          <tr>
            <th scope="col" class="n"><span class="vh">${t.msg('club.place')}</span></th>
            <td class="face"></td>
            <th scope="col">${t.msg('club.name')}</th>
            <th scope="col" class="n wide">${t.msg('club.games')}</th>
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
                      .name=${personOf(t, page, it.member)}
                    ></mq-cameo>
                  </td>
                  <th scope="row">
                    <button class="name" @click=${() => this.#look(it.member)}>${personOf(t, page, it.member)}</button>
                  </th>
                  <td class="n wide">${drawParts(t, this.#games, it)}</td>
                  <td class="n wide">${it.rating}</td>
                  <td class="sum">${it.points}</td>
                </tr>
                ${it.member === me ? drawReasons(t, this.#games, it) : nothing}`,
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
      <p>${wordsOfScheme(t, page, this.game)}</p>
      <p class="label">${t.msg('club.rating.why')}</p>
    </mq-sheet>`;
  }

  #titles(page: StandingsPage) {
    const t = this.t;
    if (page.titles.length === 0) return nothing;
    return html`<section aria-labelledby="titles">
      <h2 id="titles">${t.msg(this.view === 'tonight' ? 'club.titles.evening' : 'club.titles')}</h2>
      <ul class="honours">
        ${page.titles.map((it) => html`<li>${drawHonour(t, page, it)}</li>`)}
      </ul>
    </section>`;
  }

  /** The ranks after each evening. */
  #race(page: StandingsPage): TemplateResult {
    const me = this.#about.value?.[0].you?.member;
    const racers = racersOf(page, (member) => personOf(this.t, page, member), me);
    return html`<masque-race .translator=${this.t} .evenings=${page.race.evenings} .racers=${racers}></masque-race>`;
  }

  async #look(member: string): Promise<void> {
    await import('./person.ts');
    this.person = member;
  }

  #history({ page, games }: { page: StandingsPage; games: PlayedGame[] }): TemplateResult {
    return html`<masque-club-history
      .translator=${this.t}
      .code=${this.code}
      .played=${games}
      .games=${this.#games}
      .nameOf=${(member: string) => personOf(this.t, page, member)}
    ></masque-club-history>`;
  }

  /** The standings as a picture: shared if the device can, otherwise saved. */
  async #picture(page: StandingsPage): Promise<void> {
    const t = this.t;
    const last = page.evenings.at(-1);
    const [{ drawStandings }, { shareFile }] = await Promise.all([import('./picture.ts'), import('./share.ts')]);
    const of = {
      club: page.club,
      title: this.#title(page),
      day: this.view === 'tonight' && last ? dayOf(t, last.at) : '',
      lines: page.lines.map((it) => ({ place: it.place, name: personOf(t, page, it.member), points: it.points })),
      titles: page.titles.map(({ kind, member }) =>
        t.msg({ key: `club.title.${kind}`, args: { who: personOf(t, page, member) } }),
      ),
    };
    await shareFile(await drawStandings(of, getComputedStyle(this)));
  }

  #title(page: StandingsPage): string {
    const last = { tonight: page.evenings.at(-1), season: page.seasons.at(-1), all: undefined, games: undefined };
    return last[this.view]?.name ?? page.club;
  }

  /** What the club stores about the viewer, and for a host the whole club. */
  #mine() {
    const t = this.t;
    const you = this.#about.value?.[0].you;
    if (!you) return nothing;
    return html`<div class="ways">
      <a href="/c/${this.code}/me">${t.msg('club.mine')}</a>
      ${you.host ? html`<a href=${clubFilePath(this.code)} download>${t.msg('club.file')}</a>` : nothing}
    </div>`;
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
            ? html`<mq-select
                class="which"
                .label=${t.msg('club.by-game')}
                .choices=${['', ...games].map((it) => ({
                  value: it,
                  label: it ? gameName(t, this.#games, it) : t.msg('club.every-game'),
                }))}
                .value=${this.game}
                @change=${(e: CustomEvent<string>) => typeof e.detail === 'string' && (this.game = e.detail)}
              ></mq-select>`
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
                <button @click=${() => this.#print()}>${t.msg('club.print')}</button>
                <button @click=${() => this.#picture(value.page)}>${t.msg('club.picture')}</button>
              </div>`
            : nothing
        }
        ${this.#mine()}
      </mq-page>
      ${
        this.person === ''
          ? nothing
          : html`<masque-club-person
              .translator=${t}
              .code=${this.code}
              .member=${this.person}
              .scope=${value?.scope ?? {}}
              .games=${this.#games}
              @look=${(e: CustomEvent<string>) => (this.person = e.detail)}
              @close=${() => (this.person = '')}
            ></masque-club-person>`
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-standings': MasqueStandings;
  }
}
