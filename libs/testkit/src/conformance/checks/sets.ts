import { keyOf, type AnyGame, type SetContents } from '@masque/core';
import { viewSet, type SetView } from '@masque/mechanics';
import { Fault, type Check } from '../check.ts';
import { heldIn } from '../held.ts';
import { errorWords } from '../words.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const sizeOf = (set: SetContents): number => heldIn(set).reduce((sum, [, n]) => sum + n, 0);

/** The sets that a host is offered can be played, and a shared code gives the same set. */
export const sets = (game: AnyGame): Check => ({
  name: 'every set that is offered can be dealt, and its code gives the same set',
  run() {
    if (!game.sets) return;
    const { items, options: names } = game.sets;
    const defaults = game.options.parse({});
    for (const name of names) if (!(name in defaults)) throw new Fault(`sets name "${name}", which is not an option`);
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const look = (options: object, ask: { set?: SetContents; code?: string } = {}) =>
        viewSet(game, { seats, options, ...ask }) as SetView;
      const { presets } = look(defaults);
      if (presets.length === 0) throw new Fault(`no set is offered for ${seats} seats`);
      if (!presets[0]?.chosen)
        throw new Fault(`the default options do not play the recommended set for ${seats} seats`);
      for (const preset of presets) {
        const called = `the set "${keyOf(preset.name)}" for ${seats} seats`;
        const read = game.options.safeParse({ ...defaults, ...preset.options });
        if (!read.success) throw new Fault(`${called} has invalid options: ${errorWords(read.error)}`);
        const { set, size, problems, code, sides } = look(read.data);
        if (!set) throw new Fault(`${called} cannot be recognised from its options`);
        if (problems.length > 0) throw new Fault(`${called} cannot be dealt: ${problems.map(keyOf).join(', ')}`);
        if (sizeOf(set) !== size) throw new Fault(`${called} has ${sizeOf(set)} items instead of ${size}`);
        for (const [id, n] of heldIn(set))
          if (n > (items.find((it) => it.id === id)?.max ?? 0))
            throw new Fault(`${called} has too many of an item: ${n} ${id}`);
        const total = sides.reduce((sum, it) => sum + it.share, 0);
        if (sides.length > 0 && Math.abs(total - 1) > 1e-9)
          throw new Fault(`${called}: the win rates add up to ${total} instead of 1`);
        const own = look(read.data, { set });
        const again = look({ ...read.data, ...own.options });
        if (!same(again.set, set) || again.problems.length > 0)
          throw new Fault(`${called} becomes a different set when its items are chosen by hand`);
        if (!same(look(defaults, { code }).set, set))
          throw new Fault(`${called} becomes a different set when it is read from its code: ${code}`);
      }
      if (look(defaults, { code: 'not a code of any kind!' }).set) throw new Fault('any text is accepted as a code');
    }
  },
});
