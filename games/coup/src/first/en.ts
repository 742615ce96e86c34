import type { Messages } from '@masque/core';

/** The hints of the first game. */
export const en = {
  'first.truth':
    'You have two Dukes; press and hold your cards to see them. A Duke takes three coins: say that you are one. It is even true.',
  'first.doubt': '{who} says “I am the Duke” too. There are only three, and you hold two. Press and hold the seal.',
  'first.caught': '{who} lied, and was caught: one of the two cards is gone for good. Whoever has none left is out.',
  'first.block': '{who} wants foreign aid. A Duke may stop that, and you hold one: say so.',
  'first.bluff':
    '{who} is out to kill you, and you have one card left. Only a Contessa can stop that. You have none; say you are one.',
  'first.believed': 'Look {who} in the eye. If your lie is doubted, you are out. If not, their three coins are gone.',
  'first.lie':
    'Now a lie. You have no Captain; say you have, and take two coins from {who}. Let’s see who believes it.',
  'first.lose':
    'Caught! A lie that is doubted costs a card, and the coins stay where they are. Open your cards and choose one.',
  'first.bold': 'Nobody expects another lie at once. Say you are the Assassin and pay three coins: {who} loses a card.',
  'first.coup': 'Seven coins buy a coup. Nobody can doubt or stop it: {who} loses a card.',
  'first.tax': 'Once more the Duke, and this time nobody dares to doubt. Coins are what wins in the end.',
  'first.aid-stopped': 'You stop {who}. Whoever does not believe in your Duke may doubt it now.',
  'first.allow': 'Nothing you know says otherwise. Doubting wrongly costs you a card: let it stand.',
  'first.cards': 'Keep what you can still use; give up or show the other one.',
  'first.turn': 'When nothing better is at hand, one coin is always yours, and nobody can object.',
  'first.wait': 'It is {who}’s turn. Listen to what is claimed: anybody may lie, and you may doubt it.',
} as const satisfies Messages;
