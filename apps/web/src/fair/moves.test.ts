import type { TableExport } from '@masque/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetGames } from '../api/games.ts';
import { lookAtMoves } from './moves.ts';

const file = { game: 'toy', gameVersion: 1 } as TableExport;
const right = [{ ok: true, says: 'verify.moves' }];

/** Which addresses the server was asked for. */
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: RequestInfo | URL) => {
    asked.push(new URL(String(path), location.href).pathname);
    return Response.json(asked.at(-1) === '/api/verify' ? right : { id: 'toy', version: 1, rules: '/rules.js' });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  forgetGames();
});

/** A thread that never answers. */
class Silent {
  static readonly all: Silent[] = [];
  ended = false;
  constructor() {
    Silent.all.push(this);
  }
  postMessage(): void {}
  terminate(): void {
    this.ended = true;
  }
}

test('where a browser does not start the thread, the server checks the moves', async () => {
  const Refused = vi.fn(function () {
    throw new DOMException('not allowed', 'SecurityError');
  });
  vi.stubGlobal('Worker', Refused);
  expect(await lookAtMoves(file, new AbortController().signal)).toEqual({ by: 'server', verdicts: right });
  expect(Refused).toHaveBeenCalledOnce();
  expect(asked).toContain('/api/verify');
});

test('the thread ends when nobody is interested any more, and the server is not asked instead', async () => {
  vi.stubGlobal('Worker', Silent);
  const gone = new AbortController();
  const looked = lookAtMoves(file, gone.signal);
  await vi.waitUntil(() => Silent.all.length === 1);
  expect(Silent.all[0]!.ended).toBe(false);
  gone.abort();
  await expect(looked).rejects.toThrow();
  expect(Silent.all[0]!.ended).toBe(true);
  expect(asked).not.toContain('/api/verify');
});
