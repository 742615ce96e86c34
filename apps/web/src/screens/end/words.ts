import type { Language, Messages } from '@masque/core';

const en: Messages = {
  'story.away':
    '{who} {n, plural, one {is} other {are}} away, and would be dealt in all the same. To leave somebody out, change the seats.',
  'story.wait': 'The host decides whether you play again.',
  'story.replay': 'Look back',
  'story.table': 'See the table',
  'story.rematch': 'Play again',
  'story.to-lobby': 'Change seats, rules or game',
  'story.you': 'You came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'story.you.won': 'You won',
  'story.you.lost': 'You were on the losing side',
  'story.places': 'Where everybody finished',
  'story.sides': 'Who was who',
  'story.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'story.won': 'won',
  'story.points': '{n, plural, one {one\u00a0point} other {#\u00a0points}}',
  'story.lie': 'The best lie of the game',
  'story.lie.once': '{who}, {title}. It was not true, and nobody proved it.',
  'story.lie.often':
    '{who}, {n, plural, =2 {twice} other {# times}} (last: {title}). It was not true, and nobody proved it.',
  'story.lie.under': 'What {who} really had',
  'story.bets': 'The ghosts had bet',
  'story.bets.more': 'and {n} more',
  'story.bet.right': '{who}: {on}. Right!',
  'story.bet.wrong': '{who}: {on}',
  'story.see': 'Look at that moment',
  'story.share': 'Share',
  'story.shared': 'Copied',
  'story.share.lie': 'The best lie, by {who}: “{text}”',
  'story.true':
    '{n, plural, one {Said one thing, and it was true} =2 {Said two things, and both were true} other {Said # things, and not one was a lie}}',
  'story.lied.free':
    '{n, plural, one {Lied once, and got away with it} =2 {Lied twice, and was never caught} other {Lied # times, and was never caught}}',
  'story.lied.caught':
    '{n, plural, one {Lied once, and was caught} =2 {Lied twice, and was caught both times} other {Lied # times, and was caught each time}}',
  'story.lied.most': 'Lied {n} times, more than anybody else, and was never caught',
  'story.true.only': 'Said {n} things, and is the only one who never lied',
  'story.won.true': 'Won without a single lie',
  'story.won.free': 'Won on {n, plural, one {a lie} =2 {two lies} other {# lies}} that nobody exposed',
  'story.won.some': 'Caught lying {caught, plural, one {once} =2 {twice} other {# times}}, and won all the same',
  'story.lied.some':
    'Lied {n, plural, =2 {twice} other {# times}}, and was caught {caught, plural, one {once} =2 {twice} other {# times}}',
  'story.feat.first': 'The first to go ({title})',
  'story.feat.voted': 'Voted out, {n} to {of}',
  'story.feat.nights': 'Lived through {n, plural, =2 {both nights} other {all # nights}}',
  'story.feat.doubts.all':
    '{of, plural, one {Doubted one claim, and was right} =2 {Doubted two claims, and was right both times} other {Doubted # claims, and was right each time}}',
  'story.feat.doubts.none':
    '{of, plural, one {Doubted one claim, and was wrong} =2 {Doubted two claims, and was wrong both times} other {Doubted # claims, and was wrong each time}}',
  'story.feat.doubts.some': 'Doubted {of} claims, and was right {n, plural, one {once} =2 {twice} other {# times}}',
  'story.feat.led': 'Took the lead and kept it ({title})',
  'story.feat.behind': 'Was in last place ({title}), and still won',
  'story.feat.until': 'Lost the lead ({title})',
  'story.out': 'Held out until: {title}',
  'story.stayed': 'There to the end',
};

// The title of a part of the game begins with a capital, as nothing does within a French line: it stands apart.
const fr: Messages = {
  'story.away':
    'Sans nouvelles de {who}. Si vous rejouez, {n, plural, one {cette personne aura} other {ces personnes auront}} des cartes quand même. Pour jouer sans, changez les places.',
  'story.wait': 'L’hôte décide si vous rejouez.',
  'story.replay': 'Revoir la partie',
  'story.table': 'Voir la table',
  'story.rematch': 'Rejouer',
  'story.to-lobby': 'Changer de places, de règles ou de jeu',
  'story.you': 'Vous finissez {place, selectordinal, one {#er} other {#e}}',
  'story.you.won': 'Vous avez gagné',
  'story.you.lost': 'Vous étiez dans l’autre camp',
  'story.places': 'Classement de la partie',
  'story.sides': 'Qui était qui',
  'story.place': '{place, selectordinal, one {#er} other {#e}}',
  'story.won': 'gagne',
  'story.points': '{n, plural, one {un\u00a0point} other {#\u00a0points}}',
  'story.lie': 'Le plus beau mensonge de la partie',
  'story.lie.once': '{who} · {title}. C’était faux, et personne ne l’a prouvé.',
  'story.lie.often': '{who}, {n} fois en tout · {title}. C’était faux, et personne ne l’a prouvé.',
  'story.lie.under': 'Ce que {who} avait vraiment',
  'story.bets': 'Les paris des fantômes',
  'story.bets.more': 'et {n} autres',
  'story.bet.right': '{who}\u00a0: {on}. Bien vu\u202f!',
  'story.bet.wrong': '{who}\u00a0: {on}',
  'story.see': 'Revoir ce moment',
  'story.share': 'Partager',
  'story.shared': 'Copié',
  'story.share.lie': 'Le plus beau mensonge, de {who} : « {text} »',
  'story.true':
    '{n, plural, one {Une seule annonce, et elle était vraie} =2 {Deux annonces, vraies toutes les deux} other {# annonces, et pas un mensonge}}',
  'story.lied.free':
    '{n, plural, one {Un mensonge, jamais démasqué} =2 {Deux mensonges, jamais démasqués} other {# mensonges, jamais démasqués}}',
  'story.lied.caught':
    '{n, plural, one {Un mensonge, aussitôt démasqué} =2 {Deux mensonges, démasqués tous les deux} other {# mensonges, tous démasqués}}',
  'story.lied.most': '{n} mensonges, plus que quiconque, et aucun démasqué',
  'story.true.only': '{n} annonces, et personne d’autre n’a joué sans mentir',
  'story.won.true': 'Gagne sans un seul mensonge',
  'story.won.free':
    'Gagne avec {n, plural, one {un mensonge que personne n’a démasqué} =2 {deux mensonges que personne n’a démasqués} other {# mensonges que personne n’a démasqués}}',
  'story.won.some':
    '{caught, plural, one {Un mensonge démasqué} =2 {Deux mensonges démasqués} other {# mensonges démasqués}}, et la victoire quand même',
  'story.lied.some': '{n} mensonges, dont {caught, plural, one {# démasqué} other {# démasqués}}',
  'story.feat.first': 'Premier départ · {title}',
  'story.feat.voted': 'Perd le vote, {n} contre {of}',
  'story.feat.nights': 'A survécu {n, plural, =2 {aux deux nuits} other {aux # nuits}}',
  'story.feat.doubts.all':
    '{of, plural, one {A douté une fois, et avec raison} =2 {A douté deux fois, et avec raison} other {A douté # fois, toujours avec raison}}',
  'story.feat.doubts.none':
    '{of, plural, one {A douté une fois, et à tort} =2 {A douté deux fois, et à tort} other {A douté # fois, toujours à tort}}',
  'story.feat.doubts.some': 'A douté {of} fois, dont {n} avec raison',
  'story.feat.led': 'Prend la tête et la garde · {title}',
  'story.feat.behind': 'À la dernière place, et la victoire quand même · {title}',
  'story.feat.until': 'A perdu la tête du classement · {title}',
  'story.out': 'A tenu bon jusque‑là\u00a0: {title}',
  'story.stayed': 'Là jusqu’au bout',
};

/** The messages of the final places. */
export const endWords: Readonly<Record<Language, Messages>> = { en, fr };
