import type { Arrow } from '@masque/core/table';
import type { Seat } from '@masque/core';
import { html, svg } from 'lit';
import { drawArrow, towards, type Point } from './arrow.ts';
import type { Oval } from './geometry.ts';
import type { Translator } from '../i18n/translator.ts';

/** How many point at a seat, if there is more than one arrow, and whether no seat has more. */
export const fingersOn = (arrows: readonly Arrow[] = [], seat: Seat) => {
  const on = arrows.filter((a) => a.to === seat);
  return { fingers: arrows.length > 1 ? on.length : 0, struck: on.some((a) => a.strong) };
};

/** Lines from face to face, bent towards the middle so that they do not cross the faces between. */
export const drawArrows = (
  arrows: readonly Arrow[],
  order: readonly Seat[],
  { rx, ry, cy }: Oval,
  width: number,
  height: number,
  rem: number,
  big = false,
) => {
  const centre = { x: width / 2, y: height * cy };
  const at = (seat: Seat): Point => {
    const angle = (order.indexOf(seat) / order.length) * 2 * Math.PI;
    return { x: centre.x - Math.sin(angle) * rx * width, y: centre.y + Math.cos(angle) * ry * height };
  };
  const away = (big ? (order.length > 12 ? 1.9 : 2.3) : order.length > 8 ? 1.9 : 2.2) * rem;
  const one = ({ from, to, strong }: Arrow) => {
    const [a, b] = [at(from), at(to)];
    const bend = {
      x: (a.x + b.x) / 2 + (centre.x - (a.x + b.x) / 2) * 0.2,
      y: (a.y + b.y) / 2 + (centre.y - (a.y + b.y) / 2) * 0.2,
    };
    const start = towards(a, bend, away);
    // Each ends on its own side of the face, so that they can be counted.
    const tip = towards(b, a, away);
    const size = (strong ? 0.62 : 0.46) * rem * (big ? 1.5 : 1);
    return svg`<g class=${strong ? 'hit' : ''} data-arrow=${`${from} ${to}`}>${drawArrow(start, tip, size, bend)}</g>`;
  };
  return html`<svg class="arrows" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${[...arrows].sort((a, b) => Number(a.strong ?? false) - Number(b.strong ?? false)).map(one)}
  </svg>`;
};

/** The arrows in words. */
export const arrowList = (t: Translator, arrows: readonly Arrow[]) =>
  html`<ul class="vh" aria-label=${t.msg('ui.arrows')}>
    ${arrows.map(({ from, to, label }) => {
      const args = { from: { seat: from }, to: { seat: to } };
      return html`<li>
        ${t.msg(label ? { key: 'ui.arrow.label', args: { ...args, label: { msg: label } } } : { key: 'ui.arrow', args })}
      </li>`;
    })}
  </ul>`;
