import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fakeClock } from './clock/fake-clock.ts';
import { Metrics } from './metrics.ts';
import { ask, dealt, house } from './test/house.ts';

const dashboard = new URL('../../../deploy/grafana.json', import.meta.url);

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

test('a turn of the event loop that takes long is measured', async () => {
  const metrics = new Metrics();
  const stop = metrics.watchLoop();
  await new Promise((done) => setTimeout(done, 100));
  const end = performance.now() + 150;
  while (performance.now() < end);
  await new Promise((done) => setTimeout(done, 100));
  const most = async (): Promise<number> =>
    Number(/masque_event_loop_delay_seconds\{percent="100"\} (\S+)/.exec(await metrics.registry.metrics())![1]);
  expect(await most()).toBeGreaterThan(0.1);
  // Measured again for whoever reads it next.
  expect(await most()).toBeLessThan(0.1);
  stop();
});

test('deadlines are counted by how late they were', async () => {
  const clock = fakeClock();
  const { url } = await house({ clock });
  const { players } = await dealt(url, 2, { ms: 5000 });
  await clock.pass(5000);
  await players[0]!.until(() => players[0]!.log.some(({ kind }) => kind === 'shows'));
  await expect
    .poll(async () => (await ask(url, '/metrics')).text())
    .toContain('masque_deadline_late_seconds_bucket{le="0.01"} 1\n');
});

test('the dashboard uses existing metrics, and all of them', async () => {
  const metrics = new Metrics();
  metrics.watch({ sockets: () => 1, clubs: () => 1, tables: () => 1, store: () => ({ commits: 1, writes: 1 }) });
  const stop = metrics.watchLoop();
  const told = new Set(
    (await metrics.registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name],
    ),
  );
  stop();
  const { panels } = JSON.parse(readFileSync(dashboard, 'utf8')) as Dashboard;
  const asked = new Set(
    panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/masque_\w+/g) ?? [])),
  );
  expect([...asked].sort()).toEqual([...told].sort());
});
