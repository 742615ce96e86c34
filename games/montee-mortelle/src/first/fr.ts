import type { Translation } from '@masque/core';
import type { en } from './en.ts';

/** Les conseils de la première partie. */
export const fr: Translation<typeof en> = {
  'first.ready':
    'Ouvrez vos cartes : votre société, votre profession, votre objet. Personne d’autre ne les connaît. Puis dites que c’est vu.',
  'first.proclaim':
    'Vous en savez assez : votre camp a ce qu’il faut. Levez-vous et nommez qui tient le reste. Une erreur vous ferait tout perdre.',
  'first.pearl':
    'Vous tenez la Perle Noire : avec elle, on ne peut pas proclamer la victoire. Gardez votre sérieux et donnez-la à {who}, qui ne peut pas refuser.',
  'first.trade':
    'Posez la carte {card} devant {who}. Ce qui revient, ou ne revient pas, vous dit ce que l’autre cherche.',
  'first.duel': 'Provoquez {who} en duel. Regardez qui prend quel parti : les alliés se montrent, les ennemis aussi.',
  'first.answer':
    'On vous propose un objet que vous seul voyez. Il vous convient : prenez-le, et rendez la carte {card}.',
  'first.back': 'Ce qu’on vous propose ne vous sert pas, ou c’est trop beau. Rendez-le sans un mot.',
  'first.sides': 'Un duel, et c’est à vous de choisir : épée, bouclier, ou rien. Votre choix en dit long aux autres.',
  'first.silence':
    'Vous n’avez rien à jouer ici\u00a0: dites-le. Avec une horloge, le silence suffit, et «\u00a0Un instant\u00a0» fait attendre, carte en main ou bluff.',
  'first.caught':
    'Vous avez perdu : {who} peut regarder vos deux cartes et savoir qui vous êtes, ou vous prendre un objet.',
  'first.spoils':
    'Vous avez gagné : regardez les deux cartes du perdant, et le masque tombe ; ou fouillez ses objets et prenez-en un.',
  'first.rest': 'Ici, il n’y a rien de mieux à faire. Le choix qu’on vous indique ne vous coûte rien.',
  'first.wait': 'C’est à {who}. Retenez qui donne quoi à qui : nul ne le dit, et c’est ce qui décide.',
};
