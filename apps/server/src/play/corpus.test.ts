import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { defaultOptions } from '../table/options.ts';
import { fileOf, marksOf, record, type Recorded } from './corpus.fixture.ts';

const folder = join(import.meta.dirname, 'corpus');

test.each(games.map(({ game }) => [game.id, game] as const))('version by version, %s is recorded', (_, game) => {
  const file = join(folder, fileOf(game));
  // Records new versions only: an existing record stands for games that people are in the middle of.
  if (process.env['MASQUE_RECORD'] && !existsSync(file)) {
    const recorded = record(game, defaultOptions(game));
    const inputs = recorded.inputs.map((it) => `\n    ${JSON.stringify(it)}`).join(',');
    const { inputs: _inputs, ...rest } = recorded;
    writeFileSync(file, `${JSON.stringify(rest, null, 2).slice(0, -2)},\n  "inputs": [${inputs}\n  ]\n}\n`);
  }
  expect(existsSync(file), `record it: MASQUE_RECORD=1 vitest run src/play/corpus.test.ts`).toBe(true);
});

test.each(readdirSync(folder))('%s goes on as it was played', (file) => {
  const { game, version, start, inputs, marks } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recorded;
  const rules = games.find((it) => it.game.id === game && it.game.version === version)?.game;
  // A version that is no longer registered: its games are held, which another test covers.
  if (!rules) return;
  const why = `the rules of ${game} have changed: raise its version, register both, and record the new one`;
  expect(inputs.length).toBeGreaterThan(5);
  expect(marksOf(rules, start, inputs), why).toEqual(marks);
});
