import {
  deedsOf,
  OMNISCIENT,
  SPECTATOR,
  tableFor,
  type Deed,
  type CardLook,
  type Outcome,
  type Seat,
  type Table,
} from '@masque/core';
import type { Chapter, Lie, KeyMoment, Part, Story, TableExport } from '@masque/protocol';
import { Feats } from './feats.ts';
import { Highlights } from './moments.ts';
import { movesIn, type Recording } from './scenes.ts';
import { titleAt } from './title.ts';

/**
 * The story of a finished game: how far each player came and with which cards, what they claimed and how much of it was
 * true, what else they did, and the best lie. Derived from the same moments as a replay; a game may add sentences of its
 * own. A generator, like {@link replayOf}.
 *
 * @throws ReplayError at an input that the rules refuse
 * @example
 * const steps = storyOf(file, recording);
 * let step = steps.next();
 * while (!step.done) step = steps.next();
 * step.value.parts.some((it) => it.won); // => true
 */
export function* storyOf(file: TableExport, recording: Recording): Generator<number, Story> {
  const highlights = new Highlights();
  const feats = new Feats();
  let last: Table | undefined;
  let deeds: readonly Deed[] = [];
  for (const { n, session } of movesIn(recording)) {
    highlights.see(n, session);
    feats.see(n, tableFor(session, SPECTATOR));
    if (session.outcome) {
      last = tableFor(session, OMNISCIENT);
      deeds = deedsOf(session);
    }
    yield n;
  }
  const moments = highlights.moments();
  const chapters = highlights.chapters();
  const lie = bestLie(moments, chapters);
  const { game, gameVersion, names, outcome } = file;
  const parts = partsOf(file, last, moments, chapters).map((part): Part => ({
    ...part,
    told: [...(deeds.find(({ seat }) => seat === part.seat)?.told ?? [])],
    feats: feats.of(part.seat, outcome, moments, chapters),
  }));
  return { game, gameVersion, names, parts, outcome, ...(lie && { lie }) };
}

function partsOf(
  { seats, outcome }: TableExport,
  last: Table | undefined,
  moments: readonly KeyMoment[],
  chapters: readonly Chapter[],
): Omit<Part, 'told' | 'feats'>[] {
  const out = new Map(moments.flatMap((it) => (it.kind === 'out' ? [[it.seat!, it.n] as const] : [])));
  const merit = (seat: Seat): readonly number[] => [
    outcome.winners.includes(seat) ? 1 : 0,
    outcome.scores?.[seat] ?? 0,
    out.get(seat) ?? Infinity,
  ];
  const better = (a: Seat, b: Seat): boolean => {
    const [x, y] = [merit(a), merit(b)];
    const i = x.findIndex((it, k) => it !== y[k]);
    return i >= 0 && x[i]! > y[i]!;
  };
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  return everybody
    .map((seat): Omit<Part, 'told' | 'feats'> => {
      const n = out.get(seat);
      const score = outcome.scores?.[seat];
      return {
        seat,
        won: outcome.winners.includes(seat),
        ...(isAlone(outcome) && { place: 1 + everybody.filter((other) => better(other, seat)).length }),
        ...(score !== undefined && { score }),
        // Whatever took somebody out happened before the table said so: by night, or in the last round.
        ...(n !== undefined && { out: titleAt(chapters, n - 1) }),
        cards: cardsOf(last, seat),
        ...saidBy(seat, moments),
      };
    })
    .sort((a, b) => (better(a.seat, b.seat) ? -1 : better(b.seat, a.seat) ? 1 : a.seat - b.seat));
}

/** Does everybody play for themselves, so that each has a rank of their own? */
const isAlone = ({ side, winners }: Outcome): boolean => side === undefined && winners.length > 0;

/** At the end nothing is hidden: cards that lay face down are turned over. */
const cardsOf = (table: Table | undefined, of: Seat): CardLook[] =>
  (table?.seats.find(({ seat }) => seat === of)?.cards ?? []).flatMap(({ state, face }) =>
    face ? [{ state: state === 'down' ? 'up' : state, face }] : [],
  );

function saidBy(of: Seat, moments: readonly KeyMoment[]): Pick<Part, 'claims' | 'lies' | 'caught'> {
  const said = moments.filter(({ kind, seat, truth }) => kind === 'claim' && seat === of && truth !== undefined);
  const lies = said.filter(({ truth }) => truth === false);
  return { claims: said.length, lies: lies.length, caught: lies.filter(({ caught }) => caught).length };
}

/** The lie that was believed most often; if several were, the last one told. */
function bestLie(moments: readonly KeyMoment[], chapters: readonly Chapter[]): Lie | undefined {
  const believed = moments.filter(({ kind, truth, caught }) => kind === 'claim' && truth === false && !caught);
  const same = (a: KeyMoment, b: KeyMoment): boolean =>
    a.seat === b.seat && JSON.stringify(a.text) === JSON.stringify(b.text);
  const times = (it: KeyMoment): number => believed.filter((other) => same(it, other)).length;
  const best = believed.reduce<KeyMoment | undefined>((a, b) => (a && times(a) > times(b) ? a : b), undefined);
  if (best?.seat === undefined || best.text === undefined) return undefined;
  const { n, seat, text, faces = [] } = best;
  return { n, seat, text, faces, times: times(best), title: titleAt(chapters, n) };
}
