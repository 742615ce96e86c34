import type { Translation } from '@masque/core';
import type { en } from './en.ts';

/** Les conseils de la première partie. */
export const fr: Translation<typeof en> = {
  'first.face-down':
    'Chacun pose en même temps une carte face cachée, et nul ne sait lesquelles sont fortes : laissez-les deviner. Ouvrez vos cartes, choisissez la carte {card}.',
  'first.contested':
    'Le même partisan est public deux fois. Un seul peut le rester : celui qui porte le plus de pots-de-vin.',
  'first.contest': '{who} révèle un partisan qu’un autre a déjà. Celui qui porte le plus de pots-de-vin reste public.',
  'first.select': 'Les mains ont tourné : ce que vous avez vu est chez votre voisin. Prenez la carte {card}.',
  'first.first-reveal':
    'Révélez un partisan : il compte alors pour sa valeur, et son pouvoir agit. Prenez la carte {card}.',
  'first.reveal':
    'Révélez la carte {card} : plus vous avez de partisans publics d’une couleur, plus chacun d’eux compte.',
  'first.bribe':
    'Un pot-de-vin vaut un point et fait gagner les disputes. Mettez-en un sur la carte {card}, que d’autres peuvent vouloir aussi.',
  'first.bluff':
    'Un bluff : un pot-de-vin sur une carte cachée dit qu’elle mérite qu’on la défende. La carte {card} ne vaut guère, mais qui le sait ? Et le pot-de-vin compte un point de toute façon.',
  'first.score':
    'Celui qui a le plus de soutien à la tombée de la nuit gagne. Un partisan public compte pour sa valeur, un partisan caché pour 1, et chaque pot-de-vin pour 1.',
  'first.bluffed':
    'Le pot-de-vin est sur votre carte, et nul ne demande ce qu’il couvre. Et vous, savez-vous ce que couvrent les leurs ?',
  'first.majority':
    'Celui qui a strictement le plus de partisans publics d’une couleur compte 1 de plus pour chacun d’eux. Comptez les couleurs sur la table.',
  'first.memory':
    'Ce que vous avez passé, d’autres le poseront. Retenez-le : vous saurez quels partisans on pourra vous disputer.',
  'first.ability': 'Le pouvoir agit, et vous décidez comment. Le choix qu’on vous indique est bon.',
  'first.wait': 'C’est à {who}. Regardez ce qu’on révèle : cela annonce ce qui sera disputé.',
};
