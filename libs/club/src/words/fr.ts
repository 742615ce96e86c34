import type { Translation } from '@masque/core';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'club.refuse.not_host': 'C’est réservé aux hôtes de la soirée.',
  'club.refuse.not_member': 'Entrez d’abord.',
  'club.refuse.no_evening': 'Aucune soirée en cours.',
  'club.refuse.locked': 'L’hôte ne laisse plus entrer personne pour l’instant.',
  'club.refuse.barred': 'Un hôte vous a demandé de ne pas venir.',
  'club.refuse.name_needed': 'Choisissez d’abord un nom.',
  'club.refuse.name_known':
    'Quelqu’un du club porte ce nom. Si c’est vous, touchez «\u00a0J’étais là avec un autre téléphone\u00a0»\u202f; sinon, choisissez un autre nom.',
  'club.refuse.not_here': 'Entrez d’abord.',
  'club.refuse.no_table': 'Cette table a été fermée.',
  'club.refuse.no_member': 'Cette personne ne fait pas partie du club.',
  'club.refuse.last_host': 'On ne renvoie pas un hôte, et il en faut toujours un.',
  'club.refuse.no_invite': 'Ce lien a déjà servi, ou un hôte en a fait un autre. Demandez à un hôte.',
  'club.refuse.playing': 'Une partie est en cours. On peut la suspendre, ou laisser jouer un automate.',
  'club.refuse.no_pin': 'Ce n’est pas le code secret de ce club.',
  'club.refuse.too_often': 'Trop de codes erronés. Demandez à l’hôte.',
  'club.refuse.no_seats': 'Aucune table n’a de place libre.',
  'club.refuse.seated': 'Cette personne est déjà à une table.',
  'club.refuse.resting': 'Cette personne fait une pause\u00a0: on ne l’appelle pas.',
  'club.refuse.no_claim': 'On a déjà répondu à cette demande, ou elle a expiré. L’autre téléphone peut redemander.',
};
