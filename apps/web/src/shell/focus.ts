/** How long to wait for a screen's heading to be drawn, in milliseconds. */
const PATIENCE = 4000;
const AGAIN = 50;

/** The heading of a screen, however deep in shadow roots. */
function headingIn(root: ParentNode): HTMLElement | null {
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof HTMLElement && element.localName === 'h1') return element;
    const inside = element.shadowRoot && headingIn(element.shadowRoot);
    if (inside) return inside;
  }
  return null;
}

/** Nothing has the focus: the focused element was removed with the last screen. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus to the heading of a new screen, so that keyboard navigation continues there and its name is read
 * aloud. It never takes the focus from another element.
 */
export async function arriveAt(root: ParentNode): Promise<void> {
  for (const until = performance.now() + PATIENCE; isLost() && performance.now() < until;) {
    const heading = headingIn(root);
    if (heading) {
      heading.tabIndex = -1;
      heading.focus();
      // It is there, but may not be drawn yet, because the page around it is drawn a moment later.
      if (!isLost()) return;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}
