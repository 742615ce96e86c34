import type { Translator } from '@masque/ui';

/**
 * The name of a level of bots: the game's, the app's, or just its id; with its temperament, if it has one:
 * `normal:bold`.
 */
export function levelName(t: Translator, name: string): string {
  const [level, temperament] = name.split(':');
  const word = [`bot.${level}`, `web.level.${level}`].filter((key) => t.has(key)).map((key) => t.msg(key))[0] ?? level!;
  return temperament === undefined ? word : `${word}, ${t.msg(`web.temperament.${temperament}`)}`;
}
