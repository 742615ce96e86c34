import { expect, test } from 'vitest';
import { z } from 'zod';
import { clientMessage, command } from './index.ts';

/** What a page of this version sends: each message with the fields that it must have. */
const SENT = 'hello v table as lang, act key action, do key command, log before, ping';
const COMMANDS =
  'sit, knock name, letIn id on, wasHere seat, giveBack id on, stand, ready on, rename, options options, settings, ' +
  'master on, say channel text, unsay id, mute seat on, pause, resume, moreTime seconds, goOn seen, takeMovesBack n, ' +
  'seats n, game id, bot, clear seat, handOver seat, remove seat, seal hash, reveal number, tell on, start, close, ' +
  'replaceByBot, takeBack, leave, bet seat, rematch, lobby';

/** The alternatives of a schema with the fields that they must have, `by` being the one that tells them apart. */
function required(schema: z.ZodType, by: string): string {
  const { oneOf } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as unknown as {
    oneOf: { properties: Record<string, { const: string }>; required: string[] }[];
  };
  return oneOf
    .map((it) => [it.properties[by]!.const, ...it.required.filter((name) => name !== by)].join(' '))
    .join(', ');
}

// Add a new command to the list. If a command is gone, or requires a new field, the pages that are open now would be
// refused until somebody reloads them: raise PROTOCOL, which makes them reload.
test('a server takes what pages of its version send', () => {
  expect(required(clientMessage, 't')).toBe(SENT);
  expect(required(command, 'do')).toBe(COMMANDS);
});
