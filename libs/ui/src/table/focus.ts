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
