import { Task } from '@lit/task';
import type { Messages } from '@masque/core';
import type { GameInfo } from '@masque/protocol';
import { MqElement } from '@masque/ui';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { messagesOf } from '../../api/games.ts';
import { page } from '../../screens/page.ts';
import './chart.ts';
import type { ChartKind } from './chart.ts';
import { clubFigures, type FiguresPage, type StandingsQuery } from '../rest.ts';

/** The maximum number of opponents and roles that are shown. */
const FEW = 8;

/**
 * A member's statistics: what they play, their favourite roles, how often they lie, and against whom they play.
 *
 * @fires close
 * @fires look - `string`, the member whose statistics are wanted
 * @fires games - `string`, the member whose games are wanted
 */
@customElement('masque-club-person')
export class MasqueClubPerson extends MqElement {
  static override styles = [
    page,
    css`
      table {
        inline-size: 100%;
        border-collapse: collapse;
      }
      caption {
        font: 400 var(--t-lead) / 1.2 var(--display);
        text-align: start;
        padding-block: 0.6rem 0.2rem;
      }
      th,
      td {
        padding: 0.4rem 0.3rem;
        text-align: start;
        border-block-start: 1px solid var(--hairline);
        font-variant-numeric: lining-nums tabular-nums;
      }
      th {
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      thead th {
        font-weight: 400;
        font-size: var(--t-label);
        color: var(--candle-2);
        border: 0;
      }
      .n {
        text-align: end;
        white-space: nowrap;
        inline-size: 1%;
      }
      thead td {
        border: 0;
      }
      thead .n {
        padding-inline-start: 0.8rem;
        overflow-wrap: normal;
      }
      /* A small phone, or very large letters: the figures stand below the name. */
      @media (max-width: 22rem) {
        tr {
          display: grid;
          grid-template-columns: repeat(3, 1fr);
        }
        thead td {
          display: none;
        }
        tbody th {
          grid-column: 1 / -1;
        }
        tbody td {
          border: 0;
        }
        thead .n {
          padding-inline: 0;
        }
        .n {
          inline-size: auto;
          white-space: normal;
        }
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        gap: 1rem;
        align-items: center;
      }
      .head p {
        flex: 1 1 9rem;
      }
    `,
  ];

  @property() code = '';
  @property() member = '';
  @property({ attribute: false }) scope: StandingsQuery = {};
  @property({ attribute: false }) games: readonly GameInfo[] = [];
  readonly #figures = new Task(this, {
    task: async ([code, member, scope, language]) => {
      const it = await clubFigures(code, member, scope);
      // Roles are named by their games.
      const ids = [...new Set(it.roles.map((role) => role.game))];
      const words = await Promise.all(ids.map((id) => messagesOf(id, language).catch((): Messages => ({}))));
      return { it, words: new Map(ids.map((id, i) => [id, words[i]!])) };
    },
    args: () => [this.code, this.member, this.scope, this.t.language] as const,
  });

  #game(id: string): string {
    return this.games.find((it) => it.id === id)?.name[this.t.language] ?? id;
  }

  #rows(
    caption: string,
    columns: readonly string[],
    rows: readonly (readonly [string | TemplateResult, ...number[]])[],
  ): TemplateResult | typeof nothing {
    if (rows.length === 0) return nothing;
    return html`<table>
      <caption>
        ${this.t.msg(caption)}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${columns.map((it) => html`<th scope="col" class="n">${this.t.msg(it)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, ...figures]) =>
            html`<tr>
              <th scope="row">${name}</th>
              ${figures.map((it) => html`<td class="n">${it}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  #body(it: FiguresPage, words: ReadonlyMap<string, Messages>): TemplateResult {
    const t = this.t;
    const { games, wins, evenings, claims, lies, lived } = it;
    const sums = [
      t.msg({ key: 'club.person.sum', args: { games, wins, evenings } }),
      ...(claims > 0 ? [t.msg({ key: 'club.person.lies', args: { n: lies, of: claims } })] : []),
      ...(lived === undefined ? [] : [t.msg({ key: 'club.person.lived', args: { n: Math.round(lived * 100) } })]),
    ];
    const roles = it.roles
      .slice(0, FEW)
      .map((role): readonly [string, ...number[]] => [
        `${words.get(role.game)?.[role.role] ?? role.role}, ${this.#game(role.game)}`,
        role.games,
        role.wins,
      ]);
    return html`<div class="head">
        <mq-cameo .mask=${it.mask} .name=${it.name}></mq-cameo>
        <p>${sums.join(' ')}</p>
      </div>
      ${guard([it, this.games, t], () => this.#charts(it))}
      ${this.#rows('club.person.roles', ['club.games', 'club.wins'], roles)}
      ${this.#rows(
        'club.person.duels',
        ['club.games', 'club.ahead', 'club.behind'],
        it.duels.slice(0, FEW).map((one) => [this.#other(it, one.member), one.games, one.ahead, one.behind]),
      )}
      ${
        games > 0
          ? html`<mq-link
              .label=${t.msg({ key: 'club.games.of', args: { who: it.name } })}
              @click=${() => this.send('games', this.member)}
            ></mq-link>`
          : nothing
      }`;
  }

  /** How it went: over the evenings, and game by game. One evening makes no line. */
  #charts({ nights, byGame }: FiguresPage) {
    const t = this.t;
    const labels = nights.map((it) => it.evening);
    const over = (heading: string, kind: ChartKind, values: readonly number[], of: string): TemplateResult =>
      html`<masque-chart
        .translator=${t}
        .heading=${t.msg(heading)}
        .kind=${kind}
        .labels=${labels}
        .marks=${labels.map((_, i) => String(i + 1))}
        .series=${[{ name: t.msg(of), values, look: 'lead' as const }]}
      ></masque-chart>`;
    return html`${
      nights.length < 2
        ? nothing
        : html`${over(
            'club.person.strength',
            'lines',
            nights.map((it) => it.rating),
            'club.rating',
          )}
          ${over(
            'club.person.nights',
            'bars',
            nights.map((it) => it.points),
            'club.points',
          )}`
    }
    ${
      byGame.length === 0
        ? nothing
        : html`<masque-chart
            .translator=${t}
            .heading=${t.msg('club.person.results')}
            .kind=${'across' satisfies ChartKind}
            .labels=${byGame.map((it) => this.#game(it.game))}
            .series=${[
              { name: t.msg('club.chart.won'), values: byGame.map((it) => it.wins) },
              { name: t.msg('club.chart.others'), values: byGame.map((it) => it.games - it.wins) },
            ]}
          ></masque-chart>`
    }`;
  }

  /** An opponent, with a link to their own statistics. */
  #other({ people }: FiguresPage, member: string): string | TemplateResult {
    const name = people[member]?.name;
    if (!name) return this.t.msg('club.somebody');
    return html`<mq-link .label=${name} @click=${() => this.send('look', member)}></mq-link>`;
  }

  override render() {
    const t = this.t;
    const { value } = this.#figures;
    return html`<mq-dialog open .heading=${value?.it.name ?? '…'} @close=${() => this.send('close', undefined)}>
      <div class="pad">
        ${this.#figures.error ? html`<mq-notice plain warn .text=${t.msg('refuse.no_club')}></mq-notice>` : nothing}
        ${value ? this.#body(value.it, value.words) : nothing}
      </div>
    </mq-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-club-person': MasqueClubPerson;
  }
}
