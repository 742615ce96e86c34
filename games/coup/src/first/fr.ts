import type { Translation } from '@masque/core';
import type { en } from './en.ts';

/** Les conseils de la première partie. */
export const fr: Translation<typeof en> = {
  'first.truth':
    'Vous avez deux Ducs : gardez le doigt sur vos cartes pour les voir. Un Duc prend trois pièces : dites que vous en êtes un. C’est même vrai.',
  'first.doubt':
    '{who} dit aussi « Je suis le Duc ». Il n’y a que trois Ducs, et vous en tenez deux. Gardez le doigt sur le sceau.',
  'first.caught':
    '{who} mentait et s’est fait prendre : l’une de ses deux cartes est perdue. Sans carte, on est éliminé.',
  'first.block': '{who} demande l’aide étrangère. Un Duc peut la bloquer, et vous en tenez un : dites-le.',
  'first.bluff':
    '{who} veut vous tuer, et il ne vous reste qu’une carte. Seule une Comtesse peut l’en empêcher. Vous n’en avez pas : dites que si.',
  'first.believed':
    'Regardez {who} dans les yeux. Si quelqu’un conteste, vous êtes éliminé. Sinon, ses trois pièces sont perdues.',
  'first.lie':
    'Mentez, maintenant. Vous n’avez pas le Capitaine : dites que si, et prenez deux pièces à {who}. On verra qui y croit.',
  'first.lose':
    'Démasqué ! Un mensonge contesté coûte une carte, et les pièces restent où elles sont. Ouvrez vos cartes et choisissez-en une.',
  'first.bold':
    'Personne ne s’attend à un nouveau mensonge. Dites que vous êtes l’Assassin et payez trois pièces : {who} perd une carte.',
  'first.coup': 'Sept pièces paient un coup d’État. Nul ne peut le contester ni l’empêcher : {who} perd une carte.',
  'first.tax': 'Encore le Duc, et cette fois nul n’ose en douter. À la fin, ce sont les pièces qui gagnent.',
  'first.aid-stopped': 'Vous bloquez {who}. Si quelqu’un ne croit pas à votre Duc, c’est le moment de contester.',
  'first.allow': 'Rien de ce que vous savez ne s’y oppose. Douter à tort vous coûterait une carte : laissez faire.',
  'first.cards': 'Gardez ce qui peut encore servir ; abandonnez ou montrez l’autre.',
  'first.turn': 'Faute de mieux, une pièce vous revient toujours, et nul ne peut s’y opposer.',
  'first.wait': 'C’est à {who}. Écoutez ce qui se dit : chacun peut mentir, et vous pouvez en douter.',
};
