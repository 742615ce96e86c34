import type { CDPSession, Page } from '@playwright/test';
import { SOON } from './hand.ts';

/** A node of the accessibility tree, as the browser provides it to a screen reader. */
interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/** Something that is read out: its role, name and state. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly pressed: boolean;
  /** Its ancestors, outermost first: `region What you may do`. */
  readonly within: readonly string[];
  readonly id: number;
}

/** Roles that can be pressed, chosen or filled in. */
const CONTROLS = new Set([
  'button',
  'link',
  'combobox',
  'textbox',
  'checkbox',
  'switch',
  'radio',
  'spinbutton',
  'slider',
]);

const propertyOf = ({ properties = [] }: Node, name: string): unknown =>
  properties.find((it) => it.name === name)?.value.value;

/**
 * A player who does not see the screen. It only uses the browser's accessibility tree, which a screen reader would read
 * out, and the announcements of live regions. To press something, it focuses it and presses Enter.
 */
export class Reader {
  readonly page: Page;
  readonly #cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.#cdp = cdp;
  }

  /** Call it before opening the page. */
  static async of(page: Page): Promise<Reader> {
    await page.addInitScript(listen);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    return new Reader(page, cdp);
  }

  /**
   * Everything announced without being asked for, oldest first: changes inside live regions, and headings that received
   * the focus.
   */
  said(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as { said: string[] }).said);
  }

  /** Everything readable, in reading order. */
  async read(): Promise<Heard[]> {
    const { nodes } = (await this.#cdp.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
    const byId = new Map(nodes.map((it) => [it.nodeId, it]));
    const heard: Heard[] = [];
    const visit = (node: Node, within: readonly string[]): void => {
      const role = node.role?.value ?? '';
      const name = (node.name?.value ?? '').replace(/\s+/g, ' ').trim();
      if (!node.ignored && node.backendDOMNodeId !== undefined && role !== 'InlineTextBox')
        heard.push({
          role,
          name,
          disabled: propertyOf(node, 'disabled') === true,
          pressed: String(propertyOf(node, 'pressed')) === 'true',
          within,
          id: node.backendDOMNodeId,
        });
      const inside = !node.ignored && name !== '' && role !== 'StaticText' ? [...within, `${role} ${name}`] : within;
      for (const it of node.childIds ?? []) if (byId.has(it)) visit(byId.get(it)!, inside);
    };
    if (nodes[0]) visit(nodes[0], []);
    return heard;
  }

  /** Controls without a name: a screen reader would only say "button". */
  static nameless(heard: readonly Heard[]): Heard[] {
    return heard.filter((it) => CONTROLS.has(it.role) && it.name === '');
  }

  /** Waits until something can be read and used. */
  async find(role: string, name: RegExp, patience = SOON * 4): Promise<Heard> {
    const until = Date.now() + patience;
    for (;;) {
      const heard = (await this.read()).filter((it) => it.role === role);
      const it = heard.find((one) => name.test(one.name) && !one.disabled);
      if (it) return it;
      if (Date.now() > until)
        throw new Error(`no ${role} ${String(name)} is read out, but: ${heard.map((one) => one.name).join(', ')}`);
      await this.page.waitForTimeout(50);
    }
  }

  /** Focuses something and presses Enter; a field is only focused. `false` if it has disappeared in the meantime. */
  async press({ id, role }: Heard): Promise<boolean> {
    try {
      await this.#cdp.send('DOM.focus', { backendNodeId: id });
    } catch {
      return false;
    }
    if (role !== 'textbox') await this.page.keyboard.press('Enter');
    return true;
  }

  /** Finds something and presses it. */
  async use(role: string, name: RegExp): Promise<void> {
    for (let tries = 0; tries < 5; tries++) if (await this.press(await this.find(role, name))) return;
    throw new Error(`${role} ${String(name)} cannot be reached`);
  }
}

/**
 * Runs in the page: records what a screen reader would announce. The initial text of a new region does not count,
 * because many screen readers ignore it.
 */
function listen(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const say = (text: string): void => {
    const clean = text.replace(/\s+/g, ' ').trim();
    if (clean && clean !== said.at(-1)) said.push(clean);
  };
  const textOf = (node: globalThis.Node): string => {
    if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
    if (node.nodeType === globalThis.Node.TEXT_NODE) return node.textContent ?? '';
    const inner = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
    return [...inner.childNodes].map(textOf).join(' ');
  };
  /** The live region around a node, across shadow roots. */
  const regionOf = (node: globalThis.Node | null): Element | null => {
    for (let it = node; it; it = it instanceof ShadowRoot ? it.host : it.parentNode)
      if (it instanceof Element && it.matches('[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]'))
        return it;
    return null;
  };
  const observe = (root: globalThis.Node): void =>
    new MutationObserver((records) => {
      for (const region of new Set(records.map((it) => regionOf(it.target)))) if (region) say(textOf(region));
    }).observe(root, { subtree: true, childList: true, characterData: true });
  observe(document);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    const root = attach.call(this, options);
    observe(root);
    return root;
  };
  document.addEventListener('focusin', (event) => {
    const at = event.composedPath()[0];
    if (at instanceof HTMLHeadingElement) say(textOf(at));
  });
}
