import type { Messages } from '@masque/core';

/** The hints of the first game. */
export const en = {
  'first.ready':
    'Open your cards: your society, your profession, your object. Nobody else knows them. Then say you are ready.',
  'first.proclaim':
    'You know enough: your side has what it needs. Stand up, and name who holds the rest. A mistake would lose it all.',
  'first.pearl':
    'You hold the Black Pearl: whoever has it cannot proclaim victory. Keep a straight face and give it to {who}, who cannot refuse.',
  'first.trade': 'Lay the {card} in front of {who}. What comes back, or does not, tells you what they are after.',
  'first.duel': 'Challenge {who} to a duel. Watch who takes whose side: allies show themselves, and so do enemies.',
  'first.answer': 'Somebody offers you an object that only you see. It suits you: take it, and give the {card} back.',
  'first.back': 'What is offered is of no use to you, or too good to be true. Return it without a word.',
  'first.sides': 'A duel, and you choose: sword, shield, or neither. Your side tells the others something about you.',
  'first.silence':
    'You have nothing to play here: say so. With a clock, silence is enough, and “Wait” buys time, for a card or for a bluff.',
  'first.caught':
    'You have lost: {who} may look at your two cards, and then knows who you are, or take an object from you.',
  'first.spoils':
    'You have won: look at the loser’s two cards, and the mask is off; or see their objects and take one.',
  'first.rest': 'There is nothing better to do here. The choice marked for you costs you nothing.',
  'first.wait': 'It is {who}’s turn. Remember who gives what to whom: nobody says it, and it decides the game.',
} as const satisfies Messages;
