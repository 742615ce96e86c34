import type { Language } from '@masque/core';

/**
 * What stands between a label and its value.
 *
 * @example
 * `Coup${colon('en')}30 min`; // => 'Coup: 30 min'
 * `Coup${colon('fr')}30 min`; // => 'Coup\u00a0: 30 min'
 */
export const colon = (language: Language): string => (language === 'fr' ? '\u00a0: ' : ': ');
