import type { Messages } from '@masque/core';

export const en: Messages = {
  'guide.title': 'Two secret societies in one coach. Find your allies and what you need together.',
  'guide.step.secret': 'Who you are',
  'guide.step.secret.text':
    'A <b>society,</b> known to you alone; a <b>profession</b> with its own power; and an <b>object.</b>',
  'guide.step.exchange': 'Exchange',
  'guide.step.exchange.text':
    'Lay an object face down in front of somebody, who <b>gives another one back</b> or refuses. What is passed on tells who you are.',
  'guide.step.duel': 'Duel',
  'guide.step.duel.text':
    'Attack somebody. All others take sides with sword or shield. The winner <b>looks at the loser’s cards or steals.</b>',
  'guide.step.allies': 'Find out who is with you',
  'guide.step.allies.text': 'Who sided with you? Who wanted your Key? <b>Just saying so</b> convinces nobody.',
  'guide.step.proclaim': 'Stand up',
  'guide.step.proclaim.text':
    'You think your side holds three Keys, or three Goblets? <b>Stand up and name who has them.</b> Right: your side wins. Wrong: the other one does.',
  'guide.group.societies': 'Societies',
  'guide.group.objects': 'Objects',
  'guide.group.professions': 'Professions',

  'guide.rules.start': 'The start',
  'guide.rules.start.text':
    'Everybody has a society, a profession and an object, all face down. The [order|Order] needs three Keys, the [brotherhood|Brotherhood] three Goblets, spread among its members in any way.\n- <b>The Secret Bags:</b> what is dealt together with them is shown to all beforehand, unless the house rules say otherwise.\n- <b>An odd number of players:</b> nobody knows which side has one fewer. Everybody has a Drink of Power: for the smaller side alone, one counts as a Key or Goblet when a member proclaims.\n- <b>Who begins</b> is left to chance.',
  'guide.rules.turn': 'Your turn',
  'guide.rules.turn.text':
    'You do one of four things, then it is the next player’s turn: <b>pass, exchange an object, challenge to a duel,</b> or <b>proclaim victory.</b>\n- <b>[clairvoyant] and [diplomat]</b> may act before it, and right after an exchange or a duel.',
  'guide.rules.exchange': 'An exchange',
  'guide.rules.exchange.text':
    'You lay one object face down in front of somebody. Only they look at it. They refuse without a word, or take it and give another card back.\n- <b>A Key for a Key</b> is fine; a Bag for the other Bag is not.\n- <b>[blackPearl] and [brokenMirror]</b> cannot be refused.\n- <b>Nobody else</b> learns what was offered, taken or refused.',
  'guide.rules.passing': 'When an object is passed on',
  'guide.rules.passing.text':
    'Many objects do something when they are passed on in an exchange: first the one that was offered, then the one given back. They have to. Only what has an effect is announced.\n- <b>With the [brokenMirror]</b> nothing is named and nothing takes effect.\n- <b>[sextant]:</b> all choose in secret, and all objects move at once.\n- <b>[coat]:</b> you see all professions that nobody has, and must take one of them.',
  'guide.rules.luggage': 'Too much luggage',
  'guide.rules.luggage.text':
    'Nobody keeps more than a hand can hold: eight objects with three players, six with four, five with more. Any excess is given to somebody else, who at once passes one on if that hand is too full, but never to somebody who has already given.',
  'guide.rules.sides': 'A duel: sides',
  'guide.rules.sides.text':
    'In turn all others raise the <b>sword</b> for the attacker, the <b>shield</b> for the defender, or abstain. Players whose turn is still to come may choose in advance; nobody sees it.\n- <b>[priest]:</b> may call the duel off before that; an attacker with two objects or more gives the Priest one.\n- <b>[hypnotist]:</b> the attacker shuts one of the others out until the duel is over.',
  'guide.rules.cards': 'A duel: cards',
  'guide.rules.cards.text':
    'Then anybody who wants to plays cards, in any order; each counts once. This goes on until nobody who might play something wants to. More points win.\n- <b>[duelist]:</b> sides and the cards of others count for nothing.\n- <b>[poisonMixer]:</b> says who wins.\n- <b>[poisonRing]:</b> a tie is yours, if you show it.\n- <b>[doctor]:</b> once it is decided, cancels its result.',
  'guide.rules.spoils': 'A duel: what the winner gets',
  'guide.rules.spoils.text':
    'The winner looks at the loser’s society and profession, or steals an object. Whoever steals a loser’s only object gives another one back. After a tie the attacker draws an object from the pile.\n- <b>A profession that lies face up</b> stays so.',
  'guide.rules.proclaim': 'Proclaiming',
  'guide.rules.proclaim.text':
    'On your turn you stand up, show everything, and name all allies who hold the rest of what you need. You need at least one Key or Goblet yourself.\n- <b>Everyone named</b> must be of your society and hold at least one; together you must have three.\n- <b>Right:</b> your society wins. <b>Wrong:</b> the other one wins.\n- <b>Whoever holds the [blackPearl]</b> cannot proclaim.\n- <b>A Secret Bag</b> counts as Key or Goblet once the pile is empty.',
  'guide.rules.alone': 'Alone in the Armor',
  'guide.rules.alone.text':
    'With the [armor] and three Keys or Goblets, mixed as you like, in your own hand you may win alone. It can be said only if it is true.',
  'guide.rules.time': 'Silence and the end',
  'guide.rules.time.text':
    'Saying nothing lets things stand, after a short lull that is the same for all. Whoever needs time to use a card asks for it; so may those who have none to use. Three rounds of nothing but passing end the game without a winner.',

  'guide.offer.ready': 'The coach leaves when everybody has looked at their cards.',
  'guide.offer.pass':
    'It is the next player’s turn. Three rounds of nothing but passing end the game without a winner.',
  'guide.offer.offer':
    'Only the player you choose looks at it, and either gives you another object for it or returns it without a word.',
  'guide.offer.duel':
    'All others take sides, then cards are played. The winner looks at the loser’s cards or steals an object; after a tie you draw one.',
  'guide.offer.proclaim':
    'You show everything, and so do the allies you name. If all are of your society and have enough together, it wins; if not, the other one does.',
  'guide.offer.loge': 'You show the Armor and what you hold, and win alone.',
  'guide.offer.endTurn': 'It is the next player’s turn.',
  'guide.offer.accept':
    'You keep it, and they get the object you choose. Then both objects do what they do when they are passed on.',
  'guide.offer.refuse': 'They get it back. Nobody else learns what it was.',
  'guide.offer.adopt': 'This is your profession from now on.',
  'guide.offer.direction': 'All choose an object in secret, and all objects move to this side at once.',
  'guide.offer.hand': 'It goes to your neighbour, at the same moment as all others.',
  'guide.offer.gift': 'The player you choose has it from now on. Nobody else learns what it is.',
  'guide.offer.arrange': 'They lie on the pile in this order: the first one is drawn next.',
  'guide.offer.no': 'You do nothing here. The game continues when all the others have answered, too.',
  'guide.offer.wait': 'Everybody waits a little longer for you, whether you have something to play or not.',
  'guide.offer.demand':
    'Everybody sees your profession. The player you choose has to give you that object if they have it, and gets yours for it.',
  'guide.offer.foresee': 'Everybody sees your profession. You alone look through the pile, and put two objects on top.',
  'guide.offer.use': 'Everybody sees your profession, and it works now.',
  'guide.offer.hypnotize':
    'Everybody sees your profession. Until the duel is over, the player you choose supports nobody and plays nothing.',
  'guide.offer.play': 'Everybody sees the card, and it counts once. Then all who might play something are asked again.',
  'guide.offer.poison': 'Everybody sees the card, and the one you name wins the duel, unless its result is cancelled.',
  'guide.offer.pay': 'The Priest who stopped your duel gets it.',
  'guide.offer.sword': 'One point for the attacker, for all to see.',
  'guide.offer.shield': 'One point for the defender, for all to see.',
  'guide.offer.abstain': 'Neither of them gets your point.',
  'guide.offer.look': 'You alone see the loser’s society and profession.',
  'guide.offer.steal': 'You take one of the loser’s objects. If it is the only one, you give another one back.',
  'guide.offer.take': 'The loser’s object is yours. Only the two of you know which one it is.',
  'guide.offer.swap':
    'The loser’s object is yours, and the loser has the one you give. Only the two of you know which they are.',
  'guide.offer.name':
    'They show their cards, too. If they are not of your society or hold nothing of what it needs, you have lost.',
  'guide.offer.rest': 'You name nobody else, and what has been shown decides.',
};
