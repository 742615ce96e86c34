import { sample, type Offer, type Random } from '@masque/core';
import { command, MAX_SEATS, type Command } from '@masque/protocol';
import { allGames } from './all-games.ts';

/** Values that replace correct ones in frames. */
const junk: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  99,
  MAX_SEATS,
  1e308,
  '',
  '__proto__',
  'constructor',
  'xstate.init',
  '\u0000',
  '\u202e',
  'x'.repeat(5000),
  [],
  [[[[]]]],
  {},
  { seat: 0 },
  { $gt: '' },
];

/** Commands that a player may give at any time without leaving the seat. They are mutated like moves. */
const commands: readonly Command[] = [
  { do: 'ready', on: true },
  { do: 'sit', seat: 0, name: 'Eve', password: 'open sesame' },
  { do: 'stand' },
  { do: 'options', options: { any: 1 } },
  { do: 'settings', chat: true, listed: false },
  { do: 'clear', seat: 0 },
  { do: 'seats', n: 9 },
  ...allGames.map(({ id }): Command => ({ do: 'game', id })),
  { do: 'start' },
  { do: 'pause' },
  { do: 'moreTime', seconds: 60 },
  { do: 'goOn', seen: { question: 1, title: 'play', asked: [] } },
  { do: 'takeMovesBack', n: 1 },
  { do: 'master', on: true },
  { do: 'say', channel: 'table', text: 'hello' },
  { do: 'mute', seat: 0, on: true },
  { do: 'letIn', id: 'x', on: true },
  { do: 'wasHere', seat: 0 },
  { do: 'giveBack', id: 'x', on: true },
  { do: 'seal', hash: 'ab'.repeat(32) },
  { do: 'reveal', number: 'cd'.repeat(32) },
  { do: 'rematch' },
  { do: 'lobby' },
];

/**
 * A valid frame with random changes. Some are still valid and count as moves.
 *
 * @param offers of anybody at the table: moves of other seats are tried as well
 */
export function mutant(offers: readonly Offer[], random: Random): string | Buffer {
  const frame = honest(offers, random);
  switch (random.below(8)) {
    case 0:
      return JSON.stringify(frame);
    case 1:
      return scribble(JSON.stringify(frame), random);
    case 2:
      return JSON.stringify(frame).slice(0, random.below(60));
    case 3:
      return Buffer.from(JSON.stringify(frame));
    case 4:
      return JSON.stringify(random.pick(junk));
    default:
      return JSON.stringify(replaced(frame, random));
  }
}

/** A frame as a device would send it. */
function honest(offers: readonly Offer[], random: Random): object {
  const key = `fuzz-${random.below(1e9)}`;
  if (offers.length === 0 || random.chance(0.3)) {
    const it = random.pick(commands);
    return random.chance(0.1)
      ? random.pick([{ t: 'ping' }, { t: 'log', before: random.below(99) }, { t: 'hello', v: 1 }])
      : { t: 'do', key, command: it };
  }
  const { type, window, params } = sample(random.pick(offers), random);
  return { t: 'act', key, action: { type, window, params } };
}

/** Replaces some characters of a text. */
function scribble(text: string, random: Random): string {
  const letters = [...text];
  for (let n = 1 + random.below(5); n > 0; n--) {
    const at = random.below(letters.length);
    letters.splice(at, random.below(3), String.fromCodePoint(32 + random.below(95)));
  }
  return letters.join('');
}

/** Replaces, removes or duplicates some parts of a value. */
function replaced(value: unknown, random: Random): unknown {
  if (random.chance(0.12)) return random.pick(junk);
  if (Array.isArray(value)) return value.map((it) => replaced(it, random));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (random.chance(0.05)) return [];
    return [[random.chance(0.05) ? '__proto__' : name, replaced(part, random)]];
  });
  if (random.chance(0.1)) parts.push([`extra${random.below(9)}`, random.pick(junk)]);
  return Object.fromEntries(parts);
}

/** Checks that the commands above exist in the protocol. */
export const commandsAreReal = (): boolean => commands.every((it) => command.safeParse(it).success);
