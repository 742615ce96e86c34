import type { Messages } from '@masque/core';

/** The hints of the first game. */
export const en = {
  'first.card':
    'Press and hold your card to see it: you are the Seer, and one of the others is a Werewolf. Then say that you have read it.',
  'first.lie':
    'A Seer who is known is eaten. Lie: say that you are a Villager. Words are free, and nobody checks them.',
  'first.false':
    '{who} claims to be the Seer and to have seen that {whom} is a Werewolf. You are the Seer, and you looked at {whom}: that is a lie.',
  'first.unmask':
    'Now you know the Werewolf, and your own lie has kept you alive. Say who you are: there is only one Seer.',
  'first.report': 'Caught in a lie! Say what you saw: {who} is a Werewolf.',
  'first.accuse': 'Words alone hang nobody. Point at {who}; if somebody agrees, there is a vote.',
  'first.second': 'Somebody points at {who}, and you know why. Agree, so that there is a vote.',
  'first.spare':
    'A vote on {who}, of whom you know nothing bad. Whoever is quick with the rope helps the Werewolf: let them live.',
  'first.vote': 'This is what you have waited for. Raise your hand against {who}.',
  'first.look': 'It is night, and you are the Seer: choose {who}, and you will learn whether they are a Werewolf.',
  'first.pretend': 'By night all are asked the same, so that nobody can tell who has something to do. Choose anybody.',
  'first.sleep': 'Today there is nothing more to be done. Go to bed: when more than half of you want to, night falls.',
  'first.dead': 'You are dead and say nothing; but your side can still win. Keep watching.',
  'first.listen': '{who} is accused. Watch who agrees, and who does not.',
  'first.wait': 'Wait a moment: others are thinking. By night nobody sees who chooses, and who only pretends to.',
} as const satisfies Messages;
