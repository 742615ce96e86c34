import type { Messages } from '@masque/core';

export const fr: Messages = {
  'guide.title': 'Deux factions, un héritier chacune. Trouvez l’autre et prenez la couronne.',
  'guide.step.sides': 'Une carte à deux faces',
  'guide.step.sides.text':
    'L’une dit votre <b>rôle</b> et elle est vraie. L’autre dit votre <b>faction :</b> celle d’un [spy] ment.',
  'guide.step.contract': 'Passer des contrats',
  'guide.step.contract.text':
    'Pendant la chanson, touchez quelqu’un. Convenez de <b>la face que chacun montre</b> et donnez votre parole des deux pouces.',
  'guide.step.show': 'Tous en même temps',
  'guide.step.show.text':
    'Seuls les membres du contrat le voient. Un rôle montré d’un commun accord <b>fait ce qu’il dit.</b>',
  'guide.step.tribunal': 'Le tribunal',
  'guide.step.tribunal.text':
    'Toutes les deux minutes, tous montrent quelqu’un du doigt. <b>La personne la plus désignée montre son rôle à tous.</b>',
  'guide.step.crown': 'La couronne',
  'guide.step.crown.text':
    'Un [heir] la prend et désigne l’autre. <b>Juste : sa faction gagne. Faux : c’est l’autre.</b>',
  'guide.group.sides': 'Faces faction',
  'guide.group.tier1': 'Dans chaque partie',
  'guide.group.tier2': 'À partir du niveau 2',
  'guide.group.tier3': 'À partir du niveau 3',
  'guide.group.tier4': 'Au choix, au niveau 4',
  'guide.row.what': 'Ce qu’elle dit',
  'guide.phoenix.what': 'Qu’on est du Phénix, ou un [spy] du Dragon.',
  'guide.dragon.what': 'Qu’on est du Dragon, ou un [spy] du Phénix.',

  'guide.rules.start': 'Le début',
  'guide.rules.start.text':
    'Chacun reçoit une carte et la lit. Les deux factions ont les mêmes rôles, avec un [heir] chacune ; le paquet est annoncé, et personne ne sait qui a quoi.\n- <b>En nombre impair,</b> une faction tirée au sort, sans qu’on le dise, a un [noble] de plus.',
  'guide.rules.talk': 'Le contrat : la discussion',
  'guide.rules.talk.text':
    'Touchez quelqu’un, ou scannez son code, pour proposer un contrat ; on peut en inviter d’autres. Chacun dit la face qu’il montrerait. Quand tous ont donné leur parole des deux pouces, le contrat est scellé.\n- <b>Tout changement</b> de membres ou de faces annule les paroles données.\n- <b>Plusieurs à la fois :</b> on peut être invité à plusieurs, mais n’être que dans un seul.\n- <b>Un contrat que personne ne touche</b> est oublié après 90 secondes.\n- <b>Les autres</b> voient qui est ensemble, rien de plus.',
  'guide.rules.show': 'Le contrat : montrer',
  'guide.rules.show.text':
    'Tous montrent en même temps, chacun la face convenue, aux seuls membres. Ce que vous avez vu reste dans votre carnet, avec l’heure : un rôle était vrai à cet instant, une face faction ne prouve rien.',
  'guide.rules.decide': 'Le contrat : les suites',
  'guide.rules.decide.text':
    'À partir du niveau 2, les rôles montrés d’un commun accord agissent. On choisit ouvertement, et on peut changer d’avis trois fois, jusqu’au dernier mot de chacun. Puis tout arrive au même instant.\n- <b>Se taire,</b> c’est laisser passer ; un [psycho] tue alors le premier possible dans le sens horaire ; un [magistrate] épargne.\n- <b>Si l’on est vivant</b> quand les pouvoirs commencent, on va au bout du sien, même si l’on en meurt.\n- <b>Un contrat finit</b> sur un multiple de cinq secondes : sa durée n’apprend rien à personne.',
  'guide.rules.surprise': 'Les surprises',
  'guide.rules.surprise.text':
    'Avant tout, on pose la même question à tous les membres vivants : une surprise ? Certaines cartes en ont une à partir du niveau 3 ; la dernière annoncée agit la première. On demande toujours à tous, et passer reste secret.\n- <b>[assassin] :</b> tue quelqu’un qui montre une face faction.\n- <b>[guard] :</b> tue un Criminel qui s’apprête à tuer, mais ne se sauve jamais lui-même.\n- <b>[informant] :</b> montre son rôle.',
  'guide.rules.heirs': 'On ne tue pas un Héritier',
  'guide.rules.heirs.text':
    'Celui qui tente de tuer un [heir] meurt à sa place, et le rôle de l’Héritier est montré au contrat. Si c’était par un insigne ou par le poison, il est montré à tous.\n- <b>Les Héritiers</b> ne se font jamais de mal.\n- <b>Un Héritier empoisonné</b> est montré et guéri, et l’[poisoner] meurt.',
  'guide.rules.criminals': 'Les Criminels et leurs juges',
  'guide.rules.criminals.text':
    'La classe est imprimée sur la carte. Les pouvoirs des Criminels ne touchent pas les Soldats.\n- <b>[magistrate] :</b> exécute les Criminels qui montrent leur rôle ; s’il en épargne un, il est lui-même Criminel jusqu’à la fin du contrat.\n- <b>[headsman] :</b> les Criminels qui lui montrent leur rôle meurent.\n- <b>[witness] :</b> avec un Magistrat, accuse n’importe qui. Si l’accusé n’est pas exécuté, c’est le Témoin qui l’est.\n- <b>[attorney] :</b> les Criminels qui ont choisi de montrer leur rôle sont à l’abri des Soldats.\n- <b>[vigilante] :</b> aucun autre pouvoir criminel n’agit.\n- <b>Deux Magistrats :</b> celui qui épargne un Criminel peut être exécuté par celui qui n’en épargne aucun.',
  'guide.rules.tribunal': 'Le tribunal',
  'guide.rules.tribunal.text':
    'La chanson dure deux minutes. À la cloche, les pourparlers s’arrêtent, les contrats scellés se terminent, et tous montrent quelqu’un du doigt en même temps : le premier choix est définitif. La personne la plus désignée montre son rôle à tous ; en cas d’égalité, toutes le montrent. On peut ne montrer personne.',
  'guide.rules.badges': 'Les insignes',
  'guide.rules.badges.text':
    'À partir du niveau 3, un [viceroy] offre en public des insignes de sa faction ; chaque faction en a un pour douze joueurs, et au moins un. Devant celui qui en porte un, n’importe qui peut accuser n’importe qui d’être Criminel : si c’est vrai, l’accusé est exécuté, sinon l’accusateur. Un insigne fait de son porteur un Criminel, sauf si c’est un Soldat.\n- <b>Le porteur</b> n’accuse pas devant lui-même, et les fantômes n’accusent personne.\n- <b>[martyr] :</b> meurt en public, et une faction perd ses pouvoirs en public jusqu’à la fin du prochain tribunal.',
  'guide.rules.ghosts': 'Les fantômes',
  'guide.rules.ghosts.text':
    'Un mort devient un fantôme et garde ce qu’il a vu. Sa carte va face cachée au cimetière.\n- <b>[wizard] :</b> ramène un fantôme avec une carte du cimetière.\n- <b>[virgin] :</b> à sa mort reviennent les fantômes dont la première carte y repose.\n- <b>[oracle] :</b> regarde tout le cimetière, une fois.',
  'guide.rules.crown': 'La couronne',
  'guide.rules.crown.text':
    'Un [heir] peut prendre la couronne à tout moment de la chanson ; tout le reste s’arrête. Il se montre et a une minute pour désigner l’autre Héritier. S’il a raison, sa faction gagne ; sinon, c’est l’autre. Désigner un fantôme est une erreur.\n- <b>Personne d’autre</b> ne peut la prendre : ici, pas de bluff.\n- <b>Après dix tribunaux</b> vient un dernier appel ; si personne ne la prend, personne ne gagne.',
  'guide.rules.tiers': 'Les niveaux',
  'guide.rules.tiers.text':
    'Une première table joue au niveau 1 : Héritiers, Nobles et Espions. Les niveaux 2 et 3 apportent des rôles qui agissent, le niveau 4 ceux que l’hôte choisit. L’hôte peut aussi composer un paquet et le transmettre par un code.',

  'guide.offer.propose':
    'On propose à ces personnes de vous rencontrer. Quand tous ont dit ce qu’ils montreraient et donné leur parole, tous montrent en même temps, entre eux seulement.',
  'guide.offer.join':
    'Vous venez à ce contrat et dites quelle face vous montreriez. Rien n’est montré avant que tous aient donné leur parole.',
  'guide.offer.decline': 'Les autres l’apprennent. Ils peuvent continuer sans vous.',
  'guide.offer.side': 'Vous montreriez plutôt cette face. Les paroles déjà données sont annulées.',
  'guide.offer.agree':
    'Quand tous les membres sont d’accord, le contrat est scellé, et tous montrent ce qu’ils ont promis.',
  'guide.offer.unagree': 'Le contrat ne peut être scellé avant que vous donniez de nouveau votre accord.',
  'guide.offer.leaveContract': 'Vous quittez ce contrat sans avoir rien montré.',
  'guide.offer.add': 'On propose à la personne de rejoindre ce contrat. Les paroles déjà données sont annulées.',
  'guide.offer.drop': 'La personne quitte ce contrat. Les paroles déjà données sont annulées.',
  'guide.offer.accuse':
    'La personne montre son rôle au contrat. Si c’est un Criminel que le Magistrat n’épargne pas, on l’exécute ; sinon, c’est vous qu’on exécute.',
  'guide.offer.force': 'La personne montre son rôle à tous les membres du contrat.',
  'guide.offer.name': 'Si un Diplomate de l’autre faction nomme la même personne, elle montre son rôle au contrat.',
  'guide.offer.waive': 'Vous ne vous servez pas de votre carte ici.',
  'guide.offer.kill':
    'Au dernier mot de chacun, la personne meurt, sauf si elle est protégée. Si c’est un Héritier, c’est vous qui mourez.',
  'guide.offer.raise':
    'Au dernier mot de chacun, la personne meurt, sauf si elle est protégée ; si elle meurt, le fantôme revient avec une carte du cimetière.',
  'guide.offer.execute':
    'Au dernier mot de chacun, ces Criminels meurent. Si vous en épargnez un, vous êtes Criminel jusqu’à la fin du contrat.',
  'guide.offer.dieFor': 'Si la personne devait mourir dans ce contrat, vous mourez à sa place.',
  'guide.offer.dieForAll': 'Si d’autres devaient mourir dans ce contrat, vous mourez à leur place.',
  'guide.offer.none': 'Votre carte ne fait rien ici. Vous pouvez changer d’avis jusqu’au dernier mot de chacun.',
  'guide.offer.lock': 'Vous ne changez plus d’avis. Quand tous l’ont dit, tout arrive au même instant.',
  'guide.offer.respond':
    'Si votre carte a une surprise qui convient, elle agit maintenant. On demande la même chose à tous.',
  'guide.offer.pass': 'Vous n’avez pas de surprise, ou vous la gardez. Personne ne saura.',
  'guide.offer.accept': 'Tous le voient sur vous. Désormais, n’importe qui peut accuser quelqu’un devant vous.',
  'guide.offer.refuse': 'L’insigne revient à la personne qui l’a offert.',
  'guide.offer.denounce': 'Si l’accusé est Criminel, on l’exécute. Sinon, c’est vous qu’on exécute.',
  'guide.offer.claim':
    'Tout s’arrête. Vous vous montrez et avez une minute pour désigner l’autre Héritier : si c’est lui, votre faction gagne ; sinon, c’est l’autre faction.',
  'guide.offer.offer':
    'Tous voient votre rôle. La personne choisie porte l’insigne si elle l’accepte, et n’importe qui peut alors accuser quelqu’un devant elle.',
  'guide.offer.silence':
    'Tous voient votre rôle. Personne de cette faction n’a plus de pouvoir en public avant la fin du prochain tribunal.',
  'guide.offer.proclaim': 'Tous voient votre rôle, et il fait ce que dit la carte. Personne ne peut l’empêcher.',
  'guide.offer.point': 'Le temps écoulé, on compte les doigts. La personne la plus désignée montre son rôle à tous.',
  'guide.offer.accuseHeir':
    'La personne montre son rôle à tous. Si c’est l’autre Héritier, votre faction gagne ; sinon, c’est l’autre faction.',
};
