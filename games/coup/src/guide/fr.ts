import type { Messages } from '@masque/core';

export const fr: Messages = {
  'guide.title': 'Deux cartes cachées. Soyez le dernier à en garder une.',
  'guide.step.turn': 'À votre tour',
  'guide.step.turn.text':
    'Prenez une pièce, ou <b>annoncez un personnage</b> et usez de son pouvoir. L’avez-vous ? Vous seul le savez.',
  'guide.step.believe': 'Le croyez-vous ?',
  'guide.step.believe.text': 'Tous répondent en même temps. Si <b>personne ne doute,</b> c’est fait.',
  'guide.step.challenge': 'Contester',
  'guide.step.challenge.text':
    'Si la carte n’y est pas, <b>le menteur en perd une.</b> Si elle y est, c’est celui qui a contesté.',
  'guide.step.block': 'Bloquer',
  'guide.step.block.text':
    'Certains personnages en bloquent d’autres. Là aussi, <b>on peut mentir,</b> et être contesté.',
  'guide.step.coup': 'Sept pièces',
  'guide.step.coup.text': '<b>Quelqu’un perd une carte.</b> Aucune parole n’arrête un coup d’État.',

  'guide.row.turn': 'À votre tour',
  'guide.row.against': 'Quand les autres jouent',
  'guide.row.stopped': 'Ce qui l’arrête',
  'guide.duke.turn': 'Prenez <b>3 pièces</b> au trésor.',
  'guide.duke.against': 'Personne ne touche l’aide étrangère si vous dites « Duc ».',
  'guide.duke.stopped': 'Seulement une contestation.',
  'guide.assassin.turn':
    'Payez <b>3 pièces</b> et désignez quelqu’un, qui perd une carte. Si l’on vous bloque, les pièces sont perdues ; si l’on vous prend à mentir, elles vous reviennent.',
  'guide.assassin.stopped': 'La [contessa], annoncée par la personne visée, ou une contestation.',
  'guide.captain.turn': 'Prenez <b>2 pièces</b> à quelqu’un, ou sa dernière.',
  'guide.captain.against': 'Personne ne vous vole si vous dites « Capitaine ».',
  'guide.captain.stopped':
    'Le [captain|Capitaine], l’[ambassador] ou l’[inquisitor], annoncé par la victime, ou une contestation.',
  'guide.ambassador.turn': 'Piochez <b>deux cartes</b> à la cour, gardez celles que vous voulez et rendez-en deux.',
  'guide.ambassador.against': 'Personne ne vous vole si vous dites « Ambassadeur ».',
  'guide.ambassador.stopped': 'Seulement une contestation.',
  'guide.inquisitor.turn':
    'Piochez <b>une carte</b> et rendez-en une ; ou regardez une carte de quelqu’un, qui la garde ou en reçoit une autre, à votre choix.',
  'guide.inquisitor.against': 'Personne ne vous vole si vous dites « Inquisiteur ».',
  'guide.inquisitor.stopped': 'Seulement une contestation. Remplace l’[ambassador] si la table le veut.',
  'guide.contessa.turn': 'Rien : la Comtesse ne fait que protéger.',
  'guide.contessa.against': 'Personne ne vous assassine si vous dites « Comtesse ».',
  'guide.contessa.stopped': 'Une contestation.',

  'guide.rules.start': 'Le début',
  'guide.rules.start.text':
    'Chacun a deux cartes face cachée, son influence, et deux pièces. Vous seul pouvez regarder les vôtres. Les autres cartes forment la cour. Il y a trois cartes de chacun des cinq personnages\u202f; quatre à sept ou huit joueurs, cinq à neuf ou dix.\n- <b>Qui commence :</b> le hasard en décide ; dès la deuxième partie, c’est le dernier gagnant.\n- <b>À deux,</b> celui qui commence n’a qu’une pièce.',
  'guide.rules.turn': 'À votre tour',
  'guide.rules.turn.text':
    'Vous faites une seule chose, puis c’est au tour de votre voisin de gauche.\n- <b>Revenu :</b> prenez une pièce. Personne ne peut l’empêcher.\n- <b>Aide étrangère :</b> prenez deux pièces. Le [duke] peut bloquer.\n- <b>Coup d’État :</b> payez sept pièces ; la personne de votre choix perd une carte. Personne ne peut l’empêcher.\n- <b>Un personnage :</b> faites ce que fait le [duke], l’[assassin], le [captain] ou l’[ambassador], que vous l’ayez ou non.\nSi vous commencez votre tour avec dix pièces ou plus, vous devez lancer un coup d’État.',
  'guide.rules.claim': 'Annoncer un personnage',
  'guide.rules.claim.text':
    'Vous pouvez annoncer n’importe quel personnage quand cela vous sert, que ce soit vrai ou non. On ne prouve que ce qui est contesté.\n- <b>Voler</b> une bourse vide est interdit, sauf règle de la table.\n- <b>Ce qui se paie</b> se paie quand on annonce le personnage.',
  'guide.rules.challenge': 'Contester',
  'guide.rules.challenge.text':
    'Tous les autres, pas seulement la personne visée, peuvent contester. Alors on retourne une carte.\n- <b>Le personnage y est :</b> on le montre, on le mélange à la cour et on en reçoit un autre. Celui qui a contesté perd une carte.\n- <b>Il n’y est pas, ou n’est pas montré :</b> celui qui l’a annoncé perd une carte, et l’annonce est sans effet.\n- <b>Plusieurs contestent :</b> le premier à gauche de celui qui a annoncé compte. Personne ne sait qui d’autre contestait.\n- <b>Avec une seule carte,</b> il n’y a rien à choisir : elle est retournée aussitôt.',
  'guide.rules.block': 'Bloquer',
  'guide.rules.block.text':
    'Une action contre quelqu’un est bloquée par cette personne, l’aide étrangère par n’importe qui. Bloquer, c’est aussi annoncer un personnage.\n- <b>Un blocage démasqué</b> n’est pas suivi d’un autre : l’action a lieu. Une fausse [contessa] coûte donc deux cartes.\n- <b>Avoir contesté à tort</b> n’empêche pas de bloquer ensuite.',
  'guide.rules.losing': 'Perdre une carte',
  'guide.rules.losing.text':
    'Vous choisissez laquelle. Elle reste sur la table, face visible. Sans carte, vous êtes éliminé, et vos pièces retournent au trésor.\n- <b>Celui qui quitte la partie pour de bon</b> retourne ses deux cartes.',
  'guide.rules.answers': 'Questions et réponses',
  'guide.rules.answers.text':
    'La question est posée au même instant à tous ceux qui peuvent répondre, et les réponses restent secrètes jusqu’à la dernière. Attendre ne rapporte rien, et personne ne voit qui a hésité.\n- <b>Ne rien dire,</b> c’est laisser faire, après un moment qui est le même pour tous. Pour réfléchir, on demande du temps\u202f; pour le faire croire aussi. Une victime a toujours le temps de bloquer.\n- <b>Au premier qui parle :</b> avec cette règle, le premier à s’opposer est entendu.\n- <b>Une seule question :</b> contester et bloquer peuvent être demandés ensemble. Une victime dont la contestation n’a pas été retenue peut encore bloquer.',
  'guide.rules.two': 'À deux',
  'guide.rules.two.text':
    'Dans le duel avec choix, chacun prend cinq cartes, une de chaque personnage, en garde une et en reçoit une autre au hasard ; le reste quitte la partie.',
  'guide.rules.reformation': 'La Réforme',
  'guide.rules.reformation.text':
    'Avec cette règle, chacun est loyaliste ou réformiste. Tant que les deux camps existent, on n’attaque pas le sien et on n’en bloque pas l’aide étrangère.\n- <b>Convertir :</b> payez une pièce pour changer de camp, deux pour en faire changer un autre. Les pièces vont à la réserve.\n- <b>Détourner :</b> dites que vous n’êtes pas le [duke] et prenez la réserve. Si l’on conteste, vous montrez toutes vos cartes et en recevez d’autres, ou la maison se porte garante.\n- <b>Bloquer une attaque contre soi</b> est toujours permis.',
  'guide.rules.end': 'La fin',
  'guide.rules.end.text':
    'Le dernier à garder une carte gagne. Au-delà de trente tours par personne, c’est celui qui a le plus de cartes ; à égalité, celui qui a le plus de pièces.',

  'guide.offer.income': 'Vous prenez une pièce, et c’est au suivant.',
  'guide.offer.foreign_aid':
    'Vous prenez deux pièces, sauf si quelqu’un dit « Duc » et bloque. Bloquer, c’est une annonce : on peut la contester.',
  'guide.offer.coup':
    'Vous payez sept pièces, et la personne choisie perd une carte. Rien de ce qu’on dit ne peut l’empêcher.',
  'guide.offer.tax':
    'Vous dites être le Duc et prenez trois pièces. Si l’on conteste et que c’est faux, vous ne prenez rien et perdez une carte.',
  'guide.offer.assassinate':
    'Vous payez et dites être l’Assassin : la personne choisie perd une carte, sauf si elle dit « Comtesse ». Bloqué, vous perdez vos pièces ; démasqué, vous les reprenez et perdez une carte.',
  'guide.offer.steal':
    'Vous dites être le Capitaine et prenez deux pièces à la personne choisie, ou sa dernière. Elle peut bloquer ; démasqué, vous perdez une carte.',
  'guide.offer.exchange':
    'Vous piochez à la cour, gardez autant de cartes que vous en aviez et rendez le reste. Si l’on conteste et que c’est faux, vous n’échangez rien et perdez une carte.',
  'guide.offer.examine':
    'Vous dites être l’Inquisiteur. La personne choisie vous montre une carte, et vous décidez si elle la garde ou en reçoit une autre. Démasqué, vous perdez une carte.',
  'guide.offer.embezzle':
    'Vous dites ne pas être le Duc et prenez toutes les pièces de la réserve. Si l’on conteste et que c’est faux, vous ne prenez rien et perdez une carte.',
  'guide.offer.convert_self': 'Votre pièce va à la réserve, et vous changez de camp. Personne ne peut l’empêcher.',
  'guide.offer.convert':
    'Vos pièces vont à la réserve, et la personne choisie change de camp. Personne ne peut l’empêcher.',
  'guide.offer.wait': 'On vous attend un peu plus longtemps, et personne ne voit qui l’a demandé.',
  'guide.offer.allow': 'Vous ne dites rien contre. Si personne d’autre ne s’oppose, c’est admis.',
  'guide.offer.challenge':
    'On retourne une carte. Si c’était un mensonge, le menteur perd une carte, et l’annonce est sans effet. Si c’était vrai, vous en perdez une.',
  'guide.offer.block':
    'Vous dites avoir cette carte, et l’action n’a pas lieu. C’est aussi une annonce : si l’on conteste et que c’est faux, vous perdez une carte, et l’action a lieu.',
  'guide.offer.show':
    'Si elle prouve ce que vous avez dit, vous en recevez une autre, et celui qui a contesté en perd une. Sinon, elle est perdue.',
  'guide.offer.lose': 'Elle reste sur la table, face visible, et ne vous sert plus. Sans carte, vous êtes éliminé.',
  'guide.offer.keep':
    'Vous avez maintenant ces cartes. Les autres retournent à la cour, et personne ne sait lesquelles c’étaient.',
  'guide.offer.exam_show': 'Personne d’autre ne la voit. L’Inquisiteur décide ensuite si vous la gardez.',
  'guide.offer.give_back': 'La personne garde sa carte, et vous la connaissez.',
  'guide.offer.replace': 'Sa carte retourne à la cour, et elle en pioche une autre, que vous ne voyez pas.',
  'guide.offer.pick': 'Vous commencez avec cette carte, et une seconde que le hasard vous donne.',
};
