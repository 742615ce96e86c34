/**
 * npm run wire: plays a game of every kind and adds up what each viewer is sent, as encoded by the server, and its size
 * when compressed. Fails if a game exceeds its budget, which is per move because the length of a game depends on its
 * bots. The first load of the app has its own budget in the build of `apps/web`.
 */
import { seedOf, start, step } from '@masque/core';
import { systemClock } from '@masque/server';
import { games } from '@masque/server/games';
import { Viewers, Presence } from '@masque/server/table';
import { defaultLevel, players } from '@masque/testkit';
import { pino } from 'pino';
import { deflateRawSync } from 'node:zlib';
import { day, peopleOf, snapshots } from './snapshot.ts';

/**
 * By game: the number of seats, and the maximum number of bytes that one viewer is sent per move, on average over a
 * whole game.
 */
const TABLES: Readonly<Record<string, { readonly seats: number; readonly budget: number }>> = {
  coup: { seats: 6, budget: 500 },
  'desperate-times': { seats: 4, budget: 2500 },
  werewolf: { seats: 10, budget: 1250 },
  succession: { seats: 10, budget: 650 },
  'montee-mortelle': { seats: 6, budget: 1200 },
};

const SEED = 'wire';
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** All frames of a game between bots, by viewer, and the number of moves. */
function framesOf({ game }: (typeof games)[number], seats: number): { viewers: string[][]; moves: number } {
  const seed = seedOf(`${SEED} ${game.id}`);
  let session = start(game, { seed, seats, options: game.options.parse({}), at: 1_000_000 });
  const presence = new Presence(systemClock, () => {});
  const viewers = new Viewers(pino({ level: 'silent' }), 0);
  const people = peopleOf(seats, 'Player ');
  const snapshot = snapshots(session, people, presence);
  viewers.publish(snapshot(session), day);
  const all = [...people, null].map((person) => {
    const frames: string[] = [];
    const listener = {
      deliver: (frame: string) => frames.push(frame) > 0,
      takeKeys: () => [],
      acknowledge: () => {},
    };
    viewers.join(listener, person, snapshot(session), day);
    return frames;
  });
  const those = players({ seed: SEED, bots: defaultLevel(game) });
  while (!session.outcome) {
    const input = those.next(session);
    if (!input) throw new Error(`${game.id} got stuck`);
    const next = step(session, input);
    if (!next.ok) throw new Error(`${game.id} refused a move of its bots: ${next.code}`);
    session = next.session;
    viewers.publish(snapshot(session), day);
  }
  presence.stop();
  return { viewers: all, moves: session.n - 1 };
}

let over = false;
for (const registered of games) {
  const { seats, budget } = TABLES[registered.game.id]!;
  const game = framesOf(registered, seats);
  const viewers = game.viewers.map((frames) => {
    const all = Buffer.from(frames.join('\n'));
    return { frames: frames.length, bytes: all.length, deflated: deflateRawSync(all).length };
  });
  const largest = viewers.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  const each = Math.round(largest.bytes / game.moves);
  over ||= each > budget;
  console.log(
    `${registered.game.id.padEnd(16)} ${seats} seats: ${game.moves} moves in ${largest.frames} frames, ` +
      `${kilobytes(largest.bytes)}, ${each} of ${budget} bytes a move; compressed ${kilobytes(largest.deflated)}`,
  );
}
if (over) console.error('A viewer is sent too much. Look for documents that change needlessly.');
process.exit(over ? 1 : 0);
