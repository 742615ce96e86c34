/** Everything that a selector finds in a tree, through the walls of components. */
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

/** All that a tree shows, with what is inside its elements, as markup. */
export const drawn = (root: ParentNode | null | undefined): string => {
  const own = root && 'innerHTML' in root ? String(root.innerHTML) : '';
  const inside = [...(root?.querySelectorAll('*') ?? [])].map((it) => drawn(it.shadowRoot));
  // Without what the library writes for itself, and without pictures, which come when they are loaded.
  return (own + inside.join('')).replaceAll(/<!--[^>]*-->|<path [^>]*><\/path>/g, '');
};

/** The text of a node, with what is inside its elements. */
export const textOf = (node: Node | null | undefined): string => {
  if (!node) return '';
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  const inside = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
  return [...inside.childNodes].map(textOf).join('');
};
