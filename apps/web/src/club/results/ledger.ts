import type { GameInfo } from '@masque/protocol';
import { icon, type Translator } from '@masque/ui';
import { html, nothing, type TemplateResult } from 'lit';
import type { StandingsPage } from '../rest.ts';

/** The number of games whose points are shown in a line of the standings. */
const SHOWN = 5;

/** The name of a member; those whose name was erased are "somebody". */
export const personOf = (t: Translator, page: StandingsPage, member: string): string =>
  page.people[member]?.name || t.msg('club.somebody');

/** What a game is called. */
export const gameName = (t: Translator, games: readonly GameInfo[], id: string): string =>
  games.find((it) => it.id === id)?.name[t.language] ?? id;

/** The icon of a game. */
export const gameIcon = (games: readonly GameInfo[], id: string): string =>
  games.find((it) => it.id === id)?.theme.icon ?? 'masque';

/** A member's points in their last games; if not all fit, also the number of games played and won. */
export function drawParts(
  t: Translator,
  games: readonly GameInfo[],
  line: StandingsPage['lines'][number],
): TemplateResult | string {
  const { from } = line;
  if (from.length > SHOWN) return sumOf(t, line);
  return html`<span class="parts"
    >${from.map((it) => {
      const name = gameName(t, games, it.game);
      return html`<span title=${name}
        >${icon(gameIcon(games, it.game))}<span class="vh">${name}</span> ${it.points}</span
      >`;
    })}</span
  >`;
}

/** How many games a member has played and won. */
export const sumOf = (t: Translator, { games, wins }: StandingsPage['lines'][number]): string =>
  t.msg({ key: 'club.person.short', args: { games, wins } });

/** Why a member has so many points, in a line below: the earlier games in one, then each of the last ones. */
export function drawReasons(
  t: Translator,
  games: readonly GameInfo[],
  { from }: StandingsPage['lines'][number],
): TemplateResult {
  const earlier = from.slice(0, -SHOWN);
  return html`<tr class="mine why">
    <td colspan="6">
      <ul>
        ${
          earlier.length === 0
            ? nothing
            : html`<li>
                <span>${t.msg({ key: 'club.reason.earlier', args: { n: earlier.length } })}</span>
                <b>${earlier.reduce((sum, it) => sum + it.points, 0)}</b>
              </li>`
        }
        ${from.slice(-SHOWN).map(({ game, place, won, parts }) => {
          const how = place === undefined ? (won ? 'side' : 'played') : 'place';
          const name = gameName(t, games, game);
          return html`<li>
            <span>${t.msg({ key: `club.reason.${how}`, args: { game: name, n: place ?? 0 } })}</span>
            <b>${parts.join(' + ') || 0}</b>
          </li>`;
        })}
      </ul>
    </td>
  </tr>`;
}

/** The points scheme in words. */
export function wordsOfScheme(t: Translator, { schemes }: StandingsPage, game = ''): string {
  const { places, side, played } = schemes[game] ?? schemes['*'] ?? { places: [5, 3, 2], side: 3, played: 1 };
  return t.msg({ key: 'club.worth', args: { places: places.join(', '), side, played } });
}

/** A title: its holder, and the reason. */
export function drawHonour(
  t: Translator,
  page: StandingsPage,
  { kind, member, n, of, over }: StandingsPage['titles'][number],
): TemplateResult {
  const who = personOf(t, page, member);
  return html`<mq-cameo .mask=${page.people[member]?.mask ?? ''} .name=${who}></mq-cameo>
    <div>
      <h3>${t.msg({ key: `club.title.${kind}`, args: { who } })}</h3>
      <p class="label">
        ${t.msg({ key: `club.title.${kind}.why`, args: { n, of, over: over ? personOf(t, page, over) : '' } })}
      </p>
    </div>`;
}
