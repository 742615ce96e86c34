import {
  OMNISCIENT,
  SPECTATOR,
  advance,
  languages,
  ReplayError,
  start,
  timelineOf,
  type Language,
  type Viewer,
} from '@masque/core';
import { scenes, type Scene } from '@masque/replay';
import { inspected } from '@masque/testkit';
import { Option, type Command } from 'commander';
import { inspection } from '../chart/inspection.ts';
import { CliError, type Io } from '../io.ts';
import { readTable, type RecordedTable } from '../table/read.ts';
import { answerWords } from '../text/answer.ts';
import { above } from '../text/heading.ts';
import type { Sentences } from '@masque/messages';
import { wordsOf } from '../text/words.ts';

/** `masque replay`: replays a finished table as any viewer saw it. */
export const replay = (program: Command, io: Io, done: (code: number) => void): Command =>
  program
    .command('replay')
    .summary('replay an exported table step by step, as any viewer saw it')
    .description('Replays an exported table and shows what one viewer saw of it, step by step.')
    .argument('<file>', 'a table as the server exports it (GET /api/tables/<code>/export)')
    .option(
      '--viewer <who>',
      'a seat (counted from 0), the name of a player, "spectator", or "eye", which sees all',
      'eye',
    )
    .addOption(new Option('--lang <language>', 'language').choices([...languages]).default('en'))
    .option('--step', 'wait for Enter after each step; q quits')
    .option('--json', 'print one JSON object per line: move, log entries, table, offers')
    .option('--inspect', 'print what XState sends to Stately’s inspector during the replay, one JSON object per line')
    .addHelpText(
      'after',
      `
Only "eye" shows the moves of others; any other viewer sees what the log told them.

Examples:
  masque replay table.json
  masque replay table.json --viewer Mia --lang fr --step
  masque replay table.json --viewer spectator --json
  masque replay table.json --inspect > inspection.jsonl`,
    )
    .action(async (file: string, options: Options) => done(await run(io, file, options)));

interface Options {
  readonly viewer: string;
  readonly lang: Language;
  readonly step?: boolean;
  readonly json?: boolean;
  readonly inspect?: boolean;
}

async function run(io: Io, file: string, { viewer: who, lang, step, json, inspect }: Options): Promise<number> {
  const recorded = await readTable(file);
  if (inspect) return inspectAll(io, recorded);
  const viewer = viewerNamed(who, recorded);
  const words = wordsOf(recorded.game, lang, recorded.table.names);
  let title = '';
  let last: Scene['table'] | undefined;
  for (const scene of scenesOf(recorded, viewer)) {
    last = scene.table;
    if (json) {
      const { table, n, at, input, lines, offers } = scene;
      io.out(`${JSON.stringify({ n, at, input, lines, table, offers })}\n`);
      continue;
    }
    const now = words.say(scene.table.title);
    const text = describe(scene, words, viewer, now === title ? '' : now);
    title = now;
    if (text === '') continue;
    io.out(text);
    if (step && (await io.line())?.trim().toLowerCase().startsWith('q')) return 0;
  }
  if (last && recorded.table.outcome && !json)
    for (const it of [last.ask?.text, ...(last.account ?? [])]) if (it) io.out(`    ${words.say(it)}\n`);
  return 0;
}

/** @throws CliError at a move that the rules refuse */
function* scenesOf({ file, game, start: from, table }: RecordedTable, viewer: Viewer): Generator<Scene> {
  let n = 0;
  try {
    for (const scene of scenes({ game, start: from, inputs: table.inputs }, viewer)) {
      n = scene.n;
      yield scene;
    }
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    throw new CliError(
      `Move ${n + 1} of ${file} is against the rules (${error.refusal.code}). For details, run "masque verify".`,
    );
  }
}

/** What Stately's inspector would be sent: the machine, every event, and the state of the flow after it. */
function inspectAll(io: Io, { game, table: { inputs }, start: from }: RecordedTable): number {
  let timeline = timelineOf(start(game, from));
  const config = { ...game.chart.machine.config, id: game.id };
  const show: Parameters<typeof inspected>[1] = (it) => {
    const line = inspection(it, config, timeline.session.at);
    if (line) io.out(`${JSON.stringify(line)}\n`);
  };
  let follow = inspected(timeline.session, show);
  for (const input of inputs) {
    if (!('back' in input)) follow(timeline.session, input);
    const next = advance(timeline, input);
    if (!next.ok) throw new CliError(`Move ${timeline.session.n} is refused: ${next.code}.`);
    timeline = next.timeline;
    if ('back' in input) follow = inspected(timeline.session, show);
  }
  return 0;
}

/** @throws CliError that lists who sat there */
function viewerNamed(who: string, { table }: RecordedTable): Viewer {
  if (who === 'eye') return OMNISCIENT;
  if (who === 'spectator') return SPECTATOR;
  const byName = table.names.findIndex((name) => name.toLowerCase() === who.toLowerCase());
  if (byName >= 0) return byName;
  const seat = Number(who);
  if (/^\d+$/.test(who) && seat < table.seats) return seat;
  const names = table.names.map((name, at) => `${at} (${name})`).join(', ');
  throw new CliError(`There was no "${who}" at this table. Choose one of: ${names}, "spectator", "eye".`);
}

function describe({ n, at, input, lines, answered }: Scene, words: Sentences, viewer: Viewer, title: string): string {
  const out: string[] = [];
  const own = input !== undefined && 'action' in input && (viewer === OMNISCIENT || input.seat === viewer);
  if (own) out.push(`${stamp(n, at)}  ${words.name(input.seat)} › ${answerWords(input.action, answered, words)}`);
  else if (viewer === OMNISCIENT && input && 'deadline' in input) out.push(`${stamp(n, at)}  time is up`);
  else if (input && 'leave' in input) out.push(`${stamp(n, at)}  ${words.name(input.leave)} leaves`);
  const told = lines.map((line) => ({ text: words.line(line), mark: line.learn ? '  ✎ ' : '    ' }));
  const texts = told.map(({ text }) => text);
  const ends = title === '' || n === 0 ? 0 : above(title, texts);
  for (const { text, mark } of told.slice(0, ends)) out.push(mark + text);
  if (title !== '') out.push(`\n— ${title} —`);
  for (const { text, mark } of told.slice(ends)) out.push(mark + text);
  return out.map((line) => `${line}\n`).join('');
}

const stamp = (n: number, at: number): string =>
  `${String(n).padStart(4)}  ${new Date(at).toISOString().slice(11, 19)}`;
