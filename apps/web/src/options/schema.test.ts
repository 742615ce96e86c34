import type { GameInfo } from '@masque/protocol';
import { wayOf } from './summary.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldsOf, type OptionsSchema } from './schema.ts';

const fields = (shape: z.ZodType) =>
  fieldsOf(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as OptionsSchema);

test('every kind of option that games declare has a form field', () => {
  const options = z.object({
    reveal: z.boolean().default(true),
    window: z.enum(['sealed', 'race']).default('sealed'),
    cap: z.int().min(0).max(1000).default(150),
    most: z.number().int().min(1).max(60).nullable().default(10),
    deck: z.string().max(400).default(''),
    roles: z.array(z.enum(['page', 'king'])).default([]),
    set: z.partialRecord(z.enum(['seer', 'wolf']), z.int().min(0).max(40)).default({}),
    badges: z.record(z.enum(['gold', 'black']), z.boolean()).default({ gold: true, black: false }),
    clocks: z.object({ day: z.int().min(10).max(60).default(30) }).default({ day: 30 }),
  });
  expect(fields(options)).toMatchObject([
    { name: 'reveal', kind: 'switch', default: true },
    { name: 'window', kind: 'choice', of: ['sealed', 'race'] },
    { name: 'cap', kind: 'number', min: 0, max: 1000, nullable: false },
    { name: 'most', kind: 'number', min: 1, max: 60, nullable: true, default: 10 },
    { name: 'deck', kind: 'text', max: 400 },
    { name: 'roles', kind: 'bag', of: ['page', 'king'], unique: false },
    { name: 'set', kind: 'counts', of: ['seer', 'wolf'], max: 40 },
    { name: 'badges', kind: 'switches', of: ['gold', 'black'] },
    { name: 'clocks', kind: 'group', fields: [{ name: 'day', kind: 'number', min: 10, max: 60 }] },
  ]);
});

test('options that no form field can represent are left out', () => {
  expect(
    fields(z.object({ odd: z.union([z.string(), z.number()]).default(1), list: z.array(z.number()).default([]) })),
  ).toEqual([]);
});

test('a preset is shown by name as long as no other option is changed', () => {
  const game = {
    options: { properties: { cards: { type: 'integer', default: 2 }, roles: { type: 'integer', default: 0 } } },
    presets: [{ id: 'first', name: { en: 'First evening' }, about: {}, options: { cards: 3, roles: 1 } }],
  } as unknown as GameInfo;
  expect(wayOf(game, { cards: 3, roles: 1 })?.id).toBe('first');
  expect(wayOf(game, { cards: 3, roles: 2 })).toBeUndefined();
  expect(wayOf(game, { cards: 2, roles: 0 })).toBeUndefined();
  // Options hidden from the viewer are not guessed.
  expect(wayOf(game, { cards: 3 })).toBeUndefined();
});
