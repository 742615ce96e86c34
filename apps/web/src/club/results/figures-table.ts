import type { Translator } from '@masque/ui';
import { html, type TemplateResult } from 'lit';

/** The figures of a chart as a table, for those who cannot see it, and for those who want to know exactly. */
export const drawFigures = (
  t: Translator,
  of: string,
  labels: readonly string[],
  series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[],
): TemplateResult =>
  html`<details class="figures">
    <summary>${t.msg('club.chart.table')}</summary>
    <div class="wide" tabindex="0" role="region" aria-label=${of}>
      <table aria-label=${of}>
        <thead>
          <tr>
            <td></td>
            ${series.map((it) => html`<th scope="col">${it.name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${labels.map(
            (label, i) =>
              html`<tr>
                <th scope="row">${label}</th>
                ${series.map((it) => html`<td>${it.values[i] ?? '–'}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
