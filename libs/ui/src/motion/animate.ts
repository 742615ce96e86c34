import { easings, times } from './times.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Starts a motion whose ends have been measured. On a table everything is measured before anything starts, because the
 * browser would have to lay out again after each start.
 */
export type StartMotion = () => void;

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays an animation once; with reduced motion, only a fade. */
export const once = (
  element: Element | null | undefined,
  frames: Keyframe[],
  { duration, delay = 0, easing = easings.hand, pseudoElement }: KeyframeAnimationOptions & { duration: number },
): Animation | undefined => {
  if (!element || typeof element.animate !== 'function') return undefined;
  if (!calm()) return element.animate(frames, { duration, delay, easing, pseudoElement, fill: 'backwards' });
  return element.animate([{ opacity: 0 }, {}], { duration: Math.min(duration, times.fade), pseudoElement });
};

const centre = (element: Element): Point => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** From the position of `from` to its own. */
export const slide = (element: Element, from: Element | undefined, delay: number): StartMotion => {
  const a = from && !calm() ? centre(from) : undefined;
  const b = a && centre(element);
  const transform = a && b ? `translate(${a.x - b.x}px, ${a.y - b.y}px)` : 'none';
  return () =>
    once(element, [{ transform, opacity: 0 }, { opacity: 1, offset: 0.4 }, { transform: 'none' }], {
      duration: times.deal,
      delay,
    });
};

/** Narrows, changes its face, widens. The old look narrows in its place. */
export const turnOver = (element: HTMLElement, old: HTMLElement | undefined, delay: number): StartMotion => {
  const half = times.turn / 2;
  const flat = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0.02)' }];
  const twice = old && !calm() && typeof element.animate === 'function';
  const at = twice && { left: `${element.offsetLeft}px`, top: `${element.offsetTop}px` };
  return () => {
    once(element, [{ transform: 'scaleX(0.02)' }, { transform: 'scaleX(1)' }], {
      duration: half,
      delay: delay + half,
      easing: 'cubic-bezier(0, 0.6, 0.25, 1)',
    });
    if (!at) return;
    old.toggleAttribute('leaving', true);
    old.setAttribute('aria-hidden', 'true');
    Object.assign(old.style, at);
    element.parentElement?.append(old);
    const leaving = old.animate(flat, { duration: half, delay, easing: 'cubic-bezier(0.6, 0.05, 1, 1)', fill: 'both' });
    leaving.onfinish = leaving.oncancel = () => old.remove();
  };
};

/** Drops a little and bounces once. */
export const strike = (element: Element): void => {
  once(element, [{ transform: 'translateY(-0.3rem)' }, { transform: 'none' }], {
    duration: times.turn,
    easing: easings.turn,
  });
  if (calm()) return;
  once(element, [{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }], {
    duration: times.turn,
    easing: easings.turn,
    pseudoElement: '::after',
  });
};

/** The words settle. */
export const settle = (element: Element | null | undefined): void => {
  once(
    element,
    [
      { opacity: 0, transform: 'translateY(0.35rem)' },
      { opacity: 1, transform: 'none' },
    ],
    {
      duration: times.claim,
    },
  );
};

/** The light moves from its old position. */
export const moveLight = (wick: Element, from: DOMRect | undefined): StartMotion => {
  const to = from && !calm() ? wick.getBoundingClientRect() : undefined;
  const transform = from && to ? `translate(${from.x - to.x}px, ${from.y - to.y}px)` : 'none';
  return () => {
    once(
      wick,
      [
        { transform, opacity: from ? 1 : 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: times.claim },
    );
    once(wick.parentElement, [{ opacity: 0 }, { opacity: 1 }], { duration: times.claim, pseudoElement: '::before' });
  };
};

/** Draws an arrow from its foot to its head. */
export const drawLine = (arrow: Element | null | undefined): void => {
  once(
    arrow?.querySelector('.line'),
    [
      { strokeDasharray: '1', strokeDashoffset: '1' },
      { strokeDasharray: '1', strokeDashoffset: '0' },
    ],
    { duration: times.vote },
  );
  once(arrow?.querySelector('.head'), [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], {
    duration: times.vote,
  });
};
