import type { GameInfo } from '@masque/protocol';
import type { Translator } from '@masque/ui';
import { fieldsOf, isUsual } from './schema.ts';
import { optionLabel, spoken } from './words.ts';

/** The options of a table that are not as usual, in words. */
export const changedOptions = (
  t: Translator,
  game: GameInfo,
  options: Readonly<Record<string, unknown>>,
): readonly { readonly label: string; readonly value: string }[] =>
  fieldsOf(game.options)
    .filter((field) => !game.sets?.options.includes(field.name))
    .filter((field) => field.name in options && !isUsual(field, options[field.name]))
    .map((field) => ({ label: optionLabel(t, field.name), value: spoken(t, field, options[field.name]) }));
