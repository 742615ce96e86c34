import type { Messages } from '@masque/core';

export const en: Messages = {
  'guide.title': 'Two hidden cards. Be the last to keep one.',
  'guide.step.turn': 'Your turn',
  'guide.step.turn.text':
    'Take a coin, or <b>claim a character</b> and do what it can do. Whether you hold it, only you know.',
  'guide.step.believe': 'Do you believe it?',
  'guide.step.believe.text': 'All the others are asked at once. If <b>nobody doubts</b> it, it happens.',
  'guide.step.challenge': 'Challenge',
  'guide.step.challenge.text': 'If the card is not there, <b>the liar loses one.</b> If it is, the doubter does.',
  'guide.step.block': 'Block',
  'guide.step.block.text':
    'Some characters stop others. Saying so is a claim, too: <b>it may be a lie,</b> and it may be challenged.',
  'guide.step.coup': 'Seven coins',
  'guide.step.coup.text': '<b>Somebody loses a card.</b> Nothing you say can stop a coup.',

  'guide.row.turn': 'On your turn',
  'guide.row.against': 'When others play',
  'guide.row.stopped': 'Stopped by',
  'guide.duke.turn': 'Take <b>3 coins</b> from the treasury.',
  'guide.duke.against': 'Nobody takes foreign aid if you say “Duke”.',
  'guide.duke.stopped': 'A challenge, and nothing else.',
  'guide.assassin.turn':
    'Pay <b>3 coins</b> and choose somebody, who loses a card. If you are blocked, the coins are gone; if you are caught lying, you get them back.',
  'guide.assassin.stopped': 'The [contessa], claimed by your victim, or a challenge.',
  'guide.captain.turn': 'Take <b>2 coins</b> from somebody, or the last one left.',
  'guide.captain.against': 'Nobody steals from you if you say “Captain”.',
  'guide.captain.stopped': 'A [captain|Captain], [ambassador] or [inquisitor], claimed by your victim, or a challenge.',
  'guide.ambassador.turn': 'Draw <b>two cards</b> from the court, keep the ones you like, and give two back.',
  'guide.ambassador.against': 'Nobody steals from you if you say “Ambassador”.',
  'guide.ambassador.stopped': 'A challenge, and nothing else.',
  'guide.inquisitor.turn':
    'Draw <b>one card</b> and give one back; or look at a card of somebody else’s, which they keep or have replaced, as you like.',
  'guide.inquisitor.against': 'Nobody steals from you if you say “Inquisitor”.',
  'guide.inquisitor.stopped':
    'A challenge, and nothing else. Takes the place of the [ambassador] if the house rules say so.',
  'guide.contessa.turn': 'Nothing: the Contessa only protects.',
  'guide.contessa.against': 'Nobody assassinates you if you say “Contessa”.',
  'guide.contessa.stopped': 'A challenge.',

  'guide.rules.start': 'The start',
  'guide.rules.start.text':
    'Everybody has two face-down cards, called influence, and two coins. Only you may look at yours. The other cards are the court. There are three cards of each of the five characters; four with seven or eight players, five with nine or ten.\n- <b>Who begins:</b> chance decides; from the second game on, the last winner.\n- <b>With two players</b> the one who begins has only one coin.',
  'guide.rules.turn': 'Your turn',
  'guide.rules.turn.text':
    'You do one thing, then it is the turn of the player to your left.\n- <b>Income:</b> take one coin. Nobody can stop it.\n- <b>Foreign aid:</b> take two coins. A [duke] may block.\n- <b>Coup:</b> pay seven coins; somebody of your choice loses a card. Nobody can stop it.\n- <b>A character:</b> do what the [duke], the [assassin], the [captain] or the [ambassador] does, whether you hold it or not.\nIf you begin your turn with ten coins or more, you have to stage a coup.',
  'guide.rules.claim': 'Claiming a character',
  'guide.rules.claim.text':
    'You may claim any character whenever it is useful, true or not. Nobody has to prove anything that nobody challenges.\n- <b>Stealing</b> from an empty purse is not allowed, unless the house rules say so.\n- <b>What it costs</b> is paid when you claim the character.',
  'guide.rules.challenge': 'Challenging',
  'guide.rules.challenge.text':
    'Everybody else, not only the victim, may challenge a claim. Then one card is turned.\n- <b>The character is there:</b> it is shown, shuffled into the court and replaced by a new one. Whoever challenged loses a card.\n- <b>It is not there, or not shown:</b> whoever claimed it loses a card, and the claim has no effect.\n- <b>Several doubt:</b> the first to the left of the claimant is the one. Nobody learns who else did.\n- <b>With one card left</b> there is nothing to choose: it is turned at once.',
  'guide.rules.block': 'Blocking',
  'guide.rules.block.text':
    'An action aimed at somebody is blocked by that player, foreign aid by anybody. A block is a claim like any other.\n- <b>A block that is caught</b> is not followed by another: the action takes place. So a failed [contessa] costs two cards.\n- <b>A lost challenge</b> does not take away the right to block afterwards.',
  'guide.rules.losing': 'Losing a card',
  'guide.rules.losing.text':
    'You choose which of your cards. It stays on the table, face up, for all to see. Without cards you are out, and your coins go back to the treasury.\n- <b>Whoever leaves the game for good</b> turns both cards up.',
  'guide.rules.answers': 'Questions and answers',
  'guide.rules.answers.text':
    'All who may answer are asked at the same moment, and answers stay sealed until all are in. So nobody gains by waiting, and nobody can tell who thought about it.\n- <b>Saying nothing</b> lets it stand after a moment that is the same for all. If you need longer, ask for time; so may those who only want to seem to. Whoever is struck or robbed is always given time to block.\n- <b>Whoever is first:</b> with this house rule the first to object is heard.\n- <b>One question:</b> challenge and block may be asked together. A victim whose own challenge was not the one taken is asked afterwards whether to block.',
  'guide.rules.two': 'For two',
  'guide.rules.two.text':
    'With the duel draft each takes five cards, one of each character, keeps one and gets a random second one; the rest leave the game.',
  'guide.rules.reformation': 'Reformation',
  'guide.rules.reformation.text':
    'With this house rule everybody is a Loyalist or a Reformist. As long as both sides are there, nobody attacks their own side or blocks its foreign aid.\n- <b>Convert:</b> pay one coin to change your own side, two to change somebody else’s. The coins go to the reserve.\n- <b>Embezzle:</b> say that you are not the [duke] and take the reserve. Whoever is challenged shows all cards and gets new ones, or the house gives its word.\n- <b>Blocking an attack on yourself</b> is always allowed.',
  'guide.rules.end': 'The end',
  'guide.rules.end.text':
    'The last one with a card wins. If that takes more than thirty turns for each player, whoever has the most cards wins; if that is a tie, whoever of them has the most coins.',

  'guide.offer.income': 'You take one coin, and the next player’s turn begins.',
  'guide.offer.foreign_aid':
    'You take two coins, unless somebody says “Duke” and blocks it. A block is a claim: it may be challenged.',
  'guide.offer.coup': 'You pay seven coins, and the player you choose loses a card. Nothing anybody says can stop it.',
  'guide.offer.tax':
    'You say that you are the Duke, and take three coins. If you are challenged and it is not true, you lose a card instead.',
  'guide.offer.assassinate':
    'You pay, and say that you are the Assassin: the player you choose loses a card, unless they say “Contessa”. Blocked, your coins are gone; caught lying, you get them back and lose a card.',
  'guide.offer.steal':
    'You say that you are the Captain, and take two coins from the player you choose, or their last one. They may block it; if you are caught lying, you lose a card.',
  'guide.offer.exchange':
    'You draw from the court, keep as many cards as you had, and give the rest back. If you are challenged and your claim is not true, you lose a card instead.',
  'guide.offer.examine':
    'You say that you are the Inquisitor. The player you choose shows you a card, and you decide whether they keep it or get another one. If you are caught lying, you lose a card.',
  'guide.offer.embezzle':
    'You say that you are not the Duke, and take all the coins of the reserve. If you are challenged and it is not true, you lose a card instead.',
  'guide.offer.convert_self': 'Your coin goes to the reserve, and you change sides. Nobody can stop it.',
  'guide.offer.convert': 'Your coins go to the reserve, and the player you choose changes sides. Nobody can stop it.',
  'guide.offer.wait': 'Everybody waits a little longer for you, and nobody sees for whom.',
  'guide.offer.allow': 'You do not object. Unless somebody else does, it stands.',
  'guide.offer.challenge':
    'A card is turned. If the claim was a lie, whoever made it loses a card, and it has no effect. If it was true, you lose one.',
  'guide.offer.block':
    'You say that you hold this card, and the action does nothing. That is a claim, too: if you are challenged and it is not true, you lose a card, and the action takes place.',
  'guide.offer.show':
    'If it proves your claim, you get another card instead, and whoever challenged you loses one. If not, it is lost.',
  'guide.offer.lose': 'It stays on the table, face up, and is of no more use to you. Without cards you are out.',
  'guide.offer.keep': 'You have these cards now. The others go back to the court, and nobody learns which they were.',
  'guide.offer.exam_show': 'Nobody else sees it. Then the Inquisitor decides whether you keep it.',
  'guide.offer.give_back': 'They keep their card, and you know it.',
  'guide.offer.replace': 'Their card goes back to the court, and they draw another one, which you do not see.',
  'guide.offer.pick': 'You start with this card and a second, random one.',
};
