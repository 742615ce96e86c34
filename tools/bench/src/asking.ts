/**
 * Connections that ask for dear pages without end, in a process of their own: what they cost is not to be felt by the
 * pings that are measured. `pages` is answered by how many they have had.
 */
const url = process.argv[2]!;

/** Pages that cost a server the most to make, or are the largest. */
const DEAR = ['/openapi.json', '/api/games', '/api/tables', '/'];
const CONNECTIONS = 40;

let pages = 0;

/** Each comes from an address of its own, as behind a proxy. */
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
