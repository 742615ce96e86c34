/** Everything in a tree that matches a selector, including inside shadow roots. */
export const findAll = <E extends HTMLElement = HTMLElement>(
  root: ParentNode | null | undefined,
  selector: string,
): readonly E[] => [
  ...(root?.querySelectorAll<E>(selector) ?? []),
  ...[...(root?.querySelectorAll('*') ?? [])].flatMap((it) => findAll<E>(it.shadowRoot, selector)),
];

/** The first of them. */
export const find = <E extends HTMLElement = HTMLElement>(root: ParentNode | null | undefined, selector: string) =>
  findAll<E>(root, selector)[0];

/** Everything that a tree shows, including inside shadow roots, as markup. */
export const drawn = (root: ParentNode | null | undefined): string => {
  const own = root && 'innerHTML' in root ? String(root.innerHTML) : '';
  const inside = [...(root?.querySelectorAll('*') ?? [])].map((it) => drawn(it.shadowRoot));
  // Without Lit's own markers, and without icons, which load later.
  return (own + inside.join('')).replaceAll(/<!--[^>]*-->|<path [^>]*><\/path>/g, '');
};

/** The text of a node, including inside shadow roots. */
export const textOf = (node: Node | null | undefined): string => {
  if (!node) return '';
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  const inside = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
  return [...inside.childNodes].map(textOf).join('');
};
