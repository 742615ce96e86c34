import type { Messages } from '@masque/core';

/** What stands on the big screen beside the people. */
export const village: Messages = {
  'village.square': 'La place du village',
  'village.dead': 'sans vie',
  'village.hour': 'Heure {n} sur {of}',
  'village.by': 'au nom de {by}',
  'village.by.second': 'au nom de {by} et de {second}',
  'village.hands': '{n, plural, one {# main levée} other {# mains levées}}, il en faut {need}',
  'village.need': 'il faut {need} mains sur {alive}',
};
