import {
  alarmsOf,
  chainOf,
  commitmentOf,
  dealtFrom,
  timelineOf,
  ReplayError,
  replaySteps,
  start,
  type Timeline,
} from '@masque/core';
import { agreed } from '@masque/protocol';
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
      'Checks an exported table: that its cards come from the seed the house had promised and from the numbers of the ' +
        'players’ devices, that every recorded move follows the rules, that no clock rang early, and that they lead to ' +
        'the recorded outcome. With what your device kept, it also shows that the file is the game you played.',
    )
    .argument('<file>', 'a table as the server exports it (GET /api/tables/<code>/export)')
    .option('--commitment <hash>', 'the house’s promise as your device kept it before the deal')
    .option('--chain <link>', 'the last link of the chain as your device received it')
    .option('--json', 'the verdict as JSON')
    .addHelpText(
      'after',
      `
Ends with code 1 if anything does not match. What could not be checked is said (·) and is no fault of the file.

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

interface Verdict {
  /** `null`: it could not be checked. */
  readonly ok: boolean | null;
  readonly says: string;
}

async function run(io: Io, file: string, { commitment, chain, json }: Options): Promise<number> {
  const recorded = await readTable(file);
  const verdicts = [...dealt(recorded, commitment), ...played(recorded, io), ...linked(recorded, chain)];
  const ok = verdicts.every((it) => it.ok !== false);
  const whole = verdicts.every((it) => it.ok === true);
  if (json) io.out(`${JSON.stringify({ ok, whole, verdicts })}\n`);
  else {
    for (const it of verdicts) io.out(`${it.ok === null ? '·' : it.ok ? '✓' : '✗'} ${it.says}\n`);
    io.out(
      !ok
        ? 'This record cannot be trusted.\n'
        : whole
          ? 'This game was dealt and played as recorded, and it is the one your device saw.\n'
          : 'This record agrees with itself. Whether it is the game you played could not be checked in full: see above.\n',
    );
  }
  return ok ? 0 : 1;
}

function* dealt({ table }: Recorded, noted?: string): Generator<Verdict> {
  const { entropy, names } = table;
  const house = entropy?.house ?? table.seed;
  const hash = commitmentOf(house);
  if (hash !== table.commitment)
    yield { ok: false, says: `The house’s seed does not have the hash in this file: ${table.commitment}, but ${hash}` };
  if (noted === undefined)
    yield {
      ok: null,
      says: `The house’s seed has the hash in this file, ${hash}. Whether that is what it promised before the deal was not checked: give it with --commitment`,
    };
  else if (noted.trim().toLowerCase() === hash)
    yield { ok: true, says: `The house’s seed has the hash you noted before the deal: ${hash}` };
  else
    yield {
      ok: false,
      says: `You noted ${noted.trim().toLowerCase()} before the deal, but the house’s seed has ${hash}`,
    };
  if (names.length !== table.seats)
    yield { ok: false, says: `There are ${names.length} names for ${table.seats} seats` };
  const seats = entropy?.seats ?? [];
  const given = seats.flatMap((it, seat) => (it?.number ? [{ ...it, number: it.number, seat }] : []));
  if (given.length === 0) {
    yield { ok: null, says: 'No player’s device took part in the deal: the house’s seed alone decided it' };
    if (house !== table.seed) yield { ok: false, says: 'The seed of the deal is not the house’s' };
    return;
  }
  if (seats.length !== table.seats)
    yield { ok: false, says: `There are ${seats.length} places for numbers at ${table.seats} seats` };
  const wrong = given.filter(({ seal, number }) => commitmentOf(number) !== seal);
  for (const { seat } of wrong)
    yield { ok: false, says: `The number of ${names[seat]} is not the one that was sealed` };
  const left = seats.flatMap((it, seat) => (it && it.number === null ? [names[seat]] : []));
  if (left.length > 0)
    yield {
      ok: null,
      says: `Left out of the deal, because no number came in time: ${left.join(', ')}. Only they can say whether that is so`,
    };
  const numbers = seats.map((it) => it?.number ?? null);
  if (dealtFrom(house, numbers) !== table.seed)
    yield { ok: false, says: 'The seed of the deal is not made of the house’s seed and the players’ numbers' };
  else if (wrong.length === 0)
    yield {
      ok: true,
      says: `The seed of the deal is made of the house’s seed and the numbers of ${given.map(({ seat }) => names[seat]).join(', ')}`,
    };
}

/** Is the file what everybody received while it was played? */
function* linked({ table }: Recorded, noted?: string): Generator<Verdict> {
  const links = chainOf(table.seed);
  const link = table.inputs.reduce((last, input) => links.next(last, input), links.first(agreed(table)));
  if (table.chain !== undefined && table.chain !== link)
    yield {
      ok: false,
      says: `The chain over the deal and the moves ends in ${link}, and not as recorded in ${table.chain}`,
    };
  if (noted === undefined)
    yield {
      ok: null,
      says: 'Names, seats, times and moves were not compared with what your device received: give the last link of its chain with --chain',
    };
  else if (noted.trim().toLowerCase() === link)
    yield { ok: true, says: 'Names, seats, times and moves are those your device received' };
  else
    yield {
      ok: false,
      says: `Your device received ${noted.trim().toLowerCase()}, but names, seats, times and moves of this file make ${link}`,
    };
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
  const early: Verdict[] = [];
  let n = 0;
  try {
    for (const it of replaySteps(timeline, table.inputs)) {
      const input = table.inputs[n]!;
      if ('deadline' in input) {
        const due = alarmsOf(timeline.session).find((alarm) => alarm.n === input.n);
        if (due && input.at < due.at)
          early.push({ ok: false, says: `Move ${n + 1}: a clock rang ${due.at - input.at} ms before it was due` });
      }
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
  yield* early;
  const { session } = timeline;
  if (early.length === 0) yield { ok: true, says: 'No clock rang before it was due' };
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
