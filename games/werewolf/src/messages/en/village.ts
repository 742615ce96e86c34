import type { Messages } from '@masque/core';

/** What stands on the big screen beside the people. */
export const village: Messages = {
  'village.square': 'The village square',
  'village.dead': 'dead',
  'village.hour': 'Hour {n} of {of}',
  'village.by': 'accused by {by}',
  'village.by.second': 'accused by {by}, seconded by {second}',
  'village.hands': '{n, plural, one {# hand} other {# hands}} up, {need} needed',
  'village.need': '{need} of {alive} hands are needed',
};
