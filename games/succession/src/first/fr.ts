import type { Translation } from '@masque/core';
import type { en } from './en.ts';

/** Les conseils de la première partie. */
export const fr: Translation<typeof en> = {
  'first.card':
    'Regardez dans votre poche : vous êtes l’Héritier de votre faction. Trouvez l’autre Héritier avant qu’il ne vous trouve.',
  'first.meet':
    'Faites un contrat : touchez {who}, et montrez votre faction, pas votre rôle. Un Héritier connu est traqué.',
  'first.agree':
    'Vous êtes d’accord. Donnez votre parole des deux pouces ; quand c’est fait des deux côtés, les cartes se montrent ensemble.',
  'first.liar': 'À {who}, maintenant. Une faction ne prouve rien : la face faction d’un Espion ment.',
  'first.seen':
    'Vous avez vu deux factions, et l’une peut mentir. Attendez la cloche : tous montreront quelqu’un du doigt ensemble.',
  'first.point':
    'Le tribunal. Qui reçoit le plus de doigts montre son rôle à tous. Montrez {who} du doigt : nul ne sait qui c’est.',
  'first.shown':
    'Démasqué ! {who} est l’autre Héritier, et tous l’ont vu. Quand la chanson reprend, prenez la couronne.',
  'first.crown': 'Plus de doute. Prenez la couronne : maintenez le sceau.',
  'first.name':
    'Nommez l’autre Héritier. Juste : votre faction gagne. Faux : c’est la sienne. Vous savez qui c’est : {who}.',
  'first.other': 'Le choix qu’on vous indique convient. Rien ici ne vous trahit.',
  'first.wait': 'Regardez qui se tient avec qui : c’est tout ce qu’on voit du dehors.',
};
