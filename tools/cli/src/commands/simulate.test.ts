import type { TableExport } from '@masque/protocol';
import { readFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { fileOf, masque } from '../program.fixture.ts';

// Every thread loads the games itself.
vi.setConfig({ testTimeout: 60_000 });

const json = async (...args: string[]) => {
  const { out, code } = await masque(['simulate', 'coup', '--json', ...args]);
  expect(code).toBe(0);
  const {
    seconds: _,
    gamesPerSecond: __,
    movesPerSecond: ___,
    lengths: ____,
    ...rest
  } = JSON.parse(out) as Record<string, unknown>;
  return rest;
};

describe('masque simulate', () => {
  test('bots think as at a table or as long as requested; durations and endings are reported', async () => {
    const run = (...args: string[]) =>
      masque(['simulate', 'coup', '--games', '3', '--seats', '3', '--threads', '1', ...args]);
    const usual = await run();
    expect(usual.out).toMatch(
      /Time at a table +[\d.]+ min \(median\), from [\d.]+ to [\d.]+, if a bot thinks as at a table/,
    );
    expect(usual.out).toMatch(/Ended by +\w+: \d/);
    const slow = await run('--think', '50');
    expect(slow.out).toMatch(/if a bot thinks 50 s/);
    // Nobody answers before the clock rings.
    expect(slow.out).not.toMatch(/income/);
    expect(await run('--think', 'long')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/seconds or a range/),
    });
  });

  test('counts games, wins, moves and the game’s own statistics', async () => {
    const { code, out } = await masque([
      'simulate',
      'coup',
      '--games',
      '8',
      '--threads',
      '1',
      '--seats',
      '4',
      '--bots',
      'normal,random',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^coup, 4 seats, bots normal, random, seed 1/);
    expect(out).toMatch(/Games +8 in [\d.]+ s: [\d.,]+ games and [\d.,]+ moves a second/);
    expect(out).toMatch(/Wins by seat +0: [\d.]+ % {2}1: /);
    expect(out).toMatch(/Wins by bot +.*normal: [\d.]+ %/);
    expect(out).toMatch(/\n {2}income +\d+ \([\d.]+ %\)/);
    expect(out).toMatch(/claims that were lies\n {2}duke: /);
  });

  test('gives the same result on one thread and two, and different games for a different seed', async () => {
    const one = await json('-n', '5', '--seats', '3', '--threads', '1', '--seed', 'x');
    expect(await json('-n', '5', '--seats', '3', '--threads', '2', '--seed', 'x')).toEqual(one);
    expect(await json('-n', '5', '--seats', '3', '--threads', '1', '--seed', 'y')).not.toEqual({ ...one, seed: 'y' });
    expect(one).toMatchObject({ games: 5, endings: { over: 5 }, levels: { normal: { seats: 15, wins: 5 } } });
  });

  test('--evening prints a table by number of players', async () => {
    const { code, out } = await masque([
      'simulate',
      'coup',
      '--evening',
      '-n',
      '3',
      '--seats',
      '3',
      '--options',
      '{"turnCap":1}',
      '--threads',
      '1',
    ]);
    expect(code).toBe(0);
    const rows = out.split('\n').map((line) => line.split('|').map((it) => it.trim()));
    const row = (name: string) => rows.find((it) => it[1] === name)?.slice(2, -1);
    expect(row('Players')).toEqual(['3']);
    expect(row('Ended by turnCap')).toEqual(['100 %']);
    expect(row('Hits on whoever is hit most (by chance)')![0]).toMatch(/^[\d.]+ % \([\d.]+ %\)$/);
    // Nobody has the coins for it after one turn each: an action that was never offered is not reported as unused.
    expect(row('In a game: coup')).toBeUndefined();
    expect(out).toMatch(/Never used: .*lies caught/);
  });

  test('--people prints a table of tables with people', async () => {
    const short = ['--seats', '3', '--options', '{"turnCap":3}', '--threads', '1'];
    const { code, out } = await masque(['simulate', 'coup', '--people', '-n', '2', ...short]);
    expect(code).toBe(0);
    const rows = out.split('\n').map((line) => line.split('|').map((it) => it.trim()));
    const minutes = (who: string): number => Number.parseFloat(rows.find((it) => it[1] === `Minutes, ${who}`)![2]!);
    expect(minutes('slow people')).toBeGreaterThan(minutes('quick people'));
    expect(minutes('half slow people, half bots')).toBeGreaterThan(minutes('half quick people, half bots'));
    expect(rows.find((it) => it[1]!.includes('decide something'))![2]).toMatch(/^[\d.]+ %$/);
    expect(rows.find((it) => it[1]!.includes('longest wait'))![2]).toMatch(/^\d+ s \(\d+ s\)$/);
    expect((await masque(['simulate', 'coup', '--people', '--think', '2'])).code).toBe(2);
  });

  test('reports what ended the games', async () => {
    const short = ['-n', '4', '--seats', '3', '--options', '{"turnCap":2}', '--threads', '1'];
    expect(await json(...short)).toMatchObject({ reasons: { 'outcome.turnCap': 4 } });
    expect((await masque(['simulate', 'coup', ...short])).out).toMatch(/Ended by +turnCap: 100 %/);
  });

  test('--table writes one game as a table, which can be replayed', async () => {
    const file = await fileOf('', 'played.json');
    const bots = ['--seats', '3', '--bots', 'normal:bold,normal:careful,easy'];
    expect(await masque(['simulate', 'coup', ...bots, '--table', file])).toMatchObject({ code: 0 });
    const { code, out } = await masque(['replay', file, '--viewer', 'spectator']);
    expect(code).toBe(0);
    expect(out).toMatch(/(bold 1|careful 2|easy 3) rules the court/);
    expect(await masque(['verify', file])).toMatchObject({ code: 0 });
  });

  test('--table with --people has a person in the first seat, who is silent where bots answer', async () => {
    const timesOf = async (...args: string[]): Promise<number[]> => {
      const file = await fileOf('', 'with-people.json');
      await masque(['simulate', 'coup', '--seats', '3', '--seed', 'slow', '--table', file, ...args]);
      const played = JSON.parse(await readFile(file, 'utf8')) as TableExport;
      expect(played.names[0]).toBe(args.length > 0 ? 'person 1' : 'normal 1');
      return played.inputs.flatMap((it) => ('action' in it && it.seat === 0 ? [it.at] : []));
    };
    const [bot, person] = [await timesOf(), await timesOf('--people')];
    expect(person.length).toBeLessThan(bot.length);
  });

  test('a game that exceeds --max-moves is a failure', async () => {
    const { code, out } = await masque(['simulate', 'coup', '-n', '2', '--max-moves', '3', '--threads', '1']);
    expect(code).toBe(1);
    expect(out).toMatch(/2 games not over after 3 moves/);
  });

  test.each([
    [['chess'], /There is no game "chess"\. Available: .*coup/],
    [['coup', '--seats', '1'], /coup is played with 2 to 10 seats, not 1\./],
    [['coup', '--bots', 'grand'], /coup has no bot "grand"\. It has: easy, normal, hard, random\./],
    [['coup', '--options', '{'], /--options is not JSON/],
    [['coup', '--options', '{"reformation":"maybe"}'], /These options are not valid for coup:\n {2}reformation: /],
    [
      ['succession', '--seats', '12', '--options', '{"tier":"4","roles":["healer","wizard"]}'],
      /succession cannot be played like this with 12 seats: There is no room for 2 further roles/,
    ],
    [['coup', '--seats', '5', '--options', '{"duelDraft":true}'], /coup cannot be played like this with 5 seats: /],
  ])('invalid arguments are explained: %j', async (args, words) => {
    const { code, out, err } = await masque(['simulate', ...args]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(words);
  });
});
