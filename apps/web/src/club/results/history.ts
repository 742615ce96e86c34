import type { GameInfo } from '@masque/protocol';
import { fields, icon, MqElement } from '@masque/ui';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { page } from '../../screens/page.ts';
import { gameFile, replayPath, type PlayedGame } from '../rest.ts';
import { dayOf, listOf, timeOf } from '../seen.ts';
import { finding } from '../../words/find.ts';

/** The number of games shown before the rest is requested. */
const FEW = 30;

/** Every finished game of a club, to be searched, looked back at and downloaded. */
@customElement('masque-club-history')
export class MasqueClubHistory extends MqElement {
  static override styles = [
    page,
    fields,
    css`
      .games {
        display: grid;
      }
      .games li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        gap: 0 0.9rem;
        align-items: center;
        border-block-start: 1px solid var(--hairline);
        min-block-size: 4rem;
      }
      .games svg.i {
        inline-size: 1.7rem;
        block-size: 1.7rem;
      }
      p {
        overflow-wrap: anywhere;
      }
      .games .fair svg.i {
        display: inline-block;
        inline-size: 1rem;
        block-size: 1rem;
        vertical-align: -0.12em;
      }
      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 0 1.3rem;
      }
      [role='status'] {
        margin-block: 0.5rem;
      }
      @media (max-width: 30rem) {
        .games li {
          grid-template-columns: auto minmax(0, 1fr);
        }
        .ways {
          grid-column: 2;
        }
      }
    `,
  ];

  @property() code = '';
  @property({ attribute: false }) played: readonly PlayedGame[] = [];
  @property({ attribute: false }) games: readonly GameInfo[] = [];
  /** The member whose games these are; '' for everybody's. */
  @property() of = '';
  /** A member's present name. */
  @property({ attribute: false }) nameOf!: (member: string) => string;
  @state() private wanted = '';
  @state() private whole = false;

  #called(id: string): string {
    return this.games.find((it) => it.id === id)?.name[this.t.language] ?? id;
  }

  #name(it: PlayedGame['players'][number]): string {
    return it.member ? this.nameOf(it.member) : it.name;
  }

  #game(it: PlayedGame): TemplateResult {
    const t = this.t;
    const winners = it.players.filter((p) => p.won).map((p) => this.#name(p));
    const others = it.players.filter((p) => !p.won).map((p) => this.#name(p));
    const minutes = t.msg({ key: 'club.minutes', args: { n: it.minutes } });
    return html`<li>
      ${icon(this.games.find((game) => game.id === it.game)?.theme.icon ?? 'masque')}
      <div>
        <b>${this.#called(it.game)}</b>
        <span class="label">${dayOf(t, it.at)}, ${timeOf(t, it.at)}, ${minutes}</span>
        <p>
          ${winners.length ? t.rich({ key: 'club.won', args: { who: listOf(t, winners) } }) : t.msg('club.won.nobody')}
          ${others.length ? html`<span class="label">${t.msg({ key: 'club.with', args: { who: listOf(t, others) } })}</span>` : nothing}
        </p>
        ${it.numbers === undefined ? nothing : html`<p class="label fair">${icon('check')} ${t.msg({ key: 'club.fair', args: { n: it.numbers } })}</p>`}
      </div>
      <span class="ways"
        ><mq-link href=${replayPath(this.code, it.session, this.of)} .label=${t.msg('club.game.look')}></mq-link>
        <mq-link download href=${gameFile(this.code, it.session)} .label=${t.msg('club.game.file')}></mq-link
      ></span>
    </li>`;
  }

  override render() {
    const t = this.t;
    if (this.played.length === 0) return html`<p class="said">${t.msg('club.standings.none')}</p>`;
    const fits = finding(this.wanted);
    const found = this.played.filter((it) =>
      fits([this.#called(it.game), dayOf(t, it.at), ...it.players.map((p) => this.#name(p))].join(' ')),
    );
    const shown = this.whole ? found : found.slice(0, FEW);
    return html`<wa-input
        type="search"
        .label=${t.msg('club.search')}
        .value=${this.wanted}
        @input=${(e: Event) => (this.wanted = (e.target as WaInput).value ?? '')}
      ></wa-input>
      <p class="label" role="status">${t.msg({ key: 'club.found', args: { n: found.length } })}</p>
      <ul class="games">
        ${shown.map((it) => this.#game(it))}
      </ul>
      ${
        shown.length < found.length
          ? html`<mq-button
              plain
              .label=${t.msg({ key: 'club.all-lines', args: { n: found.length } })}
              @click=${() => (this.whole = true)}
            ></mq-button>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-club-history': MasqueClubHistory;
  }
}
