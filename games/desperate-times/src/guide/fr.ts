import type { Messages } from '@masque/core';

export const fr: Messages = {
  'guide.title': 'Ralliez la ville avant la nuit : le mieux soutenu la gouverne.',
  'guide.step.select': 'Choisir une carte',
  'guide.step.select.text':
    'Tous choisissent une carte de leur main <b>en même temps</b> et la posent anonyme : face cachée.',
  'guide.step.reveal': 'Révéler…',
  'guide.step.reveal.text':
    'À votre tour, retournez une de vos cartes. Elle devient <b>publique,</b> compte sa valeur et <b>son pouvoir agit.</b>',
  'guide.step.bribe': '… ou soudoyer',
  'guide.step.bribe.text':
    'Posez une pièce sur l’un de vos partisans. Chaque pot-de-vin vaut un point de soutien et <b>fait gagner les disputes.</b>',
  'guide.step.contest': 'Un seul reste visible',
  'guide.step.contest.text':
    'Si un autre a le même partisan en public, <b>le plus soudoyé reste,</b> et l’autre est retourné face cachée.',
  'guide.step.support': 'La nuit tombe',
  'guide.step.support.text':
    'Les mains tournent jusqu’à être vides. Si vous avez le plus de cartes publiques d’une faction, <b>chacune compte un de plus.</b> Le mieux soutenu gagne.',

  'guide.row.value': 'Valeur',
  'guide.row.reveal': 'Quand on le révèle',
  'guide.value':
    '<b>#</b> de soutien tant qu’il est public, <b>1</b> tant qu’il est anonyme ; et 1 par pot-de-vin posé dessus.',
  'guide.villager': 'Rien de plus : un Villageois n’a pas de pouvoir.',
  'guide.mystic.reveal':
    'Les partisans anonymes de tout le monde sont mélangés et redistribués à parts égales. Les pots-de-vin posés dessus retournent à la réserve. Dès lors, plus personne ne sait quelle carte est où.',
  'guide.wizard.reveal':
    'Regardez tous les partisans anonymes d’un candidat, échangez-en un contre un des vôtres et posez un pot-de-vin sur celui que vous prenez.',
  'guide.herbalist.reveal':
    'Un autre partisan public, de n’importe qui, est retourné face cachée. Ses pots-de-vin restent dessus.',
  'guide.councillor.reveal': 'Déplacez un pot-de-vin d’un partisan à un autre, à qui qu’ils appartiennent.',
  'guide.preacher.reveal':
    'Rendez un de vos pots-de-vin et retournez un de vos partisans anonymes. On peut le disputer comme toujours, mais son pouvoir n’agit pas.',
  'guide.inquisitor.reveal': 'Regardez un partisan anonyme d’un autre candidat ; défaussez-le ou laissez-le.',
  'guide.blacksmith.reveal': 'Posez un pot-de-vin sur un de vos partisans publics, ou un sur chacun de deux.',
  'guide.miner.reveal':
    'Prenez une carte de la défausse et posez-la anonyme. S’il n’y en a pas, posez un pot-de-vin sur un des vôtres.',
  'guide.judge.reveal':
    'Tous ceux qui ont un pot-de-vin, vous compris, en rendent un. Ceux qui ont le choix choisissent en secret.',

  'guide.rules.start': 'Le début',
  'guide.rules.start.text':
    'Chacun a un partisan anonyme, que lui seul peut regarder, et une main de cartes.\n- <b>À trois :</b> 24 cartes, une main de 7. <b>À quatre :</b> 24 cartes, une main de 5. <b>À cinq :</b> 36 cartes, une main de 6, la carte qui reste est visible. <b>À six :</b> 36 cartes, une main de 5.\n- <b>La tribune</b> désigne celui qui commence : on le tire au sort, sauf règle de la table.',
  'guide.rules.selection': 'La sélection',
  'guide.rules.selection.text':
    'Tous choisissent une carte de leur main et la posent anonyme ensemble. On peut changer d’avis jusqu’à trois secondes après que tout le monde est prêt, sans que personne ne le voie. La dernière carte d’une main se pose d’elle-même.',
  'guide.rules.endorsement': 'Les déclarations',
  'guide.rules.endorsement.text':
    'À partir de la tribune, vers la gauche, chacun fait une chose : <b>révéler</b> un de ses partisans anonymes, ou <b>soudoyer</b> n’importe lequel des siens. Puis les mains et la tribune passent à gauche.\n- <b>Révéler</b> retourne la carte. Si elle reste visible, son pouvoir doit servir ; s’il n’y a rien à choisir, il ne se passe rien.\n- <b>Un partisan retourné par un pouvoir</b> peut être disputé, mais n’agit pas.\n- <b>Il y a 16 pots-de-vin.</b> Quand il n’en reste plus, on ne soudoie plus.\n- <b>Plus rien d’anonyme :</b> il faut soudoyer. Tant qu’on peut faire quelque chose, on ne passe pas.',
  'guide.rules.contest': 'Les disputes',
  'guide.rules.contest.text':
    'Chaque fois qu’une carte est retournée et qu’un autre a la même en public, on compare les pots-de-vin. Le même partisan : même nom, même faction, même valeur.\n- <b>Égalité :</b> celui qui était public le premier reste.\n- <b>Le perdant</b> est retourné. Carte et pots-de-vin restent en place, et tous ont vu la carte.\n- <b>Vos propres doubles</b> ne se disputent jamais.\n- <b>Un pot-de-vin posé plus tard</b> ne rouvre pas une dispute ; une carte recachée peut être révélée de nouveau, et son pouvoir agit encore si elle reste.',
  'guide.rules.factions': 'Les factions',
  'guide.rules.factions.text':
    'Codex, Sceptre et Révolte ont chacun leur forme : un carré, un anneau, un fanion. Celui qui a strictement plus de partisans publics de l’une que tous les autres en a la majorité. Une égalité ne la donne à personne.',
  'guide.rules.score': 'Le soutien',
  'guide.rules.score.text':
    'La partie finit quand les mains sont vides.\n- 1 par partisan anonyme, quel qu’il soit.\n- 1 par pot-de-vin.\n- La valeur de chaque partisan public.\n- 1 de plus par partisan public d’une faction dont vous avez la majorité.\nLe compte est visible à tout moment. Une égalité va à celui dont les partisans anonymes ont la plus haute valeur ; si elle est égale aussi, la victoire est partagée.',
  'guide.rules.memory': 'Ce que vous avez vu',
  'guide.rules.memory.text':
    'Vous pouvez toujours regarder vos cartes. Une carte cachée d’un autre que vous avez vue vous reste lisible, jusqu’à ce que l’échange d’un [wizard] ou un [mystic] la déplace, à moins que la table ne s’en remette à votre mémoire.',
  'guide.rules.time': 'Le temps',
  'guide.rules.time.text':
    'Au premier tour, rien ne presse. Ensuite, celui qui dépasse son temps pose sa première carte, soudoie son plus ancien partisan ou fait le premier choix possible. La deuxième fois de suite, il passe pour absent, jusqu’à ce qu’il se dise de retour.',

  'guide.offer.office':
    'Toutes les réponses sont montrées ensemble. La personne qui a exercé la plus haute fonction commence.',
  'guide.offer.select':
    'Quand tous ont choisi, il est posé anonyme, en même temps que les autres. D’ici là, vous pouvez changer d’avis.',
  'guide.offer.reveal':
    'Il est retourné et compte pour sa valeur. Si quelqu’un a déjà le même en public, celui qui a le moins de pots-de-vin est retourné face cachée. Si le vôtre reste visible, son pouvoir agit.',
  'guide.offer.bribe':
    'Une pièce reste sur ce partisan : un point de soutien de plus, et plus de poids dans une dispute.',
  'guide.offer.pass': 'Il ne se passe rien : vous n’avez rien à révéler ni à soudoyer.',
  'guide.offer.back': 'La partie vous attend de nouveau.',
  'guide.offer.spy':
    'Vous seul voyez tous les partisans anonymes de cette personne. Puis vous en échangez un contre un des vôtres.',
  'guide.offer.swap': 'Les deux changent de place, et un pot-de-vin va sur celui que vous avez pris.',
  'guide.offer.drug': 'Il redevient anonyme et compte pour un au lieu de sa valeur. Ses pots-de-vin restent dessus.',
  'guide.offer.lift': 'Vous prenez cette pièce, puis la posez sur un autre partisan, de n’importe qui.',
  'guide.offer.put': 'La pièce est désormais sur ce partisan.',
  'guide.offer.expose':
    'La pièce retourne à la réserve, et le partisan est retourné. Il peut être disputé ; son pouvoir n’agit pas.',
  'guide.offer.inspect': 'Vous seul le voyez. Puis vous le défaussez ou le laissez.',
  'guide.offer.discard': 'Il quitte sa place, et avec lui le soutien qu’il donnait.',
  'guide.offer.leave_be': 'Il reste où il est, et vous seul le connaissez.',
  'guide.offer.reinforce': 'Chacun d’eux reçoit un pot-de-vin.',
  'guide.offer.dig': 'Vous le posez anonyme devant vous.',
  'guide.offer.fund':
    'Une pièce est désormais dessus : un point de soutien de plus, et plus de poids dans une dispute.',
  'guide.offer.pay': 'La pièce retourne à la réserve. Tous ceux qui ont un pot-de-vin en rendent un.',
};
