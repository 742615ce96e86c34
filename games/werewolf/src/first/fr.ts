import type { Translation } from '@masque/core';
import type { en } from './en.ts';

/** Les conseils de la première partie. */
export const fr: Translation<typeof en> = {
  'first.card':
    'Gardez le doigt sur votre carte pour la voir : vous êtes la Voyante, et l’un des autres est un Loup-garou. Puis dites que vous l’avez lue.',
  'first.lie':
    'Une Voyante connue est dévorée. Mentez : dites que vous êtes Villageois. Les mots sont libres, et nul ne les vérifie.',
  'first.false':
    '{who} se dit Voyante, et prétend avoir vu que {whom} est un Loup-garou. La Voyante, c’est vous, et vous avez observé {whom} : c’est un mensonge.',
  'first.unmask':
    'Vous connaissez le Loup-garou, et votre propre mensonge vous a gardé en vie. Dites qui vous êtes : il n’y a qu’une Voyante.',
  'first.report': 'Pris en plein mensonge ! Dites ce que vous avez vu : {who} est un Loup-garou.',
  'first.accuse': 'Les mots seuls ne pendent personne. Désignez {who} ; si quelqu’un appuie, on vote.',
  'first.second': 'Quelqu’un désigne {who}, et vous savez pourquoi. Appuyez, pour que l’on vote.',
  'first.spare':
    'On vote sur {who}, dont vous ne savez rien de mal. Pendre trop vite, c’est aider le Loup-garou : laissez-lui la vie.',
  'first.vote': 'Voici ce que vous attendiez. Levez la main contre {who}.',
  'first.look': 'Il fait nuit, et vous êtes la Voyante : choisissez {who}, et vous saurez si c’est un Loup-garou.',
  'first.pretend':
    'La nuit, on pose à tous la même question, pour que nul ne voie qui a quelque chose à faire. Choisissez qui vous voulez.',
  'first.sleep':
    'Aujourd’hui, il n’y a plus rien à faire. Allez dormir : quand plus de la moitié le veut, la nuit tombe.',
  'first.dead': 'Vous êtes mort et vous vous taisez ; mais votre camp peut encore gagner. Regardez la suite.',
  'first.listen': 'On accuse {who}. Regardez qui appuie, et qui n’appuie pas.',
  'first.wait': 'Un instant : les autres réfléchissent. La nuit, nul ne voit qui choisit et qui fait semblant.',
};
