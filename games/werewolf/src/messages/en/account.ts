import type { Messages } from '@masque/core';

/** What came to light at the end. */
export const account: Messages = {
  'account.lovers': '{a} and {b} were in love.',
  'account.side.good': '{who}, the Gravedigger, served the village.',
  'account.side.evil': '{who}, the Gravedigger, served the Werewolves.',
  'account.werewolf': 'Night {night}: {who}, Werewolf, marked {at}.',
  'account.devil': 'Night {night}: the Devil, {who}, struck at {at}.',
  'account.warlock': 'Night {night}: {who}, the Warlock, hexed {at}.',
  'account.bodyguard': 'Night {night}: {who}, the Bodyguard, stood before {at}.',
  'account.witch': 'Night {night}: {who}, the Witch, healed {at}.',
  'account.witch.second': 'Night {night}: {who}, the Witch, poisoned {at}.',
  'account.seer': 'Night {night}: {who}, the Seer, looked at {at}.',
  'account.sorceress': 'Night {night}: {who}, the Sorceress, looked for the Seer in {at}.',
  'account.gravedigger': 'Night {night}: {who}, the Gravedigger, watched: {role}.',
  'account.feared':
    'Night {night}: {n, plural, one {one of you was} other {# of you were}} most worried by {at} ({role}).',
};
