import type { Translator } from '@masque/ui';
import type { OptionField } from './schema.ts';
import { colon } from '../words/colon.ts';

const first = (t: Translator, keys: readonly string[]): string | undefined => {
  const key = keys.find((it) => t.has(it));
  return key === undefined ? undefined : t.msg(key);
};

/** An identifier as words: 'stealZero' becomes 'Steal zero'. */
const plain = (name: string): string => {
  const spaced = name
    .replace(/[_.-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
};

/** The label of an option. */
export const optionLabel = (t: Translator, path: string): string =>
  first(t, [`option.${path}`, `option.${path}.label`]) ?? plain(path);

/** What an option does, if the game has a text for it. */
export const optionHelp = (t: Translator, path: string): string | undefined => first(t, [`option.${path}.help`]);

/** The label of a value of an option. Cards and roles have their own names. */
export const valueLabel = (t: Translator, path: string, value: string): string =>
  first(t, [
    `option.${path}.${value}`,
    `role.${value}`,
    `role.${value}.name`,
    `card.${value}`,
    `card.${value}.name`,
    `face.${value}`,
    value,
  ]) ?? plain(value);

/** The label for an option without a value. */
export const noneLabel = (t: Translator, path: string): string =>
  first(t, [`option.${path}.null`]) ?? t.msg('web.option.none');

const counted = (t: Translator, path: string, counts: Readonly<Record<string, unknown>>): string =>
  Object.entries(counts)
    .filter(([, n]) => n !== 0 && n !== false)
    .map(([key, n]) =>
      n === true || n === 1 ? valueLabel(t, path, key) : `${String(n)} × ${valueLabel(t, path, key)}`,
    )
    .join(', ') || t.msg('web.option.none');

/** A value in words. */
export function spoken(t: Translator, field: OptionField, value: unknown, path = field.name): string {
  if (value === null || value === undefined || value === '') return noneLabel(t, path);
  switch (field.kind) {
    case 'switch':
      return t.msg(value === true ? 'web.on' : 'web.off');
    case 'choice':
      return valueLabel(t, path, String(value));
    case 'bag':
      return counted(t, path, countsOf(value));
    case 'counts':
    case 'switches':
      return counted(t, path, value as Record<string, unknown>);
    case 'group':
      return field.fields
        .map(
          (it) =>
            `${optionLabel(t, `${path}.${it.name}`)}${colon(t.language)}${spoken(t, it, (value as Record<string, unknown>)[it.name], `${path}.${it.name}`)}`,
        )
        .join(', ');
    default:
      return String(value);
  }
}

/** How often each value occurs in a list. */
export function countsOf(list: unknown): Record<string, number> {
  const counts: Record<string, number> = {};
  if (Array.isArray(list)) for (const it of list) counts[String(it)] = (counts[String(it)] ?? 0) + 1;
  return counts;
}
