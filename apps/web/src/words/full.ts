import type { Translator } from '@masque/ui';

/** Letters of a person's name, as the protocol wants it. */
export const LONGEST_NAME = 24;

/** Says that no more letters fit, once a name is as long as it may be; else nothing. */
export const fullOf = (t: Translator, value: string, most: number): string =>
  value.length < most ? '' : t.msg({ key: 'web.full', args: { n: most } });
