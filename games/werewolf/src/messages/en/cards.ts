import type { Messages } from '@masque/core';

export const cards: Messages = {
  'game.name': 'Werewolves of the Dark Arts',
  'game.about':
    'By day the village lynches whom it suspects, by night the pack feeds. A game of talk and hidden cards by morningstar and Tobias Amaranth, for six players and up to a whole club.',
  'role.villager': 'Villager',
  'role.villager.text': 'No power but your voice and your vote. You win when no Werewolf is left.',
  'role.mason': 'Stone Mason',
  'role.mason.text': 'You know the other Stone Masons from the start. You win with the village.',
  'role.hunter': 'Hunter',
  'role.hunter.text': 'When you die, however it happens, you may take one person with you. You win with the village.',
  'role.thief': 'Thief',
  'role.thief.text': 'No power and no side. You win if you are alive when the game ends, whoever wins it.',
  'role.seer': 'Seer',
  'role.seer.text': 'Each night you look at one person and learn whether it is a Werewolf. You win with the village.',
  'role.bodyguard': 'Bodyguard',
  'role.bodyguard.text':
    'Each night you keep one person from being killed, never the same on two nights running. You win with the village.',
  'role.witch': 'Witch',
  'role.witch.text':
    'Each night you see who is attacked. Once in the game you heal one of them, once you poison anybody. You win with the village.',
  'role.scryer': 'Scryer',
  'role.scryer.text':
    'Each night you know who is about to die, and may pass word to the Seer before the Seer looks. You win with the village.',
  'role.matchmaker': 'Matchmaker',
  'role.matchmaker.text':
    'At the start you pick two Lovers. If one dies, so does the other; both alive at the end, both win. You win with the village.',
  'role.werewolf': 'Werewolf',
  'role.werewolf.text': 'Each night the pack kills one person. You win when you are as many as all the others.',
  'role.cultist': 'Cultist',
  'role.cultist.text': 'You know the Werewolves, they do not know you. You win with the Werewolves.',
  'role.sorceress': 'Sorceress',
  'role.sorceress.text':
    'Each night you look at one person and learn whether it is the Seer. You win with the Werewolves.',
  'role.warlock': 'Warlock',
  'role.warlock.text':
    'Each night you take the night from one person, never the same twice running. The Werewolves know you, you do not know them. You win with them.',
  'role.hamster': 'Were-Hamster',
  'role.hamster.text':
    'Werewolves cannot kill you. Alive when the village or the Werewolves win, you win instead of them.',
  'role.fool': 'Fool',
  'role.fool.text': 'You win, and the game ends, if the village lynches you.',
  'role.devil': 'Devil',
  'role.devil.text': 'Each night you kill one other person, whoever it is. You cannot win.',
  'role.gravedigger': 'Gravedigger',
  'role.gravedigger.text':
    'A side is given to you at the start. Each night you may watch one card at work; whoever you watch notices you. You win with your side.',
  'side.good': 'The village',
  'side.evil': 'The Werewolves',
  'background.day': 'Day',
  'background.dusk': 'Dusk',
  'background.night': 'Night',
  'background.special': 'Special',
  'aim.good': 'You win when no Werewolf is left, even if you have died.',
  'aim.evil': 'You win when the Werewolves are as many as the others, even if you have died.',
  'aim.evil_vs_good': 'You win when the evil are as many as the good, even if you have died.',
  'aim.thief': 'You win if you live to see the end.',
  'aim.hamster': 'You win if you are alive when the village or the Werewolves win.',
  'aim.fool': 'You win if you are lynched.',
  'aim.devil': 'You cannot win. Enjoy yourself.',
  'aim.sworn': 'You win with the side that was given to you.',
};
