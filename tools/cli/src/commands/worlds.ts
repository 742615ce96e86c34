import { Sampler } from '@masque/bots';
import { logFor, randomFor, redactedFor, seedOf, type AnyGame, type Seat, type Session } from '@masque/core';
import { playOut, defaultLevel } from '@masque/testkit';
import type { Command } from 'commander';
import { gameGiven } from '../games.ts';
import { CliError, type Io } from '../io.ts';
import { columns, figure, share } from '../text/columns.ts';
import { wholeNumber } from '../text/numbers.ts';

/** `masque worlds`: measures how close the worlds imagined by bots are to the truth. */
export const worlds = (program: Command, io: Io, done: (code: number) => void): Command =>
  program
    .command('worlds')
    .summary('measure how close the worlds that bots imagine come to the truth')
    .description(
      'Plays games, and lets a seat imagine worlds now and then. Reports whether the real world could come out, how much of an imagined world is right, and how much would be right by counting the cards of the deal alone.',
    )
    .argument('<game>', 'id, package, folder or module of the game')
    .option('-n, --games <number>', 'number of games', wholeNumber(1), 40)
    .option('--seats <number>', 'number of seats (default: about the middle of the game’s range)', wholeNumber(1))
    .option('--seed <words>', 'any text; a different text gives different games', 'worlds')
    .action(async (game: string, options: Options) => done(await run(io, game, options)));

interface Options {
  readonly games: number;
  readonly seats?: number;
  readonly seed: string;
}

/** Number of inputs between two samples. */
const EVERY = 13;
/** Worlds drawn per sample. */
const DRAWS = 8;

async function run(io: Io, id: string, { games, seats: wanted, seed }: Options): Promise<number> {
  const { game } = await gameGiven(id);
  const { min, max } = game.seats;
  const seats = wanted ?? Math.round((min + max) / 2);
  if (seats < min || seats > max) throw new CliError(`${game.id} is played with ${min} to ${max} seats, not ${seats}.`);
  const { fits: _fits, likelihood: _likelihood, recall: _recall, ...counts } = game.worlds ?? {};
  const known = new Count(game);
  const blind = new Count({ ...game, worlds: counts });
  for (let i = 0; i < games; i++)
    playOut(game, {
      seats,
      seed: `${seed}.${i}`,
      bots: defaultLevel(game),
      onStep: ({ session }) => {
        if (session.outcome || session.n % EVERY !== 0) return;
        const seat = randomFor(seedOf(`${seed}.${i} seat`), session.n).below(seats);
        for (const it of [known, blind]) it.look(session, seat);
      },
    });
  io.out(
    columns([
      ['Samples', figure(known.looks)],
      ['Truth excluded', `${figure(known.excluded)} times`],
      ['No world found', `${figure(known.empty)} times`],
      ['Hidden values that are right', `${share(known.right, known.places)}, by counting cards alone ${share(blind.right, blind.places)}`],
      ['Worlds that are entirely right', `${share(known.whole, known.worlds)}, by counting cards alone ${share(blind.whole, blind.worlds)}`],
    ]), // prettier-ignore
  );
  return known.excluded + known.empty === 0 ? 0 : 1;
}

/** Statistics of a game's imagined worlds. */
class Count {
  looks = 0;
  excluded = 0;
  empty = 0;
  worlds = 0;
  whole = 0;
  right = 0;
  places = 0;
  readonly #game: AnyGame;

  constructor(game: AnyGame) {
    this.#game = game;
  }

  look(session: Session, seat: Seat): void {
    const { n, state } = session;
    const random = randomFor(seedOf('worlds'), n);
    const sampler = new Sampler(this.#game, redactedFor(session, seat), logFor(session, seat));
    this.looks++;
    if (sampler.excludes(state, random)) this.excluded++;
    for (let i = 0; i < DRAWS; i++) {
      const world = sampler.draw(random);
      if (!world) {
        this.empty++;
        continue;
      }
      const { right, places } = sampler.alike(world, state);
      this.worlds++;
      if (right === places) this.whole++;
      this.right += right;
      this.places += places;
    }
  }
}
