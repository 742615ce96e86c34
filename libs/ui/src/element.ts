import type { Theme } from '@masque/core/table';
import { ContextConsumer, ContextProvider } from '@lit/context';
import { LitElement, type CSSResultGroup, type CSSResultOrNative, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { lookContext, translatorContext } from './i18n/context.ts';
import { Translator } from './i18n/translator.ts';
import { base } from './styles/base.ts';

const language = () => (globalThis.document?.documentElement.lang.startsWith('fr') ? 'fr' : 'en');

/**
 * What every element has: the reset, and a language and a game's look given to it or to something around it. How it
 * looks is in its own `static styles`; what others may set are custom properties and parts.
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
  /** Speaks for this element and all that it draws; without it, whatever translator is provided around it. */
  @property({ attribute: false }) translator?: Translator;
  /** The game's look, where it is not provided around this element. */
  @property({ attribute: false }) look?: Theme;

  @state() private around?: Translator;
  @state() private lookAround?: Theme;
  #fallback?: Translator;
  #speaker?: ContextProvider<typeof translatorContext, this>;
  #dresser?: ContextProvider<typeof lookContext, this>;

  protected static override finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[] {
    return [base, ...super.finalizeStyles(styles)];
  }

  constructor() {
    super();
    new ContextConsumer(this, { context: translatorContext, subscribe: true, callback: (t) => (this.around = t) });
    new ContextConsumer(this, { context: lookContext, subscribe: true, callback: (l) => (this.lookAround = l) });
  }

  protected get t(): Translator {
    return this.translator ?? this.around ?? (this.#fallback ??= new Translator(language()));
  }

  /** The look of the game that this element belongs to. */
  protected get theme(): Theme | undefined {
    return this.look ?? this.lookAround;
  }

  /** The icon on the backs of cards. */
  protected get gameIcon(): string {
    return this.theme?.icon ?? 'masque';
  }

  /** What speaks for all that this element draws, where it is not what speaks around it. */
  protected get voice(): Translator | undefined {
    return this.translator;
  }

  /** For an element with others in its slots: they ask what speaks around them before it is drawn. */
  protected provide(): void {
    this.#speaker = new ContextProvider(this, { context: translatorContext });
    this.#dresser = new ContextProvider(this, { context: lookContext });
  }

  protected override update(changed: PropertyValues): void {
    const { voice, look } = this;
    if (voice && voice !== this.#speaker?.value)
      (this.#speaker ??= new ContextProvider(this, { context: translatorContext })).setValue(voice);
    if (look && look !== this.#dresser?.value)
      (this.#dresser ??= new ContextProvider(this, { context: lookContext })).setValue(look);
    super.update(changed);
  }

  /** An element is drawn when the elements that it draws are. */
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
