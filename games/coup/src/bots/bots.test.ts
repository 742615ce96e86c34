import { declassify, observe, randomFor, secret, seedOf, type Action, type Seat } from '@masque/core';
import { botOf } from '@masque/bots';
import { playOut, situation } from '@masque/testkit';
import { often } from '@masque/workspace/long';
import { describe, expect, test } from 'vitest';
import { CHARACTER, courtOf, type Character } from '../cards/index.ts';
import coup from '../index.ts';
import { options, turnCap } from '../options.ts';
import { bots } from './index.ts';

/** How often each of six equal opponents is targeted in `n` decisions of a seat with that many coins. */
function aimedAt(level: keyof typeof bots, seat: Seat, coins: number, n: number): number[] {
  const { session } = situation(coup, { seats: 6, seed: 'ties' }, (dealt) => ({
    ...dealt,
    turn: seat,
    coins: [2, 2, 2, 2, 2, 2].with(seat, coins),
  }));
  const counts = Array<number>(6).fill(0);
  for (let i = 0; i < n; i++) {
    const random = randomFor(seedOf('ties'), i);
    const action = bots[level].decide(observe(session, seat, random) as Parameters<typeof bots.normal.decide>[0]);
    const target = action?.params['target'];
    if (typeof target === 'number') counts[target]! += 1;
  }
  expect(counts[seat]).toBe(0);
  return counts.toSpliced(seat, 1);
}

describe('of equals', () => {
  /** By chance, the difference is larger once in 100 million. */
  const evenly = (counts: readonly number[]): void => {
    const mean = counts.reduce((a, b) => a + b) / counts.length;
    expect(mean).toBeGreaterThan(50);
    for (const n of counts) expect(Math.abs(n - mean)).toBeLessThan(6 * Math.sqrt(mean));
  };
  for (const level of ['easy', 'normal'] as const)
    for (const seat of [0, 3])
      test(`a bot (${level}) in seat ${seat} strikes each as often as the others, whatever their seats`, () =>
        evenly(aimedAt(level, seat, 10, 600)));

  test('it steals from each equal opponent equally often', () => evenly(aimedAt('normal', 2, 2, 4000)));
});

describe('whoever has claimed a card that blocks', () => {
  /** What seat 0 does in 400 turns, once the seats have claimed these characters once. */
  const turns = (claimed: readonly (readonly Character[])[], seats = 6): readonly Action[] => {
    const { session } = situation(coup, { seats, seed: 'blocks' }, (dealt) => ({
      ...dealt,
      turn: 0,
      coins: dealt.coins.map(() => 2),
      records: dealt.records.map((it, seat) => ({ ...it, claims: Object.fromEntries((claimed[seat] ?? []).map((as) => [as, 1])) })),
    })); // prettier-ignore
    return Array.from({ length: 400 }, (_, i) => {
      const random = randomFor(seedOf('blocks'), i);
      return bots.normal.decide(observe(session, 0, random) as Parameters<typeof bots.normal.decide>[0])!;
    });
  };
  const timesOf = (type: string, all: readonly Action[]): number => all.filter((it) => it.type === type).length;

  test('is not robbed while others have as much and have not', () => {
    const thefts = turns([[], ['ambassador'], ['captain'], ['ambassador']]).filter(({ type }) => type === 'steal');
    const victims = new Set(thefts.map(({ params }) => params['target']));
    expect(thefts.length).toBeGreaterThan(20);
    expect([...victims].sort()).toEqual([4, 5]);
  });

  test('is robbed less often if everybody has', () => {
    const all = Array<readonly Character[]>(6).fill(['ambassador']);
    expect(timesOf('steal', turns(all))).toBeLessThan(timesOf('steal', turns([])) / 2);
  });

  test('keeps others from asking for foreign aid', () => {
    const usual = timesOf('foreign_aid', turns([], 3));
    expect(usual).toBeGreaterThan(20);
    expect(timesOf('foreign_aid', turns([[], ['duke']], 3))).toBeLessThan(usual / 2);
  });
});

test('nobody lies about a character of which all copies are lost, and fewer do the more are lost', () => {
  const own: Character[] = ['assassin', 'contessa'];
  /** How often seat 0 claims a Duke in 400 turns, once so many lie open. */
  const lies = (open: number): number => {
    const { session } = situation(coup, { seats: 6, seed: 'open' }, (dealt) => ({
      ...dealt,
      turn: 0,
      coins: dealt.coins.map(() => 2),
      hands: [own.map((it) => secret(it, [0], CHARACTER)), ...dealt.hands.slice(1)],
      lost: dealt.lost.map((_, seat) => (seat > 0 && seat <= open ? ['duke' as const] : [])),
    }));
    return Array.from({ length: 400 }, (_, i) => {
      const given = observe(session, 0, randomFor(seedOf('open'), i)) as Parameters<typeof bots.normal.decide>[0];
      return bots.normal.decide(given)!;
    }).filter(({ type }) => type === 'tax').length;
  };
  expect(lies(3)).toBe(0);
  expect(lies(0)).toBeGreaterThan(20);
  expect(lies(2)).toBeLessThan(0.9 * lies(0));
});

/** Plays games of `normal` bots and adds up what was claimed and done. */
function played(games: number, seats: number, chosen: object, level = 'normal') {
  const claims: Record<string, number> = {};
  const lies: Record<string, number> = {};
  const actions: Record<string, number> = {};
  const add = (to: Record<string, number>, name: string, n = 1): number => (to[name] = (to[name] ?? 0) + n);
  for (let i = 0; i < games; i++) {
    const onStep = ({ input }: { input: object }) =>
      'action' in input && add(actions, (input.action as { type: string }).type);
    const { session } = playOut(coup, { seats, options: chosen, bots: level, seed: `bluff ${i}`, onStep });
    for (const record of session.state.records) {
      for (const [character, n] of Object.entries(record.claims)) add(claims, character, n);
      for (const [character, n] of Object.entries(declassify(record.lies))) add(lies, character, n);
    }
  }
  return { claims, lies, actions };
}

test('every character is bluffed about equally often, so no claim is a tell', () => {
  for (const chosen of [{}, { inquisitor: true }]) {
    const { claims, lies } = played(often(32, 100), 6, chosen);
    for (const character of courtOf(options.parse(chosen))) {
      expect(claims[character], character).toBeGreaterThan(40);
      const share = (lies[character] ?? 0) / claims[character]!;
      // With fewer games the result is noisier.
      expect(share, character).toBeGreaterThan(often(0.08, 0.12));
      expect(share, character).toBeLessThan(often(0.44, 0.38));
    }
  }
});

test('bold bots lie more than careful ones', () => {
  const sum = (of: Record<string, number>): number => Object.values(of).reduce((a, b) => a + b, 0);
  const [bold, careful] = ['normal:bold', 'normal:careful'].map((level) => {
    const { claims, lies } = played(25, 5, {}, level);
    return sum(lies) / sum(claims);
  });
  expect(bold).toBeGreaterThan(careful! + 0.08);
});

test('vengeful bots attack players who have robbed them', () => {
  const { session } = situation(coup, { seats: 6, seed: 'ties' }, (dealt) => ({
    ...dealt,
    turn: 0,
    coins: [10, 2, 2, 2, 2, 9],
  }));
  const struck = (name: string): unknown => {
    const given = observe(session, 0, randomFor(seedOf('grudge'), 0));
    const log = () => [{ kind: 'stole', args: { who: { seat: 3 }, from: { seat: 0 } }, at: 0 }];
    return botOf(coup, name)!.decide({ ...given, log })?.params['target'];
  };
  expect([struck('normal'), struck('normal:vengeful')]).toEqual([5, 3]);
});

test('bots use the actions of the Reformation', () => {
  const { actions } = played(20, 6, { reformation: true });
  for (const action of ['convert_self', 'convert', 'embezzle']) expect(actions[action], action).toBeGreaterThan(10);
});

test('the turn cap grows with the table, and bots end their games long before it', () => {
  expect([2, 6, 10].map((seats) => turnCap(options.parse({}), seats))).toEqual([60, 180, 300]);
  expect(turnCap(options.parse({ turnCap: 7 }), 10)).toBe(7);
  expect(turnCap(options.parse({ turnCap: 0 }), 10)).toBe(0);
  for (let i = 0; i < 10; i++) {
    const { session } = playOut(coup, { seats: 10, bots: 'normal', seed: `long ${i}` });
    expect(session.outcome).toMatchObject({ reason: { key: 'outcome.lastLeft' } });
  }
});
