import { verdict, type TableExport } from '@masque/protocol';
import { answerWith, type CheckedMoves } from '@masque/replay/worker';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { ask, house } from '../test/house.ts';
import { played } from './played.fixture.ts';

test('a game that cannot be replayed is refused with a reason', async () => {
  const coup = games.find(({ game }) => game.id === 'coup')!.game;
  const { url: here } = await house({ registered: games });
  const { file } = played(coup, 'a');
  const codeOf = async (changed: object, query = '') => {
    const response = await ask(here, `/api/replay${query}`, { ...file, ...changed });
    return [response.status, ((await response.json()) as { error?: { code: string } }).error?.code];
  };
  expect(await codeOf({ gameVersion: file.gameVersion + 1 })).toEqual([409, 'other_rules']);
  expect(await codeOf({ inputs: file.inputs.slice(1) })).toEqual([409, 'broken_record']);
  expect(await codeOf({ seats: 99 })).toEqual([409, 'broken_record']);
  expect(await codeOf({ options: { window: 'never' } })).toEqual([409, 'broken_record']);
  expect(await codeOf({ game: 'chess' })).toEqual([404, 'no_game']);
  expect(await codeOf({ format: 'pgn' })).toEqual([400, 'bad_message']);
  expect(await codeOf({}, '?as=9')).toEqual([409, 'broken_record']);
});

test('moves in a file are checked against the rules', async () => {
  const coup = games.find(({ game }) => game.id === 'coup')!.game;
  const { url: here } = await house({ registered: games });
  const { file } = played(coup, 'a');
  const check = async (changed: object): Promise<[unknown, boolean | null][]> => {
    const told = verdict.array().parse(await (await ask(here, '/api/verify', { ...file, ...changed })).json());
    return told.map(({ ok, says }) => [typeof says === 'string' ? says : says.key, ok]);
  };
  expect(await check({})).toEqual([
    ['verify.clocks', true],
    ['verify.moves', true],
    ['verify.outcome', true],
  ]);
  expect(await check({ inputs: file.inputs.slice(1) })).toEqual([['verify.move', false]]);
  expect(await check({ inputs: file.inputs.slice(0, -1) })).toContainEqual(['verify.unfinished', false]);
  expect(await check({ outcome: { ...file.outcome, winners: [] } })).toContainEqual(['verify.outcome.other', false]);
  expect((await ask(here, '/api/verify', { ...file, gameVersion: 99 })).status).toBe(409);
});

test.each(games.map(({ game }) => game))('a thread of a browser comes to the same verdicts on $id', async (game) => {
  const { url: here } = await house({ registered: games });
  const { file } = played(game, 'a');
  const inThread = (changed: object): CheckedMoves => {
    const said: CheckedMoves[] = [];
    answerWith(game, {
      addEventListener: (_, listener) => listener({ data: { ...file, ...changed } as TableExport }),
      postMessage: (it) => said.push(it),
    });
    return said[0]!;
  };
  for (const changed of [{}, { inputs: file.inputs.slice(0, -1) }, { outcome: { ...file.outcome, winners: [] } }]) {
    const served = await (await ask(here, '/api/verify', { ...file, ...changed })).json();
    expect(inThread(changed)).toEqual({ verdicts: served });
  }
  for (const changed of [{ gameVersion: 99 }, { game: 'chess' }, { seats: 99 }, { options: { pace: 7 } }])
    expect(inThread(changed)).toEqual({ broken: true });
});
