import type { Language, Messages } from '@masque/core';
import { eveningWords } from '../words/index.ts';

/** The messages of the page that shows what a club stores about a member. */
export const mineWords: Readonly<Record<Language, Messages>> = {
  en: {
    ...eveningWords.en,
    'mine.title': 'What the club stores about me',
    'mine.since': 'Known to {club} since {day}.',
    'mine.evenings':
      '{n, plural, =0 {Not been to an evening yet.} one {Been to one evening.} other {Been to # evenings.}}',
    'mine.games.none': 'No game of yours is over yet.',
    'mine.won': 'You won.',
    'mine.lost': 'You did not win.',
    'mine.place': 'You came {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}.',
    'mine.left': 'You did not play to the end.',
    'mine.lies':
      '{n} of your {of, plural, one {# claim} other {# claims}} {n, plural, one {was a lie} other {were lies}}.',
    'mine.written': 'Everything that was recorded: {n, plural, one {one line} other {# lines}}',
    'mine.member': 'Name {name}, mask {mask}',
    'mine.host': '{on, select, yes {Became a host} other {No longer a host}}',
    'mine.bar': '{on, select, yes {Sent away by a host} other {May come in again}}',
    'mine.coming': '{on, select, yes {Said: I will come} other {Said: I cannot come}}',
    'mine.here': 'Came in',
    'mine.gone': 'Went home',
    'mine.rest': '{on, select, yes {Took a break} other {Back from the break}}',
    'mine.line': '{on, select, yes {Waited for a game} other {No longer waited}}',
    'mine.call': 'Called to a table',
    'mine.pass':
      '{why, select, let {Let the seat go} late {Came too late for the seat} other {The game began without you}}',
    'mine.pair':
      '{wish, select, together {Wants to sit with {who}} apart {Rather not with {who}} other {With or without {who}, either way}}',
    'mine.say': 'Announced: “{text}”',
    'mine.also':
      'Records of games, with everybody’s moves, stay with the club. You can save each from the list of games.',
    'mine.file': 'Save it as a file',
    'mine.erase.why': 'Your games stay; where your name stood, it says “somebody”.',
    'mine.nobody': 'This club stores nothing about the owner of this device.',
  },
  fr: {
    ...eveningWords.fr,
    'mine.title': 'Ce que le club conserve sur moi',
    'mine.since': 'Dans le club {club} depuis le {day}.',
    'mine.evenings':
      '{n, plural, =0 {Aucune soirée pour l’instant.} one {Une soirée avec le club.} other {# soirées avec le club.}}',
    'mine.games.none': 'Aucune de vos parties n’est finie.',
    'mine.won': 'Vous avez gagné.',
    'mine.lost': 'Vous n’avez pas gagné.',
    'mine.place': 'Vous avez fini {n, selectordinal, one {#er} other {#e}}.',
    'mine.left': 'Vous n’avez pas joué jusqu’au bout.',
    'mine.lies':
      '{n, plural, =0 {Aucun mensonge} one {# mensonge} other {# mensonges}} sur {of, plural, one {# annonce} other {# annonces}}.',
    'mine.written': 'Tout ce qui a été noté\u00a0: {n, plural, one {une ligne} other {# lignes}}',
    'mine.member': 'Nom {name}, masque {mask}',
    'mine.host': '{on, select, yes {Devient hôte} other {N’est plus hôte}}',
    'mine.bar': '{on, select, yes {Renvoi par un hôte} other {Peut de nouveau entrer}}',
    'mine.coming': '{on, select, yes {A dit venir} other {A dit ne pas venir}}',
    'mine.here': 'Entrée',
    'mine.gone': 'Départ',
    'mine.rest': '{on, select, yes {Prend une pause} other {Fin de la pause}}',
    'mine.line': '{on, select, yes {Attend une partie} other {N’attend plus}}',
    'mine.call': 'Appel à une table',
    'mine.pass':
      '{why, select, let {A laissé la place} late {Trop tard pour la place} other {La partie a commencé sans vous}}',
    'mine.pair':
      '{wish, select, together {Veut jouer avec {who}} apart {Plutôt pas avec {who}} other {Avec ou sans {who}, peu importe}}',
    'mine.say': 'Annonce\u00a0: «\u00a0{text}\u00a0»',
    'mine.also':
      'Les parties enregistrées, avec tous leurs coups, restent au club. On les trouve une à une dans la liste des parties.',
    'mine.file': 'Enregistrer dans un fichier',
    'mine.erase.why': 'Vos parties restent\u202f; à la place de votre nom, on lira «\u00a0quelqu’un\u00a0».',
    'mine.nobody': 'Ce club ne conserve rien sur la personne à qui appartient cet appareil.',
  },
};
