import type { Language, Messages } from '@masque/core';

const en: Messages = {
  'chat.all': 'For everybody',
  'chat.private': 'In private',
  'chat.none': 'Nothing has been said yet.',
  'chat.removed': 'Removed by the host.',
  'chat.master': '{by} (game master)',
  'chat.write': 'Write to: {channel}',
  'chat.send': 'Send',
  'chat.left': '{n, plural, one {# character left} other {# characters left}}',
  'chat.quiet.you': 'You cannot write here now.',
  'chat.out': 'You are out. Under “In private” you can write to the others who are.',
  'chat.muted': 'The host does not let you write at the moment.',
  'chat.watch': 'Take a seat to write.',
  'chat.hold': 'Hold to read whispers',
  'chat.open': 'Press to read whispers',
  'chat.keep': 'Slide up to keep it open and write',
  'chat.release': 'Let go to hide',
  'chat.hide': 'Hide',
  'chat.hush': 'Nobody is whispering to you.',
  'chat.covered': 'Whispers stay covered unless you hold them open. Every phone has this page.',
  'chat.remove': 'Remove what {by} said: {text}',
  'chat.who': 'Who may write',
  'chat.may': '{who} may write',
};

const fr: Messages = {
  'chat.all': 'Pour tous',
  'chat.private': 'En privé',
  'chat.none': 'Rien n’a encore été dit.',
  'chat.removed': 'Retiré par l’hôte.',
  'chat.master': '{by} (mène le jeu)',
  'chat.write': 'Écrire à\u00a0: {channel}',
  'chat.send': 'Envoyer',
  'chat.left': '{n, plural, one {# caractère restant} other {# caractères restants}}',
  'chat.quiet.you': 'Vous ne pouvez pas écrire ici pour l’instant.',
  'chat.out': 'Vous êtes éliminé. Sous «\u00a0En privé\u00a0», vous pouvez écrire aux autres éliminés.',
  'chat.muted': 'L’hôte ne vous laisse pas écrire pour l’instant.',
  'chat.watch': 'Prenez place pour écrire.',
  'chat.hold': 'Maintenir pour lire ce qui se chuchote',
  'chat.open': 'Appuyer pour lire ce qui se chuchote',
  'chat.keep': 'Glisser vers le haut pour garder ouvert et écrire',
  'chat.release': 'Relâcher pour cacher',
  'chat.hide': 'Cacher',
  'chat.hush': 'Personne ne vous chuchote rien.',
  'chat.covered':
    'Ce qui se chuchote reste caché tant que vous ne maintenez pas appuyé. Tous les téléphones ont cette page.',
  'chat.remove': 'Retirer ce qu’a dit {by}\u00a0: {text}',
  'chat.who': 'Qui peut écrire',
  'chat.may': '{who} peut écrire',
};

/** The messages of the chat. */
export const chatWords: Readonly<Record<Language, Messages>> = { en, fr };
