import { Task } from '@lit/task';
import { MqElement, type Translator } from '@masque/ui';
import '@masque/ui/choice';
import '@masque/ui/select';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import type { GameInfo } from '@masque/protocol';
import { allGames, bringIcons } from '../../api/games.ts';
import { page } from '../../screens/page.ts';
import '../../screens/rows.ts';
import { go } from '../../shell/router.ts';
import { OwnWords } from '../../words/own-words.ts';
import './chart.ts';
import './history.ts';
import { ledgerStyle } from './ledger.css.ts';
import { drawHonour, drawParts, drawReasons, gameName, personOf, sumOf, wordsOfScheme } from './ledger.ts';
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
} from '../rest.ts';
import { dayOf } from '../seen.ts';
import { eveningWords } from '../words/index.ts';
import { standingsStyle } from './standings.css.ts';

const views = ['tonight', 'season', 'all', 'games'] as const;
type View = (typeof views)[number];

/** The one with this id, or the last one. */
const chosen = <T extends { readonly id: string }>(all: readonly T[], id: string): T | undefined =>
  all.find((it) => it.id === id) ?? all.at(-1);

/** The maximum number of lines of a chart. */
const LINES = 5;
/** The number of lines shown before the rest is requested. */
const FEW = 12;
/** Who has won what: this evening, this season, in one game; titles; and all games that were played. */
@customElement('masque-standings')
export class MasqueStandings extends MqElement {
  static override styles = [page, ledgerStyle, standingsStyle];

  @property() code = '';
  @state() private view: View = 'tonight';
  /** A past evening or season that was chosen; '' for the last one. */
  @state() private evening = '';
  @state() private season = '';
  /** The member whose games are shown; '' for everybody's. */
  @state() private of = '';
  @state() private game = '';
  @state() private whole = false;
  /** The member whose statistics are shown; '' for none. */
  @state() private person = '';
  readonly #own = new OwnWords(eveningWords);
  readonly #about = new Task(this, {
    task: async ([code]) => {
      const [info, games] = await Promise.all([clubInfo(code), allGames()]);
      await bringIcons(games[0]?.id ?? '', ['laurel-crown', 'share']);
      return [info, games] as const;
    },
    args: () => [this.code] as const,
  });
  readonly #page = new Task(this, {
    task: async ([code, view, game, evening, season, of]): Promise<{
      page: StandingsPage;
      scope: StandingsQuery;
      games: PlayedGame[];
    }> => {
      const first = await clubStandings(code, {});
      const which: StandingsQuery =
        view === 'tonight'
          ? { evening: chosen(first.evenings, evening)?.id ?? 'e0' }
          : view === 'season'
            ? { season: chosen(first.seasons, season)?.id }
            : {};
      const scope = { ...which, ...(game && { game }) };
      const [page, games] = await Promise.all([
        clubStandings(code, scope),
        view === 'games' ? clubGames(code, { ...scope, ...(of && { member: of }) }) : Promise.resolve([]),
      ]);
      return { page, scope, games };
    },
    args: () => [this.code, this.view, this.game, this.evening, this.season, this.of] as const,
  });

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${this.t.msg('club.standings')} · Masque`;
    // Returning from a game that was looked at, or following a link to what somebody else sees.
    const asked = new URLSearchParams(location.search);
    this.view = views.find((it) => it === asked.get('view')) ?? 'tonight';
    this.evening = asked.get('evening') ?? '';
    this.season = asked.get('season') ?? '';
    this.of = asked.get('of') ?? '';
  }

  /** The address leads to what is shown, so that it can be passed on and returned to. */
  protected override updated(): void {
    const { view, evening, season, of } = this;
    const shown = {
      ...(view !== 'tonight' && { view }),
      ...(view === 'tonight' && evening && { evening }),
      ...(view === 'season' && season && { season }),
      ...(view === 'games' && of && { of }),
    };
    const query = new URLSearchParams(shown).toString();
    const path = `${location.pathname}${query && `?${query}`}`;
    if (path !== `${location.pathname}${location.search}`) history.replaceState(history.state, '', path);
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
    const open = this.view === 'tonight' && chosen(page.evenings, this.evening)?.open;
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
                    <mq-link .label=${personOf(t, page, it.member)} @click=${() => this.#look(it.member)}></mq-link>
                  </th>
                  <td class="n wide">${this.view === 'tonight' ? drawParts(t, this.#games, it) : sumOf(t, it)}</td>
                  <td class="n wide">${it.rating}</td>
                  <td class="sum">${it.points}</td>
                </tr>
                ${it.member === me ? drawReasons(t, this.#games, it) : nothing}`,
          )}
        </tbody>
      </table>
      ${
        page.lines.length > lines.length
          ? html`<mq-link
              class="more"
              .label=${t.msg({ key: 'club.all-lines', args: { n: page.lines.length } })}
              @click=${() => (this.whole = true)}
            ></mq-link>`
          : nothing
      }
      <p>${wordsOfScheme(t, page, this.game)}</p>
      <p class="label wide">${t.msg('club.rating.why')}</p>
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

  /** The ranks after each evening, once there are two. */
  #race(page: StandingsPage) {
    const t = this.t;
    if (page.race.evenings.length < 2) return nothing;
    const me = this.#about.value?.[0].you?.member;
    const racers = guard([page, t, me], () => racersOf(page, (member) => personOf(t, page, member), me));
    return html`<masque-race .translator=${t} .evenings=${page.race.evenings} .racers=${racers}></masque-race>`;
  }

  /** The first of an evening and the viewer, game by game. */
  #course(page: StandingsPage) {
    const me = this.#about.value?.[0].you?.member;
    return guard([page, this.t, this.#games, me], () => this.#drawCourse(page, me));
  }

  #drawCourse(page: StandingsPage, me: string | undefined) {
    const t = this.t;
    const { course, lines } = page;
    if (!course || course.games.length < 2) return nothing;
    const mine = lines.findIndex((it) => it.member === me);
    const drawn = mine < LINES ? lines.slice(0, LINES) : [...lines.slice(0, LINES - 1), lines[mine]!];
    const labels = course.games.map((game, i) =>
      t.msg({ key: 'club.course.nth', args: { n: i + 1, game: gameName(t, this.#games, game) } }),
    );
    return html`<masque-chart
      .translator=${t}
      .heading=${t.msg('club.course')}
      .labels=${labels}
      .marks=${labels.map((_, i) => String(i + 1))}
      .series=${drawn.map(({ member }, i) => ({
        name: personOf(t, page, member),
        values: course.lines[member] ?? [],
        ...(member === me ? { look: 'me' as const } : i === 0 && { look: 'lead' as const }),
      }))}
    ></masque-chart>`;
  }

  async #look(member: string): Promise<void> {
    await import('./person.ts');
    this.person = member;
  }

  /** All games, or those of one person. */
  #history({ page, games }: { page: StandingsPage; games: PlayedGame[] }): TemplateResult {
    const { of, t } = this;
    return html`${
        of
          ? html`<masque-spread>
              <h2>${t.msg({ key: 'club.games.of', args: { who: personOf(t, page, of) } })}</h2>
              <mq-link .label=${t.msg('club.games.all')} @click=${() => (this.of = '')}></mq-link>
            </masque-spread>`
          : nothing
      }<masque-club-history
        .translator=${this.t}
        .code=${this.code}
        .played=${games}
        .games=${this.#games}
        .of=${of}
        .nameOf=${(member: string) => personOf(this.t, page, member)}
      ></masque-club-history>`;
  }

  /** The standings as a picture: shared if the device can, otherwise saved. */
  async #picture(page: StandingsPage): Promise<void> {
    const t = this.t;
    const night = this.view === 'tonight' ? chosen(page.evenings, this.evening) : undefined;
    const [{ drawStandings }, { shareFile }] = await Promise.all([
      import('./picture.ts'),
      import('../../shell/share.ts'),
    ]);
    const of = {
      club: page.club,
      title: this.#title(page),
      day: night ? dayOf(t, night.at) : '',
      lines: page.lines.map((it) => ({ place: it.place, name: personOf(t, page, it.member), points: it.points })),
      titles: page.titles.map(({ kind, member }) =>
        t.msg({ key: `club.title.${kind}`, args: { who: personOf(t, page, member) } }),
      ),
    };
    await shareFile(await drawStandings(of, getComputedStyle(this)));
  }

  #title(page: StandingsPage): string {
    const { view, evening, season } = this;
    const of = view === 'tonight' ? chosen(page.evenings, evening) : view === 'season' ? chosen(page.seasons, season) : undefined; // prettier-ignore
    return of?.name ?? page.club;
  }

  /** Past evenings or seasons to choose from, the last one first. */
  #past(page: StandingsPage) {
    const t = this.t;
    const { view } = this;
    const evenings = page.evenings.map(({ id, name, at }) => ({ id, name: `${name}, ${dayOf(t, at)}` }));
    const all = view === 'tonight' ? evenings : view === 'season' ? page.seasons : [];
    if (all.length < 2) return nothing;
    return html`<mq-select
      class="which"
      .label=${t.msg(`club.which.${view}`)}
      .choices=${all.map(({ id, name }) => ({ value: id, label: name })).reverse()}
      .value=${chosen(all, view === 'tonight' ? this.evening : this.season)!.id}
      @change=${(e: CustomEvent<string>) => {
        if (typeof e.detail !== 'string') return;
        if (view === 'tonight') this.evening = e.detail;
        else this.season = e.detail;
        this.whole = false;
      }}
    ></mq-select>`;
  }

  /** What the club stores about the viewer, and for a host the whole club. */
  #mine() {
    const t = this.t;
    const you = this.#about.value?.[0].you;
    if (!you) return nothing;
    return html`<div class="ways">
      <mq-link href="/c/${this.code}/me" .label=${t.msg('club.mine')}></mq-link>
      ${you.host ? html`<mq-link download href=${clubFilePath(this.code)} .label=${t.msg('club.file')}></mq-link>` : nothing}
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
          .choices=${views.map((it) => ({ value: it, label: t.msg(`club.view.${it}`) }))}
          @change=${(e: CustomEvent<View>) => {
            if (typeof e.detail === 'string') [this.view, this.whole] = [e.detail, false];
          }}
        ></mq-choice>
        ${value ? this.#past(value.page) : nothing}
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
                  <div class="pad">
                    ${this.#titles(value.page)} ${this.#course(value.page)} ${this.#race(value.page)}
                  </div>
                </div>`
        }
        ${
          value && value.page.lines.length > 0
            ? html`<div class="ways">
                <mq-button
                  main
                  icon="share"
                  .label=${t.msg('club.picture')}
                  @click=${() => this.#picture(value.page)}
                ></mq-button>
                <mq-link download href=${clubCsv(this.code, value.scope)} .label=${t.msg('club.csv')}></mq-link>
                <mq-link .label=${t.msg('club.print')} @click=${() => this.#print()}></mq-link>
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
              @games=${(e: CustomEvent<string>) => ([this.view, this.of, this.person] = ['games', e.detail, ''])}
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
