import { fields, MqElement, type Translator } from '@masque/ui';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { saveSet } from './saved.ts';
import { OwnWords } from '../../words/own-words.ts';
import { fullOf } from '../../words/full.ts';
import { setWords } from './words.ts';

/** The maximum lengths of a share code, and of the name of a stored set. */
const [MAX_CODE_LENGTH, MAX_SET_NAME] = [400, 40];

/**
 * Takes a set from table to table: its share code to copy, a field for a code, and a name to store it under.
 *
 * @fires kept - It is stored on this device.
 */
@customElement('masque-set-pass')
export class MasqueSetPass extends MqElement {
  readonly #own = new OwnWords(setWords);
  static override styles = [
    fields,
    css`
      :host {
        display: grid;
        gap: 1rem;
      }
      form {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 9.5rem;
        gap: 0.6rem;
        align-items: start;
      }
      /* In line with the field, whose label stands above it. */
      form mq-button {
        margin-block-start: 1.75rem;
      }
      /* With very large letters, the button stands below its field. */
      @media (max-width: 16rem) {
        form {
          grid-template-columns: minmax(0, 1fr);
        }
        form mq-button {
          margin-block-start: 0;
        }
      }
    `,
  ];

  /** The game's id. */
  @property() game = '';
  @property() code = '';
  /** Plays the set of a share code and returns whether it is valid; `null` for everybody but the host. */
  @property({ attribute: false }) use: ((code: string) => Promise<boolean>) | null = null;
  @state() private given = '';
  @state() private name = '';
  @state() private copied: 'yes' | 'by-hand' | null = null;
  @state() private bad = false;
  @state() private keeping: 'kept' | 'nameless' | null = null;
  @query('#code') private field?: WaInput;

  readonly #copy = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(this.code);
      this.copied = 'yes';
    } catch {
      // Without a secure connection, as in most living rooms, pages have no clipboard access.
      this.field?.focus();
      this.field?.select();
      this.copied = document.execCommand('copy') ? 'yes' : 'by-hand';
    }
  };

  readonly #take = async (event: Event): Promise<void> => {
    event.preventDefault();
    const code = this.given.trim();
    this.bad = code === '' || !(await this.use?.(code));
    if (!this.bad) this.given = '';
  };

  readonly #keep = (event: Event): void => {
    event.preventDefault();
    const name = this.name.trim();
    if (!name) return void (this.keeping = 'nameless');
    saveSet(this.game, { name, code: this.code });
    this.name = '';
    this.keeping = 'kept';
    this.send('kept', undefined);
  };

  /** The result, or that the maximum length is reached. */
  #say(key: string | false | null, value = '', max = Infinity) {
    const t = this.t;
    return html`<span slot="hint" role="status">${key ? t.msg(key) : fullOf(t, value, max)}</span>`;
  }

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  override render() {
    const t = this.t;
    const value = (event: Event): string => (event.target as WaInput).value ?? '';
    return html`<form @submit=${this.#copy}>
        <wa-input id="code" readonly .label=${t.msg('set.code')} .value=${this.code}
          >${this.#say(this.copied && `set.copied.${this.copied}`)}</wa-input
        >
        <mq-button plain type="submit" .label=${t.msg('set.copy')}></mq-button>
      </form>
      ${
        this.use
          ? html`<form @submit=${this.#take}>
                <wa-input
                  class=${this.bad ? 'wrong' : ''}
                  autocomplete="off"
                  autocapitalize="off"
                  spellcheck="false"
                  maxlength=${MAX_CODE_LENGTH}
                  .label=${t.msg('set.paste')}
                  .value=${this.given}
                  @input=${(e: Event) => {
                    this.given = value(e);
                    this.bad = false;
                  }}
                  >${this.#say(this.bad && 'set.bad', this.given, MAX_CODE_LENGTH)}</wa-input
                >
                <mq-button plain type="submit" .label=${t.msg('set.use')}></mq-button>
              </form>
              <form @submit=${this.#keep}>
                <wa-input
                  class=${this.keeping === 'nameless' ? 'wrong' : ''}
                  autocomplete="off"
                  maxlength=${MAX_SET_NAME}
                  .label=${t.msg('set.keep.name')}
                  .value=${this.name}
                  @input=${(e: Event) => {
                    this.name = value(e);
                    this.keeping = null;
                  }}
                  >${this.#say(this.keeping && `set.keep.${this.keeping}`, this.name, MAX_SET_NAME)}</wa-input
                >
                <mq-button plain type="submit" .label=${t.msg('set.keep')}></mq-button>
              </form>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-set-pass': MasqueSetPass;
  }
}
