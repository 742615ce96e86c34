import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Lab } from '../lab/data.ts';
import { masque } from '../program.fixture.ts';

// Every thread loads the games itself.
vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'lab-'));
const read = (file: string): Lab => JSON.parse(readFileSync(file, 'utf8')) as Lab;
const plan = ['lab', 'coup', '--seats', '3', '--bots', 'easy,normal', '--games', '10'];

test('a lab is saved with its seeds, reported as a page, and continues where it was interrupted', async () => {
  const file = join(folder, 'whole.json');
  const { out, code } = await masque([...plan, '--threads', '2', '--out', file]);
  expect(code).toBe(0);
  expect(out).toMatch(/3 seats, easy,normal\n {2}Games +10\n {2}Wins by seat +0: [\d.]+ % \(\d+–\d+\)/);
  expect(out).toMatch(/Share of normal +[\d.]+ % \(\d+–\d+\)/);
  const whole = read(file);
  const [cell] = whole.cells;
  expect(cell).toMatchObject({ done: 10, plan: { seed: 'lab 3 seats, easy,normal' }, tally: { games: 10 } });
  expect(cell!.tally.dealt['duke']!.seats).toBeGreaterThan(0);

  const page = readFileSync(join(folder, 'whole.html'), 'utf8');
  expect(page).toContain('<svg');
  expect(page).toContain('claims that were lies');
  expect(page).not.toMatch(/<script|src=|href="http/);

  // Interrupted after four games and continued with a different number of threads: the same figures.
  const half = join(folder, 'half.json');
  await masque([
    'lab',
    'coup',
    '--seats',
    '3',
    '--bots',
    'easy,normal',
    '--games',
    '4',
    '--out',
    half,
    '--threads',
    '1',
  ]);
  const { cells } = read(half);
  const broken = { ...whole, cells: [{ ...cell!, ...cells[0]!, plan: cell!.plan }] };
  writeFileSync(half, JSON.stringify(broken));
  await masque([...plan, '--threads', '1', '--out', half]);
  expect(read(half).cells).toEqual(whole.cells);
});

test('a table stops when its results are certain enough; a different plan does not overwrite the file', async () => {
  const file = join(folder, 'settled.json');
  const given = ['lab', 'coup', '--seats', '2', '--bots', 'normal,easy', '--threads', '1', '--out', file];
  const { out } = await masque([...given, '--games', '300', '--within', '20']);
  expect(out).toMatch(/stopped early/);
  expect(read(file).cells[0]!.done).toBeLessThan(300);
  expect(await masque([...given, '--games', '5'])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/a different plan/),
  });
});

const player = `${process.execPath} ${join(import.meta.dirname, '../lab/player.fixture.ts')}`;

test('an external program plays beside the bots; one that exits or answers nonsense is reported', async () => {
  const run = (how: string, out: string) =>
    masque([
      ...['lab', 'coup', '--seats', '2', '--games', '4', '--threads', '1', '--out', join(folder, out)],
      ...['--program', `mine=${player} ${how}`, '--bots', 'mine,easy'],
    ]);
  const { code, out } = await run('', 'program.json');
  expect(code).toBe(0);
  expect(out).toMatch(/2 seats, mine,easy\n {2}Games +4\n/);
  expect(out).toMatch(/Share of mine +[\d.]+ %/);
  expect((await run('leaves', 'leaves.json')).code).toBe(1);
  expect(read(join(folder, 'leaves.json')).cells[0]!.tally.failures[0]!.error).toMatch(/stopped with code 3/);
  await run('mumbles', 'mumbles.json');
  expect(read(join(folder, 'mumbles.json')).cells[0]!.tally.failures[0]!.error).toMatch(/not JSON: what\?/);
  expect(await masque(['lab', 'coup', '--program', 'mine'])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/needs a name and a command/),
  });
});

test('a best response wins more than its share against an exploitable level', async () => {
  const file = join(folder, 'exploit.json');
  const given = ['lab', 'coup', '--seats', '2', '--exploit', 'easy', '--playouts', '24', '--depth', '10'];
  const { code, out } = await masque([...given, '--games', '12', '--threads', '1', '--out', file]);
  expect(code).toBe(0);
  expect(out).toMatch(/2 seats, responder among easy/);
  expect(Number(/Gained by search +(-?[\d.]+) points/.exec(out)![1])).toBeGreaterThan(0);
  expect(await masque(['lab', 'coup', '--exploit', 'nobody'])).toMatchObject({ code: 1 });
});

test('deviations from a level are raced, and the best one plays games that it was not chosen by', async () => {
  const file = join(folder, 'race.json');
  const given = ['lab', 'coup', '--seats', '2', '--exploit', 'easy', '--deviations', '--games', '24', '--out', file];
  const { code, out } = await masque([...given, '--threads', '1']);
  expect(code).toBe(0);
  expect(out).toMatch(/2 seats, one seat deviates from easy: best of \d+ ways\n {2}Games of each, fresh +24\n/);
  // With six seeds it gained 8 to 25 points, 19 on average.
  expect(Number(/Gained by it +(-?[\d.]+) points/.exec(out)![1])).toBeGreaterThan(0);
  const { cells } = read(file);
  const seeds = new Set(cells.map(({ plan }) => plan.seed));
  expect([...seeds].at(-1)).toBe('lab 2 seats fresh');
  expect(cells.filter(({ plan }) => plan.seed === 'lab 2 seats fresh')).toHaveLength(2);

  // Interrupted in the second round, it continues to the same result.
  const broken = cells.slice(0, cells.findIndex(({ name }) => name.startsWith('round 2')) + 1);
  writeFileSync(file, JSON.stringify({ ...read(file), cells: broken }));
  expect((await masque([...given, '--threads', '1'])).out).toBe(out);
  expect(read(file).cells).toEqual(cells);

  for (const [wrong, why] of [
    [['--side', 'wolves'], /no side "wolves"/],
    [['--seed', 'other'], /a different plan/],
    [['--bots', 'normal'], /needs one level and one number of seats/],
  ] as const)
    expect(await masque([...given, ...wrong])).toMatchObject({ code: 1, err: expect.stringMatching(why) });
});

test('each side can have its own level, and the report shows the results', async () => {
  const file = join(folder, 'sides.json');
  const given = ['lab', 'werewolf', '--seats', '9', '--games', '4', '--threads', '1', '--out', file];
  const { out } = await masque([...given, '--bots', 'village=normal:talkative,wolves=easy']);
  expect(out).toMatch(/Wins of (village|wolves)/);
  const [{ tally }] = read(file).cells as [Lab['cells'][number]];
  // Two of the pack and seven of the village in each game.
  expect(tally.levels['easy']!.seats / tally.levels['normal:talkative']!.seats).toBeCloseTo(2 / 7, 5);
  expect(tally.deeds['easy']!['claim'] ?? 0).toBeLessThanOrEqual(tally.said['easy']?.claims ?? 0);
  const page = readFileSync(join(folder, 'sides.html'), 'utf8');
  for (const title of ['What people died of', 'Actions per game, by level', 'Claims that were lies, by level'])
    expect(page).toContain(title);

  const other = [...given.slice(0, -1), join(folder, 'wolf.json')];
  expect(await masque([...other, '--bots', 'village=normal,wolf=easy'])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/the side "wolves"/),
  });
  expect(await masque(['lab', 'coup', '--bots', 'village=normal', '--out', join(folder, 'none')])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/does not report sides/),
  });
});
