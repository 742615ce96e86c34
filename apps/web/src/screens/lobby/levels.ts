import type { Translator } from '@masque/ui';

/** What a level of bots is called: by the game, by the house, or by its bare name. */
export const levelName = (t: Translator, level: string): string =>
  [`bot.${level}`, `web.level.${level}`].filter((key) => t.has(key)).map((key) => t.msg(key))[0] ?? level;
