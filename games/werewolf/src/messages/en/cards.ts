import type { Messages } from '@masque/core';

/** The cards: all that a new one has to say stands here. */
export const cards = {
  'game.name': 'Werewolves of the Dark Arts',
  'game.about':
    'By day the village lynches a suspect, by night the pack feeds. A game of talk and hidden cards by morningstar and Tobias Amaranth, for six players and up to a whole club.',

  'role.villager': 'Villager',
  'role.villager.text': 'No power but your voice and your vote. You win when no Werewolf is left.',

  'role.mason': 'Stone Mason',
  'role.mason.text': 'You know the other Stone Masons from the start. You win with the village.',
  'check.mason': 'A single Stone Mason knows nobody: take two or more, or none.',
  'log.fact.masons': 'The Stone Masons: {seats}.',

  'role.hunter': 'Hunter',
  'role.hunter.text': 'When you die, however it happens, you may take one person with you. You win with the village.',

  'role.thief': 'Thief',
  'role.thief.text': 'No power and no side. You win if you are alive when the game ends, whoever wins it.',
  'aim.thief': 'You win if you live to see the end.',

  'role.seer': 'Seer',
  'role.seer.text':
    'Each night you look at one person and learn whether they are a Werewolf. You win with the village.',
  'task.seer': 'Whom do you look at?',
  'account.seer': 'Night {night}: {who}, the Seer, looked at {at}.',
  'account.seer@who': 'Night {night}: as the Seer you looked at {at}.',
  'account.seer@at': 'Night {night}: {who}, the Seer, looked at you.',
  'warn.seer': 'Without a Seer the village learns little.',
  'log.fact.seer': 'The Seer: {seats}.',
  'log.fact.is_wolf.yes': 'Night {night}: {seats} is a Werewolf!',
  'log.fact.is_wolf.no': 'Night {night}: {seats} is not a Werewolf.',

  'role.bodyguard': 'Bodyguard',
  'role.bodyguard.text':
    'Each night you keep one person from being killed, never the same on two nights running. You win with the village.',
  'task.bodyguard': 'Whom do you guard?',
  'account.bodyguard': 'Night {night}: {who}, the Bodyguard, stood guard over {at}.',
  'account.bodyguard@who': 'Night {night}: as the Bodyguard you stood guard over {at}.',
  'account.bodyguard@at': 'Night {night}: {who}, the Bodyguard, stood guard over you.',

  'role.witch': 'Witch',
  'role.witch.text':
    'Each night you see who is attacked. Once in the game you may heal one of them, and once poison anybody. You win with the village.',
  'task.witch.heal.poison': 'First: whom do you heal? Second: whom do you poison?',
  'task.witch.heal': 'First: whom do you heal? The second means nothing: your poison is gone.',
  'task.witch.idle.poison':
    'The first means nothing tonight: there is nobody for you to heal. Second: whom do you poison?',
  'task.witch.idle': 'There is nobody for you to heal tonight, and your poison is gone. Choose anything.',
  'task.witch.used.poison': 'The first means nothing: your healing potion is gone. Second: whom do you poison?',
  'task.witch.used': 'Your potions are gone. Choose anything.',
  'account.witch': 'Night {night}: {who}, the Witch, healed {at}.',
  'account.witch@who': 'Night {night}: as the Witch you healed {at}.',
  'account.witch@at': 'Night {night}: {who}, the Witch, healed you.',
  'account.witch.second': 'Night {night}: {who}, the Witch, poisoned {at}.',
  'account.witch.second@who': 'Night {night}: as the Witch you poisoned {at}.',
  'account.witch.second@at': 'Night {night}: {who}, the Witch, poisoned you.',

  'role.scryer': 'Scryer',
  'role.scryer.text':
    'Each night you know who is about to die, and may pass word to the Seer before the Seer looks. You win with the village.',
  'check.scryer': 'The Scryer needs a Seer to talk to.',
  'log.fact.scryer': 'The Scryer: {seats}.',

  'role.matchmaker': 'Matchmaker',
  'role.matchmaker.text':
    'At the start you pick two Lovers. If one dies, so does the other; if both are alive at the end, both win. You win with the village.',

  'role.werewolf': 'Werewolf',
  'role.werewolf.text':
    'Each night the pack kills one person. You win when there are as many of you as of all the others.',
  'task.werewolf': 'Whom does the pack kill? The most marks decide.',
  'account.werewolf': 'Night {night}: {who}, a Werewolf, marked {at}.',
  'account.werewolf@who': 'Night {night}: as a Werewolf you marked {at}.',
  'account.werewolf@at': 'Night {night}: {who}, a Werewolf, marked you.',
  'log.fact.wolves': 'The Werewolves: {seats}.',

  'role.cultist': 'Cultist',
  'role.cultist.text': 'You know the Werewolves, they do not know you. You win with the Werewolves.',
  'log.fact.cultists': 'The Cultists: {seats}.',

  'role.sorceress': 'Sorceress',
  'role.sorceress.text':
    'Each night you look at one person and learn whether they are the Seer. You win with the Werewolves.',
  'task.sorceress': 'Whom do you take for the Seer?',
  'account.sorceress': 'Night {night}: {who}, the Sorceress, took {at} for the Seer.',
  'account.sorceress@who': 'Night {night}: as the Sorceress you took {at} for the Seer.',
  'account.sorceress@at': 'Night {night}: {who}, the Sorceress, took you for the Seer.',
  'log.fact.is_seer.yes': 'Night {night}: {seats} is the Seer!',
  'log.fact.is_seer.no': 'Night {night}: {seats} is not the Seer.',

  'role.warlock': 'Warlock',
  'role.warlock.text':
    'Each night you take the night from one person: what they choose does nothing. Never the same one twice running. The Werewolves know you, you do not know them. You win with them.',
  'task.warlock': 'Whom do you hex? The card means nothing.',
  'account.warlock': 'Night {night}: {who}, the Warlock, hexed {at}.',
  'account.warlock@who': 'Night {night}: as the Warlock you hexed {at}.',
  'account.warlock@at': 'Night {night}: {who}, the Warlock, hexed you.',
  'log.fact.warlock': 'The Warlock: {seats}.',

  'role.hamster': 'Were-Hamster',
  'role.hamster.text':
    'Werewolves cannot kill you. If you are alive when the village or the Werewolves win, you win instead of them.',
  'aim.hamster': 'You win if you are alive when the village or the Werewolves win.',
  'end.hamster': 'The Were-Hamster has outlived them all and takes the win.',

  'role.fool': 'Fool',
  'role.fool.text': 'You win, and the game ends, if the village lynches you.',
  'aim.fool': 'You win if you are lynched.',
  'end.fool': 'The village has lynched the Fool, who wanted nothing else.',

  'role.devil': 'Devil',
  'role.devil.text': 'Each night you kill one other person, whoever it is. You cannot win.',
  'aim.devil': 'You cannot win. Enjoy yourself.',
  'task.devil': 'Whom do you kill?',
  'account.devil': 'Night {night}: the Devil, {who}, struck at {at}.',
  'account.devil@who': 'Night {night}: as the Devil you struck at {at}.',
  'account.devil@at': 'Night {night}: the Devil, {who}, struck at you.',
  'warn.devil': 'The Devil is meant for fifteen players or more.',

  'role.gravedigger': 'Gravedigger',
  'role.gravedigger.text':
    'A side is given to you at the start. Each night you may watch one card at work; whoever you watch notices you. You win with your side.',
  'task.gravedigger': 'Which card do you watch? The name means nothing.',
  'account.gravedigger': 'Night {night}: {who}, the Gravedigger, watched the {role}.',
  'account.gravedigger@who': 'Night {night}: as the Gravedigger you watched the {role}.',
  'account.side.good': '{who}, the Gravedigger, served the village.',
  'account.side.good@who': 'As the Gravedigger you served the village.',
  'account.side.evil': '{who}, the Gravedigger, served the Werewolves.',
  'account.side.evil@who': 'As the Gravedigger you served the Werewolves.',

  'side.good': 'The village',
  'side.evil': 'The Werewolves',
  'background.day': 'Day',
  'background.dusk': 'Dusk',
  'background.night': 'Night',
  'background.special': 'Special',
  'aim.good': 'You win when no Werewolf is left, even if you have died.',
  'aim.evil': 'You win when there are as many Werewolves as others, even if you have died.',
  'aim.evil_vs_good': 'You win when there are as many of the evil as of the good, even if you have died.',
  'aim.sworn': 'You win with the side that was given to you.',
} as const satisfies Messages;
