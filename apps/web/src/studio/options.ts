import { serverMessages, type GameInfo } from '@masque/protocol';
import type { StudioDoc } from '@masque/protocol/studio';
import { MqElement, Translator } from '@masque/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { forgetGames, gameOf, messagesOf } from '../api/games.ts';
import { messages } from '../messages/index.ts';
import '../options/form.ts';
import type { OptionsSchema } from '../options/schema.ts';
import './button.ts';
import { style } from './style.ts';

type Values = Readonly<Record<string, unknown>>;

const base = new Translator('en', [serverMessages.en, messages.en]);

/**
 * The options of the next deal, in the form that hosts get.
 *
 * @fires deal - `Record<string, unknown>`: the options for the deal.
 */
@customElement('studio-options')
export class StudioOptions extends MqElement {
  static override styles = [
    style,
    css`
      dialog {
        box-sizing: border-box;
        inline-size: min(34rem, 100%);
        max-block-size: 90dvh;
        margin: 3rem 1rem auto auto;
        padding: 0.9rem;
        border: 1px solid var(--brass-2);
        background: var(--night);
        color: var(--candle);
      }
      dialog::backdrop {
        background: rgb(0 0 0 / 55%);
      }
      .end {
        position: sticky;
        inset-block-end: -0.9rem;
        padding-block: 0.6rem;
        background: var(--night);
      }
    `,
  ];

  @property({ attribute: false }) doc!: StudioDoc;
  @state() private game: GameInfo | null = null;
  @state() private values: Values = {};
  @query('dialog') private dialog!: HTMLDialogElement;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('doc');
    if (changed.has('doc') && before?.generation !== this.doc.generation) void this.#bring();
  }

  /** Changed rules may have other options. */
  async #bring(): Promise<void> {
    const { id } = this.doc.game;
    forgetGames();
    const [game, words] = await Promise.all([gameOf(id), messagesOf(id, 'en')]);
    this.translator = base.withMessages(words);
    this.game = game;
  }

  readonly #open = (): void => {
    this.values = this.doc.options as Values;
    this.dialog.showModal();
  };

  #deal(options: Values): void {
    this.dialog.close();
    this.send('deal', options);
  }

  override render() {
    const { game, values } = this;
    if (!game) return nothing;
    return html`<studio-button opens label="Options" @click=${this.#open}></studio-button>
      <dialog aria-label="Options">
        <masque-options
          .schema=${game.options as OptionsSchema}
          .groups=${game.groups ?? []}
          .value=${values}
          @option=${(e: CustomEvent<Values>) => (this.values = { ...values, ...e.detail })}
        ></masque-options>
        <div class="row end">
          <studio-button main label="Deal with these" @click=${() => this.#deal(values)}></studio-button>
          <studio-button label="Deal as usual" @click=${() => this.#deal({})}></studio-button>
          <studio-button label="Close" @click=${() => this.dialog.close()}></studio-button>
        </div>
      </dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'studio-options': StudioOptions;
  }
}
