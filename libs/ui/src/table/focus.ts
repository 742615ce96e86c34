/** The element that has the focus, however deep in shadow roots. */
const focused = (): Element | null => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};

/** Browsers show the focus on a page that has just loaded, even if no key was pressed. Phones would differ by that. */
let pressed = false;
globalThis.addEventListener?.('keydown', () => (pressed = true), { capture: true });

/** Whether the user navigates by keyboard, so that the focus has to be moved to the next step. */
export const byKeys = (): boolean => pressed && (focused()?.matches(':focus-visible') ?? false);
