import { seedOf } from '@masque/core';
import { describe, expect, test } from 'vitest';
import { correctedTable, fileOf, finishedTable, masque, otherSeat } from '../program.fixture.ts';

const table = finishedTable();

describe('masque verify', () => {
  test('a table that was played as recorded', async () => {
    const { code, out } = await masque(['verify', await fileOf(table)]);
    expect(out).toMatch(/✓ The seed has the hash shown before the deal/);
    expect(out).toMatch(new RegExp(`✓ All ${table.inputs.length} moves follow the rules of coup ${table.gameVersion}`));
    expect(out).toMatch(/✓ They lead to the recorded outcome: \w+ won/);
    expect(code).toBe(0);
  });

  test('a table where moves were taken back, which a record without that is not', async () => {
    const corrected = correctedTable();
    const { code, out } = await masque(['verify', await fileOf(corrected)]);
    expect(out).toMatch(/✓ The game master took moves back once, as recorded/);
    expect(code).toBe(0);
    const inputs = corrected.inputs.filter((it) => !('back' in it));
    expect(await masque(['verify', await fileOf({ ...corrected, inputs })])).toMatchObject({ code: 1 });
    const told = await masque(['replay', await fileOf(corrected), '--viewer', 'spectator']);
    expect(told.out).toMatch(/The clocks are stopped\.\n.*The game master takes back the last 4 moves\./s);
  });

  test('another seed than the one promised', async () => {
    const { code, out } = await masque(['verify', await fileOf({ ...table, seed: seedOf('stacked') })]);
    expect(out).toMatch(/✗ The seed does not have the hash shown before the deal/);
    expect(out).toMatch(/This record cannot be trusted/);
    expect(code).toBe(1);
  });

  test('a hash noted before the deal counts more than that of the file', async () => {
    const { code, out } = await masque(['verify', await fileOf(table), '--commitment', 'ab'.repeat(32)]);
    expect(out).toMatch(/✗ The seed does not have the hash you noted/);
    expect(code).toBe(1);
  });

  test('a move that was never played', async () => {
    const at = table.inputs.findIndex((it) => 'action' in it);
    const inputs = table.inputs.map((it, i) => (i === at && 'action' in it ? { ...it, seat: otherSeat(it.seat) } : it));
    const { code, out } = await masque(['verify', await fileOf({ ...table, inputs })]);
    expect(out).toMatch(new RegExp(`✗ Move ${at + 1} of ${inputs.length} is against the rules`));
    expect(code).toBe(1);
  });

  test('another winner, and moves left out', async () => {
    const winners = [otherSeat(table.outcome.winners[0]!)];
    const forged = await masque([
      'verify',
      await fileOf({ ...table, outcome: { ...table.outcome, winners } }),
      '--json',
    ]);
    expect(forged.code).toBe(1);
    const { ok, verdicts } = JSON.parse(forged.out) as { ok: boolean; verdicts: { ok: boolean; says: string }[] };
    expect(ok).toBe(false);
    expect(verdicts.filter((it) => !it.ok)).toEqual([
      { ok: false, says: expect.stringMatching(/another outcome: winners\.0 is \d, recorded as \d/) },
    ]);
    const short = await masque(['verify', await fileOf({ ...table, inputs: table.inputs.slice(0, 5) })]);
    expect(short).toMatchObject({ code: 1, out: expect.stringMatching(/✗ The moves end before the game does/) });
  });

  test('what is no exported table says so', async () => {
    expect(await masque(['verify', '/nowhere.json'])).toMatchObject({
      code: 1,
      err: '/nowhere.json cannot be read: there is no such file.\n',
    });
    expect((await masque(['verify', await fileOf('{')])).err).toMatch(/is no JSON/);
    expect((await masque(['verify', await fileOf({ format: 'x' })])).err).toMatch(
      /is not an exported table:\n {2}format: /,
    );
    expect((await masque(['verify', await fileOf({ ...table, gameVersion: 99 })])).err).toMatch(
      new RegExp(`was played by version 99 of coup; here is version ${table.gameVersion}`),
    );
    expect((await masque(['verify', await fileOf({ ...table, game: 'chess' })])).err).toMatch(
      /There is no game "chess"\. There are: .*coup/,
    );
  });
});
