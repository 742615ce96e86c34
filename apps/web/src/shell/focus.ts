/** How long a screen may take to be drawn before its heading is looked for no more, in milliseconds. */
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

/** Nothing has the focus: what had it is gone with the last screen. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Takes the focus to the heading of a screen that has just come, so that keys go on from there and its name is read
 * aloud. Never takes it from anything.
 */
export async function arriveAt(root: ParentNode): Promise<void> {
  for (const until = performance.now() + PATIENCE; isLost() && performance.now() < until;) {
    const heading = headingIn(root);
    if (heading) {
      heading.tabIndex = -1;
      heading.focus();
      // It is there, but may not be drawn yet: the page around it comes a moment later.
      if (!isLost()) return;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}
