import type { Arrow } from '@masque/core/table';
import type { Seat } from '@masque/core';
import { html } from 'lit';
import { towards, type Point } from './arrow.ts';
import type { Oval } from './geometry.ts';
import type { DrawnArrow } from './mq-arrows.ts';
import type { Translator } from '../i18n/translator.ts';

/** How many point at a seat, if there is more than one arrow, and whether no seat has more. */
export const fingersOn = (arrows: readonly Arrow[] = [], seat: Seat) => {
  const on = arrows.filter((a) => a.to === seat);
  return { fingers: arrows.length > 1 ? on.length : 0, struck: on.some((a) => a.strong) };
};

/** The room in which arrows are drawn. */
interface ArrowSpace {
  readonly oval: Oval;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly rem: number;
  readonly big: boolean;
}

/** Arrows from face to face, bent towards the middle so that they do not cross the faces between. */
export const arrowsIn = (arrows: readonly Arrow[], order: readonly Seat[], room: ArrowSpace): readonly DrawnArrow[] => {
  const { oval, width, height, rem, big } = room;
  const centre = { x: width / 2, y: height * oval.cy };
  const at = (seat: Seat): Point => {
    const angle = (order.indexOf(seat) / order.length) * 2 * Math.PI;
    return { x: centre.x - Math.sin(angle) * oval.rx * width, y: centre.y + Math.cos(angle) * oval.ry * height };
  };
  const away = (big ? (order.length > 12 ? 1.9 : 2.3) : order.length > 8 ? 1.9 : 2.2) * rem;
  return arrows.map(({ from, to, strong = false }) => {
    const [a, b] = [at(from), at(to)];
    const bend = {
      x: (a.x + b.x) / 2 + (centre.x - (a.x + b.x) / 2) * 0.2,
      y: (a.y + b.y) / 2 + (centre.y - (a.y + b.y) / 2) * 0.2,
    };
    return {
      start: towards(a, bend, away),
      // Each ends on its own side of the face, so that they can be counted.
      tip: towards(b, a, away),
      bend,
      size: (strong ? 0.62 : 0.46) * rem * (big ? 1.5 : 1),
      strong,
      name: `${from} ${to}`,
    };
  });
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
