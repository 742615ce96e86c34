import { declassify } from '@masque/core';
import { story, type Feat } from '@masque/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { den, type State } from './den.fixture.ts';
import { toldOf, type Shot } from './film.fixture.ts';
import { recordingOf, storyOf } from './index.ts';
import { done, plain, playDen } from './play.fixture.ts';

test('the story of a game is true: results, cards, claims and challenges are what really happened', () => {
  const feats = new Set<string>();
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 5 }), (seed, seats) => {
      const { file, sessions } = playDen(seed, { seats });
      const told = story.parse(plain(done(storyOf(file, recordingOf(file, den)))));
      const last = sessions.at(-1)!.state as State;
      const truth = declassify(last.truth);
      expect(told.parts.map(({ seat }) => seat).sort()).toEqual(file.names.map((_, seat) => seat));
      expect(told).toMatchObject({ game: 'den', gameVersion: den.version, names: file.names, outcome: file.outcome });
      for (const { seat, won, score, cards, claims, lies, caught, out, ...part } of told.parts) {
        const said = truth.claims.filter((it) => it.seat === seat);
        const wrong = said.filter((it) => !it.true);
        expect({ won, score, claims, lies, caught }).toEqual({
          won: file.outcome.winners.includes(seat),
          score: last.coins[seat],
          claims: said.length,
          lies: wrong.length,
          caught: wrong.filter((it) => it.caught).length,
        });
        const kept = last.hands[seat]!.map(declassify);
        expect(cards.map((it) => [it.state, it.face?.id])).toEqual([
          ...kept.map((it) => ['up', it]),
          ...last.lost[seat]!.map((it) => ['lost', it]),
        ]);
        // Whoever is out went out in the round before whose move the table did not say so yet.
        const when = sessions.findIndex((it) => (it.state as State).hands[seat]!.length === 0);
        const round = (sessions[when - 1]?.state as State | undefined)?.round;
        expect(out).toEqual(when < 0 ? undefined : { key: 'round', args: { n: round } });
        const doubts = truth.challenges.filter((it) => it.seat === seat);
        const right = doubts.filter((it) => !it.true);
        const feat = (kind: Feat['kind']) => part.feats.find((it) => it.kind === kind);
        for (const { kind } of part.feats) feats.add(kind);
        expect(feat('doubts')).toEqual(
          doubts.length > 0 ? { kind: 'doubts', n: right.length, of: doubts.length } : undefined,
        );
        const vote = truth.votes.find(({ on }) => on === seat);
        expect(feat('voted')).toEqual(vote && { kind: 'voted', n: vote.pro, of: vote.contra });
        const first = truth.out.length > 2 && truth.out[0] === seat;
        expect(feat('first')).toEqual(first ? { kind: 'first', title: out } : undefined);
      }
      const believed = truth.claims.filter((it) => !it.true && !it.caught);
      expect(told.lie !== undefined).toBe(believed.length > 0);
      if (told.lie) {
        const { seat, text, n } = told.lie;
        expect(believed.map((it) => it.seat)).toContain(seat);
        const { args } = text as unknown as { args: { kind: string } };
        expect(file.inputs[n - 1]).toMatchObject({ seat, action: { type: 'claim', params: args } });
        const hand = (sessions[n]!.state as State).hands[seat]!.map(declassify);
        expect(told.lie.faces.map(({ id }) => id)).toEqual(hand);
        expect(hand).not.toContain(args.kind);
      }
    }),
    { numRuns: 60 },
  );
  expect([...feats]).toEqual(expect.arrayContaining(['doubts', 'voted', 'first']));
});

const out = (...states: ('in' | 'out')[]): Shot => ({ states });

test('whoever won comes first, then points, then how long they stayed; equals share their place', () => {
  const places = (shots: Shot[], outcome: object) =>
    toldOf(shots, outcome).parts.map(({ seat, place }) => [seat, place]);
  const shots = [{}, out('in', 'out', 'in'), out('out', 'out', 'in'), out('out', 'out', 'in')];
  expect(places(shots, { winners: [2] })).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
  ]);
  expect(places(shots, { winners: [1], scores: [5, 2, 5] })).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ]);
  expect(places([{}, {}], { winners: [2] })).toEqual([
    [2, 1],
    [0, 2],
    [1, 2],
  ]);
  // Sides have no places, nor has a game that nobody won.
  expect(places(shots, { winners: [2], side: 'village' }).map(([, place]) => place)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(places(shots, { winners: [] }).map(([, place]) => place)).toEqual([undefined, undefined, undefined]);
});

test('the best lie is the one believed most often; of several the last; one that was caught is none', () => {
  const at: Shot = { hands: [['owl'], ['hare'], []] };
  const says = (by: number, face: string, more: Shot = {}): Shot => ({
    ...at,
    claim: { by, text: `say.${face}`, note: 'gains', face },
    ...more,
  });
  const lieOf = (...shots: Shot[]) => toldOf([at, ...shots, {}]).lie;
  expect(lieOf(says(0, 'owl'), at)).toBeUndefined();
  expect(lieOf(says(0, 'fox'), says(0, 'fox', { focus: [0, 1] }))).toBeUndefined();
  expect(lieOf(says(0, 'fox'), at, says(1, 'owl'), at)).toMatchObject({
    n: 3,
    seat: 1,
    times: 1,
    faces: [{ id: 'hare' }],
  });
  const twice = lieOf(says(0, 'fox'), at, says(1, 'owl'), at, says(0, 'fox', { title: 'dusk' }), {
    ...at,
    title: 'dusk',
  });
  expect(twice).toMatchObject({ n: 5, seat: 0, text: 'say.fox', times: 2, title: 'dusk', faces: [{ id: 'owl' }] });
});

/** What is told of each seat, in a game with a score. */
const feats = (rounds: readonly (readonly number[])[], outcome: object): Feat[][] => {
  const shots = rounds.flatMap((coins, i): Shot[] => [
    { title: `round ${i + 1}`, coins: rounds[i - 1] ?? [0, 0, 0] },
    { title: `round ${i + 1}`, coins },
  ]);
  const { parts } = toldOf(shots, { scores: rounds.at(-1)!, ...outcome });
  return parts.toSorted((a, b) => a.seat - b.seat).map((it) => it.feats);
};

test('who led by the score, since when and until when, and who came from behind', () => {
  const led = feats([[1, 1, 0], [3, 1, 0], [4, 2, 2]], { winners: [0] }); // prettier-ignore
  expect(led).toEqual([[{ kind: 'led', title: 'round 2' }], [], []]);
  const behind = feats([[1, 2, 3], [1, 4, 5], [9, 4, 5]], { winners: [0] }); // prettier-ignore
  expect(behind[0]).toEqual([{ kind: 'behind', title: 'round 3' }]);
  // Until the last round it was somebody else; whoever led only early is not told of.
  expect(behind[2]).toEqual([{ kind: 'until', title: 'round 3' }]);
  expect(feats([[0, 0, 1], [2, 0, 1], [3, 0, 1], [4, 0, 1], [5, 0, 1]], { winners: [0] })[2]).toEqual([]); // prettier-ignore
});

test('a round begins with the scores of the last one, even if its first move already changes them', () => {
  const shots = [
    { title: 'round 1', coins: [0, 0, 0] },
    { title: 'round 1', coins: [1, 2, 3] },
    { title: 'round 2', coins: [9, 4, 5] },
  ];
  const [winner] = toldOf(shots, { winners: [0], scores: [9, 4, 5] }).parts;
  expect(winner!.feats).toEqual([{ kind: 'behind', title: 'round 2' }]);
});

test('nothing is told of a lead where no counter is the score, or several have won', () => {
  const rounds = [[1, 2, 3], [1, 4, 5], [9, 4, 5]]; // prettier-ignore
  expect(feats(rounds, { winners: [0], scores: [1, 2, 3] })).toEqual([[], [], []]);
  expect(feats(rounds, { winners: [0], scores: undefined })).toEqual([[], [], []]);
  expect(feats(rounds, { winners: [0, 1] })).toEqual([[], [], []]);
});

test('who lived through all nights is told so, if there were several', () => {
  const night = (...states: ('in' | 'out')[]): Shot => ({ states, night: true });
  const nightsOf = (...shots: Shot[]) =>
    toldOf([{}, ...shots, out('in', 'out', 'out')])
      .parts.toSorted((a, b) => a.seat - b.seat)
      .map((it) => it.feats.find(({ kind }) => kind === 'nights'));
  const two = nightsOf(
    night('in', 'in', 'in'),
    out('in', 'in', 'out'),
    night('in', 'in', 'out'),
    out('in', 'out', 'out'),
  );
  expect(two).toEqual([{ kind: 'nights', n: 2 }, undefined, undefined]);
  expect(nightsOf(night('in', 'in', 'in'), out('in', 'in', 'out'))).toEqual([undefined, undefined, undefined]);
  // By day one goes out, too.
  expect(
    nightsOf(night('in', 'in', 'in'), out('in', 'in', 'in'), night('in', 'in', 'in'), out('in', 'in', 'in'))[1],
  ).toBeUndefined();
});
