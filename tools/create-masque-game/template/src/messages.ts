import { defineMessages, type Message, type Messages, type Translation } from '@masque/core';
import { paceMessages } from '@masque/mechanics';

/** Every word of the game, in ICU MessageFormat. */
const en = {
  ...paceMessages.en,
  'game.name': 'My game',
  'game.about': 'One of you is the traitor. Talk, then accuse somebody.',
  'role.loyal': 'Loyal',
  'role.traitor': 'Traitor',
  'rule.loyal': 'You win if the traitor is accused by more players than anybody else.',
  'rule.traitor': 'You win if the others accuse somebody else, or cannot agree.',
  'title.vote': 'The accusation',
  'title.over': 'The game is over',
  'ask.vote': 'Who is the traitor?',
  'ask.wait': 'You have accused somebody. Others are still thinking.',
  'note.left': 'has left',
  'arrow.accuses': 'accuses',
  'offer.accuse': 'Accuse',
  'log.accused':
    '{n, plural, =0 {Nobody is accused.} one {Most accuse {who}.} other {There is no agreement: {who} have as many votes each.}}',
  'log.unmasked': '{who} was the traitor.',
  // `@who`: what the player reads whom the sentence is about.
  'log.unmasked@who': 'You were the traitor.',
  'side.loyal': 'The loyal',
  'side.traitor': 'The traitor',
  'win.loyal': 'The loyal win',
  'win.traitor': 'The traitor wins',
  'end.loyal': 'The traitor was found.',
  'end.traitor': 'The traitor was not found.',
} as const satisfies Messages;

const fr = {
  ...paceMessages.fr,
  'game.name': 'My game',
  'game.about': 'L’un de vous est le traître. Parlez, puis accusez quelqu’un.',
  'role.loyal': 'Loyal',
  'role.traitor': 'Traître',
  'rule.loyal': 'Vous gagnez si le traître est accusé par plus de joueurs que quiconque.',
  'rule.traitor': 'Vous gagnez si les autres accusent quelqu’un d’autre, ou ne s’accordent pas.',
  'title.vote': 'L’accusation',
  'title.over': 'La partie est terminée',
  'ask.vote': 'Qui est le traître ?',
  'ask.wait': 'Vous avez accusé quelqu’un. D’autres réfléchissent encore.',
  'note.left': 'est parti',
  'arrow.accuses': 'accuse',
  'offer.accuse': 'Accuser',
  'log.accused':
    '{n, plural, =0 {Personne n’est accusé.} one {La plupart accusent {who}.} other {Pas d’accord : {who} ont autant de voix.}}',
  'log.unmasked': '{who} était le traître.',
  'log.unmasked@who': 'Vous étiez le traître.',
  'side.loyal': 'Les loyaux',
  'side.traitor': 'Le traître',
  'win.loyal': 'Les loyaux gagnent',
  'win.traitor': 'Le traître gagne',
  'end.loyal': 'Le traître a été démasqué.',
  'end.traitor': 'Le traître n’a pas été démasqué.',
} as const satisfies Translation<typeof en>;

export const messages = defineMessages({ en, fr });
export type Words = typeof messages.en;
/** Anything that is said in these words: what is missing from them, or said without what it speaks of, does not compile. */
export type GameMessage = Message<Words>;
