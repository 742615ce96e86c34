import {
  OMNISCIENT,
  offersFor,
  observe,
  randomFor,
  seedOf,
  step,
  viewOf,
  type Action,
  type Session,
} from '@masque/core';
import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import { phaseOf, play, seenBy, village } from '../village.fixture.ts';
import { bots } from './index.ts';
import { knownTo } from './known.ts';
import { reading } from './reading.ts';
import { suspicion } from './suspicion.ts';
import { findersSaid } from './trust.ts';

/** What a bot in a seat does, given what that seat sees. */
const decide = (session: Session<State>, seat: number, chance: number): Action | null =>
  bots.normal.decide(observe(session, seat, randomFor(seedOf(`bots ${chance}`), seat)) as never);

/** The same with other feelings, as on another day. */
function decideInMood(session: Session<State>, seat: number, mood: number): Action | null {
  const seen = observe(session, seat, randomFor(seedOf(`bots ${mood}`), seat));
  const view = seen.view as unknown as State;
  const own = view.own.with(seat, { ...(view.own[seat] as object), salt: mood } as never);
  return bots.normal.decide({ ...seen, view: { ...view, own } } as never);
}

function act(session: Session<State>, seat: number, chance: number): Session<State> {
  const action = decide(session, seat, chance);
  return action ? take(session, seat, action) : session;
}

function take(session: Session<State>, seat: number, action: Action): Session<State> {
  const next = step(session, { at: session.at + 1, seat, action });
  if (!next.ok) throw new Error(next.code);
  return next.session;
}

/** What a seat says by day. */
function say(session: Session<State>, seat: number, type: string, params: Action['params']): Session<State> {
  const { window } = offersFor(session, seat).find((it) => it.type === type)!;
  return take(session, seat, { type, window, params });
}

const chances = Array.from({ length: 12 }, (_, i) => i);
const state = (session: Session<State>): State => seenBy(session, OMNISCIENT) as unknown as State;

describe('bots', () => {
  test('of the pack agree on one victim, whoever answers first', () => {
    for (const chance of chances) {
      let hunt = play(village('WOL WOL WOL SEE BOD WIT VIL VIL VIL VIL VIL', 'NIGHT'), ['close']);
      for (const seat of chance % 2 ? [0, 1, 2, 0, 1] : [2, 1, 0, 1, 2]) hunt = act(hunt, seat, chance);
      const marks = (state(hunt).question!.answers as readonly unknown[]).slice(0, 3) as { who: number }[];
      expect(new Set(marks.map((it) => it.who)).size).toBe(1);
    }
  });

  test('of a divided pack settle on one victim, and not always on the one with the lower seat', () => {
    const settled = Array.from({ length: 10 }, (_, first) => {
      const cards = Array.from({ length: 13 }, (_, seat) => ([first, first + 1].includes(seat) ? 'WOL' : 'VIL'));
      const [low, high] = [first === 0 ? 2 : first === 1 ? 3 : 0, 12];
      let hunt = play(village(cards.join(' '), 'NIGHT'), ['close'], ['wolf', first, high], ['wolf', first + 1, low]);
      for (const seat of [first, first + 1, first]) hunt = act(hunt, seat, 0);
      const marks = state(hunt).question!.answers as readonly unknown[] as { who: number }[];
      expect(marks[first]!.who).toBe(marks[first + 1]!.who);
      return marks[first]!.who === low;
    });
    expect(new Set(settled)).toEqual(new Set([true, false]));
  });

  test('that have seen a Werewolf report or accuse it on the same day', () => {
    for (const chance of chances) {
      const day = play(
        village('WOL WOL SEE BOD HUN VIL VIL VIL VIL', 'NIGHT'),
        ['close'],
        ['close'],
        ['close'],
        ['see', 2, 1],
        ['close'],
      );
      let now = day;
      for (let i = 0; i < 8 && phaseOf(now) === 'open'; i++) now = act(now, 2, chance * 10 + i);
      const told = state(now).said.some((it) => it.by === 2 && it.who === 1 && it.wolf);
      expect(told || state(now).accused === 1).toBe(true);
    }
  });

  test('vote to lynch on the word of the only Seer, and not against players it has cleared', () => {
    const said = (verdict: string): Session<State> => {
      const day = village('WOL WOL SEE BOD HUN VIL VIL VIL VIL', 'DAY');
      const told = say(say(day, 2, 'claim', { role: 'seer' }), 2, 'report', { who: 7, verdict });
      return play(told, ['nominate', 3, 7], ['second', 4], ['defence_over']);
    };
    const ayes = (session: Session<State>): number =>
      [5, 6, 8]
        .flatMap((seat) => chances.map((chance) => decide(session, seat, chance)?.type))
        .filter((it) => it === 'aye').length;
    expect(ayes(said('wolf'))).toBe(36);
    expect(ayes(said('clear'))).toBeLessThan(10);
  });
});

test('a hard bot is harder to convince', () => {
  const day = village('WOL WOL SEE BOD HUN VIL VIL VIL VIL', 'DAY');
  const told = say(say(day, 2, 'claim', { role: 'seer' }), 2, 'report', { who: 7, verdict: 'clear' });
  const view = seenBy(told, 5);
  const suspected = (credulity?: number): number => suspicion(view, knownTo(view, 5, credulity)).get(7)!;
  expect(suspected(0.65)).toBeGreaterThan(suspected());
  expect(suspected(0.65)).toBeLessThan(suspicion(seenBy(day, 5), knownTo(seenBy(day, 5), 5)).get(7)!);
});

test('a claim made on trial is believed less than one made freely', () => {
  const day = village('WOL WOL SEE BOD HUN VIL VIL VIL VIL', 'DAY');
  const trust = (session: Session<State>): number => {
    const view = seenBy(session, 5);
    return findersSaid(view, knownTo(view, 5)).get(0)!;
  };
  const onTrial = (session: Session<State>): Session<State> => play(session, ['nominate', 3, 0], ['second', 4]);
  const freely = say(day, 0, 'claim', { role: 'seer' });
  const pressed = say(onTrial(day), 0, 'claim', { role: 'seer' });
  expect(trust(freely)).toBeGreaterThan(0.8);
  expect(trust(pressed)).toBeLessThan(0.5);
  expect(trust(play(pressed, ['defence_over'])), 'in the vote as well').toBe(trust(pressed));
});

test('an accused bot makes a claim, true or not, before the vote', () => {
  const said = (accused: number): string[] =>
    chances.flatMap((chance) => {
      let now = play(village('WOL WOL SEE BOD HUN VIL VIL VIL VIL', 'DAY'), ['nominate', 8, accused], ['second', 7]);
      for (let i = 0; i < 4 && phaseOf(now) === 'defence'; i++) now = act(now, accused, chance * 10 + i);
      expect(phaseOf(now)).toBe('vote');
      return state(now).said.map((it) => it.role!);
    });
  expect(said(2)).toEqual(chances.map(() => 'seer'));
  expect(new Set(said(3))).toEqual(new Set(['bodyguard']));
  // The pack lies, and not always the same way.
  expect(new Set(said(0))).toEqual(new Set(['villager', 'seer']));
});

test('nobody is accused on a feeling alone before anybody has spoken; a bot says whom it suspects first', () => {
  const does = (session: Session<State>): Set<string | undefined> =>
    new Set([3, 4, 5].flatMap((seat) => chances.map((mood) => decideInMood(session, seat, mood)?.type)));
  const day = village('WOL WOL SEE BOD HUN VIL VIL VIL VIL', 'DAY');
  expect(does(day)).toContain('suspect');
  expect(does(day)).not.toContain('nominate');
  expect(does(say(day, 1, 'suspect', { who: 3 }))).toContain('nominate');
});

test('after each statement, all bots think again', () => {
  const day = village('WOL WOL SEE BOD HUN VIL VIL VIL VIL', 'DAY');
  const seen = (session: Session<State>) => bots.normal.watches!(viewOf(session, 5) as never);
  expect(seen(say(day, 1, 'suspect', { who: 3 }))).not.toBe(seen(day));
});

test('with an even number of players and no suspicion, some bot is the first to want to sleep', () => {
  const first = (cards: string): boolean => {
    const day = village(cards, 'DAY');
    const tries = Array.from({ length: 200 }, (_, i) => decideInMood(day, 6, i)?.type);
    return tries.includes('sleep');
  };
  expect(first('WOL WOL SEE BOD HUN VIL VIL VIL')).toBe(true);
  expect(first('WOL WOL SEE BOD HUN VIL VIL VIL VIL')).toBe(false);
});

test('when some want to sleep, a wolf goes with them and a villager does not', () => {
  const day = say(say(village('WOL WOL SEE BOD HUN VIL VIL VIL VIL', 'DAY'), 4, 'sleep', {}), 5, 'sleep', {});
  const does = (seat: number): Set<string | undefined> =>
    new Set(Array.from({ length: 40 }, (_, i) => decideInMood(day, seat, i)?.type));
  expect(does(1)).toContain('sleep');
  expect(does(8)).not.toContain('sleep');
});

test('a bot that went to bed gets up only when somebody becomes suspicious', () => {
  const day = say(village('WOL WOL SEE BOD HUN VIL VIL VIL', 'DAY'), 7, 'sleep', {});
  const does = (session: Session<State>): Set<string | undefined> =>
    new Set(Array.from({ length: 40 }, (_, i) => decideInMood(session, 7, i)?.type));
  expect(does(day)).not.toContain('wake');
  const suspected = [2, 3, 4].reduce((now, seat) => say(now, seat, 'suspect', { who: 1 }), day);
  const told = say(say(suspected, 2, 'claim', { role: 'seer' }), 2, 'report', { who: 1, verdict: 'wolf' });
  const awake = [...does(told)];
  expect(awake).not.toContain('sleep');
  expect(awake.some((it) => it === 'wake' || it === 'nominate')).toBe(true);
  expect(awake).toContain('wake');
});

test('bots go to bed only when every living person wants to sleep', () => {
  const day = play(
    village('WOL WOL SEE BOD HUN VIL VIL VIL', 'NIGHT'),
    ['close'],
    ['close'],
    ['close'],
    ['see', 2, 1],
    ['close'],
  );
  const asked = (session: Session<State>, people: readonly number[]): (string | undefined)[] =>
    chances.map(
      (chance) =>
        bots.normal.decide({
          ...(observe(session, 7, randomFor(seedOf(`bed ${chance}`), 7)) as Parameters<typeof bots.normal.decide>[0]),
          people,
        })?.type,
    );
  const tired = (session: Session<State>, seat: number): Session<State> => {
    const offer = offersFor(session, seat).find((it) => it.type === 'sleep')!;
    const next = step(session, {
      at: session.at + 1,
      seat,
      action: { type: 'sleep', window: offer.window, params: {} },
    });
    if (!next.ok) throw new Error(next.code);
    return next.session;
  };
  const one = tired(day, 5);
  expect(asked(one, [5, 6])).not.toContain('sleep');
  const all = tired(one, 6);
  // If one of them gets up again, a bot that had gone to bed does, too.
  expect(new Set(asked(tired(one, 7), [5, 6]))).toContain('wake');
  expect(new Set(asked(all, [5, 6]))).toEqual(new Set(['sleep']));
  expect(bots.normal.watches!(viewOf(one, 7) as never)).not.toBe(bots.normal.watches!(viewOf(all, 7) as never));
});

describe('a bot that reads votes', () => {
  const view = seenBy(village('WOL WOL SEE BOD HUN VIL VIL VIL VIL', 'DAY'), 5);
  const knows = (role: [number, 'villager' | 'werewolf'][]) => ({ ...knownTo(view, 5), role: new Map(role) });
  const trial = (accused: number, yes: number[], no: number[]) =>
    ({ day: 1, accused, by: yes[0]!, second: yes[1]!, yes, no, ayes: yes.length, need: 9, lynched: false }) as const;
  const ofTwo = { ...view, history: [trial(1, [3, 4, 6], [0, 7, 8])] };

  test('suspects those who defended a pack member', () => {
    const p = reading(ofTwo, knows([[5, 'villager'], [1, 'werewolf']])); // prettier-ignore
    for (const seat of [0, 7, 8]) expect(p.get(seat)).toBeGreaterThan(1.3 * p.get(6)!);
    expect(p.get(1)).toBe(1);
  });

  test('remembers who defended whom: when one of them is found, so is the other', () => {
    const more = { ...ofTwo, history: [...ofTwo.history, trial(8, [3, 4, 6], [1])] };
    const before = reading(more, knows([[5, 'villager']])).get(0)!;
    const after = reading(more, knows([[5, 'villager'], [8, 'werewolf']])); // prettier-ignore
    // Seat 1 defended 8, and 0 defended 1.
    expect(after.get(1)).toBeGreaterThan(1.3 * after.get(6)!);
    expect(before).toBeGreaterThan(reading(view, knows([[5, 'villager']])).get(0)!);
  });
});

describe('a plain pack', () => {
  const day = village('WOL WOL SEE BOD HUN VIL VIL VIL VIL', 'DAY');
  const said = (who: number, verdict: string): Session<State> =>
    say(say(day, 2, 'claim', { role: 'seer' }), 2, 'report', { who, verdict });
  const does = (session: Session<State>, seat: number) =>
    new Set(chances.map((mood) => String(decideInMood(session, seat, mood)?.type)));

  test('seconds only accusations that the village might', () => {
    const seconds = (verdict: string) => does(play(said(7, verdict), ['nominate', 3, 7]), 0);
    expect(seconds('wolf')).toEqual(new Set(['second']));
    expect(seconds('clear')).toEqual(new Set(['undefined']));
  });

  test('votes on a friend as on anybody else', () => {
    const hands = (session: Session<State>, accused: number): number => {
      const vote = play(session, ['nominate', 3, accused], ['second', 4], ['defence_over']);
      const all = Array.from({ length: 200 }, (_, mood) => decideInMood(vote, 0, mood)?.type);
      return all.filter((it) => it === 'aye').length / all.length;
    };
    expect(Math.abs(hands(day, 1) - hands(day, 7))).toBeLessThan(0.15);
    expect([hands(said(1, 'wolf'), 1), hands(said(7, 'wolf'), 7)]).toEqual([1, 1]);
  });
});

describe('a leading pack', () => {
  const hand = (cards: string, accused: number): (string | undefined)[] => {
    const [by, seconder] = [2, 3, 4].filter((it) => it !== accused);
    const vote = play(village(cards, 'DAY'), ['nominate', by!, accused], ['second', seconder!], ['defence_over']);
    return chances.map(
      (chance) => bots.hard.decide(observe(vote, 0, randomFor(seedOf(`hand ${chance}`), 0)) as never)?.type,
    );
  };

  test('keeps its hands clean: it votes against a friend, and not against the village', () => {
    expect(new Set(hand('WOL WOL SEE BOD HUN VIL VIL VIL VIL', 1))).toEqual(new Set(['aye']));
    expect(new Set(hand('WOL WOL SEE BOD HUN VIL VIL VIL VIL', 4))).toEqual(new Set(['nay']));
  });

  test.each(['WOL WOL VIL VIL VIL', 'WOL WOL VIL VIL VIL VIL'])(
    'drops its mask one night before the end: %s',
    (cards) => {
      expect(new Set(hand(cards, 1))).toEqual(new Set(['nay']));
      expect(new Set(hand(cards, 4))).toEqual(new Set(['aye']));
    },
  );
});

test('no pack member accuses a friend', () => {
  const day = village('WOL WOL SEE BOD HUN VIL VIL VIL VIL', 'DAY');
  const whispered = Array.from({ length: 200 }, (_, i) => decideInMood(day, 0, i)).filter(
    (it) => it?.type === 'suspect',
  );
  expect(whispered.length).toBeGreaterThan(10);
  expect(whispered.map((it) => it!.params!['who'])).not.toContain(1);
});
