import { readLevel, searching } from '@masque/bots';
import type { AnyGame, Bot } from '@masque/core';
import { habitName, habitual, type Habit } from './habits.ts';
import { Outside } from './outside.ts';

/** Players in addition to the game's own. Plain data, so that it can be sent to a worker. */
export interface Guests {
  /** Commands of programs, by the name under which they play. */
  readonly programs?: { readonly [name: string]: string };
  /** The player named `responder`. */
  readonly responder?: Responder;
  /** Levels with a habit, each under its `habitName`. */
  readonly habits?: readonly Habit[];
}

/**
 * A best response, as far as a search finds one: it simulates continuations in which everybody plays like that level.
 */
export interface Responder {
  readonly to: string;
  readonly playouts: number;
  /** Inputs after which it evaluates; absent: it plays to the end. */
  readonly depth?: number;
}

/** The name under which a best response plays. */
export const RESPONDER = 'responder';

/** The names under which guests play. */
export const namesOf = ({ programs = {}, responder, habits = [] }: Guests): string[] => [
  ...Object.keys(programs),
  ...habits.map(habitName),
  ...(responder ? [RESPONDER] : []),
];

/** Maximum number of playouts for a searching level while it is being simulated by another bot. */
const IMAGINED_PLAYOUTS = 8;

/** Adds guests to a game's bots. */
export class GuestHouse {
  readonly #outside: Outside[] = [];
  readonly #games = new Map<string, AnyGame>();

  /** @throws CliError when a program cannot be started */
  with(game: AnyGame, guests: Guests): AnyGame {
    const key = JSON.stringify([game.id, guests]);
    const known = this.#games.get(key);
    if (known) return known;
    const bots: Record<string, Bot<object>> = { ...(game.bots as Record<string, Bot<object>>) };
    if (guests.responder) bots[RESPONDER] = respondingIn(game, guests.responder);
    for (const it of guests.habits ?? []) bots[habitName(it)] = habitual(bots[it.level]!, it);
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
  return searching({ model, playouts, inputs: Infinity, ...(depth !== undefined && { depth }) });
}
