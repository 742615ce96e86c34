import type { Language, Messages } from '@masque/core';

const en: Messages = {
  'verify.promise': 'The house’s seed has the hash that this device kept from before the deal: {hash}',
  'verify.promise.unknown':
    'The house’s seed has the hash {hash}. It was not checked whether this is what was promised before the deal: this device kept no promise',
  'verify.promise.broken': 'Before the deal, the house promised {noted}, but its seed has {hash}',
  'verify.promise.file':
    'The house’s seed does not have the hash in this record: {commitment} is recorded, and its seed has {hash}',
  'verify.names': 'There are {n} names for {seats} seats',
  'verify.places': 'There are {n} places for numbers at {seats} seats',
  'verify.house': 'No player’s device took part in the deal: the house’s seed alone decided it',
  'verify.house.other': 'The seed of the deal is not the house’s',
  'verify.left': 'Left out of the deal, because no number came in time: {who}. Only their devices can confirm that',
  'verify.number': 'The number of {who} is not the one that was sealed: {seal} was sealed, and it has {hash}',
  'verify.seed':
    'The seed of the deal is not made of the house’s seed and the players’ numbers: {seed} is recorded, and they make {made}',
  'verify.seed.none': 'The record is dealt from no seed: a seed has 64 hexadecimal digits, and {seed} is recorded',
  'verify.number.none': 'The number of {who} is none: a number has 64 hexadecimal digits, and {number} is recorded',
  'verify.made': 'The seed of the deal is made of the house’s seed and the numbers of {who}',
  'verify.seals': 'The sealed numbers are those that this device saw before the deal',
  'verify.seal.new':
    'In the record, the sealed number of {who} is {seal}, which this device did not see before the deal',
  'verify.seal.gone': 'This device saw the sealed number {seal} before the deal, but it is not in the record',
  'verify.seal.copied':
    'In the record, {who} have the same sealed number {seal}, which this device saw fewer times before the deal',
  'verify.own': 'The number of this device is in the deal',
  'verify.own.elsewhere': 'The number for your seat came from another device: {theirs} was sealed',
  'verify.own.replaced': 'This device sealed {mine}, but the record has {theirs} for your seat',
  'verify.own.gone': 'This device sealed {mine}, and the record has nothing for your seat',
  'verify.own.other': 'This device gave {mine}, but the record has {theirs} for your seat',
  'verify.own.left': 'This device gave its number {mine}, the house took it, and the deal was made without it',
  'verify.own.late': 'The number of this device did not come in time, and the deal was made without it',
  'verify.chain': 'Names, seats, times and moves are those that this device received',
  'verify.chain.unknown':
    'Names, seats, times and moves were not compared with what a device received: this device kept nothing',
  'verify.chain.part':
    'Names, seats, times and moves are those that this device received up to move {n} of {all}; it did not receive the rest',
  'verify.chain.file': 'The chain over the deal and the moves ends in {link}, but {chain} is recorded',
  'verify.chain.other': 'This device received {noted}, but names, seats, times and moves of this record make {link}',
  'verify.deal.impossible': 'No game can be dealt with these options for {n} seats: {why}',
  'verify.deal.seats': 'The game is for {min} to {max} players, and {n} seats are recorded',
  'verify.clock': 'Move {n}: a clock rang {ms} ms before it was due',
  'verify.clocks': 'No clock rang before it was due',
  'verify.move': 'Move {n} of {all} is against the rules ({code}): {move}',
  'verify.moves':
    '{n, plural, one {The one move follows} other {All {n} moves follow}} the rules of {game}, version {version}',
  'verify.moves.device':
    'This device has played all the moves again itself, by the rules that this server hands out. The command masque verify uses its own copy of the rules',
  'verify.moves.server':
    'The rules were applied by this server. On your own machine, the command masque verify does this without the server',
  'verify.moves.unknown': 'It was not checked whether the moves follow the rules: {why}',
  'verify.back': 'The game master took moves back {n, plural, one {once} other {# times}}, as recorded',
  'verify.unfinished': 'The moves end before the game does',
  'verify.outcome': 'They lead to the recorded outcome: {who} won',
  'verify.outcome.nobody': 'They lead to the recorded outcome: nobody wins',
  'verify.outcome.other': 'They lead to another outcome: {got}, but {recorded} is recorded',
  'verify.bad': 'This record cannot be trusted.',
  'verify.whole': 'This game was dealt and played as recorded, and it is the one that this device saw.',
  'verify.part': 'Nothing contradicts this record. It could not be fully checked whether it is the game you played.',
};

const fr: Messages = {
  'verify.promise': 'La graine de la maison a l’empreinte que cet appareil a gardée d’avant la donne\u00a0: {hash}',
  'verify.promise.unknown':
    'La graine de la maison a l’empreinte {hash}. Rien n’a permis de vérifier que c’est celle promise avant la donne\u00a0: cet appareil n’en a rien gardé',
  'verify.promise.broken': 'Avant la donne, la maison avait promis {noted}, mais sa graine a {hash}',
  'verify.promise.file':
    'La graine de la maison n’a pas l’empreinte de cet enregistrement\u00a0: {commitment} y est inscrit, et sa graine a {hash}',
  'verify.names': 'Il y a {n} noms pour {seats} places',
  'verify.places': 'Il y a {n} cases de nombres pour {seats} places',
  'verify.house': 'Aucun appareil de joueur n’a pris part à la donne\u00a0: la graine de la maison a décidé seule',
  'verify.house.other': 'La graine de la donne n’est pas celle de la maison',
  'verify.left':
    'Laissés hors de la donne, faute d’un nombre arrivé à temps\u00a0: {who}. Seuls leurs appareils peuvent dire si c’est vrai',
  'verify.number': 'Le nombre de {who} n’est pas celui qui était scellé\u00a0: {seal} était scellé, et il a {hash}',
  'verify.seed':
    'La graine de la donne n’est pas faite de celle de la maison et des nombres des joueurs\u00a0: {seed} est inscrit, et ils donnent {made}',
  'verify.seed.none':
    'L’enregistrement n’a pas de graine\u00a0: elle aurait 64 chiffres hexadécimaux, et {seed} y est inscrit',
  'verify.number.none':
    'Le nombre de {who} n’en est pas un\u00a0: il aurait 64 chiffres hexadécimaux, et {number} y est inscrit',
  'verify.made': 'La graine de la donne est faite de celle de la maison et des nombres de {who}',
  'verify.seals': 'Les nombres scellés sont ceux que cet appareil a vus avant la donne',
  'verify.seal.new':
    'L’enregistrement donne {seal} comme nombre scellé de {who}, que cet appareil n’a pas vu avant la donne',
  'verify.seal.gone': 'Cet appareil a vu le nombre scellé {seal} avant la donne, et l’enregistrement ne l’a pas',
  'verify.seal.copied':
    'L’enregistrement donne à {who} le même nombre scellé {seal}, que cet appareil a vu moins de fois avant la donne',
  'verify.own': 'Le nombre de cet appareil est dans la donne',
  'verify.own.elsewhere': 'Le nombre de votre place est venu d’un autre appareil\u00a0: {theirs} était scellé',
  'verify.own.replaced': 'Cet appareil a scellé {mine}, mais l’enregistrement a {theirs} pour votre place',
  'verify.own.gone': 'Cet appareil a scellé {mine}, et l’enregistrement n’a rien pour votre place',
  'verify.own.other': 'Cet appareil a donné {mine}, mais l’enregistrement a {theirs} pour votre place',
  'verify.own.left': 'Cet appareil a donné son nombre {mine}, la maison l’a pris, et la donne a été faite sans lui',
  'verify.own.late': 'Le nombre de cet appareil n’est pas arrivé à temps, et la donne a été faite sans lui',
  'verify.chain': 'Noms, places, temps et coups sont ceux que cet appareil a reçus',
  'verify.chain.unknown':
    'Noms, places, temps et coups n’ont pas été comparés à ce qu’un appareil a reçu\u00a0: celui-ci n’en a rien gardé',
  'verify.chain.part':
    'Noms, places, temps et coups sont ceux que cet appareil a reçus jusqu’au coup {n} sur {all}\u202f; il n’a pas reçu la suite',
  'verify.chain.file': 'La chaîne de la donne et des coups finit par {link}, et non par {chain}, comme il est inscrit',
  'verify.chain.other':
    'Cet appareil a reçu {noted}, mais les noms, places, temps et coups de cet enregistrement donnent {link}',
  'verify.deal.impossible': 'Aucune donne n’est possible avec ces options pour {n} places\u00a0: {why}',
  'verify.deal.seats': 'Le jeu est pour {min} à {max} joueurs, et {n} places sont inscrites',
  'verify.clock': 'Coup {n}\u00a0: une horloge a sonné {ms} ms avant son heure',
  'verify.clocks': 'Aucune horloge n’a sonné avant son heure',
  'verify.move': 'Le coup {n} sur {all} est contraire aux règles ({code})\u00a0: {move}',
  'verify.moves':
    '{n, plural, one {Le seul coup suit} other {Les {n} coups suivent tous}} les règles du jeu {game}, version {version}',
  'verify.moves.device':
    'Cet appareil a rejoué lui-même tous les coups, selon les règles que ce serveur distribue. La commande masque verify se sert de sa propre copie des règles',
  'verify.moves.server':
    'Les règles ont été appliquées par ce serveur. Sur votre propre machine, la commande masque verify s’en passe',
  'verify.moves.unknown': 'Rien n’a permis de vérifier que les coups suivent les règles\u00a0: {why}',
  'verify.back': 'Le meneur de jeu a annulé des coups {n, plural, one {une fois} other {# fois}}, comme il est inscrit',
  'verify.unfinished': 'Les coups s’arrêtent avant la fin de la partie',
  'verify.outcome': 'Ils mènent à la fin inscrite\u00a0: victoire de {who}',
  'verify.outcome.nobody': 'Ils mènent à la fin inscrite\u00a0: personne ne gagne',
  'verify.outcome.other': 'Ils mènent à une autre fin\u00a0: {got}, et {recorded} est inscrit',
  'verify.bad': 'Cet enregistrement n’est pas fiable.',
  'verify.whole': 'La donne et les coups sont ceux de cet enregistrement, et c’est la partie que cet appareil a vue.',
  'verify.part':
    'Rien ne contredit cet enregistrement. On n’a pas pu vérifier entièrement que c’est bien votre partie.',
};

/**
 * The messages of a game's verification.
 *
 * @example
 * verifyMessages.en['verify.clocks']; // => 'No clock rang before it was due'
 */
export const verifyMessages: Readonly<Record<Language, Messages>> = { en, fr };
