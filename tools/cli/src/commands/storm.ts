import type { Command } from 'commander';
import { CliError, type Io } from '../io.ts';
import { wholeNumber } from '../text/numbers.ts';

/** Maximum number of storms in which a fault must be found. */
const TRIES = 400;

interface Options {
  readonly seeds: number;
  readonly from: number;
  readonly seed?: number;
  readonly threads: number;
  readonly fault?: string;
  readonly faults?: boolean;
}

/** `masque storm`: runs the server's own code through simulated storms. */
export const storm = (program: Command, io: Io, done: (code: number) => void): Command =>
  program
    .command('storm')
    .summary('run simulated servers through crashes, lost messages and wrong clocks')
    .description(
      'Plays at simulated nodes, in one process with its own clock, while nodes are killed, freeze, lose the ' +
        'database and each other, and connections break. Then it compares what people were told with the logs. Everything ' +
        'is determined by the seed, so a storm that fails can be repeated.',
    )
    .option('-n, --seeds <number>', 'number of storms', wholeNumber(1, 1_000_000), 100)
    .option('--from <seed>', 'the first seed', wholeNumber(0, 1e12), 1)
    .option('--seed <seed>', 'run only this storm, and print everything that happens', wholeNumber(0, 1e12))
    .option('-t, --threads <number>', 'number of storms at the same time', wholeNumber(1, 64), 2)
    .option('--fault <name>', 'put this known fault back into the code')
    .option('--faults', `put back one known fault after another, until each is found (at most ${TRIES} storms)`)
    .addHelpText(
      'after',
      `
Examples:
  masque storm --seeds 1000
  masque storm --seed 4711
  masque storm --faults`,
    )
    .action(async (options: Options) => {
      const server = await import('@masque/server/storm');
      if (options.fault !== undefined && !Object.hasOwn(server.faults, options.fault))
        throw new CliError(
          `There is no fault "${options.fault}". Available: ${Object.keys(server.faults).join(', ')}.`,
        );
      if (options.faults) return done(await findAll(server, options, io));
      if (options.seed !== undefined) return done(await one(server, options.seed, options.fault, io));
      done(await many(server, options, io));
    });

type Server = typeof import('@masque/server/storm');

async function many({ storms }: Server, { from, seeds: count, threads, fault }: Options, io: Io): Promise<number> {
  const sum = {
    games: 0,
    inputs: 0,
    deadlines: 0,
    acknowledged: 0,
    clubs: 0,
    commands: 0,
    returns: 0,
    seconds: 0,
    events: 0,
  };
  let [weathered, failed] = [0, 0];
  await storms({
    ...{ from, count, threads, fault },
    came(it) {
      weathered++;
      for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += it[name];
      if (it.problems.length > 0) {
        failed++;
        io.out(`✗ seed ${it.seed}\n${it.problems.map((line) => `    ${line}\n`).join('')}`);
      }
      if (io.watched) io.err(`\r${weathered} of ${count} storms, ${failed} failed`);
      return true;
    },
  });
  if (io.watched) io.err('\r\x1b[K');
  const { games, inputs, deadlines, acknowledged, clubs, commands, returns, seconds, events } = sum;
  io.out(
    `${weathered} storms, ${(seconds / 3600).toFixed(1)} simulated hours, ${events} events: ${games} games, ${inputs} inputs, ` +
      `${deadlines} deadlines, ${acknowledged} acknowledged, ${clubs} evenings with ${commands} commands, ${returns} reconnections\n`,
  );
  io.out(
    failed === 0 ? '✓ nothing was lost\n' : `${failed} failed. To examine one, run "masque storm --seed <seed>"\n`,
  );
  return failed === 0 ? 0 : 1;
}

/** Runs one storm in this thread, and prints everything that happens. */
async function one({ storm: weather, putBack }: Server, seed: number, fault: string | undefined, io: Io) {
  if (fault !== undefined) putBack(fault);
  const { games } = await import('@masque/server/games');
  const tell = (line: string): void => io.out(`${line}\n`);
  const { problems, fingerprint } = await weather(
    seed,
    games.map(({ game }) => game),
    tell,
  );
  for (const it of problems) io.out(`✗ ${it}\n`);
  io.out(problems.length === 0 ? `✓ nothing was lost (${fingerprint})\n` : `${problems.length} problems\n`);
  return problems.length === 0 ? 0 : 1;
}

/** Injects each fault and runs storms until it is found. */
async function findAll({ storms, faults }: Server, { from, threads }: Options, io: Io): Promise<number> {
  let missed = 0;
  for (const [name, { breaks }] of Object.entries(faults)) {
    let found: { readonly seed: number; readonly problems: readonly string[] } | null = null;
    let tried = 0;
    await storms({
      ...{ from, threads, count: TRIES, fault: name },
      came(it) {
        tried++;
        if (it.problems.length > 0) found = it;
        return found === null;
      },
    });
    const it = found as { readonly seed: number; readonly problems: readonly string[] } | null;
    if (!it) missed++;
    io.out(`${it ? '✓' : '✗'} ${name}: ${breaks}\n`);
    io.out(it ? `    found after ${tried} storms, by seed ${it.seed}: ${it.problems[0]}\n` : `    not found in ${tried} storms\n`); // prettier-ignore
  }
  return missed === 0 ? 0 : 1;
}
