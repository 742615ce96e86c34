import type { GameInfo, TableInfo } from '@masque/protocol';
import { icon, applyTheme, type Translator } from '@masque/ui';
import { css, html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';

export const tableRowStyle = css`
  .tables {
    display: grid;
  }
  .tables li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.8rem;
    align-items: center;
    border-block-start: 1px solid var(--hairline);
    min-block-size: 4.2rem;
    padding-block: 0.3rem;
  }
  .tables li:last-child {
    border-block-end: 1px solid var(--hairline);
  }
  .tables svg.i {
    inline-size: 1.9rem;
    block-size: 1.9rem;
    color: var(--accent);
  }
  .tables b {
    font-size: 1.125rem;
  }
  .tables .label {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    line-height: 1.25;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  .tables .ways {
    display: flex;
    gap: 0.2rem;
  }
  .tables .ways a {
    min-block-size: var(--touch);
    min-inline-size: var(--touch);
    padding-inline: 0.5rem;
    display: grid;
    place-items: center;
    font-weight: 600;
  }
`;

const tableStatus = (t: Translator, { state, people: n, bots, free }: TableInfo): string =>
  state === 'lobby'
    ? t.msg({ key: 'web.table.lobby', args: { n, bots, free } })
    : t.msg({ key: state === 'playing' ? 'web.table.playing' : 'web.table.over', args: { n, bots } });

/** A table in a list: its game, its people, and the links to it. */
export const drawTableRow = (t: Translator, table: TableInfo, game: GameInfo | undefined): TemplateResult => {
  const name = game?.name[t.language] ?? table.game;
  const people = table.names.map((it) => it.name);
  const joins = table.state === 'lobby' && table.free > 0;
  const dress = (element?: Element): void => applyTheme(element as HTMLElement, game?.theme);
  const of = { key: '', args: { game: name, code: table.code } };
  return html`<li ${ref((element) => element && dress(element))}>
    ${icon(game?.theme.icon ?? 'masque')}
    <div>
      <b>${name}</b> <span class="quiet">${table.code}</span>
      ${joins && table.entry ? html`<span class="quiet">· ${t.msg(`web.entry.${table.entry}`)}</span>` : ''}
      <span class="label">${tableStatus(t, table)}${people.length ? ` · ${people.join(', ')}` : ''}</span>
    </div>
    <span class="ways">
      ${joins ? html`<a href="/t/${table.code}" aria-label=${t.msg({ ...of, key: 'web.join.which' })}>${t.msg('web.join')}</a>` : ''}
      ${
        table.state === 'over' || joins
          ? ''
          : html`<a href="/watch/${table.code}" aria-label=${t.msg({ ...of, key: 'web.watch.which' })}
              >${t.msg('web.watch')}</a
            >`
      }
    </span>
  </li>`;
};
