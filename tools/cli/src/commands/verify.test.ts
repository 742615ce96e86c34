import { seedOf } from '@masque/core';
import { describe, expect, test } from 'vitest';
import { correctedTable, dealtTable, fileOf, finishedTable, masque, otherSeat } from '../program.fixture.ts';

const table = finishedTable();

describe('masque verify', () => {
  test('a table that was played as recorded', async () => {
    const { code, out } = await masque(['verify', await fileOf(table)]);
    expect(out).toMatch(/· The house’s seed has the hash .* was not checked/);
    expect(out).toMatch(/· No player’s device took part/);
    expect(out).toMatch(/could not be fully checked/);
    expect(out).toContain(
      `✓ All ${table.inputs.length} moves follow the rules of Coup, version ${table.gameVersion}\n`,
    );
    expect(out).toMatch(/✓ They lead to the recorded outcome: \w+ won/);
    expect(code).toBe(0);
  });

  test('a table with corrections is accepted, and a record without them is not', async () => {
    const corrected = correctedTable();
    const { code, out } = await masque(['verify', await fileOf(corrected)]);
    expect(out).toMatch(/✓ The game master took moves back once, as recorded/);
    expect(code).toBe(0);
    const inputs = corrected.inputs.filter((it) => !('back' in it));
    expect(await masque(['verify', await fileOf({ ...corrected, inputs })])).toMatchObject({ code: 1 });
    const told = await masque(['replay', await fileOf(corrected), '--viewer', 'spectator']);
    expect(told.out).toMatch(/The game is paused\.\n.*The game master takes back the last 4 moves\./s);
  });

  test('a seed that differs from the commitment is detected', async () => {
    const { code, out } = await masque(['verify', await fileOf({ ...table, seed: seedOf('stacked') })]);
    expect(out).toMatch(/✗ The house’s seed does not have the hash in this record/);
    expect(out).toMatch(/This record cannot be trusted/);
    expect(code).toBe(1);
  });

  test('a commitment noted before the deal overrides the one in the file', async () => {
    const { code, out } = await masque(['verify', await fileOf(table), '--commitment', 'ab'.repeat(32)]);
    expect(out).toMatch(/✗ Before the deal, the house promised (ab)+, but its seed has/);
    expect(code).toBe(1);
  });

  test('a forged move is detected', async () => {
    const at = table.inputs.findIndex((it) => 'action' in it);
    const inputs = table.inputs.map((it, i) => (i === at && 'action' in it ? { ...it, seat: otherSeat(it.seat) } : it));
    const { code, out } = await masque(['verify', await fileOf({ ...table, inputs })]);
    expect(out).toMatch(new RegExp(`✗ Move ${at + 1} of ${inputs.length} is against the rules`));
    expect(code).toBe(1);
  });

  test('a different winner and missing moves are detected', async () => {
    const winners = [otherSeat(table.outcome.winners[0]!)];
    const forged = await masque([
      'verify',
      await fileOf({ ...table, outcome: { ...table.outcome, winners } }),
      '--json',
    ]);
    expect(forged.code).toBe(1);
    const { ok, verdicts } = JSON.parse(forged.out) as {
      ok: boolean;
      verdicts: { ok: boolean | null; says: string }[];
    };
    expect(ok).toBe(false);
    expect(verdicts.filter((it) => it.ok === false)).toEqual([
      {
        ok: false,
        says: expect.stringMatching(/another outcome: \{"winners":\[\d\].*, but \{"winners":\[\d\].* is recorded/),
      },
    ]);
    const short = await masque(['verify', await fileOf({ ...table, inputs: table.inputs.slice(0, 5) })]);
    expect(short).toMatchObject({ code: 1, out: expect.stringMatching(/✗ The moves end before the game does/) });
  });

  test('with the values kept by a device, a file is proven to be the game that was played', async () => {
    const file = dealtTable();
    const kept = ['--commitment', file.commitment, '--chain', file.chain];
    const { code, out } = await masque(['verify', await fileOf(file), ...kept]);
    expect(out).toMatch(/✓ The seed of the deal is made of the house’s seed and the numbers of Mia and Tom/);
    expect(out).toMatch(/· Left out of the deal, because no number came in time: Lena/);
    expect(out).toMatch(/✓ Names, seats, times and moves are those that this device received/);
    expect(out).toMatch(/✓ No clock rang before it was due/);
    expect(code).toBe(0);
  });

  test('every way to tamper with the file is caught', async () => {
    const file = dealtTable();
    const { inputs, names, entropy, people } = file;
    const rings = inputs.findIndex((it) => 'deadline' in it);
    const acts = inputs.findIndex((it) => 'action' in it && Object.keys(it.action.params).length > 0);
    const change = (at: number, to: object): object => ({
      inputs: inputs.map((it, i) => (i === at ? { ...it, ...to } : it)),
    });
    const altered = (it: (typeof inputs)[number]): object => {
      if (!('action' in it)) throw new Error('no move');
      const [[name, value]] = Object.entries(it.action.params) as [[string, unknown]];
      const other =
        typeof value === 'number' ? value + 1 : Array.isArray(value) ? [...value, 0] : `${value as string}x`;
      return { ...it.action, params: { ...it.action.params, [name]: other } };
    };
    const seats = entropy!.seats;
    const tampered: { readonly [what: string]: object } = {
      'a name': { names: names.with(1, 'Tim') },
      'a person’s name and a bot’s': { names: names.with(0, names[4]!).with(4, names[0]!) },
      'who was a bot': { people: people!.with(0, false) },
      'the start': { startedAt: file.startedAt - 1000 },
      'all times': { inputs: inputs.map((it) => ({ ...it, at: it.at + 1 })) },
      'a parameter of a move': change(acts, { action: altered(inputs[acts]!) }),
      'one time': change(acts, { at: inputs[acts]!.at + 1 }),
      'an early deadline': change(rings, { at: inputs[rings]!.at - 1 }),
      'more time that nobody gave': {
        inputs: inputs.toSpliced(1, 0, { at: inputs[0]!.at, pace: 'more', ms: 10_000 }),
      },
      'a move less': { inputs: inputs.toSpliced(acts, 1) },
      'the last move less': { inputs: inputs.slice(0, -1) },
      'a move more': { inputs: [...inputs, inputs.at(-1)] },
      'another house': { entropy: { ...entropy, house: seedOf('another') } },
      'another number': { entropy: { ...entropy, seats: seats.with(0, { ...seats[0]!, number: seedOf('x') }) } },
      'another seal': { entropy: { ...entropy, seats: seats.with(2, null) } },
      'no numbers': { entropy: undefined },
      'another seed': { seed: seedOf('x') },
      'the winners': { outcome: { ...file.outcome, winners: [] } },
      'an option': { options: { ...file.options, accusedVotes: !file.options['accusedVotes'] } },
    };
    const kept = ['--commitment', file.commitment, '--chain', file.chain];
    for (const [what, how] of Object.entries(tampered)) {
      const { code, out } = await masque(['verify', await fileOf({ ...file, chain: undefined, ...how }), ...kept]);
      expect([what, code, out.includes('✗')]).toEqual([what, 1, true]);
    }
    // Errors that can be found without having recorded anything.
    for (const what of ['an early deadline', 'another house', 'another number', 'another seed', 'no numbers'])
      expect([what, (await masque(['verify', await fileOf({ ...file, ...tampered[what] })])).code]).toEqual([what, 1]);
  });

  test('a file that is not an exported table is reported', async () => {
    expect(await masque(['verify', '/nowhere.json'])).toMatchObject({
      code: 1,
      err: 'Cannot read /nowhere.json: there is no such file.\n',
    });
    expect((await masque(['verify', await fileOf('{')])).err).toMatch(/is not JSON/);
    expect((await masque(['verify', await fileOf({ format: 'x' })])).err).toMatch(
      /is not an exported table:\n {2}format: /,
    );
    expect((await masque(['verify', await fileOf({ ...table, gameVersion: 99 })])).err).toMatch(
      new RegExp(`was played with version 99 of coup, but version ${table.gameVersion} is installed`),
    );
    expect((await masque(['verify', await fileOf({ ...table, game: 'chess' })])).err).toMatch(
      /There is no game "chess"\. Available: .*coup/,
    );
  });
});
