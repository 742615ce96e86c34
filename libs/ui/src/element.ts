import type { Theme } from '@masque/core/table';
import { ContextConsumer, ContextProvider } from '@lit/context';
import { LitElement, type CSSResultGroup, type CSSResultOrNative, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { themeContext, translatorContext } from './i18n/context.ts';
import { Translator } from './i18n/translator.ts';
import { base } from './styles/base.ts';

const language = () => (globalThis.document?.documentElement.lang.startsWith('fr') ? 'fr' : 'en');

/**
 * The base of all elements: the reset, the language, and the game’s theme, which are set on the element or provided
 * around it. An element's own look is in its `static styles`; custom properties and parts are what others may set.
 *
 * @example
 * @customElement('coup-treasury')
 * class CoupTreasury extends MqElement {
 *   static override styles = css`
 *     b {
 *       color: var(--accent);
 *     }
 *   `;
 *   override render() {
 *     return html`<b>${this.t.msg('treasury')}</b>`;
 *   }
 * }
 */
export abstract class MqElement extends LitElement {
  /** The translator for this element and everything it draws; by default, the one provided around it. */
  @property({ attribute: false }) translator?: Translator;
  /** The game’s theme, if it is not provided around this element. */
  @property({ attribute: false }) theme?: Theme;

  @state() private around?: Translator;
  @state() private themeAround?: Theme;
  #fallback?: Translator;
  #speaker?: ContextProvider<typeof translatorContext, this>;
  #dresser?: ContextProvider<typeof themeContext, this>;

  protected static override finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[] {
    return [base, ...super.finalizeStyles(styles)];
  }

  constructor() {
    super();
    new ContextConsumer(this, { context: translatorContext, subscribe: true, callback: (t) => (this.around = t) });
    new ContextConsumer(this, {
      context: themeContext,
      subscribe: true,
      callback: (theme) => (this.themeAround = theme),
    });
  }

  protected get t(): Translator {
    return this.translator ?? this.around ?? (this.#fallback ??= new Translator(language()));
  }

  /** The theme of the game that this element belongs to. */
  protected get currentTheme(): Theme | undefined {
    return this.theme ?? this.themeAround;
  }

  /** The icon on the backs of cards. */
  protected get gameIcon(): string {
    return this.currentTheme?.icon ?? 'masque';
  }

  /** The translator for everything that this element draws, if it differs from the one around it. */
  protected get voice(): Translator | undefined {
    return this.translator;
  }

  /** For an element with slots: slotted elements request the translator before this element is first drawn. */
  protected provide(): void {
    this.#speaker = new ContextProvider(this, { context: translatorContext });
    this.#dresser = new ContextProvider(this, { context: themeContext });
  }

  protected override update(changed: PropertyValues): void {
    const { voice, theme } = this;
    if (voice && voice !== this.#speaker?.value)
      (this.#speaker ??= new ContextProvider(this, { context: translatorContext })).setValue(voice);
    if (theme && theme !== this.#dresser?.value)
      (this.#dresser ??= new ContextProvider(this, { context: themeContext })).setValue(theme);
    super.update(changed);
  }

  /** An element counts as drawn once the elements inside it are drawn. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const settled = await super.getUpdateComplete();
    const inside = [...(this.renderRoot?.querySelectorAll('*') ?? [])].filter((it) => it instanceof MqElement);
    await Promise.all(inside.map((it) => it.updateComplete));
    return settled;
  }

  protected send<T>(type: string, detail: T): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
