import type { Messages } from '@masque/core';

export const cards: Messages = {
  'game.name': 'Les Loups-garous des arts noirs',
  'game.about':
    'Le jour, le village lynche qui il soupçonne ; la nuit, la meute se nourrit. Un jeu de parole et de cartes cachées de morningstar et Tobias Amaranth, de six joueurs à un club entier.',
  'role.villager': 'Villageois',
  'role.villager.text': 'Aucun pouvoir que votre voix et votre vote. Vous gagnez quand il ne reste aucun Loup-garou.',
  'role.mason': 'Franc-maçon',
  'role.mason.text': 'Vous connaissez dès le début les autres Francs-maçons. Vous gagnez avec le village.',
  'role.hunter': 'Chasseur',
  'role.hunter.text':
    'Quand vous mourez, de quelque façon que ce soit, vous pouvez emporter quelqu’un. Vous gagnez avec le village.',
  'role.thief': 'Voleur',
  'role.thief.text': 'Ni pouvoir ni camp. Vous gagnez si vous êtes en vie à la fin, quel que soit le vainqueur.',
  'role.seer': 'Voyante',
  'role.seer.text':
    'Chaque nuit, vous observez une personne et apprenez si c’est un Loup-garou. Vous gagnez avec le village.',
  'role.bodyguard': 'Garde du corps',
  'role.bodyguard.text':
    'Chaque nuit, vous préservez une personne de la mort, jamais la même deux nuits de suite. Vous gagnez avec le village.',
  'role.witch': 'Sorcière',
  'role.witch.text':
    'Chaque nuit, vous voyez qui est attaqué. Une fois dans la partie, vous soignez l’un d’eux ; une fois, vous empoisonnez qui vous voulez. Vous gagnez avec le village.',
  'role.scryer': 'Augure',
  'role.scryer.text':
    'Chaque nuit, vous savez qui va mourir et pouvez le dire à la Voyante avant qu’elle n’observe. Vous gagnez avec le village.',
  'role.matchmaker': 'Entremetteuse',
  'role.matchmaker.text':
    'Au début, vous choisissez deux Amoureux. Si l’un meurt, l’autre aussi ; tous deux en vie à la fin, tous deux gagnent. Vous gagnez avec le village.',
  'role.werewolf': 'Loup-garou',
  'role.werewolf.text':
    'Chaque nuit, la meute tue une personne. Vous gagnez quand vous êtes aussi nombreux que tous les autres.',
  'role.cultist': 'Adepte',
  'role.cultist.text':
    'Vous connaissez les Loups-garous, ils ne vous connaissent pas. Vous gagnez avec les Loups-garous.',
  'role.sorceress': 'Ensorceleuse',
  'role.sorceress.text':
    'Chaque nuit, vous observez une personne et apprenez si c’est la Voyante. Vous gagnez avec les Loups-garous.',
  'role.warlock': 'Mage noir',
  'role.warlock.text':
    'Chaque nuit, vous privez une personne de sa nuit, jamais la même deux fois de suite. Les Loups-garous vous connaissent, vous ne les connaissez pas. Vous gagnez avec eux.',
  'role.hamster': 'Hamster-garou',
  'role.hamster.text':
    'Les Loups-garous ne peuvent pas vous tuer. En vie quand le village ou les Loups-garous gagnent, vous gagnez à leur place.',
  'role.fool': 'Fou',
  'role.fool.text': 'Vous gagnez, et la partie s’arrête, si le village vous lynche.',
  'role.devil': 'Diable',
  'role.devil.text': 'Chaque nuit, vous tuez une autre personne, n’importe laquelle. Vous ne pouvez pas gagner.',
  'role.gravedigger': 'Fossoyeur',
  'role.gravedigger.text':
    'Un camp vous est donné au début. Chaque nuit, vous pouvez épier une carte à l’œuvre ; qui est épié s’en aperçoit. Vous gagnez avec votre camp.',
  'side.good': 'Le village',
  'side.evil': 'Les Loups-garous',
  'background.day': 'Jour',
  'background.dusk': 'Crépuscule',
  'background.night': 'Nuit',
  'background.special': 'Spécial',
  'aim.good': 'Vous gagnez quand il ne reste aucun Loup-garou, même si vous êtes mort.',
  'aim.evil': 'Vous gagnez quand les Loups-garous sont aussi nombreux que les autres, même si vous êtes mort.',
  'aim.evil_vs_good': 'Vous gagnez quand les méchants sont aussi nombreux que les bons, même si vous êtes mort.',
  'aim.thief': 'Vous gagnez si vous vivez jusqu’à la fin.',
  'aim.hamster': 'Vous gagnez si vous êtes en vie quand le village ou les Loups-garous gagnent.',
  'aim.fool': 'Vous gagnez si l’on vous lynche.',
  'aim.devil': 'Vous ne pouvez pas gagner. Amusez-vous bien.',
  'aim.sworn': 'Vous gagnez avec le camp qui vous a été donné.',
};
