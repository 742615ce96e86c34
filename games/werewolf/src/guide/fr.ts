import type { Messages } from '@masque/core';

export const fr: Messages = {
  'guide.title':
    'Il y a des Loups-garous parmi vous. Trouvez-les avant qu’ils ne soient aussi nombreux que les autres.',
  'guide.step.card': 'Votre carte',
  'guide.step.card.text': 'Lisez-la et gardez-la pour vous. <b>Elle dit ce que vous êtes et avec qui vous gagnez.</b>',
  'guide.step.day': 'Le jour',
  'guide.step.day.text':
    'Discutez. Accusez quelqu’un ; si un autre appuie, <b>l’accusé parle et tous les autres votent.</b>',
  'guide.step.lynch': 'Lynché',
  'guide.step.lynch.text': 'La moitié des vivants suffit. <b>La carte est retournée,</b> une par jour au plus.',
  'guide.step.night': 'La nuit',
  'guide.step.night.text':
    'Chaque téléphone pose la même question, cinq fois. <b>Choisissez et confirmez :</b> chez certains, cela a un effet, et nul ne voit chez qui.',
  'guide.step.win': 'Qui gagne',
  'guide.step.win.text':
    'Plus aucun [werewolf] : <b>le village.</b> Autant de Loups-garous que d’autres : <b>la meute.</b>',
  'guide.group.good': 'Avec le village',
  'guide.group.evil': 'Avec les Loups-garous',
  'guide.group.solo': 'Pour soi-même',
  'guide.group.none': 'Avec personne',
  'guide.group.sworn': 'Avec le camp reçu',

  'guide.rules.start': 'Le début',
  'guide.rules.start.text':
    'Chacun reçoit une carte. Pendant que chacun lit la sienne, certains apprennent en secret celle d’autres joueurs.\n- <b>Les [werewolf|Loups-garous]</b> se connaissent et connaissent le [warlock].\n- <b>Les [cultist|Adeptes]</b> se connaissent et connaissent les Loups-garous.\n- <b>La [seer] et l’[scryer]</b> se connaissent, les <b>[mason|Francs-maçons]</b> aussi.\n- <b>L’[matchmaker]</b> choisit deux Amoureux.\nPuis le jour se lève.',
  'guide.rules.day': 'Le jour',
  'guide.rules.day.text':
    'Chacun peut accuser, deux fois par jour au plus ; un autre doit appuyer. On n’accuse ni deux fois la même personne le même jour, ni soi-même.\n- <b>Le jour finit</b> par un lynchage, après trois à cinq accusations sans suite, quand plus de la moitié préfère dormir, ou quand le temps est écoulé.\n- <b>Rien n’oblige</b> à lyncher.',
  'guide.rules.vote': 'Le vote',
  'guide.rules.vote.text':
    'L’accusé se défend, puis tous les autres votent : lyncher ou laisser vivre. Les mains sont visibles. La moitié des vivants, arrondie à l’entier supérieur, suffit ; l’accusé ne vote pas, mais compte parmi les vivants.',
  'guide.rules.night': 'La nuit',
  'guide.rules.night.text':
    'La nuit a des heures. À chacune, chaque vivant choisit un nom et confirme. Seule votre carte dit à quoi cela sert et qui elle ne peut pas nommer. Une heure se ferme quand tous ont confirmé, et pas avant huit secondes.\n- <b>Trop tard :</b> celui qui n’a pas confirmé à temps n’a rien fait à cette heure, et l’apprend à côté de sa carte.\n- <b>On demande aussi aux morts,</b> mais la nuit ne les attend pas.',
  'guide.rules.hours': 'Les heures',
  'guide.rules.hours.text':
    '- <b>Crépuscule :</b> le [warlock] prive quelqu’un de sa nuit ; le [gravedigger] épie une carte.\n- <b>Chasse :</b> la meute choisit une victime, le [devil] une autre ; le [bodyguard] protège quelqu’un ; l’[sorceress] cherche la [seer].\n- <b>Breuvage :</b> la [witch] voit les victimes, en soigne une, empoisonne qui elle veut, ou les deux ; chaque potion ne sert qu’une fois par partie. Puis l’[scryer] apprend qui va mourir.\n- <b>Murmure :</b> Augure et Voyante s’envoient une phrase.\n- <b>Vision :</b> la Voyante apprend si quelqu’un est un [werewolf].\nSi la meute est divisée, la personne la plus désignée meurt ; à égalité, c’est la première place parmi les ex æquo.',
  'guide.rules.dawn': 'L’aube',
  'guide.rules.dawn.text':
    'Au matin, le village voit qui manque : d’abord la place vide, puis le nom, la carte en dernier. Suivent les cœurs brisés, puis la flèche du [hunter] ; alors seulement on regarde si quelqu’un a gagné.',
  'guide.rules.ends': 'Qui gagne',
  'guide.rules.ends.text':
    '- <b>Le village :</b> il ne reste aucun Loup-garou.\n- <b>Le camp des Loups-garous :</b> ils sont aussi nombreux que tous les autres.\n- <b>[fool] :</b> lynché. La partie s’arrête là.\n- <b>[hamster] :</b> vivant quand le village ou la meute gagne, il gagne à leur place.\n- <b>[thief] :</b> vivant à la fin, quelle qu’elle soit. <b>Amoureux :</b> tous deux vivants à la fin.\n- <b>[devil] :</b> jamais.\nAprès trois tours sans mort, un dernier vote décide.',
  'guide.rules.cards': 'Les cartes de plus près',
  'guide.rules.cards.text':
    '- <b>[bodyguard] :</b> il arrête aussi le poison. Soigner quelqu’un de protégé, c’est gaspiller la potion de vie.\n- <b>[witch] :</b> elle peut se soigner. Potion de vie et poison sur la même personne : cette personne meurt.\n- <b>[warlock] :</b> les Loups-garous gardent leur nuit.\n- <b>[scryer] :</b> apprend les morts de la nuit, sans les cœurs brisés.\n- <b>[gravedigger] :</b> n’épie ni les Loups-garous, ni deux fois de suite la même personne ; la personne épiée s’en aperçoit.\n- <b>Ceux qui meurent dans la nuit</b> y agissent encore.',
  'guide.rules.secret': 'Personne ne voit qui agit',
  'guide.rules.secret.text':
    'Tous les téléphones montrent les mêmes noms en même temps, et disent la même chose. Ce qu’il y a à apprendre arrive à tous ensemble, à l’ouverture de l’heure suivante. On ne saute une heure que si toutes les cartes qui y agiraient sont visibles parmi les morts.',
  'guide.rules.out': 'Les morts',
  'guide.rules.out.text':
    'Les morts taisent ce qu’ils savent. Ils peuvent s’écrire entre eux si la table le permet ; voir toutes les cartes est une règle de la table. Celui qui part pour de bon meurt au crépuscule.',
  'guide.rules.master': 'Un meneur de jeu',
  'guide.rules.master.text':
    'Une personne sans place peut mener la partie, si la table le veut : elle voit tout, dit ce qu’il faut dire, et fait avancer quand c’est l’heure.',

  'guide.offer.ready': 'Le village s’éveille quand chacun a lu sa carte.',
  'guide.offer.match':
    'On demande à tous, et seule compte la réponse de l’Entremetteuse : ces deux-là sont Amoureux. Si l’un meurt, l’autre aussi.',
  'guide.offer.nominate':
    'Si quelqu’un d’autre appuie, l’accusé se défend, puis tous les autres votent sur le lynchage.',
  'guide.offer.second': 'L’accusé se défend, puis tous les autres votent : lyncher ou laisser vivre.',
  'guide.offer.done': 'Les autres votent aussitôt : lyncher ou laisser vivre.',
  'guide.offer.aye':
    'Tous voient votre main. Si la moitié des vivants lèvent la leur, l’accusé est lynché. Vous pouvez changer d’avis jusqu’au décompte.',
  'guide.offer.nay':
    'Tous voient que votre main reste baissée. Si moins de la moitié des vivants lèvent la leur, l’accusé est libre. Vous pouvez changer d’avis jusqu’au décompte.',
  'guide.offer.name': 'Chacun nomme quelqu’un, ou personne. La personne la plus nommée est lynchée.',
  'guide.offer.claim': 'Tout le village le lit, et cela reste écrit. Rien n’oblige à dire vrai.',
  'guide.offer.report': 'Tout le village le lit, et cela reste écrit. Rien n’oblige à dire vrai.',
  'guide.offer.suspect': 'Tout le village le lit, et cela reste écrit. Ce n’est pas encore une accusation.',
  'guide.offer.sleep': 'Quand plus de la moitié des vivants préfère dormir, la nuit tombe sans autre accusation.',
  'guide.offer.wake': 'Vous ne comptez plus parmi ceux qui préfèrent dormir.',
  'guide.offer.choose':
    'On demande la même chose à tous. Ce que fait votre choix, s’il fait quelque chose, n’est écrit que sur votre carte. Vous pouvez en changer jusqu’à la fin de l’heure.',
  'guide.offer.shoot': 'La flèche du Chasseur : la personne choisie meurt aussi.',
  'guide.offer.advance': 'La partie avance, sans attendre ceux qui n’ont pas encore répondu.',
  'guide.offer.swear': 'Désormais, le Fossoyeur gagne avec ce camp.',
  'guide.offer.limit': 'Après autant d’accusations sans suite, le jour finit.',
  'guide.offer.watch':
    'On demande la même chose à tous. Ce que fait votre choix, s’il fait quelque chose, n’est écrit que sur votre carte. Vous pouvez en changer jusqu’à la fin de l’heure.',
  'guide.offer.brew':
    'On demande la même chose à tous. Ce que fait votre choix, s’il fait quelque chose, n’est écrit que sur votre carte. Vous pouvez en changer jusqu’à la fin de l’heure.',
  'guide.offer.whisper':
    'On demande la même chose à tous. Ce que fait votre choix, s’il fait quelque chose, n’est écrit que sur votre carte. Vous pouvez en changer jusqu’à la fin de l’heure.',
};
