import type { Messages } from '@masque/core';

/** What a newcomer is told in the first game. */
export const en = {
  'first.face-down':
    'All lay one card face down at the same time, and nobody knows which are strong: let them wonder. Open your pocket, choose {card}.',
  'first.contested': 'The same Supporter lies open twice. Only one may stay: whoever has put more Bribes on it.',
  'first.contest': '{who} has turned up what somebody else has too. The one with more Bribes stays open.',
  'first.select': 'The hands have moved on: what you saw is now with your neighbour. Take {card}.',
  'first.first-reveal': 'Turn a Supporter up: then it counts its value, and its ability works. {card} will do.',
  'first.reveal': 'Turn up {card}: the more of one colour you have open, the more each of them counts.',
  'first.bribe': 'A Bribe is a point, and it wins contests. Put one on {card}, which others may want too.',
  'first.ability': 'Now the ability works, and you decide how. What is pointed at is a good choice.',
  'first.wait': 'It is {who}’s turn. Watch what is turned up: it says what will be contested.',
} as const satisfies Messages;
