import type { Language, Messages } from '@masque/core';

const en: Messages = {
  'end.you': 'You came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'end.you.won': 'You won',
  'end.you.lost': 'You were on the other side',
  'end.places': 'Where everybody finished',
  'end.sides': 'Who was who',
  'end.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'end.won': 'won',
  'end.points': '{n, plural, one {one point} other {# points}}',
  'end.lie': 'The best lie of the game',
  'end.lie.once': '{who}, {title}. It was not true, and nobody proved it.',
  'end.lie.often':
    '{who}, {n, plural, =2 {twice} other {# times}}, last in: {title}. It was not true, and nobody proved it.',
  'end.lie.under': 'What {who} really had',
  'end.bets': 'The ghosts had bet',
  'end.bet.right': '{who}: {on}. Right!',
  'end.bet.wrong': '{who}: {on}',
  'end.see': 'Look at that moment',
  'end.share': 'Share',
  'end.shared': 'Copied',
  'end.share.lie': 'The best lie, by {who}: “{text}”',
  'end.true':
    '{n, plural, one {Said one thing, and it was true} =2 {Said two things, and both were true} other {Said # things, and not one was a lie}}',
  'end.lied.free':
    '{n, plural, one {Lied once, and got away with it} =2 {Lied twice, and was never caught} other {Lied # times, and was never caught}}',
  'end.lied.caught':
    '{n, plural, one {Lied once, and was caught} =2 {Lied twice, and was caught both times} other {Lied # times, and was caught each time}}',
  'end.lied.most': 'Lied {n} times, more than anybody, and was never caught',
  'end.true.only': 'Said {n} things, and is the only one who never lied',
  'end.won.true': 'Won without a single lie',
  'end.won.free': 'Won on {n, plural, one {a lie} =2 {two lies} other {# lies}} that nobody exposed',
  'end.won.some': 'Caught lying {caught, plural, one {once} =2 {twice} other {# times}}, and won all the same',
  'end.lied.some': 'Lied {n} times, and was caught {caught, plural, one {once} =2 {twice} other {# times}}',
  'end.feat.first': 'The first to go: {title}',
  'end.feat.voted': 'Voted out, {n} to {of}',
  'end.feat.nights': 'Lived through {n, plural, =2 {both nights} other {all # nights}}',
  'end.feat.doubts.all':
    '{of, plural, one {Doubted one claim, and was right} =2 {Doubted two claims, and was right both times} other {Doubted # claims, and was right each time}}',
  'end.feat.doubts.none':
    '{of, plural, one {Doubted one claim, and was wrong} =2 {Doubted two claims, and was wrong both times} other {Doubted # claims, and was wrong each time}}',
  'end.feat.doubts.some': 'Doubted {of} claims, and was right {n, plural, one {once} =2 {twice} other {# times}}',
  'end.feat.led': '{title}: took the lead, and kept it',
  'end.feat.behind': '{title}: in last place, and still won',
  'end.feat.until': 'In the lead until: {title}',
  'end.out': 'Out in: {title}',
  'end.stayed': 'There to the end',
};

const fr: Messages = {
  'end.you': 'Vous finissez {place, selectordinal, one {#er} other {#e}}',
  'end.you.won': 'Vous avez gagné',
  'end.you.lost': 'Vous étiez de l’autre côté',
  'end.places': 'Classement de la partie',
  'end.sides': 'Qui était qui',
  'end.place': '{place, selectordinal, one {#er} other {#e}}',
  'end.won': 'gagne',
  'end.points': '{n, plural, one {un point} other {# points}}',
  'end.lie': 'Le plus beau mensonge de la partie',
  'end.lie.once': '{who}, {title}. C’était faux, et personne ne l’a prouvé.',
  'end.lie.often': '{who}, {n} fois, la dernière : {title}. C’était faux, et personne ne l’a prouvé.',
  'end.lie.under': 'Ce que {who} avait vraiment',
  'end.bets': 'Les paris des fantômes',
  'end.bet.right': '{who}\u00a0: {on}. Bien vu\u202f!',
  'end.bet.wrong': '{who}\u00a0: {on}',
  'end.see': 'Revoir ce moment',
  'end.share': 'Partager',
  'end.shared': 'Copié',
  'end.share.lie': 'Le plus beau mensonge, de {who} : « {text} »',
  'end.true':
    '{n, plural, one {Une seule annonce, et elle était vraie} =2 {Deux annonces, vraies toutes les deux} other {# annonces, et pas un mensonge}}',
  'end.lied.free':
    '{n, plural, one {Un mensonge, jamais démasqué} =2 {Deux mensonges, jamais démasqués} other {# mensonges, jamais démasqués}}',
  'end.lied.caught':
    '{n, plural, one {Un mensonge, aussitôt démasqué} =2 {Deux mensonges, démasqués tous les deux} other {# mensonges, tous démasqués}}',
  'end.lied.most': '{n} mensonges, plus que quiconque, et aucun démasqué',
  'end.true.only': '{n} annonces, et la seule parole sans mensonge',
  'end.won.true': 'Gagne sans un seul mensonge',
  'end.won.free':
    'Gagne avec {n, plural, one {un mensonge que personne n’a démasqué} other {# mensonges que personne n’a démasqués}}',
  'end.won.some':
    '{caught, plural, one {Un mensonge démasqué} other {# mensonges démasqués}}, et la victoire quand même',
  'end.lied.some': '{n} mensonges, dont {caught, plural, one {un démasqué} other {# démasqués}}',
  'end.feat.first': 'Premier éliminé : {title}',
  'end.feat.voted': 'Éliminé par un vote, {n} contre {of}',
  'end.feat.nights': 'A survécu {n, plural, =2 {aux deux nuits} other {aux # nuits}}',
  'end.feat.doubts.all':
    '{of, plural, one {A douté une fois, et avec raison} =2 {A douté deux fois, et avec raison} other {A douté # fois, toujours avec raison}}',
  'end.feat.doubts.none':
    '{of, plural, one {A douté une fois, et à tort} =2 {A douté deux fois, et à tort} other {A douté # fois, toujours à tort}}',
  'end.feat.doubts.some': 'A douté {of} fois, dont {n} avec raison',
  'end.feat.led': '{title} : prend la tête, et la garde',
  'end.feat.behind': '{title} : à la dernière place, et la victoire quand même',
  'end.feat.until': 'En tête jusqu’à : {title}',
  'end.out': 'Éliminé : {title}',
  'end.stayed': 'Là jusqu’au bout',
};

/** The messages of the final places. */
export const endWords: Readonly<Record<Language, Messages>> = { en, fr };
