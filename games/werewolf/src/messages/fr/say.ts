import type { Messages } from '@masque/core';

/** What a voice says to the room. */
export const say: Messages = {
  'say.ident': 'La nuit n’est pas encore tombée sur le village. Regardez vos cartes, et gardez-les pour vous.',
  'say.match': 'Dans certaines maisons, il y a de l’amour dans l’air. Pensez tous à deux noms.',
  'say.lovers': 'Deux d’entre vous viennent de se trouver. Lisez tous votre page.',
  'say.open':
    'Le village s’éveille. {n, plural, =0 {Personne n’est mort.} one {Au matin, un corps : {dead}.} other {Au matin, des corps : {dead}.}}{hearts, plural, =0 {} other { De chagrin d’amour : {heart}.}}{shots, plural, =0 {} other { Mort d’un carreau : {shot}.}} Vous êtes encore {alive}. Parlez, et accusez qui il faut.',
  'say.open.first':
    'Le jour se lève, et le maire gît mort sur la place. Il y a des Loups-garous parmi vous. Parlez, et accusez qui il faut.',
  'say.open.spared': '{who} s’en va libre. La discussion reprend.',
  'say.open.on': 'Personne n’appuie. La discussion reprend.',
  'say.second': '{by} montre {who} du doigt. Qui appuie ?',
  'say.defence': '{who}, la corde est prête. Parlez.',
  'say.vote': 'Faut-il lyncher {who} ? Levez la main. {need} suffisent.',
  'say.lynched': 'La corde tient. {who} n’est plus.',
  'say.spared': '{who} s’en va libre, et le jour est fini.',
  'say.final': 'Il ne s’est rien passé depuis trop longtemps. Nommez tous quelqu’un.',
  'say.dusk': 'Les loups s’éveillent. Tout le monde au lit : la première heure de la nuit.',
  'say.hunt': 'La deuxième heure. Quelque chose bouge dans les bois. Choisissez tous.',
  'say.brew': 'La troisième heure. De la fumée sort d’une cheminée. Choisissez tous.',
  'say.whisper': 'La quatrième heure. On chuchote derrière un volet. Choisissez tous.',
  'say.vision': 'La dernière heure avant l’aube. Une lueur dans une boule de cristal. Choisissez tous.',
  'say.call': '{role}, ouvrez les yeux. Choisissez, puis refermez-les.',
  'say.shoot': 'Silence, s’il vous plaît. {who} était le Chasseur, et il reste un carreau.',
  'say.arrow': 'Silence, s’il vous plaît. On demande un dernier mot à ceux qui viennent de mourir.',
  'say.over': 'La partie est finie. Retournez vos cartes.',
};
