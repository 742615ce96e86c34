import {
  EYE,
  hereOf,
  isOpen,
  logFor,
  offersFor,
  seatsOf,
  seedOf,
  SPECTATOR,
  start,
  step,
  tableFor,
  viewOf,
  type AnyGame,
  type Session,
} from '@masque/core';
import { describe, expect, test } from 'vitest';
import werewolf, { cardsOf, decodeSet, encodeSet, recommended, setFor, wrongWith, type Role } from './index.ts';
import { options as schema } from './options.ts';
import { perform } from './scenario/ops.ts';
import { phaseOf, seenBy, timeout, waveId } from './scenario/play.ts';
import { positionOf } from './scenario/position.ts';

const village = (
  roles: string,
  phase: 'IDENT' | 'DAY' | 'NIGHT',
  opts: Record<string, unknown> = {},
  more: object = {},
): Session =>
  positionOf({ id: 'x', title: 'x', given: { roles: roles.split(' '), phase, opts, ...more }, do: [], expect: {} });
const play = (session: Session, ...ops: [string, ...unknown[]][]): Session => ops.reduce(perform, session);
const alive = (session: Session) => seatsOf(session.start.seats).filter((seat) => seenBy(session, EYE).alive[seat]);
const kinds = (session: Session, viewer: number) => logFor(session, viewer).map((line) => line.kind);
/** Answers for a seat with the first thing that is offered. */
function confirm(session: Session, seat: number, at: number): Session {
  const offer = offersFor(session, seat).find(isOpen)!;
  const params = Object.fromEntries(
    Object.entries(offer.params).map(([name, it]) => [
      name,
      it.kind === 'subset'
        ? it.of.slice(0, it.min)
        : it.kind === 'number'
          ? it.min
          : ((it.of as readonly unknown[])[0] ?? null),
    ]),
  );
  const next = step(session, { at, seat, action: { type: offer.type, window: offer.window, params } });
  if (!next.ok) throw new Error(next.code);
  return next.session;
}
const clock = (session: Session, id: string): Session => {
  const due = session.deadlines.find((it) => it.id.includes(id))!;
  const next = step(session, { at: due.at, deadline: due.id, n: due.n });
  if (!next.ok) throw new Error(next.code);
  return next.session;
};

describe('a wave of the night', () => {
  const dusk = () => village('WOL WOL SEE BOD WIT HUN VIL VIL VIL', 'NIGHT');

  test('closes neither before its least time nor before all have answered, and at its clock at the latest', () => {
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

  test('asks everybody alive the same, in the same form, and shows everybody the same square', () => {
    for (let session = dusk(); phaseOf(session) === 'night'; session = timeout(session)) {
      const forms = alive(session).map((seat) =>
        JSON.stringify(
          offersFor(session, seat).map(({ type, window, params, look }) => [
            type,
            window,
            Object.entries(params).map(([name, it]) => [name, it.kind]),
            look,
          ]),
        ),
      );
      expect(new Set(forms).size).toBe(1);
      const squares = alive(session).map((seat) => JSON.stringify({ ...tableFor(session, seat), pocket: undefined }));
      expect(new Set(squares).size).toBe(1);
    }
  });

  test('asks the dead the same; nothing waits for them, and nothing comes of it', () => {
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

  test('offers a Witch with nobody to heal what those without a task are offered', () => {
    const brew = play(dusk(), ['close'], ['close']);
    const first = (seat: number) => {
      const who = offersFor(brew, seat)[0]!.params['who']!;
      return 'of' in who ? who.of.length : 0;
    };
    expect(first(4)).toBeGreaterThan(0);
    const kept = confirm(brew, 4, brew.at + 1);
    expect(seenBy(clock(kept, 'wave'), EYE).own[4]).toMatchObject({ heal: true });
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
    const facts = (session: Session, seat: number) => JSON.stringify(tableFor(session, seat).pocket);
    expect(facts(marked, 1)).not.toBe(facts(hunt, 1));
    for (const seat of [2, 3, 6]) expect(facts(marked, seat)).toBe(facts(hunt, seat));
  });

  test('is left out only when all cards that could act in it lie face up', () => {
    const first = (opts: object) =>
      waveId(village('WOL WOL SEE HUN VIL VIL VIL VIL', 'NIGHT', { skipWaves: true, ...opts }));
    expect([first({}), first({ mystery: true }), first({ reveal: false })]).toEqual(['hunt', 'dusk', 'dusk']);
    // The whisper of Scryer and Seer too: with one of them dead before all it is left out, if the table leaves out anything.
    const last = (skipWaves: boolean) =>
      waveId(
        ['hunt', 'brew', 'whisper'].reduce<Session>(
          (it, wave) => (waveId(it) === wave ? it : timeout(it)),
          village('WOL WOL SEE SCR WAR WIT VIL VIL VIL', 'NIGHT', { skipWaves }, { dead: [3] }),
        ),
      );
    expect([last(true), last(false)]).toEqual(['vision', 'whisper']);
  });

  test('of a mystery tells those who look on nothing of the cards, whichever they are', () => {
    const looksOn = (set: object) => {
      const options = schema.parse({ mystery: true, set: 'custom', roles: set });
      const session = start(werewolf, { seats: 8, seed: seedOf('mystery'), options, at: 0 });
      return JSON.stringify([viewOf(session, SPECTATOR), tableFor(session, SPECTATOR)]);
    };
    const plain = looksOn({ werewolf: 2, villager: 6 });
    expect(looksOn({ werewolf: 1, warlock: 1, witch: 1, seer: 1, scryer: 1, villager: 3 })).toBe(plain);
  });

  test('with eyes closed calls every card of the set in turn, dead or alive', () => {
    const called: (string | undefined)[] = [];
    for (
      let session = village('WOL WOL SEE BOD WIT SCR VIL VIL', 'NIGHT', { nightMode: 'classic' }, { dead: [2, 3] });
      phaseOf(session) === 'night';
      session = timeout(session)
    )
      called.push(waveId(session));
    expect(called).toEqual(['call-werewolf', 'call-witch', 'call-bodyguard', 'call-scryer', 'call-seer']);
  });
});

describe('deaths', () => {
  test('where cards stay closed, all who have just died get the page with the last arrow', () => {
    const dawn = play(
      village('WOL WOL SEE HUN DEV VIL VIL VIL VIL', 'NIGHT', { reveal: false }),
      ['close'],
      ['wolf', 0, 3],
      ['wolf', 1, 3],
      ['devil', 4, 5],
      ['close'],
      ['close'],
      ['close'],
    );
    expect(phaseOf(dawn)).toBe('arrow');
    expect([3, 5].map((seat) => offersFor(dawn, seat).map((it) => it.type))).toEqual([['shoot'], ['shoot']]);
    const shot = play(dawn, ['shoot', 5, 6], ['shoot', 3, 7]);
    expect(alive(timeout(shot))).not.toContain(7);
    expect(alive(shot)).toContain(6);
    expect(JSON.stringify(logFor(shot, SPECTATOR))).not.toContain('hunter');
  });

  test('a Fool takes its Lover along before the game ends, and a Were-Hamster takes what the table lets it take', () => {
    const end = (opts: object) =>
      play(village('WOL WOL SEE FOO THF HAM VIL VIL VIL', 'DAY', { ...opts }), ['lynch', 7, 3, 8, 'yyy-yynnn']).outcome
        ?.winners;
    expect([end({}), end({ hamsterUsurpsFool: true })]).toEqual([
      [3, 4],
      [4, 5],
    ]);
  });

  test('a bitten Were-Hamster joins the pack where the table wants it, unless somebody stood by it', () => {
    const bite = (...more: [string, ...unknown[]][]) => {
      const dawn = play(
        village('WOL WOL SEE BOD HAM VIL VIL VIL VIL', 'NIGHT', { hamsterTurns: true }),
        ['close'],
        ['wolf', 0, 4],
        ['wolf', 1, 4],
        ...more,
        ['close'],
        ['close'],
        ['close'],
      );
      return seenBy(dawn, EYE).cards[4];
    };
    expect([bite(), bite(['guard', 3, 4])]).toEqual(['werewolf', 'hamster']);
  });

  test('who leaves for good dies at dusk without a shot, and nobody waits for it', () => {
    const gone = play(village('WOL WOL SEE HUN VIL VIL VIL VIL', 'DAY'), ['leave', 3]);
    expect([alive(gone).includes(3), offersFor(gone, 3).length]).toEqual([true, 0]);
    const night = play(gone, ['timeout']);
    expect([phaseOf(night), alive(night).includes(3), kinds(night, SPECTATOR).includes('died.gone')]).toEqual([
      'night',
      false,
      true,
    ]);
  });
});

describe('a village in which nobody dies', () => {
  const quiet = (session: Session): Session => play(session, ['timeout'], ['close'], ['close'], ['close'], ['close']);

  test('has to name somebody after three rounds; when tied, the game is a draw for those who live by themselves', () => {
    const fourth = quiet(quiet(quiet(village('WOL WOL SEE THF HAM VIL VIL VIL VIL', 'DAY', {}, { lovers: [5, 6] }))));
    const last = timeout(fourth);
    expect(phaseOf(last)).toBe('final');
    const drawn = timeout(last);
    expect([drawn.outcome?.side, drawn.outcome?.winners]).toEqual(['draw', [3, 4, 5, 6]]);
    const hanged = timeout(play(last, ['name', 2, 0], ['name', 3, 0], ['name', 5, 2]));
    // As after any lynching there is time to look at the card.
    expect([alive(hanged).includes(0), phaseOf(hanged)]).toEqual([false, 'verdict']);
    expect(tableFor(hanged, SPECTATOR).scene).toMatchObject({ data: { news: [0], verdict: null } });
    expect(phaseOf(timeout(hanged))).toBe('night');
  });
});

describe('the beginning', () => {
  test('the Matchmaker picks in secret, and the two learn of each other and of nothing else', () => {
    const lovers = play(village('MAT WOL WOL SEE VIL VIL VIL VIL', 'IDENT'), ['ident'], ['match', 0, 0, 3]);
    expect([0, 3, 1].map((seat) => kinds(lovers, seat).includes('fact.lover'))).toEqual([true, true, false]);
    expect(phaseOf(lovers)).toBe('open');
  });

  test('a night before the first day lets the Seer look, and nobody dies', () => {
    const zero = play(village('WOL SEE VIL VIL VIL VIL', 'IDENT', { nightZero: 'seer_only' }), ['ident']);
    expect([waveId(zero), offersFor(zero, 0).length]).toEqual(['vision', 1]);
    const day = play(zero, ['see', 1, 0], ['close']);
    expect([phaseOf(day), alive(day).length, kinds(day, 1).includes('fact.is_wolf.yes')]).toEqual(['open', 6, true]);
  });

  test('the Gravedigger watches a card at work, and is noticed', () => {
    const dawn = play(
      village('GRA WOL WOL SEE VIL VIL VIL VIL', 'NIGHT', {}, { grave: 'good' }),
      ['watch', 0, 'SEE'],
      ['close'],
      ['wolf', 1, 4],
      ['wolf', 2, 4],
      ['close'],
      ['close'],
      ['see', 3, 1],
      ['close'],
    );
    const nobody = play(
      village('GRA WOL WOL SEE VIL VIL VIL VIL', 'NIGHT', { skipWaves: true }, { grave: 'good' }),
      ['watch', 0, 'WIT'],
      ['close'],
      ['close'],
      ['close'],
    );
    expect([phaseOf(nobody), kinds(nobody, 0).includes('fact.watched.nobody')]).toEqual(['open', true]);
    expect([
      kinds(dawn, 0).includes('fact.watched.acted'),
      kinds(dawn, 3).includes('fact.watched_by'),
      kinds(dawn, 1).some((it) => it.startsWith('fact.')),
    ]).toEqual([true, true, false]);
  });
});

describe('a human game master', () => {
  const act = (session: Session, type: string, params: Record<string, unknown> = {}, at = session.at + 1): Session => {
    const offer = offersFor(session, EYE).find((it) => it.type === type && isOpen(it))!;
    const next = step(session, { at, seat: EYE, action: { type, window: offer.window, params } });
    if (!next.ok) throw new Error(next.code);
    return next.session;
  };

  test('says when it goes on, except that no hour of the night is shorter than its least time', () => {
    const ident = village('GRA WOL WOL SEE VIL VIL VIL VIL', 'IDENT', { gm: 'human' });
    const day = act(act(ident, 'swear', { side: 'evil' }), 'advance');
    expect([phaseOf(day), kinds(day, 0).includes('fact.allegiance.evil')]).toEqual(['open', true]);
    const night = act(act(day, 'limit', { n: 2 }), 'advance');
    expect(phaseOf(night)).toBe('night');
    expect(offersFor(night, EYE).map((it) => it.closed)).toEqual(['closed.notYet']);
    const all = alive(night).reduce((it, seat) => confirm(it, seat, it.at), clock(night, 'ripe'));
    expect(waveId(all)).toBe('dusk');
    expect(waveId(act(all, 'advance'))).toBe('hunt');
  });

  test('allows as many accusations as were made, and more, and is seen to do so', () => {
    const tried = play(village('WOL WOL SEE VIL VIL VIL VIL VIL', 'DAY', { gm: 'human' }), [
      'lynch',
      3,
      7,
      4,
      'nnnynnn-',
    ]);
    const least = (session: Session) => offersFor(session, EYE).find((it) => it.type === 'limit')?.params['n'];
    expect(least(tried)).toMatchObject({ min: 2, max: 9 });
    const two = act(tried, 'limit', { n: 2 });
    expect(kinds(two, SPECTATOR).at(-1)).toBe('master.limit');
    expect(phaseOf(play(two, ['lynch', 3, 6, 4, 'nnnynn-n']))).toBe('night');
  });

  test('gives a side where there is a Gravedigger to take it, and nobody is shown a clock', () => {
    const types = (roles: string, opts = {}) =>
      offersFor(village(roles, 'IDENT', { gm: 'human', ...opts }), EYE).map((it) => it.type);
    expect(types('WOL WOL SEE VIL VIL VIL VIL VIL')).toEqual(['advance']);
    const sworn = act(village('GRA WOL WOL SEE VIL VIL VIL VIL', 'IDENT', { gm: 'human' }), 'swear', { side: 'good' });
    const dark = { gm: 'human', openDeck: false };
    const secret = act(village('GRA WOL WOL SEE VIL VIL VIL VIL', 'IDENT', dark), 'swear', { side: 'good' });
    expect([sworn, secret].map((it) => kinds(it, 3).includes('master.swears'))).toEqual([true, false]);
    expect([EYE, 0, SPECTATOR].map((viewer) => tableFor(sworn, viewer).timer)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('has nothing to do where the house keeps the pace', () => {
    expect(offersFor(village('WOL WOL SEE VIL VIL VIL', 'DAY'), EYE)).toEqual([]);
  });
});

describe('sets', () => {
  test('every number of players has one that can be dealt, and a code that gives it back', () => {
    for (let n = 6; n <= 40; n++) {
      const set = recommended(n);
      expect([n, wrongWith(set, n), cardsOf(set).length]).toEqual([n, [], n]);
      expect(decodeSet(encodeSet(set))).toEqual(
        Object.fromEntries(
          Object.entries(set).sort(([a], [b]) => (encodeSet({ [a]: 1 }) < encodeSet({ [b]: 1 }) ? -1 : 1)),
        ),
      );
    }
  });

  test('what cannot be dealt is refused in words', () => {
    const wrong = (roles: Partial<Record<Role, number>>, seats: number) =>
      werewolf.check!(schema.parse({ set: 'custom', roles }), seats).map((it) =>
        typeof it === 'string' ? it : it.key,
      );
    expect(wrong({ villager: 4, seer: 1, werewolf: 1 }, 6)).toEqual([]);
    expect(wrong({ villager: 3, seer: 1, werewolf: 1 }, 6)).toEqual(['check.few']);
    expect(wrong({ villager: 5 }, 5)).toEqual(['check.noWolf']);
    expect(wrong({ villager: 3, werewolf: 3 }, 6)).toEqual(['check.wolves']);
    expect(wrong({ villager: 3, mason: 1, scryer: 1, witch: 2, werewolf: 1 }, 8)).toEqual([
      'check.scryer',
      'check.mason',
      'check.most',
    ]);
    expect(werewolf.check!(schema.parse({ set: 'code', code: 'zz' }), 6)).toEqual(['check.code']);
    expect(setFor(schema.parse({ set: 'code', code: 'A4 E J' }), 6)).toEqual({ villager: 4, seer: 1, werewolf: 1 });
  });

  test('a table of forty sits down', () => {
    const session = start(werewolf as unknown as AnyGame, {
      seed: seedOf('forty'),
      seats: 40,
      options: schema.parse({}),
      at: 0,
    });
    expect([hereOf(session).phase, tableFor(session, 39).seats.length]).toEqual(['ident', 40]);
  });
});
