import { temperaments } from '@masque/bots';
import { sample, type Action, type AnyGame, type Bot, type BotObservation } from '@masque/core';
import { playOut } from '@masque/testkit';

/** A level that does, or does not do, one kind of action. */
export interface Habit {
  readonly level: string;
  /** The type of an action. */
  readonly type: string;
  /** Takes it every other time that it may; otherwise never where it can be helped. */
  readonly often: boolean;
}

/** "normal+steal", "normal-steal" */
export const habitName = ({ level, type, often }: Habit): string => `${level}${often ? '+' : '-'}${type}`;

const OFTEN = 0.5;

/** A bot with a habit. Where its level does not know what to do with what is left to it, it does any of that. */
export function habitual(bot: Bot<object>, { type, often }: Pick<Habit, 'type' | 'often'>): Bot<object> {
  return {
    ...bot,
    decide(given) {
      const left = given.offers.filter((it) => (it.type === type) === often);
      const isFree = left.length > 0 && left.length < given.offers.length && (!often || given.random.chance(OFTEN));
      // A question that only this answers is answered.
      const mayLeave = often || left.some(waits) || !given.offers.some(waits);
      return isFree && mayLeave ? narrowed(bot, { ...given, offers: left }, often) : bot.decide(given);
    },
  };
}

const waits = ({ optional }: { readonly optional?: boolean }): boolean => !optional;

/** What it does with these offers alone. */
function narrowed(bot: Bot<object>, given: BotObservation<object>, must: boolean): Action | null {
  const { offers, random } = given;
  let move: Action | null = null;
  try {
    move = bot.decide(given);
    if (!move && !must && !offers.some(waits)) return null;
  } catch {
    // It counted on an offer that it was not shown.
  }
  if (offers.some((it) => it.type === move?.type && it.window === move.window)) return move;
  return sample(random.pick(offers), random);
}

/** Games in which it is seen what may be done. */
const LOOKED_AT = 3;

/**
 * Simple ways to differ from a level: the other levels that need no search, each level's temperaments, and each kind of
 * action taken often or never.
 */
export function deviationsFrom(
  level: string,
  game: AnyGame,
  seats: number,
  options: object,
): {
  readonly levels: readonly string[];
  readonly habits: readonly Habit[];
} {
  const quick = Object.entries(game.bots).flatMap(([name, bot]) => (bot.slow ? [] : [name]));
  const levels = quick.flatMap((name) => [name, ...temperaments.map((it) => `${name}:${it}`)]);
  const types = new Set<string>();
  for (let i = 0; i < LOOKED_AT; i++)
    playOut(game, {
      seats,
      options,
      seed: `deviations ${i}`,
      bots: level,
      // Where there is only one thing to do, no habit makes a difference.
      onDecision: ({ offers }) => {
        const asked = new Set(offers.map(({ type }) => type));
        if (asked.size > 1) for (const type of asked) types.add(type);
      },
    });
  const habits = [...types].sort().flatMap((type) => [true, false].map((often) => ({ level, type, often })));
  return { levels: levels.filter((it) => it !== level), habits };
}
