/**
 * Finds papers in the middle of the big screen that cover a face, somebody's speech or each other, or that extend
 * beyond the table. Runs inside the page.
 *
 * @returns one line for each; none if all is well
 */
export function overlaps(): string[] {
  const all: Element[] = [];
  const gather = (root: ParentNode): void => {
    for (const it of root.querySelectorAll('*')) {
      all.push(it);
      if (it.shadowRoot) gather(it.shadowRoot);
    }
  };
  gather(document.body);
  const boxes = (selector: string) =>
    all
      .filter((it) => it.matches(selector))
      .map((it) => ({ says: (it.textContent || it.localName).trim().slice(0, 40), box: it.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
  const papers = boxes('.papers .met');
  const people = boxes('mq-cameo, .nm, .st, .own, .wick');
  const meet = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
  return papers.flatMap((it, i) => [
    ...[...people, ...papers.slice(i + 1)]
      .filter(({ box }) => meet(it.box, box))
      .map(({ says }) => `"${it.says}" lies over "${says}"`),
    ...(it.box.width < 100 ? [`"${it.says}" is ${Math.round(it.box.width)} px wide`] : []),
  ]);
}
