import { readLevel, searching } from '@masque/bots';
import type { AnyGame, Bot } from '@masque/core';
import { Outside } from './outside.ts';

/** Players whom a game does not bring itself: plain data, so that a worker can be told. */
export interface Guests {
  /** Programs, by the name under which they play: each is a command. */
  readonly programs?: { readonly [name: string]: string };
  /** Who plays as `responder`. */
  readonly responder?: Responder;
}

/** A best response, as far as a search finds one: it plays on in its head with everybody like that level. */
export interface Responder {
  readonly to: string;
  readonly playouts: number;
  /** Inputs after which it judges; none: to the end. */
  readonly depth?: number;
}

/** The name under which a best response plays. */
export const RESPONDER = 'responder';

/** Under which names guests play. */
export const namesOf = ({ programs = {}, responder }: Guests): string[] => [
  ...Object.keys(programs),
  ...(responder ? [RESPONDER] : []),
];

/** How often a level that searches is let play on while somebody imagines it. */
const IMAGINED_PLAYOUTS = 8;

/** A game with its guests among its bots. */
export class GuestHouse {
  readonly #outside: Outside[] = [];
  readonly #games = new Map<string, AnyGame>();

  /** @throws Problem when a program cannot be started */
  with(game: AnyGame, guests: Guests): AnyGame {
    const key = JSON.stringify([game.id, guests]);
    const known = this.#games.get(key);
    if (known) return known;
    const bots: Record<string, Bot<object>> = { ...(game.bots as Record<string, Bot<object>>) };
    if (guests.responder) bots[RESPONDER] = respondingIn(game, guests.responder);
    for (const [name, command] of Object.entries(guests.programs ?? {})) {
      const program = new Outside(command);
      this.#outside.push(program);
      bots[name] = program;
    }
    const full = { ...game, bots } as AnyGame;
    this.#games.set(key, full);
    return full;
  }

  async close(): Promise<void> {
    await Promise.all(this.#outside.map((it) => it.close()));
  }
}

function respondingIn(game: AnyGame, { to, playouts, depth }: Responder): Bot<object> {
  const level = game.bots[readLevel(to).level] as unknown as Bot<object>;
  const model: Bot<object> = level.slow
    ? { decide: (given) => level.decide({ ...given, playouts: IMAGINED_PLAYOUTS }) }
    : level;
  return searching({ model, playouts, ...(depth !== undefined && { depth }) });
}
