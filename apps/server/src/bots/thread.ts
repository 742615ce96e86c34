import { botOf, firstGameBot } from '@masque/bots';
import { project, randomFor, type AnyGame, type View } from '@masque/core';
import { parentPort } from 'node:worker_threads';
import type { ThinkRequest, ThinkResult } from './thinker.ts';

const games = new Map<string, Promise<AnyGame>>();

/** The game of a module. Loaded once. */
function gameAt(address: string): Promise<AnyGame> {
  let game = games.get(address);
  if (!game) games.set(address, (game = import(address).then((it: { default: AnyGame }) => it.default)));
  return game;
}

async function answer(question: ThinkRequest): Promise<ThinkResult> {
  const { address, level, first, seat, known, offers, log, people, chance } = question;
  try {
    const game = await gameAt(address);
    const bot = (first ? firstGameBot(game) : undefined) ?? botOf(game, level)!;
    const action = bot.decide({
      game,
      view: project(known.state, seat) as View<object>,
      seat,
      offers,
      log: () => log,
      redacted: () => known,
      random: randomFor(chance.seed, chance.n),
      people,
    });
    return { action };
  } catch (error) {
    // Only what surely crosses: the message, and where it was thrown.
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { error: Object.assign(new Error(message), { stack }) };
  }
}

// `null`: there will be no more questions.
parentPort!.on('message', (question: ThinkRequest | null) => {
  if (!question) return parentPort!.close();
  void answer(question).then((reply) => parentPort!.postMessage(reply));
});
