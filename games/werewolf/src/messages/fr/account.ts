import type { Messages } from '@masque/core';

/** What came to light at the end. */
export const account: Messages = {
  'account.lovers': '{a} et {b} s’aimaient.',
  'account.side.good': '{who}, Fossoyeur, servait le village.',
  'account.side.evil': '{who}, Fossoyeur, servait les Loups-garous.',
  'account.werewolf': 'Nuit {night} : {who}, Loup-garou, a désigné {at}.',
  'account.devil': 'Nuit {night} : le Diable, {who}, a frappé {at}.',
  'account.warlock': 'Nuit {night} : {who}, Mage noir, a ensorcelé {at}.',
  'account.bodyguard': 'Nuit {night} : {who}, Garde du corps, s’est mis devant {at}.',
  'account.witch': 'Nuit {night} : {who}, Sorcière, a soigné {at}.',
  'account.witch.second': 'Nuit {night} : {who}, Sorcière, a empoisonné {at}.',
  'account.seer': 'Nuit {night} : {who}, Voyante, a observé {at}.',
  'account.sorceress': 'Nuit {night} : {who}, Ensorceleuse, a cherché la Voyante en {at}.',
  'account.gravedigger': 'Nuit {night} : {who}, Fossoyeur, a épié : {role}.',
  'account.feared':
    'Nuit {night} : {n, plural, one {# personne craignait} other {# personnes craignaient}} surtout {at} ({role}).',
};
