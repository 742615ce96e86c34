/** What to look for on a screen. */
export interface Crowding {
  /**
   * Offers, clock, private area and selectable people must be visible without scrolling. Without it, as with very large
   * text, it is enough that they can be scrolled to.
   */
  readonly atOnce: boolean;
}

/**
 * Finds elements that are cut off, covered, too small to hit, or off the screen. Runs inside the page.
 *
 * @returns one line for each; none if all is well
 */
export function crowding({ atOnce }: Crowding): string[] {
  const TOUCH = 44;
  const found: string[] = [];

  const parentOf = (it: Element): Element | null =>
    it.assignedSlot ??
    it.parentElement ??
    (it.getRootNode() instanceof ShadowRoot ? (it.getRootNode() as ShadowRoot).host : null);
  const isWithin = (it: Element | null, of: Element): boolean => {
    for (let at = it; at; at = parentOf(at)) if (at === of) return true;
    return false;
  };
  const within = (it: Element, selector: string): boolean => {
    for (let at: Element | null = it; at; at = parentOf(at)) if (at.matches(selector)) return true;
    return false;
  };
  /** Is it in a row that can be scrolled? */
  const scrolls = (it: Element): boolean => {
    for (let at = parentOf(it); at && at !== document.body; at = parentOf(at))
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + 1) return true;
    return false;
  };
  /** Is it a line that had no room on the big screen, and has wrapped out of sight? */
  const isLeftOut = (it: Element): boolean => {
    for (let at: Element | null = it; at; at = parentOf(at))
      if (at.matches('.recent, .foot')) return it.getBoundingClientRect().left >= at.getBoundingClientRect().right - 1;
    return false;
  };
  const all: Element[] = [];
  const gather = (root: ParentNode): void => {
    for (const it of root.querySelectorAll('*')) {
      all.push(it);
      if (it.shadowRoot) gather(it.shadowRoot);
    }
  };
  gather(document.body);

  /** Headings, too, are only for screen readers where there is no room for them. */
  const isOnlyHeard = (it: Element): boolean => {
    for (let at: Element | null = it; at; at = parentOf(at))
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    return false;
  };
  const isSeen = (it: Element): boolean => {
    if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = it.getBoundingClientRect();
    return width > 1 && height > 1 && !within(it, '.vh, [hidden], dialog:not([open])') && !isOnlyHeard(it);
  };
  // Behind an open sheet, nothing can be pressed, and nothing has to be.
  const sheet = all.findLast((it) => it instanceof HTMLDialogElement && it.open);
  const onTop = (it: Element): boolean => !sheet || isWithin(it, sheet);
  const peeks = all.some((it) => it.matches('.traybox.open'));

  const textOf = (it: Element): string => {
    const read = (node: Node): string =>
      node.nodeType === Node.TEXT_NODE
        ? (node.textContent ?? '')
        : [...((node as Element).shadowRoot ?? node).childNodes].map(read).join(' ');
    return read(it).replace(/\s+/g, ' ').trim().slice(0, 40);
  };
  const called = (it: Element): string => `<${it.localName}> "${it.getAttribute('aria-label') ?? textOf(it)}"`;

  const hitAt = (x: number, y: number): Element | null => {
    let at = document.elementFromPoint(x, y);
    while (at?.shadowRoot) {
      const inner: Element | null = at.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === at) break;
      at = inner;
    }
    return at;
  };
  /** What covers the element at these points; `null` if a press there hits it. */
  const covers = (it: Element, points: readonly (readonly [number, number])[]): string | null => {
    const { left, top, width, height } = it.getBoundingClientRect();
    for (const [x, y] of points) {
      const hit = hitAt(left + x * width, top + y * height);
      if (hit === null) return 'nothing';
      if (!isWithin(hit, it)) return called(hit);
    }
    return null;
  };
  /** Is it opaque? */
  const hides = (it: Element): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(it);
    const filled = !/^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(backgroundColor) || backgroundImage !== 'none';
    return filled || [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  };
  const scrolled = all.map((it) => [it, it.scrollTop, it.scrollLeft] as const);
  const MIDDLE = [[0.5, 0.5]] as const;
  const ALL_OVER = [[0.5, 0.5], [0.5, 0.08], [0.5, 0.92], [0.1, 0.5], [0.9, 0.5]] as const; // prettier-ignore

  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) {
    const right = (it: Element): number => it.getBoundingClientRect().right;
    const widest = all
      .filter((it) => isSeen(it) && it.childElementCount === 0 && !scrolls(it))
      .sort((a, b) => right(b) - right(a));
    found.push(`the page is ${wide} px too wide: ${widest.slice(0, 2).map(called).join(', ')}`);
  }
  for (const it of all)
    if (it.matches('mq-table, mq-stage, mq-page') && it.scrollWidth - it.clientWidth > 1)
      found.push(`${it.localName} is ${it.scrollWidth - it.clientWidth} px too wide`);

  for (const it of sheet?.querySelectorAll('.header, .body') ?? [])
    if (it.scrollWidth - it.clientWidth > 1)
      found.push(`the ${it.className} of the sheet is ${it.scrollWidth - it.clientWidth} px too wide`);
  // Nothing scans half a code.
  const room = sheet?.querySelector('.body')?.clientHeight ?? Infinity;
  for (const it of all)
    if (it.matches('masque-qr-paper, mq-qr') && onTop(it) && it.clientHeight > room)
      found.push(`${called(it)} is higher than its sheet`);

  // The parts of a table scroll, the table does not: half of it could be scrolled off the screen.
  for (const it of atOnce ? all : [])
    if (it.matches('mq-table') && it.scrollHeight - it.clientHeight > 1)
      found.push(`${it.localName} is ${it.scrollHeight - it.clientHeight} px too high`);

  const isOffer = (it: Element): boolean => within(it, 'mq-offers') && it.matches('button');
  /**
   * A person the player is asked to choose. Tapping somebody at other times is a shortcut, so people may be out of view
   * then.
   */
  const isPerson = (it: Element): boolean =>
    it.matches('button[aria-pressed]') && within(it, 'mq-ring:is([choosing], [night], [aside])');
  /** Must it be usable without looking for it? A list of values to choose from may need scrolling. */
  const must = (it: Element): boolean =>
    !peeks &&
    !within(it, 'fieldset, mq-stage') &&
    (isOffer(it) ||
      isPerson(it) ||
      it.matches('.taper, button.tray') ||
      (it.matches('button') && within(it, '.notice')));

  for (const it of all) {
    const pressable = it.matches('button, a[href], input, select, textarea, summary, [role=button]');
    if (!(pressable || it.matches('.taper')) || !isSeen(it) || !onTop(it)) continue;
    if (peeks && !within(it, 'mq-private-area')) continue;
    // An input that a label or another element draws is pressed there.
    if (it.matches('input') && getComputedStyle(it).opacity === '0') continue;
    if (getComputedStyle(it).pointerEvents === 'none') continue;
    const box = it.getBoundingClientRect();
    if (pressable) {
      // A button that stands in a line is `inline-block`.
      const inText = it.matches('a, .named') && /^inline(-block)?$/.test(getComputedStyle(it).display);
      const small = [box.width, box.height].some((side) => side < TOUCH - 0.5);
      if (small && !inText && !within(it, 'wa-select, wa-number-input, wa-switch'))
        found.push(`${called(it)} is ${Math.round(box.width)} x ${Math.round(box.height)} px`);
    }
    if (must(it) && atOnce) {
      const out = box.top < -0.5 || box.bottom > innerHeight + 0.5 || box.left < -0.5 || box.right > innerWidth + 0.5;
      const by = out ? null : covers(it, ALL_OVER);
      if (out) found.push(`${called(it)} is off the screen`);
      else if (by) found.push(`${called(it)} is covered by ${by}`);
      continue;
    }
    it.scrollIntoView({ block: 'center', inline: 'center' });
    const by = covers(it, MIDDLE);
    if (by) found.push(`${called(it)} cannot be reached: ${by} is there`);
  }
  scrollTo(0, 0);
  for (const it of all) {
    if (it.scrollTop > 0 && it.matches('.board, .middle, mq-table, .seatgrid')) it.scrollTop = 0;
    // Light around the people at the right is wider than the screen.
    if (it.scrollLeft > 0 && it.matches('.board')) it.scrollLeft = 0;
  }

  for (const it of all) {
    const own = [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!own || !isSeen(it) || !onTop(it) || (peeks && !within(it, 'mq-private-area')) || isLeftOut(it)) continue;
    const style = getComputedStyle(it);
    const clips = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
    const says = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    if (clips && !says && (it.scrollWidth - it.clientWidth > 1 || it.scrollHeight - it.clientHeight > 3))
      found.push(`${called(it)} is cut`);
    const box = it.getBoundingClientRect();
    for (let at = parentOf(it); at && !/auto|scroll/.test(getComputedStyle(at).overflowY); at = parentOf(at)) {
      const { overflowY, webkitLineClamp } = getComputedStyle(at);
      if (overflowY !== 'hidden' || webkitLineClamp !== 'none') continue;
      if (box.bottom > at.getBoundingClientRect().bottom + 3) found.push(`${called(it)} is cut by ${called(at)}`);
    }
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (wide <= 0 && !scrolls(it) && (box.left < -1 || box.right > innerWidth + 1))
      found.push(`${called(it)} runs off the side`);
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight || style.pointerEvents === 'none') continue;
    const hit = hitAt(x, y);
    // Scrolled out of view within its own container, or part of what is pressed.
    if (!hit || !hides(hit) || isWithin(hit, it) || isWithin(it, hit) || hit.getRootNode() === it.getRootNode())
      continue;
    if (within(it, 'mq-offers') || !within(it, 'main') || within(hit, '.forward')) continue;
    const clipped = (() => {
      for (let at = parentOf(it); at; at = parentOf(at)) {
        const { overflowY } = getComputedStyle(at);
        const { top, bottom } = at.getBoundingClientRect();
        // Something cut off by half a pixel is cut off.
        if (overflowY !== 'visible' && (y < top + 1 || y > bottom - 1)) return true;
      }
      return false;
    })();
    if (!clipped) found.push(`${called(it)} lies under ${called(hit)}`);
  }
  // In a sheet, no word lies on another one, which a label and what it labels might when text is very large.
  const sticks = (it: Element): boolean => {
    for (let at: Element | null = it; at; at = parentOf(at))
      if (getComputedStyle(at).position === 'sticky') return true;
    return false;
  };
  const lines = sheet
    ? all.filter((it) => it.matches('h3, h4, label, span, button, p') && isSeen(it) && onTop(it) && !sticks(it))
    : [];
  const wordsOf = lines.flatMap((it) =>
    [...it.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((box) => ({ it, box }));
    }),
  );
  for (const [i, one] of wordsOf.entries())
    for (const { it, box } of wordsOf.slice(i + 1)) {
      const [across, down] = [
        Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left),
        Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top),
      ];
      if (it !== one.it && across > 3 && down > 6) found.push(`${called(one.it)} and ${called(it)} overlap`);
    }
  // Around a table, no name may cover another player's face or name, and nothing in front of them another face. Masks are oval: their corners are free.
  const seats = sheet || peeks ? [] : all.filter((it) => it.matches('mq-seat') && isSeen(it));
  const boxIn = (seat: Element, part: string, free: number): DOMRect | null => {
    const it = seat.shadowRoot?.querySelector(part);
    if (!it || !isSeen(it)) return null;
    const { left, top, width, height } = it.getBoundingClientRect();
    return new DOMRect(left + width * free, top + height * free, width * (1 - 2 * free), height * (1 - 2 * free));
  };
  const meet = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  for (const it of seats) {
    const name = boxIn(it, '.nm', 0);
    if (!name) continue;
    if (name.top < -1) found.push(`${textOf(it)} is cut at the top`);
    for (const other of seats) {
      if (other === it) continue;
      const face = boxIn(other, 'mq-cameo', 0.15);
      if (face && meet(name, face)) found.push(`the name ${textOf(it)} lies on the face of ${textOf(other)}`);
      const owns = boxIn(it, '.own', 0);
      if (owns && face && meet(owns, face)) found.push(`what ${textOf(it)} has lies on the face of ${textOf(other)}`);
      const next = boxIn(other, '.nm', 0);
      if (next && meet(name, next)) found.push(`the name ${textOf(it)} lies on the name ${textOf(other)}`);
    }
  }
  // What lies in the middle of a phone's small ring and what lies in front of people keep off each other.
  const around = seats.filter((it) => it.getAttribute('layout') === 'ring');
  const middle =
    around.length > 0 && around.length <= 8
      ? all.filter((it) => it.matches('.zone > *') && within(it, '.mid') && isSeen(it))
      : [];
  for (const it of middle)
    for (const seat of around)
      for (const part of around.length <= 4 ? ['.nm', '.own', '.st', 'mq-cameo'] : ['.nm', 'mq-cameo']) {
        const box = boxIn(seat, part, part === 'mq-cameo' ? 0.15 : 0);
        if (box && meet(box, it.getBoundingClientRect()))
          found.push(`${called(it)} in the middle lies on the ${part} of ${textOf(seat)}`);
      }
  for (const [it, top, left] of scrolled) {
    if (it.scrollTop !== top) it.scrollTop = top;
    if (it.scrollLeft !== left) it.scrollLeft = left;
  }
  return [...new Set(found)];
}
