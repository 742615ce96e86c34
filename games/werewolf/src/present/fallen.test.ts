import { seatsOf, SPECTATOR, tableFor, type AnyGame, type Session } from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import werewolf from '../index.ts';
import type { State } from '../state.ts';
import { clock, confirm, phaseOf, play, timeout, village, waveId } from '../village.fixture.ts';
import type { Fallen, VillageScene } from './scene.ts';

const SEATS = 8;
const game = werewolf as unknown as AnyGame;

/** What the big screen and every phone draw while a card turns, throughout a game. */
function played(options: object) {
  const turns: { village: VillageScene; phones: (Fallen | undefined)[] }[] = [];
  const onStep = ({ session }: { session: Session }): void => {
    const village = tableFor(session, SPECTATOR).scene!.data as unknown as VillageScene;
    const phones = seatsOf(SEATS).map((seat) => tableFor(session, seat).scene?.data as unknown as Fallen | undefined);
    turns.push({ village, phones });
  };
  playOut(game, { seats: SEATS, seed: 'fallen', bots: 'normal', options, onStep });
  return turns;
}

test('every phone turns the same card as the big screen, and none at night', () => {
  const kinds = new Set<string>();
  for (const { village, phones } of played({})) {
    const turns = village.phase === 'daybreak' ? village.news.length > 0 : village.verdict?.lynched === true;
    const shown = village.phase === 'fallen' || (turns && ['daybreak', 'verdict', 'over'].includes(village.phase));
    expect(phones.every((it) => (it !== undefined) === shown)).toBe(true);
    if (village.night) expect(shown).toBe(false);
    if (!shown) continue;
    kinds.add(village.phase);
    const [first] = phones;
    // The same for everybody.
    expect(phones).toEqual(phones.map(() => first));
    expect(first!.dawn).toBe(village.phase === 'daybreak');
    const who = village.phase === 'verdict' ? [village.verdict!.who] : village.news;
    for (const seat of who)
      expect(first!.dead.find((it) => it.seat === seat)).toEqual(village.dead.find((it) => it.seat === seat));
    expect(first!.dead[0]!.face).not.toBeNull();
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['daybreak', 'verdict']));
});

test('if cards of the dead stay hidden, no phone turns them', () => {
  const shown = played({ reveal: false }).filter(({ village, phones }) => phones[0] && village.phase !== 'over');
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.flatMap(({ phones }) => phones.flatMap((it) => it!.dead.map(({ face }) => face)))).not.toContainEqual(
    expect.anything(),
  );
});

/** A night in which these cards, in the notation of the scenarios, do this; up to the morning. */
function morning(roles: string, opts: object, ...ops: Parameters<typeof play>[1][]): Session<State> {
  let night = play(village(roles, 'NIGHT', { ...opts }), ['close'], ...ops);
  while (waveId(night) !== undefined) night = clock(night, 'wave');
  return night;
}

/** What the big screen and a phone draw. */
const drawn = (session: Session<State>, phone: number) => ({
  stage: tableFor(session, SPECTATOR).scene,
  phone: tableFor(session, phone).scene,
});

test.each([
  { reveal: true, face: 'werewolf', text: 'say.fallen.shot.by', then: 'open' },
  // The last shot is asked of everybody who has just died, of the victim too.
  { reveal: false, face: undefined, text: 'say.fallen.shot', then: 'arrow' },
])(
  'whom the Hunter takes along has a scene like other dead (cards turned: $reveal)',
  ({ reveal, face, text, then }) => {
    const found = morning('WOL WOL SEE BOD WIT HUN VIL VIL VIL', { reveal }, ['wolf', 0, 5], ['wolf', 1, 5]);
    const aims = clock(found, 'daybreak');
    const shot = confirm(aims, 5, aims.at + 1000);
    expect(phaseOf(shot)).toBe('fallen');
    const { stage, phone } = drawn(shot, 3);
    const dead = { seat: 0, cause: 'shot', face: face === undefined ? null : { id: face } };
    expect(stage).toMatchObject({ kind: 'village', data: { phase: 'fallen', news: [0] }, lasts: 2600 });
    expect(phone).toMatchObject({ kind: 'fallen', data: { dawn: false, dead: [dead] } });
    expect(tableFor(shot, 3)).toMatchObject({ focus: [0], ask: { text: { key: text } } });
    expect(tableFor(shot, 3).timer).toBeUndefined();
    expect(phaseOf(clock(shot, 'fallen'))).toBe(then);
  },
);

test('the morning of three dead is as long as three cards that turn one after the other, at any pace', () => {
  const dead = (pace: string) =>
    morning('WOL WOL SEE DEV WIT VIL VIL VIL VIL', { pace }, ['wolf', 0, 5], ['wolf', 1, 5], ['devil', 3, 6], ['close'], ['witch', 4, null, 7]); // prettier-ignore
  for (const pace of ['brisk', 'normal', 'relaxed']) {
    const found = dead(pace);
    const { stage, phone } = drawn(found, 8);
    expect(phone).toMatchObject({ data: { dead: [{ seat: 5 }, { seat: 6 }, { seat: 7 }] } });
    expect(stage!.lasts).toBe(3 * 2600);
    const ends = found.deadlines.find((it) => 'delay' in it && it.delay === 'daybreak')!;
    expect(ends.at - found.at).toBeGreaterThan(stage!.lasts!);
  }
});

test('a game that ends without a death shows nobody who died days before', () => {
  const lynched = play(village('WOL WOL SEE HUN VIL VIL VIL VIL VIL', 'DAY', {}, { lovers: [4, 7] }), [
    'lynch',
    0,
    4,
    1,
    'yyyy-yyyy',
  ]);
  expect(drawn(lynched, 3).stage).toMatchObject({ data: { dead: [{ seat: 4 }, { seat: 7, cause: 'heart' }] } });
  let now = lynched;
  for (let i = 0; i < 200 && phaseOf(now) !== 'over'; i++) now = timeout(now);
  const { stage, phone } = drawn(now, 3);
  expect(stage).toMatchObject({ data: { phase: 'over', news: [] } });
  expect([stage!.lasts, phone]).toEqual([undefined, undefined]);
});
