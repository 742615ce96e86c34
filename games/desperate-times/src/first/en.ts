import type { Messages } from '@masque/core';

/** The hints of the first game. */
export const en = {
  'first.face-down':
    'Everybody lays one card face down at the same time, and nobody knows which are strong: let them wonder. Open your cards and choose the {card}.',
  'first.contested': 'The same Supporter is public twice. Only one may stay: the one with more Bribes on it.',
  'first.contest': '{who} reveals a Supporter that somebody else has, too. The one with more Bribes stays public.',
  'first.select': 'The hands have moved on: what you saw is now with your neighbour. Take the {card}.',
  'first.first-reveal': 'Reveal a Supporter: then it counts its value, and its ability works. The {card} will do.',
  'first.reveal': 'Reveal the {card}: the more public Supporters of one colour you have, the more each of them counts.',
  'first.bribe': 'A Bribe is a point, and it wins contests. Put one on the {card}, which others may want too.',
  'first.bluff':
    'A bluff: a Bribe on a face-down card says that it is worth defending. The {card} is worth little, but who knows that? And the Bribe is a point in any case.',
  'first.score':
    'Whoever has the most Support by nightfall wins. A public Supporter counts its value, a face-down one 1, and each Bribe 1.',
  'first.bluffed':
    'The Bribe lies on your card, and nobody asks what is under it. Have you wondered what is under theirs?',
  'first.majority':
    'Whoever has strictly the most public Supporters of a colour gets 1 more for each of them. Count the colours on the table.',
  'first.memory':
    'What you have passed on will be laid down by others. Remember it: it tells you what you would be contested for.',
  'first.ability': 'Now the ability works, and you decide how. The choice marked for you is a good one.',
  'first.wait': 'It is {who}’s turn. Watch what is revealed: it tells you what will be contested.',
} as const satisfies Messages;
