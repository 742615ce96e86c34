import { keyOf, type AnyGame } from '@masque/core';
import { Fault, type Check } from '../check.ts';
import { errorWords } from '../words.ts';

/** A host who changes nothing must be able to play. */
export const options = (game: AnyGame): Check => ({
  name: 'every option has a default, and the defaults suit every number of seats',
  run() {
    const parsed = game.options.safeParse({});
    if (!parsed.success) throw new Fault(`some option has no default: ${errorWords(parsed.error)}`);
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const wrong = game.check?.(parsed.data, seats) ?? [];
      if (wrong.length > 0)
        throw new Fault(`the default options are not valid for ${seats} seats: ${wrong.map(keyOf).join(', ')}`);
    }
  },
});

/** What a host chooses from before looking at single options. */
export const form = (game: AnyGame): Check => ({
  name: 'groups and presets name options that exist, and every preset can be dealt',
  run() {
    const defaults = game.options.safeParse({});
    if (!defaults.success) return;
    const grouped = new Set<string>();
    for (const { id, options: names } of game.groups ?? [])
      for (const name of names) {
        if (!(name in defaults.data)) throw new Fault(`the group "${id}" names "${name}", which is not an option`);
        if (grouped.has(name)) throw new Fault(`the option "${name}" is in two groups`);
        grouped.add(name);
      }
    for (const { id, options: chosen } of game.presets ?? []) {
      for (const name of Object.keys(chosen))
        if (!(name in defaults.data)) throw new Fault(`the preset "${id}" sets "${name}", which is not an option`);
      const read = game.options.safeParse(chosen);
      if (!read.success) throw new Fault(`the preset "${id}" has invalid options: ${errorWords(read.error)}`);
      const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
      if (!counts.some((seats) => (game.check?.(read.data, seats) ?? []).length === 0))
        throw new Fault(`the preset "${id}" cannot be dealt at any table`);
    }
  },
});
