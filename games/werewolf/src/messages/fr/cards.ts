import type { Messages } from '@masque/core';

/** The cards: all that a new one has to say stands here. */
export const cards = {
  'game.name': 'Les Loups-garous des arts noirs',
  'game.about':
    'Le jour, le village lynche un suspect ; la nuit, la meute se nourrit. Un jeu de parole et de cartes cachées de morningstar et Tobias Amaranth, de six joueurs à un club entier.',

  'role.villager': 'Villageois',
  'role.villager.text':
    'Aucun autre pouvoir que votre voix et votre vote. Vous gagnez quand il ne reste aucun Loup-garou.',

  'role.mason': 'Franc-maçon',
  'role.mason.text': 'Vous connaissez dès le début les autres Francs-maçons. Vous gagnez avec le village.',
  'check.mason': 'Un Franc-maçon seul ne connaît personne : prenez-en deux ou plus, ou aucun.',
  'log.fact.masons': 'Les Francs-maçons : {seats}.',

  'role.hunter': 'Chasseur',
  'role.hunter.text':
    'Quand vous mourez, de quelque façon que ce soit, vous pouvez emporter quelqu’un avec vous. Vous gagnez avec le village.',

  'role.thief': 'Voleur',
  'role.thief.text': 'Ni pouvoir ni camp. Vous gagnez si vous êtes en vie à la fin, quel que soit le vainqueur.',
  'aim.thief': 'Vous gagnez si vous vivez jusqu’à la fin.',

  'role.seer': 'Voyante',
  'role.seer.text':
    'Chaque nuit, vous observez une personne et apprenez si c’est un Loup-garou. Vous gagnez avec le village.',
  'task.seer': 'Qui observez-vous ?',
  'account.seer': 'Nuit {night} : {who}, Voyante, a observé {at}.',
  'account.seer@who': 'Nuit {night} : Voyante, vous avez observé {at}.',
  'account.seer@at': 'Nuit {night} : {who}, Voyante, vous a observé.',
  'warn.seer': 'Sans Voyante, le village n’apprend pas grand-chose.',
  'log.fact.seer': 'La Voyante : {seats}.',
  'log.fact.is_wolf.yes': 'Nuit {night} : {seats} est un Loup-garou !',
  'log.fact.is_wolf.no': 'Nuit {night} : {seats} n’est pas un Loup-garou.',

  'role.bodyguard': 'Garde du corps',
  'role.bodyguard.text':
    'Chaque nuit, vous préservez une personne de la mort, jamais la même deux nuits de suite. Vous gagnez avec le village.',
  'task.bodyguard': 'Qui protégez-vous ?',
  'account.bodyguard': 'Nuit {night} : {who}, Garde du corps, a veillé sur {at}.',
  'account.bodyguard@who': 'Nuit {night} : Garde du corps, vous avez veillé sur {at}.',
  'account.bodyguard@at': 'Nuit {night} : {who}, Garde du corps, a veillé sur vous.',

  'role.witch': 'Sorcière',
  'role.witch.text':
    'Chaque nuit, vous voyez les victimes. Une fois par partie, vous pouvez en soigner une, et une fois empoisonner qui vous voulez. Vous gagnez avec le village.',
  'task.witch.heal.poison': 'En premier : qui soignez-vous ? En second : qui empoisonnez-vous ?',
  'task.witch.heal': 'En premier : qui soignez-vous ? Le second ne compte pas : votre poison est épuisé.',
  'task.witch.idle.poison':
    'Le premier ne compte pas cette nuit : il n’y a personne à soigner. En second : qui empoisonnez-vous ?',
  'task.witch.idle': 'Il n’y a personne à soigner cette nuit, et votre poison est épuisé. Choisissez n’importe quoi.',
  'task.witch.used.poison':
    'Le premier ne compte pas : votre potion de vie est épuisée. En second : qui empoisonnez-vous ?',
  'task.witch.used': 'Vos potions sont épuisées. Choisissez n’importe quoi.',
  'account.witch': 'Nuit {night} : {who}, Sorcière, a soigné {at}.',
  'account.witch@who': 'Nuit {night} : Sorcière, vous avez soigné {at}.',
  'account.witch@at': 'Nuit {night} : {who}, Sorcière, vous a soigné.',
  'account.witch.second': 'Nuit {night} : {who}, Sorcière, a empoisonné {at}.',
  'account.witch.second@who': 'Nuit {night} : Sorcière, vous avez empoisonné {at}.',
  'account.witch.second@at': 'Nuit {night} : {who}, Sorcière, vous a empoisonné.',

  'role.scryer': 'Augure',
  'role.scryer.text':
    'Chaque nuit, vous savez qui va mourir et pouvez le dire à la Voyante avant qu’elle n’observe. Vous gagnez avec le village.',
  'check.scryer': 'Il faut une Voyante à qui l’Augure puisse parler.',
  'log.fact.scryer': 'L’Augure : {seats}.',

  'role.matchmaker': 'Entremetteuse',
  'role.matchmaker.text':
    'Au début, vous choisissez deux Amoureux. Si l’un meurt, l’autre aussi ; si tous deux sont en vie à la fin, tous deux gagnent. Vous gagnez avec le village.',

  'role.werewolf': 'Loup-garou',
  'role.werewolf.text':
    'Chaque nuit, la meute tue une personne. Vous gagnez quand vous êtes aussi nombreux que tous les autres.',
  'task.werewolf': 'Qui la meute tue-t-elle ? Le plus désigné l’emporte.',
  'account.werewolf': 'Nuit {night} : {who}, Loup-garou, a désigné {at}.',
  'account.werewolf@who': 'Nuit {night} : Loup-garou, vous avez désigné {at}.',
  'account.werewolf@at': 'Nuit {night} : {who}, Loup-garou, vous a désigné.',
  'log.fact.wolves': 'Les Loups-garous : {seats}.',

  'role.cultist': 'Adepte',
  'role.cultist.text':
    'Vous connaissez les Loups-garous, ils ne vous connaissent pas. Vous gagnez avec les Loups-garous.',
  'log.fact.cultists': 'Les Adeptes : {seats}.',

  'role.sorceress': 'Ensorceleuse',
  'role.sorceress.text':
    'Chaque nuit, vous observez une personne et apprenez si c’est la Voyante. Vous gagnez avec les Loups-garous.',
  'task.sorceress': 'Qui prenez-vous pour la Voyante ?',
  'account.sorceress': 'Nuit {night} : {who}, Ensorceleuse, a pris {at} pour la Voyante.',
  'account.sorceress@who': 'Nuit {night} : Ensorceleuse, vous avez pris {at} pour la Voyante.',
  'account.sorceress@at': 'Nuit {night} : {who}, Ensorceleuse, vous a pris pour la Voyante.',
  'log.fact.is_seer.yes': 'Nuit {night} : {seats} est la Voyante !',
  'log.fact.is_seer.no': 'Nuit {night} : {seats} n’est pas la Voyante.',

  'role.warlock': 'Mage noir',
  'role.warlock.text':
    'Chaque nuit, vous privez une personne de sa nuit : son choix reste sans effet. Jamais la même deux fois de suite. Les Loups-garous vous connaissent, vous ne les connaissez pas. Vous gagnez avec eux.',
  'task.warlock': 'Qui ensorcelez-vous ? La carte, elle, ne compte pas.',
  'account.warlock': 'Nuit {night} : {who}, Mage noir, a ensorcelé {at}.',
  'account.warlock@who': 'Nuit {night} : Mage noir, vous avez ensorcelé {at}.',
  'account.warlock@at': 'Nuit {night} : {who}, Mage noir, vous a ensorcelé.',
  'log.fact.warlock': 'Le Mage noir : {seats}.',

  'role.hamster': 'Hamster-garou',
  'role.hamster.text':
    'Les Loups-garous ne peuvent pas vous tuer. Si vous êtes en vie quand le village ou les Loups-garous gagnent, vous gagnez à leur place.',
  'aim.hamster': 'Vous gagnez si vous êtes en vie quand le village ou les Loups-garous gagnent.',
  'end.hamster': 'Le Hamster-garou leur a survécu à tous et prend la victoire.',

  'role.fool': 'Fou',
  'role.fool.text': 'Vous gagnez, et la partie s’arrête, si le village vous lynche.',
  'aim.fool': 'Vous gagnez si l’on vous lynche.',
  'end.fool': 'Le village a lynché le Fou, qui ne voulait rien d’autre.',

  'role.devil': 'Diable',
  'role.devil.text': 'Chaque nuit, vous tuez une autre personne, n’importe laquelle. Vous ne pouvez pas gagner.',
  'aim.devil': 'Vous ne pouvez pas gagner. Amusez-vous bien.',
  'task.devil': 'Qui tuez-vous ?',
  'account.devil': 'Nuit {night} : le Diable, {who}, a frappé {at}.',
  'account.devil@who': 'Nuit {night} : Diable, vous avez frappé {at}.',
  'account.devil@at': 'Nuit {night} : le Diable, {who}, vous a frappé.',
  'warn.devil': 'Le Diable est fait pour quinze joueurs ou plus.',

  'role.gravedigger': 'Fossoyeur',
  'role.gravedigger.text':
    'Un camp vous est donné au début. Chaque nuit, vous pouvez épier une carte à l’œuvre ; la personne épiée s’en aperçoit. Vous gagnez avec votre camp.',
  'task.gravedigger': 'Quelle carte épiez-vous ? Le nom ne compte pas.',
  'account.gravedigger': 'Nuit {night} : {who}, Fossoyeur, a épié : {role}.',
  'account.gravedigger@who': 'Nuit {night} : Fossoyeur, vous avez épié : {role}.',
  'account.side.good': '{who}, Fossoyeur, servait le village.',
  'account.side.good@who': 'Fossoyeur, vous serviez le village.',
  'account.side.evil': '{who}, Fossoyeur, servait les Loups-garous.',
  'account.side.evil@who': 'Fossoyeur, vous serviez les Loups-garous.',

  'side.good': 'Le village',
  'side.evil': 'Les Loups-garous',
  'background.day': 'Jour',
  'background.dusk': 'Crépuscule',
  'background.night': 'Nuit',
  'background.special': 'Spécial',
  'aim.good': 'Vous gagnez quand il ne reste aucun Loup-garou, même si vous êtes mort.',
  'aim.evil': 'Vous gagnez quand les Loups-garous sont aussi nombreux que les autres, même si vous êtes mort.',
  'aim.evil_vs_good': 'Vous gagnez quand les méchants sont aussi nombreux que les bons, même si vous êtes mort.',
  'aim.sworn': 'Vous gagnez avec le camp qui vous a été donné.',
} as const satisfies Messages;
