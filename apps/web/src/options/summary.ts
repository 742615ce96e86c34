import type { GameInfo } from '@masque/protocol';
import type { Translator } from '@masque/ui';
import { fieldsOf } from './schema.ts';
import { optionLabel, spoken } from './words.ts';

/** The options of a table that are not as usual, in words. */
export const changedOptions = (
  t: Translator,
  game: GameInfo,
  options: Readonly<Record<string, unknown>>,
): readonly { readonly label: string; readonly value: string }[] =>
  fieldsOf(game.options)
    .filter((field) => !game.sets?.options.includes(field.name))
    .filter((field) => field.name in options && JSON.stringify(options[field.name]) !== JSON.stringify(field.default))
    .map((field) => ({ label: optionLabel(t, field.name), value: spoken(t, field, options[field.name]) }));
