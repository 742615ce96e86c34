/** The element that has the focus, however deep in shadow roots. */
const focused = (): Element | null => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};

/** A page that has just come shows where the focus is, though nobody has pressed a key: phones would differ by it. */
let pressed = false;
globalThis.addEventListener?.('keydown', () => (pressed = true), { capture: true });

/** Whether somebody moves by keys, and so has to be taken to the next step. */
export const byKeys = (): boolean => pressed && (focused()?.matches(':focus-visible') ?? false);

/** Whoever moves by keys reaches what has to scroll, and does not stop at what has not. */
export function letKeysScroll(parts: Iterable<HTMLElement>): void {
  for (const part of parts)
    if (part.scrollHeight > part.clientHeight + 1) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
}
