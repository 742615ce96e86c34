/** The element that has the focus, however deep in shadow roots. */
const focused = (): Element | null => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};

/** Whether somebody moves by keys, and so has to be taken to the next step. */
export const byKeys = (): boolean => focused()?.matches(':focus-visible') ?? false;
