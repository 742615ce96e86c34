import type { Input, Start } from '@masque/core';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { sightOf, type SightDigests } from '../audit/witness.ts';
import type { Version } from './version.ts';

/** Draws a game from its log in the process of another version: one line for each seat and moment. */
const DRAW = `
const { offersFor, replay, SPECTATOR, start, tableFor, timelineOf } = await import('@masque/core');
const { games } = await import('@masque/server/games');
let text = '';
for await (const part of process.stdin.setEncoding('utf8')) text += part;
const { id, dealt, inputs, seats } = JSON.parse(text);
const { game } = games.find((it) => it.game.id === id);
let timeline = timelineOf(start(game, dealt));
const draw = ({ session }) => {
  for (const seat of seats)
    console.log(JSON.stringify([tableFor(session, seat ?? SPECTATOR), seat === null ? [] : offersFor(session, seat)]));
};
draw(timeline);
for (const it of inputs) draw((timeline = replay(timeline, [it])));
`;

/**
 * What phones at these seats (`null`: watching) would show at each moment of a game if a node of another version drew it.
 *
 * @throws Error when that version cannot play the game
 */
export async function drawnBy(
  version: Version,
  game: string,
  dealt: Start,
  inputs: readonly Input[],
  seats: readonly (number | null)[],
): Promise<Map<number | null, readonly SightDigests[]>> {
  const child = spawn(process.execPath, [...version.options, '--input-type=module', '--eval', DRAW], {
    cwd: version.folder,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.stdin.end(JSON.stringify({ id: game, dealt, inputs, seats }));
  const drawn = new Map(seats.map((seat) => [seat, [] as SightDigests[]]));
  let n = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [table, offers] = JSON.parse(line) as [unknown, unknown];
    drawn.get(seats[n++ % seats.length]!)!.push(sightOf(table, offers));
  }
  if ((await ended) !== 0) throw new Error(`${version.name} cannot play ${game} from its log`);
  return drawn;
}
