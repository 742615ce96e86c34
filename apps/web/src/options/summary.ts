import type { GameInfo } from '@masque/protocol';
import type { Translator } from '@masque/ui';
import { fieldsOf, isDefault } from './schema.ts';
import { optionLabel, spoken } from './words.ts';

type Options = Readonly<Record<string, unknown>>;

/** The preset that a table plays, unless it is the default one. Hidden options are not guessed. */
export function wayOf(game: GameInfo, options: Options): NonNullable<GameInfo['presets']>[number] | undefined {
  const usual = Object.fromEntries(fieldsOf(game.options).map((it) => [it.name, it.default]));
  return game.presets?.find((way) => {
    const whole: Options = { ...usual, ...way.options };
    return Object.keys(whole).every((name) => JSON.stringify(whole[name]) === JSON.stringify(options[name]));
  });
}

/** The changed options of a table, in words. */
export const changedOptions = (
  t: Translator,
  game: GameInfo,
  options: Readonly<Record<string, unknown>>,
): readonly { readonly label: string; readonly value: string }[] =>
  fieldsOf(game.options)
    .filter((field) => !game.sets?.options.includes(field.name))
    .filter((field) => field.name in options && !isDefault(field, options[field.name]))
    .map((field) => ({ label: optionLabel(t, field.name), value: spoken(t, field, options[field.name]) }));
