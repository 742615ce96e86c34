import { init, use } from 'echarts/core';
import { BarChart, CustomChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent } from 'echarts/components';
import { SVGRenderer } from 'echarts/renderers';
import type { Interval } from './interval.ts';

use([BarChart, CustomChart, GridComponent, MarkLineComponent, SVGRenderer]);

/** Light enough that the interval's line is visible on it. */
const ACCENT = '#79b4b7';
const DOUBT = '#222';
/** A little wider than a phone, so that labels stay legible there. */
const WIDTH = 480;
/** Approximate width of a letter in a label. */
const LETTER = 7;
/** Maximum length of a label, in letters. */
const LONGEST = 30;
const percent = (n: number): string => `${Math.round(100 * n)} %`;

/**
 * Shares as bars, each with its interval as a line. `even`: the value that all would have if nothing made a difference.
 */
export function shareChart(rows: readonly (readonly [name: string, Interval])[], even?: number): string {
  const shown = rows.toReversed();
  return svg(60 + 28 * rows.length, {
    grid: {
      left: 16 + LETTER * Math.min(LONGEST, Math.max(...rows.map(([name]) => name.length))),
      right: 32,
      top: 24,
      bottom: 24,
    },
    xAxis: {
      type: 'value',
      min: 0,
      max: Math.max(...rows.map(([, it]) => it.high), even ?? 0),
      splitNumber: 4,
      axisLabel: { formatter: percent, hideOverlap: true },
    },
    yAxis: {
      type: 'category',
      data: shown.map(([name]) => name),
      axisLabel: { color: '#222', width: LETTER * LONGEST, overflow: 'break', interval: 0 },
    },
    series: [
      {
        type: 'bar',
        barMaxWidth: 16,
        itemStyle: { color: ACCENT },
        data: shown.map(([, it]) => it.share),
        ...(even !== undefined && {
          markLine: { symbol: 'none', silent: true, label: { formatter: percent(even) }, data: [{ xAxis: even }] },
        }),
      },
      {
        type: 'custom',
        // Above the bars: half of the interval lies on them.
        z: 10,
        data: shown.map(([, it], i) => [i, it.low, it.high]),
        renderItem: (_: unknown, api: Api) => doubt(api),
      },
    ],
  });
}

/** Histogram of measured values. */
export function spreadChart(values: readonly number[], unit: string): string {
  const max = Math.max(1, ...values);
  const wide = step(max / 12);
  const counts = Array<number>(Math.floor(max / wide) + 1).fill(0);
  for (const it of values) counts[Math.floor(it / wide)]! += 1;
  return svg(220, {
    grid: { left: 48, right: 24, top: 24, bottom: 44 },
    xAxis: {
      type: 'category',
      data: counts.map((_, i) => `${i * wide}`),
      name: unit,
      nameLocation: 'middle',
      nameGap: 26,
    },
    yAxis: { type: 'value' },
    series: [{ type: 'bar', barCategoryGap: '8%', itemStyle: { color: ACCENT }, data: counts }],
  });
}

/** The part of the chart library's API that custom drawing uses. */
interface Api {
  value(dimension: number): number;
  coord(point: readonly number[]): readonly [number, number];
}

function doubt(api: Api): object {
  const place = api.value(0);
  const [left, y] = api.coord([api.value(1), place]);
  const [right] = api.coord([api.value(2), place]);
  const line = (x1: number, y1: number, x2: number, y2: number): object => ({
    type: 'line',
    shape: { x1, y1, x2, y2 },
    style: { stroke: DOUBT, lineWidth: 1.5 },
  });
  return {
    type: 'group',
    children: [line(left, y, right, y), line(left, y - 4, left, y + 4), line(right, y - 4, right, y + 4)],
  };
}

/** The next round number: 1, 2 or 5 followed by zeros. */
function step(min: number): number {
  const power = 10 ** Math.floor(Math.log10(min));
  return [1, 2, 5, 10].map((n) => n * power).find((n) => n >= min)!;
}

function svg(height: number, option: object): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height });
  chart.setOption({ animation: false, textStyle: { fontFamily: 'system-ui, sans-serif' }, ...option });
  const drawn = chart.renderToSVGString();
  chart.dispose();
  return drawn;
}
