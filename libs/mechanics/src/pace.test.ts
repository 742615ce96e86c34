import { expect, test } from 'vitest';
import { z } from 'zod';
import { atPace, delays, factorOf, paceMessages, paceOption, paces, type Pace } from './index.ts';

test('lengths follow the pace of the table', () => {
  expect(paces.map((pace) => atPace(pace, 20))).toEqual([12_000, 20_000, 40_000, 2_400_000, null]);
  expect(factorOf('off')).toBeNull();
});

test('delays of a flow may depend on the state', () => {
  const all = delays((state: { pace: Pace; n: number }) => state.pace, { turn: 40, window: ({ n }) => n });
  expect(all.turn({ pace: 'brisk', n: 0 })).toBe(24_000);
  expect(all.window({ pace: 'normal', n: 3 })).toBe(3_000);
});

test('the option is a choice, and accepts the values of older tables', () => {
  const options = z.object({ pace: paceOption(['brisk', 'normal', 'relaxed', 'off']) });
  expect(options.parse({})).toEqual({ pace: 'normal' });
  expect(options.parse({ pace: 'calm' })).toEqual({ pace: 'relaxed' });
  expect(options.safeParse({ pace: 'letters' }).success).toBe(false);
  const schema = z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' });
  expect(schema.properties!['pace']).toMatchObject({ enum: ['brisk', 'normal', 'relaxed', 'off'], default: 'normal' });
});

test('every pace has its name in both languages', () => {
  for (const messages of [paceMessages.en, paceMessages.fr])
    expect(Object.keys(messages)).toEqual(['option.pace', ...paces.map((pace) => `option.pace.${pace}`)]);
});
