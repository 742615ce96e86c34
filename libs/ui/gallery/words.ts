import type { Language, Messages } from '@masque/core';

/** Sentences of the samples. A real game brings its own. */
const en: Messages = {
  round: 'Round 5',
  duke: 'Duke', captain: 'Captain', contessa: 'Contessa', assassin: 'Assassin', ambassador: 'Ambassador',
  'captain.text': 'Steals 2 coins. Blocks stealing.', 'contessa.text': 'Blocks the assassin.', 'duke.text': 'Takes 3 coins.',
  claim: 'I am the Duke.', 'claim.note': 'and takes <b>3 coins</b> from the treasury',
  everyone: 'Everyone is asked at once.',
  allow: 'Allow', 'allow.note': 'let it stand', challenge: 'Challenge',
  treasury: 'Treasury', court: 'Court', coins: 'coins', nocoins: 'no coins',
  say: 'Say nothing', face: 'Claim a face', ornot: 'true or not',
  income: 'Income', 'income.note': 'nobody can stop it', aid: 'Foreign aid', 'aid.note': 'a duke may block',
  coup: 'Coup', 'coup.closed': 'costs 7, you need 3 more',
  'duke.note': 'take 3', 'assassin.note': 'pay 3, strike', 'captain.note': 'steal 2', 'ambassador.note': 'trade cards',
  whom: 'From whom?',
  'log.takes': '{who} takes {n} coins.', 'log.saw': 'You saw the {card} of {who}.', 'log.loses': '{who} loses the {card}.',
  night: 'Night', choose: 'Choose one.', 'choose.note': 'Everyone chooses now. The night ends when all have.', nobody: 'Nobody', confirm: 'Confirm',
  'night.does': 'You look at one person’s card.',
  day: 'Day 3', hangs: 'Who hangs at dusk?', open: 'Votes are open. You may move yours until the taper is out.',
  back: 'Take back', 'back.note': 'no vote', fix: 'Fix my vote', name: '{who}',
  tribunal: 'Third tribunal', fingers: 'Four fingers on {who}.', 'fingers.note': 'Nine fingers in all. {who} points at nobody.', 'points': 'points at',
  psycho: 'Psycho', phoenix: 'Phoenix', criminal: 'Criminal', crown: 'crown', unclaimed: 'unclaimed', yard: 'graveyard', cards2: '2 cards',
  give: 'Give a card', 'give.ask': 'What do you give?', key: 'Key', mirror: 'Mirror', dagger: 'Dagger',
  bid: 'Bid', 'bid.ask': 'How many coins?', ally: 'Name allies', 'ally.ask': 'Who are your allies?', rank: 'Rank the reports', 'rank.ask': 'In which order do they speak?',
  north: 'north report', south: 'south report', west: 'west report', shares: 'Share out', 'shares.ask': 'Who gets what?', bread: 'bread', salt: 'salt', wine: 'wine',
  sticker: 'Put a sticker', wave: 'Wave', ghostnote: 'haunts the house', court1: 'the Court',
  reason: 'The Captain outlived them all.',
};
const fr: Messages = {
  ...en,
  round: 'Tour 5', duke: 'Duchesse', captain: 'Capitaine', contessa: 'Comtesse', assassin: 'Assassin', ambassador: 'Ambassadrice',
  'captain.text': 'Vole 2 pièces. Bloque le vol.', 'contessa.text': 'Bloque l’assassin.', 'duke.text': 'Prend 3 pièces.',
  claim: 'Je suis la Duchesse.', 'claim.note': 'et prend <b>3 pièces</b> au trésor', everyone: 'On demande à tous en même temps.',
  allow: 'Laisser', 'allow.note': 'qu’il en soit ainsi', challenge: 'Douter', treasury: 'Trésor', court: 'Cour', coins: 'pièces', nocoins: 'sans le sou',
  say: 'Ne rien dire', face: 'Prétendre un visage', ornot: 'vrai ou non', income: 'Revenu', 'income.note': 'nul ne l’empêche', aid: 'Aide étrangère', 'aid.note': 'la Duchesse peut bloquer',
  coup: 'Assassinat d’État', 'coup.closed': 'coûte 7, il vous en manque 3', 'duke.note': 'prendre 3', 'assassin.note': 'payer 3, frapper', 'captain.note': 'voler 2', 'ambassador.note': 'échanger',
  whom: 'À qui\u202f?', 'log.takes': '{who} prend {n} pièces.', 'log.saw': 'Vous avez vu {card} chez {who}.', 'log.loses': '{who} perd {card}.',
};
export const words: Readonly<Record<Language, Messages>> = { en, fr };
