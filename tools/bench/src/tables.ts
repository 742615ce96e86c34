import { again } from './again.ts';
import { headers, Phone } from './phone.ts';

/** People at a table, by seat, after the deal. */
export interface Table {
  readonly code: string;
  readonly phones: Phone[];
}

/**
 * Opens a table with everybody on a socket of their own, and deals. With several servers, seats are assigned
 * round-robin.
 */
export async function openTable(
  at: string | readonly string[],
  game: string,
  seats: number,
  options: object = {},
): Promise<Table> {
  const urls = typeof at === 'string' ? [at] : at;
  const url = urls[0]!;
  const cookies = await Promise.all(Array.from({ length: seats }, (_, i) => visitor(url, `P${i}`)));
  const answer = (await (await post(url, '/api/tables', { game }, cookies[0])).json()) as { code: string };
  const phones = cookies.map((cookie, i) => new Phone(urls[i % urls.length]!, answer.code, cookie));
  const host = phones[0]!;
  await host.open();
  await must(host.do({ do: 'seats', n: seats }));
  if (Object.keys(options).length > 0) await must(host.do({ do: 'options', options: { ...options } }));
  for (const [seat, phone] of phones.entries()) {
    if (phone !== host) await phone.open();
    await must(phone.do({ do: 'sit', seat }));
    await must(phone.do({ do: 'ready', on: true }));
  }
  await must(host.do({ do: 'start' }));
  await until(() => phones.every(({ doc }) => doc?.play));
  return { code: answer.code, phones };
}

/** Opens many tables, a few at a time. */
export async function openTables(n: number, open: () => Promise<Table>): Promise<Table[]> {
  const tables: Table[] = [];
  let left = n;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (left-- > 0) tables.push(await open());
    }),
  );
  return tables;
}

/** A new visitor. Returns the cookie. */
export async function visitor(url: string, name: string): Promise<string> {
  const response = await post(url, '/api/me', { name });
  await response.arrayBuffer();
  return response.headers.get('set-cookie')!.split(';')[0]!;
}

const post = (url: string, path: string, body: object, cookie?: string): Promise<Response> =>
  again(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers(), ...(cookie !== undefined && { cookie }) },
    body: JSON.stringify(body),
  });

async function must(reply: ReturnType<Phone['do']>): Promise<void> {
  const it = await reply;
  if (it.t !== 'ok') throw new Error(`The server answered ${JSON.stringify(it)}`);
}

/** Waits for a condition. */
export async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 30_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error('The expected message did not arrive within 30 s.');
    await sleep(5);
  }
}

export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
