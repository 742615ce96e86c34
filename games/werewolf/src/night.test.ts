import {
  fill,
  logFor,
  OMNISCIENT,
  offersFor,
  seatsOf,
  seedOf,
  SPECTATOR,
  start,
  tableFor,
  viewOf,
  type Offer,
  type Session,
} from '@masque/core';
import { describe, expect, test } from 'vitest';
import werewolf from './index.ts';
import { options as schema } from './options.ts';
import { alive, clock, confirm, phaseOf, play, seenBy, timeout, village, waveId } from './village.fixture.ts';
import type { State } from './state.ts';

/** Parameters as they are drawn in the open. */
const openly = (params: Offer['params']) =>
  Object.entries(params).map(([name, it]) => [name, { ...it, barred: undefined }]);

describe('a wave of the night', () => {
  const dusk = () => village('WOL WOL SEE BOD WIT HUN VIL VIL VIL', 'NIGHT');

  test('closes after its minimum time and all answers, or with its clock', () => {
    let session = dusk();
    for (const seat of alive(session)) session = confirm(session, seat, 1000);
    expect(waveId(session)).toBe('dusk');
    expect(waveId(clock(session, 'ripe'))).toBe('hunt');
    const slow = clock(
      seatsOf(8).reduce((it, seat) => confirm(it, seat, 1000), dusk()),
      'ripe',
    );
    expect(waveId(slow)).toBe('dusk');
    expect(waveId(confirm(slow, 8, 9000))).toBe('hunt');
    expect(waveId(timeout(dusk()))).toBe('hunt');
  });

  test('asks all living players the same question in the same form, and shows everybody the same square', () => {
    for (let session = dusk(); waveId(session) !== undefined; session = timeout(session)) {
      const forms = alive(session).map((seat) =>
        JSON.stringify(
          offersFor(session, seat).map(({ type, window, params, look }) => [type, window, openly(params), look]),
        ),
      );
      expect(new Set(forms).size).toBe(1);
      const squares = alive(session).map((seat) =>
        JSON.stringify({ ...tableFor(session, seat), privateArea: undefined }),
      );
      expect(new Set(squares).size).toBe(1);
    }
  });

  test('asks the dead the same, without waiting for them and without effect', () => {
    const hunt = play(village('WOL WOL SEE BOD WIT HUN VIL VIL VIL', 'NIGHT', {}, { dead: [1, 6] }), ['close']);
    const asked = (seat: number) =>
      offersFor(hunt, seat).map(({ type, params }) => [
        type,
        Object.entries(params).map(([name, it]) => [name, it.kind]),
      ]);
    for (const seat of [1, 6]) {
      expect(asked(seat)).toEqual(asked(8));
      expect(tableFor(hunt, seat).ask).toEqual(tableFor(hunt, 8).ask);
      expect(offersFor(hunt, seat).map((it) => it.optional)).toEqual([true]);
    }
    const bitten = confirm(play(hunt, ['wolf', 0, 7]), 1, hunt.at + 1);
    expect(alive(play(bitten, ['close'], ['close'], ['close']))).toEqual([0, 2, 3, 4, 5, 8]);
    const all = alive(hunt).reduce((it, seat) => confirm(it, seat, it.at), hunt);
    expect(waveId(clock(all, 'ripe'))).toBe('brew');
  });

  test('offers all living players and nobody to everyone; forbidden choices are refused, and named only in the private area', () => {
    const hunt = play(village('WOL WOL SEE BOD WIT HUN VIL VIL VIL', 'NIGHT', {}, { lastGuard: 6 }), ['close']);
    const page = (seat: number) => offersFor(hunt, seat)[0]!;
    for (const seat of alive(hunt)) expect(page(seat).params['who']).toMatchObject({ of: alive(hunt), none: 'nobody' });
    const takes = (seat: number, who: number | null) =>
      fill(page(seat), { who, second: null }).ok || fill(page(seat), { who }).ok;
    expect([0, 1, 7, null].map((who) => takes(0, who))).toEqual([false, false, true, false]);
    expect([3, 6, 7, null].map((who) => takes(3, who))).toEqual([true, false, true, true]);
    const facts = (seat: number) => JSON.stringify(tableFor(hunt, seat).privateArea?.facts);
    expect(facts(0)).toContain('not.barred.pack');
    expect(facts(3)).toContain('not.barred.last');
    expect(facts(7)).not.toContain('not.barred');
  });

  test.each(['en', 'fr'] as const)('says the same of whoever cannot be named, whatever the card (%s)', (language) => {
    const said = werewolf.messages[language] as Record<string, string>;
    const whys = ['pack', 'self', 'last', 'unhurt'].map((it) => said[`barred.${it}`]);
    expect(new Set(whys).size).toBe(1);
  });

  test('lets a Witch heal only attacked players, and name anybody if nobody is attacked', () => {
    const brew = (...ops: [string, ...unknown[]][]) => play(dusk(), ['close'], ...ops, ['close']);
    const heals = (session: Session<State>) =>
      alive(session).filter((who) => fill(offersFor(session, 4)[0]!, { who, second: null }).ok);
    expect(heals(brew(['wolf', 0, 6], ['wolf', 1, 6]))).toEqual([6]);
    expect(heals(brew())).toEqual(alive(brew()));
    const kept = confirm(brew(), 4, brew().at + 1);
    expect(seenBy(clock(kept, 'wave'), OMNISCIENT).own[4]).toMatchObject({ heal: true });
  });

  test('tells only players who were too late', () => {
    const late = clock(confirm(dusk(), 4, 1000), 'wave');
    const facts = (seat: number) => JSON.stringify(tableFor(late, seat).privateArea?.facts);
    expect(facts(3)).toContain('"missed"');
    expect(facts(4)).not.toContain('"missed"');
  });

  test('ends with a dawn in two steps: first who is missing, then what follows', () => {
    let night = play(
      village('WOL WOL SEE BOD WIT HUN VIL VIL VIL', 'NIGHT', {}),
      ['close'],
      ['wolf', 0, 5],
      ['wolf', 1, 5],
    );
    while (waveId(night) !== undefined) night = clock(night, 'wave');
    expect(phaseOf(night)).toBe('daybreak');
    const stage = tableFor(night, SPECTATOR);
    expect(stage.focus).toEqual([5]);
    expect(stage.scene).toMatchObject({ data: { phase: 'daybreak', news: [5] }, lasts: 2600 });
    expect(tableFor(night, 3).zones?.[0]?.cards?.[0]?.face?.id).toBe('hunter');
    expect(alive(night).flatMap((seat) => offersFor(night, seat))).toEqual([]);
    // The Hunter's shot waits until everybody has seen the card.
    expect(phaseOf(clock(night, 'daybreak'))).toBe('shoot');
  });

  test('does not show who has answered', () => {
    const before = dusk();
    const after = confirm(before, 4, 1000);
    for (const viewer of [0, 1, 8, SPECTATOR])
      expect(JSON.stringify(tableFor(after, viewer))).toBe(JSON.stringify(tableFor(before, viewer)));
  });

  test('shows the marks of the pack to the pack alone', () => {
    const hunt = play(dusk(), ['close']);
    const marked = play(hunt, ['wolf', 0, 6]);
    const facts = (session: Session<State>, seat: number) => JSON.stringify(tableFor(session, seat).privateArea);
    expect(facts(marked, 1)).not.toBe(facts(hunt, 1));
    for (const seat of [2, 3, 6]) expect(facts(marked, seat)).toBe(facts(hunt, seat));
  });

  test('is skipped only if all cards that could act in it are face up', () => {
    const first = (opts: object) =>
      waveId(village('WOL WOL SEE HUN VIL VIL VIL VIL', 'NIGHT', { skipWaves: true, ...opts }));
    expect([first({}), first({ mystery: true }), first({ reveal: false })]).toEqual(['hunt', 'dusk', 'dusk']);
    // The same for the whisper of Scryer and Seer: it is skipped if one of them is publicly dead and the table skips
    // waves.
    const last = (skipWaves: boolean) =>
      waveId(
        ['hunt', 'brew', 'whisper'].reduce<Session<State>>(
          (it, wave) => (waveId(it) === wave ? it : timeout(it)),
          village('WOL WOL SEE SCR WAR WIT VIL VIL VIL', 'NIGHT', { skipWaves }, { dead: [3] }),
        ),
      );
    expect([last(true), last(false)]).toEqual(['vision', 'whisper']);
  });

  test('of a mystery set reveals nothing about the cards to spectators', () => {
    const looksOn = (set: object) => {
      const options = schema.parse({ mystery: true, set: 'custom', roles: set });
      const session = start(werewolf, { seats: 8, seed: seedOf('mystery'), options, at: 0 });
      return JSON.stringify([viewOf(session, SPECTATOR), tableFor(session, SPECTATOR)]);
    };
    const plain = looksOn({ werewolf: 2, villager: 6 });
    expect(looksOn({ werewolf: 1, warlock: 1, witch: 1, seer: 1, scryer: 1, villager: 3 })).toBe(plain);
  });

  test('tells the Witch when her first choice has no effect', () => {
    const task = (...ops: [string, ...unknown[]][]) =>
      tableFor(play(dusk(), ['close'], ...ops, ['close']), 4).privateArea?.facts?.[0];
    expect(task(['wolf', 0, 6], ['wolf', 1, 6])).toBe('task.witch.heal.poison');
    expect(task()).toBe('task.witch.idle.poison');
    const herself = village('WOL WOL SEE BOD WIT VIL VIL VIL', 'NIGHT', { witchSelfHeal: false });
    const attacked = play(herself, ['close'], ['wolf', 0, 4], ['wolf', 1, 4], ['close']);
    expect(tableFor(attacked, 4).privateArea?.facts?.[0]).toBe('task.witch.idle.poison');
  });

  test('tells the Gravedigger what the watched card was told, even a no', () => {
    const begin = village('GRA WAR WOL WOL SEE BOD WIT VIL VIL VIL', 'NIGHT', {}, { grave: 'good' });
    const looked = play(begin, ['watch', 0, 'SEE'], ['close'], ['wolf', 2, 9], ['close'], ['close']);
    const told = (seen: number) =>
      logFor(play(looked, ['see', 4, seen], ['close']), 0).find((it) => it.args['chosen'] !== undefined)?.args['told'];
    expect([told(7), told(2)]).toEqual(['no', 'yes']);
  });

  test('with eyes closed asks everybody the same, so neither who is awaited nor how many answer reveals anything', () => {
    const begin = village('WOL WOL SEE BOD WIT SCR GRA VIL VIL VIL', 'NIGHT', { nightMode: 'classic' }, { dead: [9] });
    const calls: string[] = [];
    for (let session = begin; waveId(session) !== undefined; session = timeout(session)) {
      const asked = (seat: number) =>
        offersFor(session, seat).map(({ type, optional, look, params }) => [
          type,
          optional,
          look,
          Object.entries(params).map(([name, it]) => [name, it.kind]),
        ]);
      expect(alive(session).map(asked)).toEqual(alive(session).map(() => asked(0)));
      const squares = alive(session).map((seat) =>
        JSON.stringify({ ...tableFor(session, seat), privateArea: undefined }),
      );
      expect(new Set(squares).size).toBe(1);
      // Everybody has answered, but the call takes its full time.
      const all = alive(session).reduce((it, seat) => confirm(it, seat, it.at), session);
      expect(waveId(clock(all, 'ripe'))).toBe(waveId(session));
      calls.push(waveId(session)!);
    }
    expect(calls.length).toBe(6);
  });

  test('with eyes closed calls every card of the set in turn, even those of the dead', () => {
    const called: (string | undefined)[] = [];
    for (
      let session = village('WOL WOL SEE BOD WIT SCR VIL VIL', 'NIGHT', { nightMode: 'classic' }, { dead: [2, 3] });
      waveId(session) !== undefined;
      session = timeout(session)
    )
      called.push(waveId(session));
    expect(called).toEqual(['call-werewolf', 'call-witch', 'call-bodyguard', 'call-scryer', 'call-seer']);
  });
});
