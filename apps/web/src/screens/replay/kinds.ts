import type { KeyMoment } from '@masque/protocol';

/** The kinds of key moments that somebody can choose to see alone. */
export type MomentFilter = 'lies' | 'challenges' | 'deaths' | 'votes' | 'trades';

const kinds: { readonly [kind in MomentFilter]: (it: KeyMoment) => boolean } = {
  lies: ({ kind, truth }) => kind === 'claim' && truth === false,
  challenges: ({ kind }) => kind === 'challenge',
  deaths: ({ kind }) => kind === 'out',
  votes: ({ kind }) => kind === 'vote',
  trades: ({ kind }) => kind === 'trade',
};

/** The kinds that occur in a game. */
export const kindsIn = (moments: readonly KeyMoment[]): readonly MomentFilter[] =>
  (Object.keys(kinds) as MomentFilter[]).filter((kind) => moments.some(kinds[kind]));

/** The moments of one kind, and the end; `null`: all moments. */
export const momentsOf = (moments: readonly KeyMoment[], kind: MomentFilter | null): readonly KeyMoment[] =>
  kind === null ? moments : moments.filter((it) => kinds[kind](it) || it.kind === 'end');
