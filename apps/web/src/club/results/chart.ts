import { MqElement } from '@masque/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { page } from '../../screens/page.ts';
import { ChartDrawing } from './chart-drawing.ts';
import { chartStyle } from './chart.css.ts';
import { drawFigures } from './figures-table.ts';

/** What is drawn as one line, or as bars of one kind. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** `lead` and `me` stand out. */
  readonly look?: 'lead' | 'me';
}

/** How a chart is drawn: lines over time, bars over time, or horizontal bars, stacked. */
export type ChartKind = 'lines' | 'bars' | 'across';

/** A row of a chart whose bars lie, in rem. */
const ROW = 2.2;
/** The width of a letter of a label, in rem, and how many are shown at least, unless the text is very large. */
const [LETTER, MIN_LETTERS] = [0.53, 16];

/** A label, of which two fifths of the width are shown at most. `letter` is the width of one. */
const short = (text: string, width: number, letter: number): string => {
  const most = width / letter;
  const longest = Math.floor(Math.max(Math.min(MIN_LETTERS, most * 0.55), most * 0.4));
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
};

/**
 * A chart with its figures as a table below it.
 */
@customElement('masque-chart')
export class MasqueChart extends MqElement {
  static override styles = [
    page,
    chartStyle,
    css`
      :host {
        display: block;
      }
    `,
  ];

  @property() heading = '';
  @property() kind: ChartKind = 'lines';
  /** What the figures are of: evenings, games. */
  @property({ attribute: false }) labels: readonly string[] = [];
  /** What stands at the axis, where the labels are too long for it. */
  @property({ attribute: false }) marks?: readonly string[];
  @property({ attribute: false }) series: readonly ChartSeries[] = [];
  readonly #drawing = new ChartDrawing(this, ({ BarChart, Interpolation, LineChart }, place) => {
    const { kind, labels } = this;
    const series = this.series.map(({ name, values, look = '' }, i) => ({
      name,
      data: values,
      className: `ct-series-${'abcdefgh'[i]} ${look}`,
    }));
    // Labels are as large as the reader wants all text.
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize || '16');
    const letter = LETTER * rem;
    const data = {
      labels: (this.marks ?? labels).map((it) => short(it, place.clientWidth, letter)),
      // What lies is drawn from the bottom, and from the last to the first.
      series: kind === 'across' ? series.toReversed() : series,
    };
    const few = { onlyInteger: true, offset: 2.1 * rem, scaleMinSpace: 1.3 * rem };
    // As many labels as there is room for, and always the last.
    const step = Math.ceil(labels.length / 6);
    const thin = {
      offset: 1.5 * rem,
      labelInterpolationFnc: (it: string | number, at: number) => ((labels.length - 1 - at) % step === 0 ? it : null),
    };
    return kind === 'lines'
      ? new LineChart(place, data, {
          axisY: few,
          axisX: thin,
          chartPadding: { right: 40 },
          fullWidth: true,
          lineSmooth: Interpolation.monotoneCubic({ fillHoles: true }),
        })
      : kind === 'bars'
        ? new BarChart(place, data, { axisY: few, axisX: thin, low: 0 })
        : new BarChart(place, data, {
            horizontalBars: true,
            stackBars: true,
            reverseData: true,
            axisX: { onlyInteger: true, offset: 1.5 * rem, scaleMinSpace: 2 * rem },
            axisY: { offset: letter * Math.max(...data.labels.map((it) => it.length + 1), 4), showGrid: false },
          });
  });

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('labels') || changed.has('series') || changed.has('kind')) void this.#drawing.draw();
  }

  override render() {
    const t = this.t;
    const { heading, labels, series, kind } = this;
    const size = kind === 'across' ? `block-size: ${3 + ROW * labels.length}rem` : '';
    return html`<figure aria-labelledby="of">
      <figcaption id="of">${heading}</figcaption>
      ${
        series.length > 1
          ? html`<ul class="key" aria-hidden="true">
              ${series.map(
                ({ name, look = '' }, i) =>
                  html`<li>
                    <svg viewBox="0 0 28 12" preserveAspectRatio="none" class="ct-series-${'abcdefgh'[i]} ${look}">
                      <path d="M0,6H28" class=${kind === 'lines' ? 'ct-line' : 'ct-bar'}></path></svg
                    >${name}
                  </li>`,
              )}
            </ul>`
          : nothing
      }
      <div
        class="chart ${kind}"
        style=${size}
        role="img"
        aria-label=${t.msg({ key: 'club.chart.of', args: { what: heading } })}
      ></div>
      ${drawFigures(t, heading, labels, series)}
    </figure>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-chart': MasqueChart;
  }
}
