import type { TableExport } from '@masque/protocol';
import { expect, test } from 'vitest';
import { den } from './den.fixture.ts';
import { checkMoves, recordingOf } from './index.ts';
import { done, playDen } from './play.fixture.ts';
import { answerWith, type CheckedMoves } from './worker.ts';

const { file } = playDen('in a thread');

/** What the thread of a browser answers to files, one after the other. */
function answers(...files: object[]): CheckedMoves[] {
  const said: CheckedMoves[] = [];
  let ask: (event: { readonly data: TableExport }) => void = () => {};
  answerWith(den, {
    addEventListener: (type, listener) => {
      expect(type).toBe('message');
      ask = listener;
    },
    postMessage: (it) => said.push(it),
  });
  // As it arrives in a thread: copied.
  for (const it of files) ask({ data: structuredClone(it) as TableExport });
  return said;
}

test('a thread answers what the check itself says, of good games and of forged ones', () => {
  const changes: Partial<TableExport>[] = [
    {},
    { inputs: file.inputs.slice(0, -1) },
    { inputs: file.inputs.slice(2) },
    { outcome: { ...file.outcome, winners: [] } },
  ];
  const files = changes.map((it) => ({ ...file, ...it }));
  const direct = files.map((it) => ({ verdicts: done(checkMoves(it, recordingOf(it, den))) }));
  expect(answers(...files)).toEqual(direct);
  const results = direct.map(({ verdicts }) => verdicts.every(({ ok }) => ok));
  expect(results).toEqual([true, false, false, false]);
});

test('a record that does not fit the game is broken, and the next one is answered all the same', () => {
  const changes = [
    { game: 'chess' },
    { gameVersion: den.version + 1 },
    { seats: den.seats.min - 1 },
    { seats: den.seats.max + 1 },
    { options: { led: 'yes' } },
    { options: {} },
  ];
  for (const change of changes) {
    const [broken, whole] = answers({ ...file, ...change }, file);
    expect([change, broken]).toEqual([change, { broken: true }]);
    expect(whole).toHaveProperty('verdicts');
  }
});

test('the options are those that the game reads out of the file', () => {
  const seen: object[] = [];
  const reading = {
    ...den,
    options: { safeParse: () => ({ success: true, data: { led: false, read: true } }) } as never,
    setup: (it: { options: object }) => {
      seen.push(it.options);
      return den.setup(it as never);
    },
  };
  answerWith(reading, { addEventListener: (_, listener) => listener({ data: file }), postMessage: () => {} });
  expect(seen).toEqual([{ led: false, read: true }]);
});
