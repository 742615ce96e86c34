import type { Messages } from '@masque/core';

/** What somebody did in a game that is over, said below a name, in French. */
export const frTold = {
  'told.crown.right': 'A pris la couronne, et désigné l’autre Héritier',
  'told.crown.wrong': 'A pris la couronne, et désigné la mauvaise personne',
  'told.crown.late': 'A pris la couronne, sans désigner personne à temps',
  'told.named.right': 'Le trône l’accuse, à raison',
  'told.named.wrong': 'Le trône l’accuse, à tort',
  'told.lied':
    '{n, plural, one {Un joueur trompé} =2 {Deux joueurs trompés} other {# joueurs trompés}} par un faux emblème',
  'told.executed': 'A pris part à {n, plural, one {une exécution} =2 {deux exécutions} other {# exécutions}}',
  'told.fingers': '{n} doigts pointés à la fois dans sa direction',
  'told.deaths': '{n, plural, =2 {Deux morts} other {# morts}} en une partie',
  'told.died.once': 'Tombe sous une lame',
  'told.executed.once': 'Exécution publique',
  'told.poisonDied.once': 'Mort par le poison',
  'told.contracts.most': '{n} contrats menés à bien, plus que quiconque',
  'told.contracts': '{n} contrats menés à bien',
  'told.contracts.none': 'Pas un seul contrat mené à bien',
} as const satisfies Messages;
