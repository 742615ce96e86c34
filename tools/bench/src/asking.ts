/**
 * Connections that keep requesting expensive pages, in a process of their own so that its load does not affect the
 * measured pings. The message `pages` is answered with the number of pages received.
 */
const url = process.argv[2]!;

/** The pages that are most expensive to make, or largest. */
const DEAR = ['/openapi.json', '/api/games', '/api/tables', '/'];
const CONNECTIONS = 40;

let pages = 0;

/** Each request comes from a different address, as behind a proxy. */
async function ask(n: number): Promise<never> {
  for (;;) {
    const answer = await fetch(url + DEAR[n % DEAR.length]!, { headers: { 'x-forwarded-for': `10.9.0.${n}` } });
    await answer.arrayBuffer();
    pages++;
  }
}

process.on('message', () => void process.send!({ pages }));
process.on('disconnect', () => process.exit());
process.send!({ port: 0 });
await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => ask(n)));
