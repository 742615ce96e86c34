import type { Messages } from '@masque/core';

/** The hints of the first game. */
export const en = {
  'first.card':
    'Look at your card. You are a Spy: your role side tells the truth, and your faction side shows the enemy’s emblem. Your faction wins if its Heir finds the other Heir.',
  'first.meet': 'Make a contract: tap {who}, and show your faction side. It lies for you; perhaps theirs lies as well.',
  'first.agree': 'Both of you are in. Give your word with both thumbs; then both cards are shown at once.',
  'first.heir':
    'Now {who}: meet them and look at their emblem. If it is yours, they are on your side, or an enemy Spy. They will take you for an enemy: that is the price of a mask.',
  'first.lie': 'Now the bluff. Show {who} your faction side: they will believe that you are one of theirs.',
  'first.seen':
    'The bluff has worked. But who showed you your own emblem? {who} may be a Spy like you. Wait for the bell: then all point at once.',
  'first.point': 'The tribunal: the most fingers turn a card for everybody. Point at {who}.',
  'first.caught':
    'Caught! {who} is a Spy: the emblem that you were shown was a lie. That is how you would be caught, too.',
  'first.trick':
    'A second contract with {who}, who trusts you by now and will show the role side. Show your faction side once more.',
  'first.confide':
    'You have found the other Heir. Meet {who} again, and this time show your role side: your own Heir must know whom to believe.',
  'first.found': 'You know both Heirs, and nobody suspects you. At the bell, point at {who}: then everybody knows.',
  'first.shown':
    'Caught! {who} is the other Heir, and everybody has seen it. When the song plays again, your Heir can take the crown.',
  'first.crown': '{who} takes the crown, and must name the other Heir: {whom}. Thanks to you, that is no guess.',
  'first.other': 'The choice marked for you will do. Nothing here gives you away.',
  'first.wait': 'Watch who stands with whom: that is all that can be seen from outside.',
} as const satisfies Messages;
