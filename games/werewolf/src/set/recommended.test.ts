import { statusOf, seedOf, start, tableFor } from '@masque/core';
import { describe, expect, test } from 'vitest';
import werewolf from '../index.ts';
import { options as schema } from '../options.ts';
import { roleNames, ruleOf, type Role } from '../roles/index.ts';
import { setFor, wrongWith } from './check.ts';
import { decodeSet, encodeSet } from './code.ts';
import { recommended } from './recommended.ts';
import { cardsOf } from './set.ts';

describe('sets', () => {
  test('exist for every number of players, can be dealt, and have a code that restores them', () => {
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

  test('have codes that stay readable: a letter never changes its card, and no two cards share one', () => {
    const letters = roleNames.map((role) => ruleOf(role).code.letter).join('');
    expect(Object.keys(decodeSet(letters)!)).toEqual(roleNames);
    expect(Object.keys(decodeSet('abcdefghijklmnopq')!)).toEqual(
      (
        'villager mason hunter thief seer bodyguard witch scryer matchmaker werewolf cultist sorceress warlock ' +
        'hamster fool devil gravedigger'
      ).split(' '),
    );
    expect(new Set(roleNames.map((role) => ruleOf(role).code.short)).size).toBe(roleNames.length);
  });

  test('that cannot be dealt are refused with an explanation', () => {
    const wrong = (roles: Partial<Record<Role, number>>, seats: number) =>
      werewolf.check!(schema.parse({ set: 'custom', roles }), seats).map((it) =>
        typeof it === 'string' ? it : it.key,
      );
    expect(wrong({ villager: 4, seer: 1, werewolf: 1 }, 6)).toEqual([]);
    expect(wrong({ villager: 3, seer: 1, werewolf: 1 }, 6)).toEqual(['check.few']);
    expect(wrong({ villager: 5 }, 5)).toEqual(['check.noWolf']);
    expect(wrong({ villager: 3, werewolf: 3 }, 6)).toEqual(['check.wolves']);
    expect(wrong({ villager: 3, mason: 1, scryer: 1, witch: 2, werewolf: 1 }, 8)).toEqual([
      'check.mason',
      'check.scryer',
      'check.max',
    ]);
    expect(werewolf.check!(schema.parse({ set: 'code', code: 'zz' }), 6)).toEqual(['check.code']);
    expect(setFor(schema.parse({ set: 'code', code: 'A4 E J' }), 6)).toEqual({ villager: 4, seer: 1, werewolf: 1 });
  });

  test('exist for forty players', () => {
    const session = start(werewolf, {
      seed: seedOf('forty'),
      seats: 40,
      options: schema.parse({}),
      at: 0,
    });
    expect([statusOf(session).phase, tableFor(session, 39).seats.length]).toEqual(['ident', 40]);
  });
});
