import { seedOf, type Input, type Saved } from '@masque/core';
import { tableExport } from '@masque/protocol';
import { z } from 'zod';

/** A situation that was set up by hand instead of dealt. */
export interface StartingPosition {
  readonly name: string;
  readonly saved: Saved;
}

/** A table of the studio as data: everything that survives a reload of the rules. */
export interface StudioStory {
  readonly seats: number;
  /** Any text, or the 64 digits of a seed. */
  readonly seed: string;
  readonly options: object;
  /** The situation it began with; absent: it was dealt. */
  readonly begin?: StartingPosition;
  /** When it was dealt, in milliseconds. */
  readonly at: number;
  readonly inputs: readonly Input[];
  /** How many of the inputs precede the position shown. */
  readonly n: number;
  /** The time at that position, in milliseconds. */
  readonly now: number;
  /** By seat: the bot that plays it, if any. */
  readonly bots: readonly (string | null)[];
}

/** The seed of a deal, given as text or as its digits. */
export const seedFor = (words: string): string => (/^[0-9a-f]{64}$/.test(words) ? words : seedOf(words));

const situation = z.object({
  format: z.literal('masque-situation'),
  game: z.string(),
  seats: z.int().min(1),
  seed: z.string(),
  options: z.record(z.string(), z.unknown()),
  begin: z.custom<StartingPosition>((it) => typeof it === 'object' && it !== null && 'saved' in it).optional(),
  at: z.number(),
  inputs: z.array(z.custom<Input>((it) => typeof it === 'object' && it !== null && 'at' in it)),
});

/** A position as a file that the studio can load. */
export const fileOf = (game: string, { seats, seed, options, begin, at, inputs, n }: StudioStory): object => ({
  format: 'masque-situation',
  game,
  seats,
  seed,
  options,
  ...(begin && { begin }),
  at,
  inputs: inputs.slice(0, n),
});

/**
 * Reads a table from a file: a situation saved by the studio, or a downloaded game.
 * @throws Error that says why it does not fit this game
 */
export function storyOf(file: unknown, game: string): StudioStory {
  const saved = situation.safeParse(file);
  const taken = saved.success ? null : tableExport.safeParse(file);
  if (!saved.success && !taken?.success)
    throw new Error('This file is neither a situation saved by the studio nor a downloaded game.');
  const it = saved.success ? saved.data : { ...taken!.data!, at: taken!.data!.startedAt };
  if (it.game !== game) throw new Error(`This file belongs to ${it.game}, but the studio has loaded ${game}.`);
  const { seats, seed, options, at } = it;
  const inputs = it.inputs as readonly Input[];
  const now = inputs.at(-1)?.at ?? at;
  const { begin } = saved.success ? saved.data : {};
  return {
    seats,
    seed,
    options,
    ...(begin && { begin }),
    at,
    inputs,
    n: inputs.length,
    now,
    bots: Array<null>(seats).fill(null),
  };
}
