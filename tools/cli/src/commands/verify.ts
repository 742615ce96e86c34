import { Sentences } from '@masque/messages';
import type { Verdict } from '@masque/protocol';
import { checkMoves, recordingOf } from '@masque/replay';
import { checkChain, checkDeal, summaryOf, verifyMessages } from '@masque/replay/verify';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { progress } from '../progress.ts';
import { readTable, type RecordedTable } from '../table/read.ts';

/** `masque verify`: was the deal fair, and did the game go as recorded? */
export const verify = (program: Command, io: Io, done: (code: number) => void): Command =>
  program
    .command('verify')
    .summary('check that an exported table was dealt fairly and went as recorded')
    .description(
      'Checks an exported table: that its cards come from the seed that the server had committed to and the numbers of ' +
        'the players’ devices, that every recorded move follows the rules, that no clock fired early, and that they lead ' +
        'to the recorded outcome. With what your device kept, it also proves that the file is the game you played.',
    )
    .argument('<file>', 'a table as the server exports it (GET /api/tables/<code>/export)')
    .option('--commitment <hash>', 'the server’s commitment, as your device stored it before the deal')
    .option('--chain <link>', 'the last link of the chain, as your device received it')
    .option('--json', 'print the verdict as JSON')
    .addHelpText(
      'after',
      `
Exits with code 1 if anything does not match. Checks that were not possible are marked with · and do not count against the file.

Examples:
  masque verify table.json
  masque verify table.json --commitment 5f2c...e9 --chain 77ab...01`,
    )
    .action(async (file: string, options: Options) => done(await run(io, file, options)));

interface Options {
  readonly commitment?: string;
  readonly chain?: string;
  readonly json?: boolean;
}

async function run(io: Io, file: string, { commitment, chain, json }: Options): Promise<number> {
  const recorded = await readTable(file);
  const { table, game } = recorded;
  const words = new Sentences('en', [game.messages.en, verifyMessages.en]);
  const kept = { commitment: noted(commitment), links: chain === undefined ? undefined : [noted(chain)!] };
  const verdicts = [...checkDeal(table, kept), ...played(recorded, io), ...checkChain(table, kept)];
  const { ok, whole, says } = summaryOf(verdicts);
  if (json) {
    const said = verdicts.map((it) => ({ ok: it.ok, says: words.say(it.says) }));
    io.out(`${JSON.stringify({ ok, whole, verdicts: said })}\n`);
    return ok ? 0 : 1;
  }
  for (const it of verdicts) io.out(`${it.ok === null ? '·' : it.ok ? '✓' : '✗'} ${words.say(it.says)}\n`);
  io.out(`${words.say(says)}\n`);
  if (ok && (commitment === undefined || chain === undefined))
    io.out(
      'To check more, add what your device kept: --commitment and --chain. The web app shows both at the end of a game.\n',
    );
  return ok ? 0 : 1;
}

const noted = (hash: string | undefined): string | undefined => hash?.trim().toLowerCase();

function played({ table, game }: RecordedTable, io: Io): readonly Verdict[] {
  const bar = progress(io, 'Moves', table.inputs.length);
  try {
    const checking = checkMoves(table, recordingOf(table, game));
    for (let step = checking.next(); ; step = checking.next()) {
      if (step.done) return step.value;
      bar.add();
    }
  } finally {
    bar.stop();
  }
}
