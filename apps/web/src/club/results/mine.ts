import { Task } from '@lit/task';
import type { ClubInput, Player, Result } from '@masque/club';
import type { GameInfo } from '@masque/protocol';
import { icon, MqElement, type Translator } from '@masque/ui';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { allGames, bringIcons } from '../../api/games.ts';
import '../../screens/fold.ts';
import { page } from '../../screens/page.ts';
import { OwnWords } from '../../words/own-words.ts';
import { gameIcon, gameName, personOf } from './ledger.ts';
import { mineWords } from './mine-words.ts';
import {
  clubInfo,
  clubStandings,
  eraseMe,
  myFile,
  myFilePath,
  replayPath,
  type MyFile,
  type StandingsPage,
} from '../rest.ts';
import { dayOf, timeOf } from '../seen.ts';

/** Everything that a club stores about the viewer, to be read, downloaded and erased. */
@customElement('masque-mine')
export class MasqueMine extends MqElement {
  static override styles = [
    page,
    css`
      mq-page::part(main) {
        max-inline-size: 44rem;
      }
      .me {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 1rem;
        align-items: center;
        overflow-wrap: anywhere;
        --cameo-width: 4rem;
      }
      /* Very large text: below the mask. */
      @media (max-width: 16rem) {
        .me {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      .me b {
        display: block;
        font-size: var(--t-lead);
      }
      h3 {
        padding-block-start: 0.7rem;
      }
      .list li {
        display: grid;
        gap: 0 0.8rem;
        grid-template-columns: 3.6rem minmax(0, 1fr);
        align-items: center;
        border-block-start: 1px solid var(--hairline);
        padding-block: 0.45rem;
        overflow-wrap: anywhere;
      }
      .games li {
        grid-template-columns: 2rem minmax(0, 1fr);
      }
      .games svg.i {
        inline-size: 1.7rem;
        block-size: 1.7rem;
      }
      time {
        font-variant-numeric: lining-nums tabular-nums;
        color: var(--candle-2);
      }
      masque-fold {
        font-weight: 600;
        color: var(--brass);
      }
      masque-fold > * {
        font-weight: 400;
        color: var(--candle);
      }
    `,
  ];

  @property() code = '';
  @state() private sure = false;
  @state() private kept = false;
  /** They are not known here any more. */
  @state() private erased = false;
  readonly #own = new OwnWords(mineWords);
  readonly #all = new Task(this, {
    task: async ([code]) => {
      const [info, file, standings, games] = await Promise.all([
        clubInfo(code),
        myFile(code),
        clubStandings(code, {}),
        allGames(),
      ]);
      await bringIcons(games[0]?.id ?? '', []);
      return { info, file, standings, games };
    },
    args: () => [this.code] as const,
  });

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${this.t.msg('mine.title')} · Masque`;
  }

  readonly #erase = async (): Promise<void> => {
    if (!this.sure) return void (this.sure = true);
    await eraseMe(this.code).then(
      () => (this.erased = true),
      () => (this.kept = true),
    );
  };

  #game(games: readonly GameInfo[], file: MyFile, it: Result): TemplateResult {
    const t = this.t;
    const me = it.players.find((player) => player.member === file.me);
    return html`<li>
      ${icon(gameIcon(games, it.game))}
      <div>
        <b>${gameName(t, games, it.game)}</b>
        <span class="label">${dayOf(t, it.at)}, ${timeOf(t, it.at)}</span>
        ${me ? html`<p>${this.#fared(me)}</p>` : nothing}
        <a href=${replayPath(this.code, it.session, file.me)}>${t.msg('club.game.look')}</a>
      </div>
    </li>`;
  }

  /** How a game went for them. */
  #fared({ place, won, left, bot, claims = 0, lies = 0 }: Player): string {
    const t = this.t;
    const end = left || bot ? 'mine.left' : won ? 'mine.won' : place === undefined ? 'mine.lost' : 'mine.place';
    return [
      t.msg({ key: end, args: { n: place ?? 0 } }),
      ...(claims > 0 ? [t.msg({ key: 'mine.lies', args: { n: lies, of: claims } })] : []),
    ].join(' ');
  }

  /** A stored input, in words. */
  #said(standings: StandingsPage, { me }: MyFile, it: ClubInput): string {
    const t = this.t;
    switch (it.t) {
      case 'member':
        return t.msg({ key: 'mine.member', args: { name: it.name, mask: t.msg(`ui.mask.${it.mask}`) } });
      case 'host':
      case 'bar':
      case 'coming':
      case 'rest':
      case 'line':
        return t.msg({ key: `mine.${it.t}`, args: { on: it.on ? 'yes' : 'no' } });
      case 'pass':
        return t.msg({ key: 'mine.pass', args: { why: it.why } });
      case 'pair':
        return t.msg({
          key: 'mine.pair',
          args: { wish: it.wish, who: personOf(t, standings, it.a === me ? it.b : it.a) },
        });
      case 'say':
        return t.msg({ key: 'mine.say', args: { text: it.text } });
      default:
        return t.msg(`mine.${it.t}`);
    }
  }

  /** All stored inputs, day by day, the latest first. */
  #written(standings: StandingsPage, file: MyFile): TemplateResult {
    const t = this.t;
    const told = file.inputs.filter((it, i) => !isIdle(it, file.inputs.slice(0, i)));
    const days = new Map<string, ClubInput[]>();
    for (const it of told.toReversed()) {
      const day = dayOf(t, it.at);
      days.set(day, [...(days.get(day) ?? []), it]);
    }
    return html`<masque-fold .label=${t.msg({ key: 'mine.written', args: { n: told.length } })}>
      ${[...days].map(
        ([day, inputs]) =>
          html`<h3>${day}</h3>
            <ul class="list">
              ${inputs.map(
                (it) => html`<li><time>${timeOf(t, it.at)}</time><span>${this.#said(standings, file, it)}</span></li>`,
              )}
            </ul>`,
      )}
    </masque-fold>`;
  }

  #inside(): TemplateResult | typeof nothing {
    const t = this.t;
    const all = this.#all.value;
    if (!all) return nothing;
    const { info, file, standings, games } = all;
    const evenings = new Set(file.inputs.filter((it) => it.t === 'here').map((it) => dayOf(t, it.at)));
    const last = [...file.games].reverse();
    return html`<div class="me">
        <mq-cameo .mask=${file.mask} .name=${file.name}></mq-cameo>
        <p>
          <b>${file.name}</b>
          ${t.msg({ key: 'mine.since', args: { club: info.name, day: dayOf(t, file.since) } })}
          ${t.msg({ key: 'mine.evenings', args: { n: evenings.size } })}
        </p>
      </div>
      <section aria-labelledby="games">
        <h2 id="games">${t.msg('club.games')} <span class="fig">${last.length}</span></h2>
        ${
          last.length > 0
            ? html`<ul class="list games">
                ${last.map((it) => this.#game(games, file, it))}
              </ul>`
            : html`<p class="label">${t.msg('mine.games.none')}</p>`
        }
      </section>
      ${this.#written(standings, file)}
      <p class="label">${t.msg('mine.also')}</p>
      <mq-button
        plain
        .label=${t.msg(this.sure ? 'club.erase.sure' : 'club.erase')}
        .note=${t.msg('mine.erase.why')}
        @click=${this.#erase}
      ></mq-button>
      ${this.kept ? html`<mq-notice plain warn .text=${t.msg('club.erase.host')}></mq-notice>` : nothing}
      <mq-button slot="forward" main href=${myFilePath(this.code)} .label=${t.msg('mine.file')}></mq-button>`;
  }

  override render() {
    const t = this.t;
    const { error, value } = this.#all;
    if (this.erased)
      return html`<mq-page icon="masque" .heading=${t.msg('mine.title')} .note=${value?.info.name ?? ''}>
        <p role="status">${t.msg('club.erased')}</p>
        <mq-button slot="forward" main href="/" .label=${t.msg('web.to-home')}></mq-button>
      </mq-page>`;
    return html`<mq-page icon="masque" .heading=${t.msg('mine.title')} .note=${value?.info.name ?? ''}>
      <mq-icon-button
        slot="tools"
        icon="cancel"
        href="/c/${this.code}/standings"
        .label=${t.msg('club.back')}
      ></mq-icon-button>
      ${error ? html`<mq-notice plain warn .text=${t.msg('mine.nobody')}></mq-notice>` : nothing} ${this.#inside()}
    </mq-page>`;
  }
}

/** A person who sits down leaves the line, even if they were not in it; that changes nothing. */
const isIdle = (it: ClubInput, before: readonly ClubInput[]): boolean =>
  it.t === 'line' && !it.on && before.findLast((one) => one.t === 'line')?.on !== true;

declare global {
  interface HTMLElementTagNameMap {
    'masque-mine': MasqueMine;
  }
}
