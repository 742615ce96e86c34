import { expect, test } from 'vitest';
import { z } from 'zod';
import { clubCommand } from './index.ts';

/** What a page of this version of the protocol sends: each command with the fields that it must have. */
const COMMANDS =
  'come, leave, rest on, line on, sit table, pass, stand, coming on, cohost invite, open name, evening name, close, until, begins table, ' +
  'plan name, season name, lock on, watching who, rename name color language, say text, screen, host member on, ' +
  'bar member on, pair a b wish, table game, retitle table name, untable table, seat member table, unseat member, ' +
  'call member table, seatAll how tables, fill table, unfill table, game table game, lead table on, settings table, ' +
  'deal table, again table, lobby table, pause table on, more table seconds, goOn table seen, standIn member on, ' +
  'ruleset name game options, drop ruleset, favour what on, scheme game scheme, pin, invite, claim claim yes';

// See `version.test.ts` of @masque/protocol: if one is gone, or must name more than it had to, raise PROTOCOL there.
test('a server takes what pages of its version send', () => {
  const { oneOf } = z.toJSONSchema(clubCommand, { unrepresentable: 'any', io: 'input' }) as unknown as {
    oneOf: { properties: { do: { const: string } }; required: string[] }[];
  };
  const all = oneOf.map((it) => [it.properties.do.const, ...it.required.filter((name) => name !== 'do')].join(' '));
  expect(all.join(', ')).toBe(COMMANDS);
});
