import type { Language, Messages } from '@masque/core';
import { verifyMessages } from '@masque/replay/verify';

const en: Messages = {
  'fair.ask': 'Was the deal fair?',
  'fair.right': 'This device has checked the deal: everything is right',
  'fair.part': 'Was the deal fair? Nothing suggests otherwise',
  'fair.wrong': 'Something about this deal is not right',
  'fair.wrong.do': 'Keep this page and the file of the game, and show both to the others at the table.',
  'fair.how':
    'Cards are dealt from the house’s seed and a number from every player’s device. All are sealed before anybody knows the others, and these devices keep what they see.',
  'fair.failed': 'The record of the game could not be read.',
  'fair.yes': 'right',
  'fair.no': 'wrong',
  'fair.unknown': 'not checked',
  'fair.checking': 'Checking the moves…',
  'fair.number': 'Check number',
  'fair.number.why': 'The big screen and every phone show the same.',
  'fair.promise': 'What this device kept, for masque verify: the promise of the house',
  'fair.link': 'and the last link of the chain',
  'fair.file': 'Save the whole game as a file',
};

const fr: Messages = {
  'fair.ask': 'La donne était-elle honnête\u202f?',
  'fair.right': 'Cet appareil a vérifié la donne\u00a0: tout est en ordre',
  'fair.part': 'La donne était-elle honnête\u202f? Rien n’indique le contraire',
  'fair.wrong': 'Quelque chose ne va pas dans cette donne',
  'fair.wrong.do': 'Gardez cette page et le fichier de la partie, et montrez-les aux autres de la table.',
  'fair.how':
    'Les cartes viennent de la graine de la maison et d’un nombre de l’appareil de chaque joueur. Tous sont scellés avant que quiconque connaisse les autres, et ces appareils gardent ce qu’ils voient.',
  'fair.failed': 'L’enregistrement de la partie n’a pas pu être lu.',
  'fair.yes': 'juste',
  'fair.no': 'faux',
  'fair.unknown': 'non vérifié',
  'fair.checking': 'Vérification des coups…',
  'fair.number': 'Numéro de contrôle',
  'fair.number.why': 'Le grand écran et tous les téléphones montrent le même.',
  'fair.promise': 'Ce que cet appareil a gardé, pour masque verify\u00a0: la promesse de la maison',
  'fair.link': 'et le dernier maillon de la chaîne',
  'fair.file': 'Enregistrer toute la partie dans un fichier',
};

/** The messages of the check of a deal, apart from its results. */
export const fairWords: Readonly<Record<Language, Messages>> = {
  en: { ...verifyMessages.en, ...en },
  fr: { ...verifyMessages.fr, ...fr },
};
