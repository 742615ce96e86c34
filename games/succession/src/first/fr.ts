import type { Translation } from '@masque/core';
import type { en } from './en.ts';

/** Les conseils de la première partie. */
export const fr: Translation<typeof en> = {
  'first.card':
    'Regardez votre carte. Vous êtes Espion : votre face rôle dit vrai, votre face faction montre l’emblème ennemi. Votre faction gagne si son Héritier trouve l’autre.',
  'first.meet':
    'Faites un contrat : touchez {who}, et montrez votre face faction. Elle ment pour vous ; la sienne ment peut-être aussi.',
  'first.agree':
    'Vous voilà réunis. Donnez votre parole des deux pouces ; ensuite, les deux cartes se montrent en même temps.',
  'first.heir':
    'Rencontrez {who} et regardez son emblème. Si c’est le vôtre, c’est un des vôtres, ou un Espion ennemi. Vous passerez pour un ennemi : c’est le prix du masque.',
  'first.lie': 'Maintenant, le bluff. Montrez votre face faction à {who} : on vous croira de son camp.',
  'first.seen':
    'Le bluff a pris. Mais qui vous a montré votre propre emblème ? {who} est peut-être Espion comme vous. À la cloche, tous montreront quelqu’un du doigt.',
  'first.point': 'Le tribunal : la personne la plus désignée montre sa carte à tous. Montrez {who} du doigt.',
  'first.caught':
    'Démasqué ! {who} est Espion : l’emblème qu’on vous a montré mentait. Voilà comment vous pourriez être pris, vous aussi.',
  'first.trick':
    'Un second contrat avec {who}, qui vous fait confiance et vous montrera sa face rôle. Montrez encore votre face faction.',
  'first.confide':
    'Vous avez trouvé l’autre Héritier. Revoyez {who}, et montrez cette fois votre face rôle : votre Héritier doit savoir qui croire.',
  'first.found':
    'Vous connaissez les deux Héritiers, et nul ne vous soupçonne. À la cloche, montrez {who} du doigt : tous sauront.',
  'first.shown':
    'Démasqué ! {who} est l’autre Héritier, et tous l’ont vu. Quand la chanson reprend, votre Héritier peut prendre la couronne.',
  'first.crown':
    '{who} prend la couronne et doit nommer l’autre Héritier : {whom}. Grâce à vous, ce n’est plus un pari.',
  'first.other': 'Le choix qu’on vous indique convient. Rien ici ne vous trahit.',
  'first.wait': 'Regardez qui se tient avec qui : c’est tout ce qu’on voit de l’extérieur.',
};
