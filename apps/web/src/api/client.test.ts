import { afterEach, expect, test, vi } from 'vitest';
import { exportOf, openTable, openTables, qrOf, ApiError, tableInfo, whoAmI } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that gives every request the same answer, and the requests that it got. */
function server(status: number, body: string): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body: sent }: RequestInit) => {
    asked.push(`${method} ${path} ${typeof sent === 'string' ? sent : ''}`.trim());
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  });
  return asked;
}

test('asks the routes of the server', async () => {
  const asked = server(200, '{"code":"VELA"}');
  expect(await openTable('coup')).toBe('VELA');
  await tableInfo('VELA');
  expect(asked).toEqual(['POST /api/tables {"game":"coup"}', 'GET /api/tables/VELA']);
  expect([qrOf('VELA'), exportOf('VELA')]).toEqual(['/api/tables/VELA/qr.svg', '/api/tables/VELA/export']);
});

test('a rejection by the server is a refusal with its reason', async () => {
  const text = 'There is no table with this code.';
  server(404, JSON.stringify({ error: { code: 'no_table', message: 'refuse.no_table', text } }));
  const refusal: unknown = await tableInfo('NONE').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ code: 'no_table', reason: 'refuse.no_table', message: text });
});

test('a missing server and a page instead of an answer are both reported as no connection', async () => {
  const offline = { code: 'offline', reason: 'web.offline' };
  for (const status of [200, 502]) {
    server(status, '<html>');
    await expect(openTables()).rejects.toMatchObject(offline);
  }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(whoAmI()).rejects.toMatchObject(offline);
});
