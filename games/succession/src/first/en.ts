import type { Messages } from '@masque/core';

/** The hints of the first game. */
export const en = {
  'first.card':
    'Look into your pocket: you are the Heir of your faction. Find the other Heir before the other Heir finds you.',
  'first.meet': 'Make a contract: tap {who}, and show your faction, not your role. An Heir who is known is hunted.',
  'first.agree': 'You are agreed. Give your word with both thumbs; when both have, both cards are shown at once.',
  'first.liar': 'Now {who}. Remember that a faction proves nothing: a Spy’s faction side lies.',
  'first.seen': 'You have seen two factions, and one of them may be a lie. Wait for the bell: then all point at once.',
  'first.point':
    'The tribunal. Whoever gets the most fingers shows their role to everybody. Point at {who}, whom nobody knows.',
  'first.shown':
    'Caught! {who} is the other Heir, and everybody has seen it. When the song plays again, take the crown.',
  'first.crown': 'You are sure. Take the crown: hold the seal.',
  'first.name': 'Name the other Heir. Right: your faction wins. Wrong: theirs does. You know who it is: {who}.',
  'first.other': 'The choice marked for you will do. Nothing here gives you away.',
  'first.wait': 'Watch who stands with whom: that is all that can be seen from outside.',
} as const satisfies Messages;
