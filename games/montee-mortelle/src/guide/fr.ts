import type { Messages } from '@masque/core';

export const fr: Messages = {
  'guide.title': 'Deux sociétés secrètes dans une diligence. Trouvez vos alliés, et réunissez ce qu’il vous faut.',
  'guide.step.secret': 'Qui vous êtes',
  'guide.step.secret.text':
    'Une <b>société,</b> connue de vous seul ; une <b>profession,</b> qui a son pouvoir ; et un <b>objet.</b>',
  'guide.step.exchange': 'Échanger',
  'guide.step.exchange.text':
    'Posez un objet face cachée devant quelqu’un, qui <b>en rend un autre</b> ou refuse. Ce qu’on passe dit qui l’on est.',
  'guide.step.duel': 'Se battre',
  'guide.step.duel.text':
    'Attaquez quelqu’un. Les autres choisissent l’épée ou le bouclier. Le vainqueur <b>regarde les cartes du perdant ou vole.</b>',
  'guide.step.allies': 'Trouver les siens',
  'guide.step.allies.text':
    'Qui vous a soutenu ? Qui voulait votre Clé ? <b>Il ne suffit pas de le dire</b> pour être cru.',
  'guide.step.proclaim': 'Se lever',
  'guide.step.proclaim.text':
    'Votre camp a trois Clés, ou trois Gobelets ? <b>Levez-vous et nommez qui les a.</b> Juste : votre camp gagne. Faux : c’est l’autre.',
  'guide.group.societies': 'Sociétés',
  'guide.group.objects': 'Objets',
  'guide.group.professions': 'Professions',

  'guide.rules.start': 'Le début',
  'guide.rules.start.text':
    'Chacun a une société, une profession et un objet, face cachée. L’[order|Ordre] a besoin de trois Clés, la [brotherhood|Confrérie] de trois Gobelets, répartis comme on veut entre ses membres.\n- <b>Les Sacs des Secrets :</b> ce qui est distribué avec eux est montré à tous avant, sauf règle de la table.\n- <b>En nombre impair,</b> personne ne sait quel camp a un membre de moins. Chacun a un Élixir de Pouvoir : pour le plus petit camp seulement, un Élixir vaut une Clé ou un Gobelet quand l’un des siens se lève.\n- <b>Qui commence :</b> le hasard en décide.',
  'guide.rules.turn': 'À votre tour',
  'guide.rules.turn.text':
    'Vous faites une de ces quatre choses, puis c’est au suivant : <b>passer, échanger un objet, provoquer en duel,</b> ou <b>proclamer la victoire.</b>\n- <b>[clairvoyant] et [diplomat]</b> peuvent agir avant, et dans l’instant qui suit un échange ou un duel.',
  'guide.rules.exchange': 'L’échange',
  'guide.rules.exchange.text':
    'Vous posez un objet face cachée devant quelqu’un. Lui seul le regarde. Il refuse sans un mot, ou le prend et rend une autre carte.\n- <b>Une Clé contre une Clé,</b> c’est permis ; un Sac contre l’autre Sac, non.\n- <b>[blackPearl] et [brokenMirror]</b> ne se refusent pas.\n- <b>Personne d’autre</b> n’apprend ce qui a été proposé, pris ou refusé.',
  'guide.rules.passing': 'Quand un objet change de main',
  'guide.rules.passing.text':
    'Beaucoup d’objets font quelque chose quand on les échange : d’abord celui qu’on a proposé, puis celui qu’on a rendu. C’est obligatoire. On n’annonce que ce qui a un effet.\n- <b>Avec le [brokenMirror],</b> rien n’est nommé et rien n’agit.\n- <b>[sextant] :</b> tous choisissent en secret, et tous les objets passent ensemble.\n- <b>[coat] :</b> vous voyez toutes les professions que personne n’a, et devez en prendre une.',
  'guide.rules.luggage': 'Trop de bagages',
  'guide.rules.luggage.text':
    'Personne ne garde plus que sa main ne peut tenir : huit objets à trois, six à quatre, cinq au-delà. Ce qui est de trop est donné à un autre, qui donne aussitôt à son tour si sa main déborde, mais jamais à quelqu’un qui a déjà donné.',
  'guide.rules.sides': 'Le duel : les camps',
  'guide.rules.sides.text':
    'L’un après l’autre, tous les autres lèvent l’<b>épée</b> pour l’attaquant, le <b>bouclier</b> pour le défenseur, ou s’abstiennent. Ceux dont le tour n’est pas venu peuvent déjà choisir ; personne ne le voit.\n- <b>[priest] :</b> peut interrompre le duel avant ; un attaquant qui a deux objets ou plus lui en donne un.\n- <b>[hypnotist] :</b> l’attaquant écarte l’un des autres jusqu’à la fin du duel.',
  'guide.rules.cards': 'Le duel : les cartes',
  'guide.rules.cards.text':
    'Puis ceux qui le veulent jouent des cartes, dans n’importe quel ordre ; chacune compte une fois. Cela dure tant que l’un de ceux qui pourraient jouer le veut. Le plus de points gagne.\n- <b>[duelist] :</b> les camps et les cartes des autres ne comptent pas.\n- <b>[poisonMixer] :</b> dit qui gagne.\n- <b>[poisonRing] :</b> une égalité est à vous, si vous la montrez.\n- <b>[doctor] :</b> une fois le duel tranché, en annule le résultat.',
  'guide.rules.spoils': 'Le duel : le butin',
  'guide.rules.spoils.text':
    'Le vainqueur regarde la société et la profession du perdant, ou lui vole un objet. Si c’est son seul objet, il lui en rend un autre. À égalité, l’attaquant pioche un objet.\n- <b>Une profession visible</b> le reste.',
  'guide.rules.proclaim': 'Proclamer la victoire',
  'guide.rules.proclaim.text':
    'À votre tour vous vous levez, montrez tout, et nommez tous les alliés qui ont le reste. Il vous faut au moins une Clé ou un Gobelet en main.\n- <b>Chaque personne nommée</b> doit être de votre société et en avoir au moins un ; ensemble, il en faut trois.\n- <b>Juste :</b> votre société gagne. <b>Faux :</b> c’est l’autre.\n- <b>Celui qui tient la [blackPearl]</b> ne peut pas se lever.\n- <b>Un Sac des Secrets</b> vaut Clé ou Gobelet une fois la pioche vide.',
  'guide.rules.alone': 'Seul dans l’Armure',
  'guide.rules.alone.text':
    'Avec l’[armor] et trois Clés ou Gobelets, mêlés comme vous voulez, dans votre propre main, vous pouvez gagner seul. On ne peut le dire que si c’est vrai.',
  'guide.rules.time': 'Le silence et la fin',
  'guide.rules.time.text':
    'Ne rien dire, c’est laisser faire, après un court silence, le même pour tous. Pour jouer une carte, on peut demander du temps ; on le peut aussi quand on n’a rien à jouer. Après trois tours de table où tous passent, la partie finit sans gagnant.',

  'guide.offer.ready': 'La diligence part quand chacun a regardé ses cartes.',
  'guide.offer.pass': 'C’est au suivant. Si tous passent pendant trois tours de table, la partie finit sans gagnant.',
  'guide.offer.offer':
    'Seule la personne choisie le regarde, et vous en donne un autre en retour ou vous le rend sans un mot.',
  'guide.offer.duel':
    'Tous les autres prennent parti, puis on joue des cartes. Le vainqueur regarde les cartes du perdant ou lui vole un objet ; à égalité, vous piochez.',
  'guide.offer.proclaim':
    'Vous montrez tout, et les alliés nommés aussi. S’ils sont tous de votre société et que le compte y est, elle gagne ; sinon, c’est l’autre.',
  'guide.offer.loge': 'Vous montrez l’Armure et ce que vous avez, et gagnez seul.',
  'guide.offer.endTurn': 'C’est au suivant.',
  'guide.offer.accept':
    'Vous le gardez, et l’autre reçoit l’objet choisi. Puis les deux objets font ce qu’ils font en changeant de main.',
  'guide.offer.refuse': 'L’objet lui revient. Personne d’autre n’apprend ce que c’était.',
  'guide.offer.adopt': 'C’est désormais votre profession.',
  'guide.offer.direction': 'Tous choisissent un objet en secret, et tous les objets passent ensemble de ce côté.',
  'guide.offer.hand': 'Il passe à votre voisin, en même temps que tous les autres.',
  'guide.offer.gift': 'La personne choisie l’a désormais. Personne d’autre n’apprend ce que c’est.',
  'guide.offer.arrange': 'Ils vont sur la pioche dans cet ordre : le premier sera pioché en premier.',
  'guide.offer.no': 'Vous ne faites rien ici. On continue quand tous les autres ont répondu aussi.',
  'guide.offer.wait': 'On vous attend un peu plus longtemps, que vous ayez quelque chose à jouer ou non.',
  'guide.offer.demand':
    'Tous voient votre profession. La personne choisie doit vous donner cet objet si elle l’a, et reçoit le vôtre en échange.',
  'guide.offer.foresee':
    'Tous voient votre profession. Vous seul regardez toute la pioche, et en mettez deux objets sur le dessus.',
  'guide.offer.use': 'Tous voient votre profession, et elle agit maintenant.',
  'guide.offer.hypnotize':
    'Tous voient votre profession. Jusqu’à la fin du duel, la personne choisie ne soutient personne et ne joue rien.',
  'guide.offer.play':
    'Tous voient la carte, et elle compte une fois. Puis la question est reposée à tous ceux qui pourraient jouer.',
  'guide.offer.poison':
    'Tous voient la carte, et la personne que vous nommez gagne le duel, sauf si on en annule le résultat.',
  'guide.offer.pay': 'Le Prêtre qui a interrompu votre duel le reçoit.',
  'guide.offer.sword': 'Un point pour l’attaquant, au vu de tous.',
  'guide.offer.shield': 'Un point pour le défenseur, au vu de tous.',
  'guide.offer.abstain': 'Ni l’un ni l’autre ne reçoit votre point.',
  'guide.offer.look': 'Vous seul voyez la société et la profession du perdant.',
  'guide.offer.steal': 'Vous prenez un objet du perdant. Si c’est le seul, vous lui en rendez un autre.',
  'guide.offer.take': 'L’objet du perdant est à vous. Vous êtes les deux seuls à savoir lequel.',
  'guide.offer.swap':
    'L’objet du perdant est à vous, et il a celui que vous donnez. Vous êtes les deux seuls à savoir lesquels.',
  'guide.offer.name':
    'La personne montre aussi ses cartes. Si elle n’est pas de votre société ou n’a rien de ce qu’il faut, vous avez perdu.',
  'guide.offer.rest': 'Vous ne nommez personne d’autre, et ce qui a été montré décide.',
};
