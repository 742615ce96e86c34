import type { Look } from '@masque/core/table';
import { ContextConsumer } from '@lit/context';
import { LitElement, type CSSResultGroup } from 'lit';
import { property, state } from 'lit/decorators.js';
import { lookContext, translatorContext } from './i18n/context.ts';
import { Translator } from './i18n/translator.ts';
import { shared } from './styles/shared.ts';

const language = () => (globalThis.document?.documentElement.lang.startsWith('fr') ? 'fr' : 'en');

/** What every element has: the shared look, and a language and a game's look given to it or to something around it. */
export abstract class MqElement extends LitElement {
  static override styles: CSSResultGroup = shared;

  /** Speaks for this element; without it, whatever translator is provided around it. */
  @property({ attribute: false }) translator?: Translator;
  /** The game's look, where it is not provided around this element. */
  @property({ attribute: false }) look?: Look;

  @state() private around?: Translator;
  @state() private lookAround?: Look;
  #fallback?: Translator;

  constructor() {
    super();
    new ContextConsumer(this, { context: translatorContext, subscribe: true, callback: (t) => (this.around = t) });
    new ContextConsumer(this, { context: lookContext, subscribe: true, callback: (l) => (this.lookAround = l) });
  }

  protected get t(): Translator {
    return this.translator ?? this.around ?? (this.#fallback ??= new Translator(language()));
  }

  /** The icon on the backs of cards. */
  protected get boss(): string {
    return (this.look ?? this.lookAround)?.boss ?? 'masque';
  }

  protected send<T>(type: string, detail: T): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
