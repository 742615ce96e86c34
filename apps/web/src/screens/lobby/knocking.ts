import type { Language, Messages } from '@masque/core';
import { consume } from '@lit/context';
import { MqElement, type Translator } from '@masque/ui';
import { css, html } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { tableContext, type TableContext } from '../../live/context.ts';
import { OwnWords } from '../../words/own-words.ts';

const words: Readonly<Record<Language, Messages>> = {
  en: {
    'knock.has': 'has knocked',
    'knock.in': 'Let {who} in',
    'knock.no': 'Do not let {who} in',
  },
  fr: {
    'knock.has': 'a frappé',
    'knock.in': 'Faire entrer {who}',
    'knock.no': 'Ne pas faire entrer {who}',
  },
};

/** People who ask to be let in, for the host to accept or refuse. */
@customElement('masque-knocking')
export class MasqueKnocking extends MqElement {
  static override styles = css`
    li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.6rem;
      align-items: center;
      min-block-size: 3.6rem;
      border-block-end: 1px solid var(--hairline);
    }
  `;

  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;
  readonly #own = new OwnWords(words);

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  override render() {
    const t = this.t;
    return html`<ul aria-live="polite">
      ${(this.table.seen.doc.you?.knocking ?? []).map(
        ({ id, name: who }) =>
          html`<li>
            <mq-button
              plain
              icon="check"
              .label=${t.msg({ key: 'knock.in', args: { who } })}
              .note=${t.msg('knock.has')}
              @click=${() => this.table.command({ do: 'letIn', id, on: true })}
            ></mq-button>
            <mq-icon-button
              icon="cancel"
              .label=${t.msg({ key: 'knock.no', args: { who } })}
              @click=${() => this.table.command({ do: 'letIn', id, on: false })}
            ></mq-icon-button>
          </li>`,
      )}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-knocking': MasqueKnocking;
  }
}
