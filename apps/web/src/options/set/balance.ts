import type { SetInfo } from '@masque/protocol';
import type { Translator } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';

export const balanceStyle = css`
  .balance {
    display: grid;
    gap: 0.25rem;
  }
  .balance .bar {
    display: flex;
    block-size: 0.6rem;
    gap: 2px;
  }
  .balance .bar span {
    background: var(--candle-3);
    min-inline-size: 2px;
    transition: flex-grow var(--d-claim) var(--e-hand);
  }
  .balance .bar span:first-child {
    background: var(--accent);
  }
  .balance dl {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    font-size: var(--t-label);
  }
  .balance dl div:last-child:not(:first-child) {
    text-align: end;
  }
  .balance dt,
  .balance dd {
    display: inline;
  }
  .balance dd {
    font-weight: 700;
  }
  .balance .between {
    display: block;
    font-weight: 400;
  }
`;

/**
 * How the wins are divided between the sides: a bar, and the same in words and figures, with their doubt unless `brief`.
 */
export const drawBalance = (t: Translator, { sides }: SetInfo, brief = false) => {
  if (sides.length === 0) return nothing;
  const percent = new Intl.NumberFormat(t.language, { style: 'percent' });
  const doubts = !brief && sides.some(({ between }) => between);
  const range = ([low, high]: readonly [number, number]): string =>
    t.msg({ key: 'set.between', args: { low: percent.format(low), high: percent.format(high) } });
  return html`<div class="balance">
    <div class="bar" aria-hidden="true">
      ${sides.map((it) => html`<span style=${styleMap({ flex: `${it.share} 0 0` })}></span>`)}
    </div>
    <dl aria-label=${t.msg('set.balance')}>
      ${sides.map(
        (it) =>
          html`<div>
            <dt>${t.msg(it.name)}</dt>
            <dd>
              ${percent.format(it.share)}${
                doubts && it.between ? html` <span class="between">${range(it.between)}</span>` : nothing
              }
            </dd>
          </div>`,
      )}
    </dl>
    ${doubts ? html`<p class="label">${t.msg('set.between.about')}</p>` : nothing}
  </div>`;
};
