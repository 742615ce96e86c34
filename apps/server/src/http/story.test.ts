import { commitmentOf, SPECTATOR, start, tableFor, type AnyGame, type Session } from '@masque/core';
import { story, type Feat, type KeyMoment, type Part, type TableExport } from '@masque/protocol';
import { Highlights, recordingOf, storyOf } from '@masque/replay';
import { levelsOf, playOut, startFor } from '@masque/testkit';
import { expect, test } from 'vitest';
import { games } from '../games.ts';

/** A finished game: its story, its moments and every session. */
function told(game: AnyGame, seed: string, seats: number) {
  const from = startFor(game, { seed, seats });
  const sessions: Session[] = [start(game, from)];
  const bots = levelsOf(game).includes('normal') ? 'normal' : levelsOf(game)[0]!;
  const { inputs, session } = playOut(game, { seed, seats, bots, onStep: (it) => sessions.push(it.session) });
  const file: TableExport = {
    format: 'masque-table',
    version: 1,
    game: game.id,
    gameVersion: game.version,
    seats,
    options: from.options as Record<string, unknown>,
    names: Array.from({ length: seats }, (_, i) => `P${i}`),
    commitment: commitmentOf(from.seed),
    seed: from.seed,
    startedAt: from.at,
    inputs: inputs as TableExport['inputs'],
    outcome: session.outcome!,
  };
  const steps = storyOf(file, recordingOf(file, game));
  let step = steps.next();
  while (!step.done) step = steps.next();
  const highlights = new Highlights();
  for (const [n, it] of sessions.entries()) highlights.see(n, it);
  const { parts } = story.parse(JSON.parse(JSON.stringify(step.value)));
  return { parts, moments: highlights.moments(), sessions, scores: session.outcome!.scores ?? [] };
}

interface Case {
  readonly part: Part;
  readonly feat: Feat;
  readonly moments: readonly KeyMoment[];
  readonly sessions: readonly Session[];
  readonly scores: readonly number[];
}

const tables = ({ sessions }: Case) => sessions.map((it) => tableFor(it, SPECTATOR));
const text = (it: unknown): string => JSON.stringify(it);

/** Points by seat at every step of a chapter, from the counter that became the score. */
function points(it: Case): { title: string; values: number[] }[] {
  const all = tables(it);
  const label = all
    .at(-1)!
    .seats[0]!.counters!.find((_, i) =>
      all.at(-1)!.seats.every(({ counters = [] }, seat) => counters[i]?.n === it.scores[seat]),
    )!.label;
  return all.map(({ title, seats }) => ({
    title: text(title),
    values: seats.map(({ counters = [] }) => counters.find((one) => text(one.label) === text(label))!.n),
  }));
}

const leads = (values: readonly number[], seat: number): boolean =>
  values.every((it, other) => other === seat || it < values[seat]!);

/** What the tables of the game say about each feat. */
const truths: { readonly [kind in Feat['kind']]: (it: Case) => boolean } = {
  first: ({ part, moments, feat }) =>
    moments.find(({ kind }) => kind === 'out')!.seat === part.seat && text(feat.title) === text(part.out),
  voted: (it) =>
    tables(it).some(
      ({ ballot, seats }, i, all) =>
        ballot?.needed !== undefined &&
        ballot.votes.filter(({ tone }) => tone === 'for').length === it.feat.n &&
        it.feat.n >= ballot.needed &&
        seats[it.part.seat]!.state === 'out' &&
        (all[i - 1]!.seats[it.part.seat]!.state ?? 'in') === 'in',
    ),
  nights: (it) => {
    const nights = tables(it).filter(({ night }, i, all) => night && !all[i + 1]?.night && i + 1 < all.length);
    return nights.length === it.feat.n && tables(it).at(-1)!.seats[it.part.seat]!.state === 'in';
  },
  doubts: ({ part, feat, moments }) => {
    const mine = moments.filter(({ kind, seat }) => kind === 'challenge' && seat === part.seat);
    const right = mine.filter(({ on, n }) =>
      moments.some((one) => one.kind === 'claim' && one.seat === on && one.n <= n && one.caught),
    );
    return mine.length === feat.of && right.length >= feat.n!;
  },
  led: (it) => {
    const all = points(it);
    const from = all.findLastIndex(({ values }) => !leads(values, it.part.seat)) + 1;
    return it.part.won && all[from]!.title === text(it.feat.title);
  },
  behind: (it) => {
    const all = points(it);
    const at = all.findIndex(({ title }) => title === text(it.feat.title));
    const { values } = all[at - 1]!;
    return it.part.won && values.every((n, seat) => seat === it.part.seat || n > values[it.part.seat]!);
  },
  until: (it) => {
    const all = points(it);
    const last = all.findLastIndex(({ values }) => leads(values, it.part.seat));
    return !it.part.won && all[last + 1]!.title === text(it.feat.title);
  },
};

test('what the story finds in any game is what its tables showed', { timeout: 120_000 }, () => {
  const seen = new Set<string>();
  for (const { game } of games)
    for (let i = 0; i < 6; i++) {
      const seats = Math.min(game.seats.max, game.seats.min + (i % 4));
      const all = told(game, `feats ${i}`, seats);
      for (const part of all.parts)
        for (const feat of part.feats) {
          seen.add(feat.kind);
          const found = truths[feat.kind]({ part, feat, ...all });
          expect([game.id, i, part.seat, feat, found]).toEqual([game.id, i, part.seat, feat, true]);
        }
    }
  expect(Object.keys(truths).filter((it) => !seen.has(it))).toEqual([]);
});
