import type { Locator, Page } from '@playwright/test';

/** A page's whole document, including shadow trees. */
export const wholeDocument = (page: Page, within = 'body'): Promise<string> =>
  page.evaluate((selector) => {
    const find = (root: Document | ShadowRoot): Element | null => {
      const here = root.querySelector(selector);
      if (here) return here;
      for (const element of root.querySelectorAll('*')) {
        const inside = element.shadowRoot && find(element.shadowRoot);
        if (inside) return inside;
      }
      return null;
    };
    const write = (node: Node): string => {
      if (node instanceof Element) {
        if (node.localName === 'style') return '';
        const attributes = [...node.attributes].map((it) => ` ${it.name}="${it.value}"`).join('');
        const children = [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes].map(write).join('');
        return `<${node.localName}${attributes}>${children}</${node.localName}>`;
      }
      return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
    };
    const root = find(document);
    return root ? write(root) : '';
  }, within);

/** All text in an element, including shadow trees, on one line. */
export const textIn = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => {
    const read = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
      const inside = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
      return [...inside.childNodes].map(read).join(' ');
    };
    return read(element).replace(/\s+/g, ' ').trim();
  });
