import type { AnyGame } from '@masque/core';
import type { Figure } from '@masque/testkit';
import { figure, share } from '../text/columns.ts';
import { wordsOf } from '../text/words.ts';
import { levelsBySide } from '../simulate/plan.ts';
import type { Tally } from '../simulate/tally.ts';
import { shareChart, spreadChart } from './charts.ts';
import type { Cell, Lab } from './data.ts';
import { deedsOf } from './deeds.ts';
import { anytime, mean, wilson, type Interval } from './interval.ts';

/** The report of a lab: one self-contained page. */
export function report(game: AnyGame, lab: Lab): string {
  const words = wordsOf(game, 'en');
  const name = words.say('game.name');
  const stopped = lab.within !== null;
  const doubt = stopped
    ? `Tables stop early, once levels and sides are known to within ${points(lab.within!)} points: their 95 % intervals are valid at any time (Robbins 1970). The others are Wilson intervals.`
    : 'Lines show how certain this is: Wilson intervals, at 95 %. One in 20 of them misses the true value.';
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(name)}: lab</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
h1,h2{line-height:1.2;overflow-wrap:anywhere}h2{margin-top:3rem;border-top:1px solid #ccc;padding-top:1rem}h3{margin:1.6rem 0 .2rem}
table{border-collapse:collapse;margin:.4rem 0}td,th{padding:.15rem 1rem .15rem 0;text-align:left;vertical-align:top}td+td,th+th{text-align:right}
code{overflow-wrap:anywhere}svg{width:100%;max-width:600px;height:auto}.wide{overflow-x:auto}.wide td,.wide th{font-size:.85rem;padding-right:.5rem}.quiet{color:#666}
</style>
<h1>${text(name)}</h1>
<p>Version ${lab.version}, seed <code>${text(lab.seed)}</code>. ${text(doubt)}</p>
${lab.cells.map((cell) => section(cell, lab.within, (id) => nameOf(game, id), told(game, cell))).join('\n')}
</html>
`;
}

function section(
  { name, plan, tally, done, settled, figures, parts: own = {} }: Cell,
  within: number | null,
  named: NameOf,
  options: string,
): string {
  const { games, lengths, times, endings, reasons, sides, wins, shares, dealt, users, actions, none, said, feuds } =
    tally;
  const of = (s: number, n: number): Interval => (within === null ? wilson(s, n) : anytime(s, n));
  const taken = Object.values(tally.levels).reduce((sum, it) => sum + it.seats, 0);
  const levels = Object.entries(shares).map(([level, it]): ShareRow => [
    `${level} (${share(tally.levels[level]?.seats ?? 0, taken)} of the seats)`,
    within === null ? mean(it) : anytime(it.sum, it.games),
  ]);
  const liars = Object.entries(said).map(([level, it]): ShareRow => [
    `${level} (${figure(it.claims)})`,
    wilson(it.lies, it.claims),
  ]);
  const avengers = Object.entries(feuds).map(([level, it]): ShareRow => [
    `${level} (${figure(it.sore)})`,
    wilson(it.paid, it.sore),
  ]);
  const shown = Object.entries(own).map(([title, rows]): [string, ShareRow[]] => [
    title,
    Object.entries(rows).flatMap(([id, [n, of]]) =>
      of > 0 ? [[named(id), wilson(Math.min(n, of), of)] as ShareRow] : [],
    ),
  ]);
  const parts = (all: Tally['dealt'], min: number): ShareRow[] =>
    Object.entries(all)
      .filter(([, it]) => it.seats >= min)
      .map(([id, it]): ShareRow => [`${named(id)} (${figure(it.seats)})`, wilson(it.wins, it.seats)])
      .sort(([, a], [, b]) => b.share - a.share);
  const usual = wins.reduce((sum, n) => sum + n, 0) / Math.max(1, games * plan.seats);
  const min = Math.max(10, games / 100);
  const bots = [...new Set(plan.bots)].join(', ');
  return [
    `<h2>${text(name).replaceAll(/,(?=\S)/g, ', ')}</h2>`,
    `<p>${figure(games)} games of ${plan.seats}, bots ${text(bots)}, ${options}, seeds <code>${text(plan.seed)}.0</code> to <code>${text(plan.seed)}.${Math.max(0, done - 1)}</code>${settled ? ' (stopped early)' : ''}.</p>`,
    chart('Wins by seat', wins.map((n, seat): ShareRow => [`seat ${seat}`, wilson(n, games)]), usual),
    levels.length > 1 ? chart('Share of the wins by level', levels, levelsBySide(plan) ? undefined : 1 / levels.length) : '',
    levels.length > 1 ? chart('Claims that were lies, by level', liars) : '',
    levels.length > 1 ? chart('Actions against the player who has harmed the bot most, by level', avengers) : '',
    levels.length > 1 ? `<h3>Actions per game, by level</h3>${deedTable(tally)}` : '',
    chart('Wins by side', Object.entries(sides).map(([side, n]): ShareRow => [side, of(n, games)])),
    chart('Wins by what was dealt', parts(dealt, min), usual),
    chart('Wins by what was done', parts(users, min), usual),
    ...shown.map(([title, rows]) => chart(title, rows)),
    `<h3>How long games last</h3>`,
    spreadChart(times.map((ms) => ms / 60_000), 'minutes at a table'),
    spreadChart(lengths, 'moves'),
    `<h3>How games end</h3>`,
    table(Object.entries(reasons).map(([reason, n]) => [named(reason), share(n, games)])),
    none > 0 ? `<p>Nobody won in ${share(none, games)}.</p>` : '',
    Object.keys(endings).some((it) => it !== 'over') ? table(Object.entries(endings).map(([how, n]) => [how, figure(n)])) : '',
    `<h3>Moves per game</h3>`,
    table(Object.entries(actions).sort(([, a], [, b]) => b - a).map(([type, n]) => [type, figure(n / Math.max(1, games))])),
    figures ? `<h3>The game’s own statistics</h3>${figureTable(figures)}` : '',
  ].join('\n'); // prettier-ignore
}

/** The options of a table that differ from the defaults. */
function told(game: AnyGame, { plan }: Cell): string {
  const usual = game.options.parse({}) as Readonly<Record<string, unknown>>;
  const other = Object.entries(plan.options).filter(([name, it]) => JSON.stringify(usual[name]) !== JSON.stringify(it));
  return other.length === 0
    ? 'with the default options'
    : `options <code>${text(JSON.stringify(Object.fromEntries(other)))}</code>`;
}

type ShareRow = readonly [name: string, Interval];
type NameOf = (id: string) => string;

const chart = (title: string, rows: readonly ShareRow[], even?: number): string =>
  rows.length === 0 ? '' : `<h3>${title}</h3>\n${shareChart(rows, even)}`;

const table = (rows: readonly (readonly [string, string])[]): string =>
  `<table>${rows.map(([name, value]) => `<tr><td>${text(name)}<td>${text(value)}`).join('')}</table>`;

/** What seats of each level do in a game: what tells levels apart most comes first, the most frequent is bold. */
function deedTable({ deeds, levels: seats }: Tally): string {
  const levels = Object.keys(deeds);
  const rows = deedsOf(deeds, seats);
  const cell = (n: number, max: number): string => `<td>${n === max ? `<b>${figure(n)}</b>` : figure(n)}`;
  return `<div class="wide"><table><tr><th>${levels.map((it) => `<th>${text(it).replace(':', ' ')}`).join('')}${rows
    .map(({ type, each }) => `<tr><td>${text(type)}${each.map((n) => cell(n, Math.max(...each))).join('')}`)
    .join('')}</table></div>`;
}

const figureTable = (figures: { readonly [name: string]: Figure }): string =>
  `<table>${Object.entries(figures)
    .map(([name, it]) => {
      if (typeof it === 'object') return `<tr><td>${text(name)}<td>${figureTable(it)}`;
      return `<tr><td>${text(name)}<td>${text(typeof it === 'number' ? figure(it) : it)}`;
    })
    .join('')}</table>`;

/** The name of a card or a reason, if the game has a message for it under one of the usual keys. */
function nameOf({ messages }: AnyGame, id: string): string {
  const words: Readonly<Record<string, unknown>> = messages.en;
  const word = ['role', 'character', 'card', 'profession', 'society'].map((it) => words[`${it}.${id}`]).find((it) => typeof it === 'string' && !it.includes('{')); // prettier-ignore
  return typeof word === 'string' ? word : id.replace(/^(outcome|end|right|wrong)\./, '');
}

const points = (n: number): string => figure(100 * n);

const text = (raw: string): string =>
  raw.replace(/[&<>"]/g, (it) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[it]!);
