import type { Messages } from '@masque/core';

export const en: Messages = {
  'guide.title': 'Win over the town before nightfall: whoever has the most Support rules it.',
  'guide.step.select': 'Select a card',
  'guide.step.select.text':
    'Everybody chooses one card from their hand <b>at the same time</b> and lays it down Anonymous: face down.',
  'guide.step.reveal': 'Reveal…',
  'guide.step.reveal.text':
    'On your turn, turn one of yours up. It becomes <b>public,</b> counts its value and <b>uses its ability.</b>',
  'guide.step.bribe': '…or Bribe',
  'guide.step.bribe.text': 'Put a coin on one of yours. Each Bribe is one Support, and it <b>wins contests.</b>',
  'guide.step.contest': 'Only one may stand',
  'guide.step.contest.text':
    'If somebody else has the same Supporter public, <b>the one with more Bribes stays up,</b> and the other is turned face down.',
  'guide.step.support': 'Nightfall',
  'guide.step.support.text':
    'Hands go round until they are empty. If you have the most public cards of a faction, <b>each counts one more.</b> The most Support wins.',

  'guide.row.value': 'Value',
  'guide.row.reveal': 'When it is Revealed',
  'guide.value': '<b>#</b> Support while it is public, <b>1</b> while it is Anonymous; and 1 for each Bribe on it.',
  'guide.villager': 'Nothing more happens: a Villager has no ability.',
  'guide.mystic.reveal':
    'Everybody’s Anonymous Supporters are shuffled and dealt out evenly. The Bribes on them go back to the supply. From then on nobody knows which card is which.',
  'guide.wizard.reveal':
    'Look at all Anonymous Supporters of one Contender, swap one of them for one of yours, and put a Bribe on the one you took.',
  'guide.herbalist.reveal': 'One other public Supporter, anybody’s, is turned face down. Its Bribes stay on it.',
  'guide.councillor.reveal': 'Move one Bribe from any Supporter to any other, no matter whose they are.',
  'guide.preacher.reveal':
    'Give back one of your Bribes, and turn one of your Anonymous Supporters up. It is contested as usual, but its ability does not work.',
  'guide.inquisitor.reveal': 'Look at one Anonymous Supporter of somebody else, and discard it or leave it.',
  'guide.blacksmith.reveal': 'Put a Bribe on one of your public Supporters, or one on each of two.',
  'guide.miner.reveal':
    'Take a card from the discard and lay it down Anonymous. If there is none, put a Bribe on one of yours.',
  'guide.judge.reveal':
    'Everybody who has a Bribe, you included, gives one back. Those who have a choice choose in secret.',

  'guide.rules.start': 'The start',
  'guide.rules.start.text':
    'Everybody has one Anonymous Supporter, which only its owner may look at, and a hand of cards.\n- <b>Three Contenders:</b> 24 cards, a hand of 7. <b>Four:</b> 24 cards, a hand of 5. <b>Five:</b> 36 cards, a hand of 6, one card left over lies open. <b>Six:</b> 36 cards, a hand of 5.\n- <b>The Podium</b> marks the Speaker, who goes first: drawn by lot, unless the house rules say otherwise.',
  'guide.rules.selection': 'Selection',
  'guide.rules.selection.text':
    'Everybody selects a card from their hand, and all are laid down Anonymous together. Your choice can be changed until three seconds after the last is ready, and nobody notices a change. The last card of a hand is laid down by itself.',
  'guide.rules.endorsement': 'Endorsement',
  'guide.rules.endorsement.text':
    'From the Speaker on, to the left, each does one thing: <b>Reveal</b> one of their Anonymous Supporters, or <b>Bribe</b> any of their Supporters. Then hands and Podium go to the left.\n- <b>Revealing</b> turns the card up. If it stays up, its ability must be used; if there is nothing to choose, nothing happens.\n- <b>A Supporter that an ability turns up</b> is contested, but does not act.\n- <b>There are 16 Bribes.</b> When none is left, nobody can Bribe.\n- <b>With nothing Anonymous left</b> you must Bribe. Nobody who can do something may pass.',
  'guide.rules.contest': 'Contests',
  'guide.rules.contest.text':
    'Whenever a card is turned up that another Contender has public, their Bribes are compared. The same Supporter means the same name, faction and value.\n- <b>Equal:</b> the one who was public first stays.\n- <b>The loser</b> is turned down. Card and Bribes stay where they are, and all have seen the card.\n- <b>Your own copies</b> never contest each other.\n- <b>Bribes placed later</b> do not open an old contest again; a card that was turned down may be Revealed again, and its ability works again if it stays up.',
  'guide.rules.factions': 'Factions',
  'guide.rules.factions.text':
    'Codex, Sceptre and Revolt each have their shape: a square, a ring, a pennant. Whoever has strictly more public Supporters of one than anybody else has its majority. A tie gives it to nobody.',
  'guide.rules.score': 'Support',
  'guide.rules.score.text':
    'The game ends when the hands are empty.\n- 1 for each Anonymous Supporter, whatever it is.\n- 1 for each Bribe.\n- The value of each public Supporter.\n- 1 more for each public Supporter of a faction whose majority you have.\nThe score is open at all times. A tie goes to whoever has the higher values among Anonymous Supporters; if these are equal, too, the win is shared.',
  'guide.rules.memory': 'What you have seen',
  'guide.rules.memory.text':
    'You may always look at your own cards. A face-down card of somebody else that you have seen stays readable for you, until a [wizard|Wizard’s] swap or a [mystic] moves it, unless the house rules leave it to your memory.',
  'guide.rules.time': 'Time',
  'guide.rules.time.text':
    'In the first round nobody is rushed. Later, whoever runs out of time lays down the first card of the hand, Bribes their oldest Supporter, or makes the first choice there is. After the second time running they count as away, until they say that they are back.',

  'guide.offer.office': 'All answers are shown at once. Whoever has held the highest office goes first.',
  'guide.offer.select':
    'When all have chosen, it is laid down Anonymous, together with everybody else’s. Until then you can change your mind.',
  'guide.offer.reveal':
    'It is turned up and counts its value. If somebody else has the same one public, the one with fewer Bribes is turned down. If yours stays up, its ability works.',
  'guide.offer.bribe': 'A coin lies on this Supporter for good: one Support, and more weight in a contest.',
  'guide.offer.pass': 'Nothing happens: there is nothing that you could Reveal or Bribe.',
  'guide.offer.back': 'The game waits for you again.',
  'guide.offer.spy':
    'You alone see all Anonymous Supporters of this player. Then you swap one of them for one of yours.',
  'guide.offer.swap': 'The two change places, and a Bribe is put on the one you took.',
  'guide.offer.drug': 'It is Anonymous again and counts one instead of its value. Its Bribes stay on it.',
  'guide.offer.lift': 'You take this coin, and then put it on another Supporter, no matter whose.',
  'guide.offer.put': 'The coin lies on this Supporter from now on.',
  'guide.offer.expose':
    'The coin goes back to the supply, and the Supporter is turned up. It may be contested; its ability does not work.',
  'guide.offer.inspect': 'You alone see it. Then you discard it or leave it.',
  'guide.offer.discard': 'It is gone from its place, and with it the Support that it gave.',
  'guide.offer.leave_be': 'It stays where it is, and you alone know it.',
  'guide.offer.reinforce': 'Each of them gets one Bribe.',
  'guide.offer.dig': 'You lay it down Anonymous, in front of you.',
  'guide.offer.fund': 'A coin lies on it from now on: one Support, and more weight in a contest.',
  'guide.offer.pay': 'The coin goes back to the supply. Everybody who has a Bribe gives one back.',
};
