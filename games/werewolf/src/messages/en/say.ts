import type { Messages } from '@masque/core';

/** What a voice says to the room. */
export const say: Messages = {
  'say.ident': 'Night has not yet fallen on the village. Look at your cards, and keep them to yourselves.',
  'say.match': 'In some houses there is love in the air. Everybody, think of two names.',
  'say.lovers': 'Two of you have just met. Everybody, read your page.',
  'say.open':
    'The village wakes. {n, plural, =0 {Nobody has died.} other {Found dead: {dead}.}}{hearts, plural, =0 {} other { Of a broken heart: {heart}.}}{shots, plural, =0 {} other { Shot: {shot}.}} {alive} of you are left. Talk, and accuse whom you must.',
  'say.open.first':
    'Day breaks, and the Mayor lies dead in the square. There are Werewolves among you. Talk, and accuse whom you must.',
  'say.open.spared': '{who} goes free. Talk on.',
  'say.open.on': 'Nobody seconds. Talk on.',
  'say.second': '{by} points at {who}. Who seconds?',
  'say.defence': '{who}, the rope is ready. Speak.',
  'say.vote': 'Shall {who} be lynched? Raise your hands. {need} are enough.',
  'say.lynched': 'The rope holds. {who} is dead.',
  'say.spared': '{who} goes free, and the day is over.',
  'say.final': 'Nothing has happened for too long. Everybody, name one.',
  'say.dusk': 'The wolves wake. Everybody to bed: the first hour of the night.',
  'say.hunt': 'The second hour. Something moves in the woods. Everybody, choose.',
  'say.brew': 'The third hour. Smoke rises from a chimney. Everybody, choose.',
  'say.whisper': 'The fourth hour. Whispers behind a shutter. Everybody, choose.',
  'say.vision': 'The last hour before dawn. A light in a crystal ball. Everybody, choose.',
  'say.call': '{role}, open your eyes. Choose, and close them again.',
  'say.shoot': 'Quiet, please. {who} was the Hunter, and there is one arrow left.',
  'say.arrow': 'Quiet, please. Those who have just died are asked for a last word.',
  'say.over': 'The game is over. Turn up your cards.',
};
