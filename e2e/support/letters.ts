/**
 * Finds text that is smaller than `min` pixels. Runs inside the page.
 *
 * @returns its place, size and content; none if all is well
 */
export function smallLetters(min: number): string[] {
  const found = new Set<string>();
  const parentOf = (it: Element): Element | null =>
    it.assignedSlot ??
    it.parentElement ??
    (it.getRootNode() instanceof ShadowRoot ? (it.getRootNode() as ShadowRoot).host : null);
  const isUnseen = (it: Element): boolean => {
    for (let at: Element | null = it; at; at = parentOf(at)) if (at.matches('.vh')) return true;
    return !it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const walk = (root: ParentNode): void => {
    for (const it of root.querySelectorAll('*')) {
      if (it.shadowRoot) walk(it.shadowRoot);
      const says = [...it.childNodes]
        .map((of) => (of.nodeType === Node.TEXT_NODE ? of.textContent : ''))
        .join('')
        .trim();
      const { width, height } = it.getBoundingClientRect();
      if (!says || it.matches('style') || width <= 1 || height <= 1 || isUnseen(it)) continue;
      const size = parseFloat(getComputedStyle(it).fontSize);
      if (size < min - 0.05) found.add(`<${it.localName} class="${it.className}"> ${size} px: ${says.slice(0, 40)}`);
    }
  };
  walk(document.body);
  return [...found];
}
