import { commitmentOf, timelineOf, ReplayError, replaySteps, start, type Timeline } from '@masque/core';
import { differences, short } from '@masque/testkit';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { progress } from '../progress.ts';
import { readTable, type Recorded } from '../table/read.ts';

/** `masque verify`: was the deal fair, and did it go as recorded? */
export const verify = (program: Command, io: Io, done: (code: number) => void): Command =>
  program
    .command('verify')
    .summary('check that an exported table was dealt fairly and went as recorded')
    .description(
      'Checks an exported table: that its seed is the one whose hash was shown before the game, that every recorded ' +
        'move follows the rules, and that they lead to the recorded outcome.',
    )
    .argument('<file>', 'a table as the server exports it (GET /api/tables/<code>/export)')
    .option('--commitment <hash>', 'the hash as you noted it before the deal, instead of the file’s own')
    .option('--json', 'the verdict as JSON')
    .addHelpText(
      'after',
      `
Ends with code 1 if anything does not match.

Examples:
  masque verify table.json
  masque verify table.json --commitment 5f2c...e9`,
    )
    .action(async (file: string, options: Options) => done(await run(io, file, options)));

interface Options {
  readonly commitment?: string;
  readonly json?: boolean;
}

interface Verdict {
  readonly ok: boolean;
  readonly says: string;
}

async function run(io: Io, file: string, { commitment, json }: Options): Promise<number> {
  const recorded = await readTable(file);
  const verdicts = [dealt(recorded, commitment), ...played(recorded, io)];
  const ok = verdicts.every((it) => it.ok);
  if (json) io.out(`${JSON.stringify({ ok, verdicts })}\n`);
  else {
    for (const it of verdicts) io.out(`${it.ok ? '✓' : '✗'} ${it.says}\n`);
    io.out(ok ? 'This game was dealt and played as recorded.\n' : 'This record cannot be trusted.\n');
  }
  return ok ? 0 : 1;
}

function dealt({ table }: Recorded, noted?: string): Verdict {
  const promised = (noted ?? table.commitment).trim().toLowerCase();
  const hash = commitmentOf(table.seed);
  const whose = noted === undefined ? 'shown before the deal' : 'you noted';
  return hash === promised
    ? { ok: true, says: `The seed has the hash ${whose}: ${hash}` }
    : { ok: false, says: `The seed does not have the hash ${whose}: that was ${promised}, but it hashes to ${hash}` };
}

function* played({ table, game, start: from }: Recorded, io: Io): Generator<Verdict> {
  let timeline: Timeline;
  try {
    timeline = timelineOf(start(game, from));
  } catch (error) {
    yield {
      ok: false,
      says: `No game can be dealt with these options for ${from.seats} seats: ${(error as Error).message}`,
    };
    return;
  }
  const bar = progress(io, 'Moves', table.inputs.length);
  let n = 0;
  try {
    for (const it of replaySteps(timeline, table.inputs)) {
      timeline = it.timeline;
      n++;
      bar.add();
    }
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    const { code } = error.refusal;
    yield {
      ok: false,
      says: `Move ${n + 1} of ${table.inputs.length} is against the rules (${code}): ${short(table.inputs[n])}`,
    };
    return;
  } finally {
    bar.stop();
  }
  const { session } = timeline;
  yield { ok: true, says: `All ${table.inputs.length} moves follow the rules of ${game.id} ${game.version}` };
  if (session.corrections > 0)
    yield { ok: true, says: `The game master took moves back ${times(session.corrections)}, as recorded` };
  const wrong = differences(JSON.parse(JSON.stringify(table.outcome)), JSON.parse(JSON.stringify(session.outcome)));
  if (session.outcome === null) yield { ok: false, says: 'The moves end before the game does' };
  else if (wrong.length === 0)
    yield { ok: true, says: `They lead to the recorded outcome: ${won(table.outcome.winners, table.names)}` };
  else
    for (const { path, expected, got } of wrong)
      yield {
        ok: false,
        says: `They lead to another outcome: ${path} is ${short(got)}, recorded as ${short(expected)}`,
      };
}

const times = (n: number): string => (n === 1 ? 'once' : `${n} times`);

const won = (winners: readonly number[], names: readonly string[]): string =>
  winners.length === 0 ? 'nobody wins' : `${winners.map((seat) => names[seat] ?? `seat ${seat}`).join(', ')} won`;
