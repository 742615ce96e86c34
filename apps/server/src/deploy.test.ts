import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const file = (name: string): string => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((it) => it[1]!);

test('what the containers are given are settings that the server has', () => {
  const settings = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
  const inCompose = matches(file('compose.yaml'), /^ {4}(DATA|MASQUE_\w+):/gm);
  const inImage = matches(file('Dockerfile'), /\b(DATA|PORT|MASQUE_\w+)=/g);
  expect(inCompose.length).toBeGreaterThan(3);
  for (const it of [...inCompose, ...inImage]) expect(settings).toContain(`  ${it}: `);
});

test('the proxy knows all nodes, at the port where they listen, and asks whether they are ready', () => {
  const nodes = matches(file('compose.yaml'), /^ {2}(\w+): \*node$/gm);
  const [port] = matches(file('Dockerfile'), /\bPORT=(\d+)/g);
  const [proxied] = matches(file('Caddyfile'), /reverse_proxy (.*) \{/g);
  expect(proxied!.split(' ')).toEqual(nodes.map((it) => `${it}:${port}`));
  for (const it of ['Caddyfile', 'Dockerfile']) expect(file(it)).toContain('/readyz');
});

test('a node that is told to stop has time for the proxy to notice, and then to hand its tables over', () => {
  const { drainMs } = readConfig({ DATA: 'postgres://postgres/masque' });
  const [every] = matches(file('Caddyfile'), /health_interval (\d+)s/g);
  const [grace] = matches(file('compose.yaml'), /stop_grace_period: (\d+)s/g);
  expect(drainMs).toBeGreaterThanOrEqual(2000 * Number(every));
  expect(1000 * Number(grace)).toBeGreaterThanOrEqual(drainMs + 15_000);
});
