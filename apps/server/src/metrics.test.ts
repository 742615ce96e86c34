import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

const dashboard = new URL('../../../deploy/grafana.json', import.meta.url);

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

test('the dashboard uses existing metrics, and all of them', async () => {
  const metrics = new Metrics();
  metrics.watch({ sockets: () => 1, clubs: () => 1, tables: () => 1, store: () => ({ commits: 1, writes: 1 }) });
  const told = new Set(
    (await metrics.registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name],
    ),
  );
  const { panels } = JSON.parse(readFileSync(dashboard, 'utf8')) as Dashboard;
  const asked = new Set(
    panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/masque_\w+/g) ?? [])),
  );
  expect([...asked].sort()).toEqual([...told].sort());
});
