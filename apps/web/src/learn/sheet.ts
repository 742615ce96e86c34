import { MqElement } from '@masque/ui';
import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { OwnWords } from '../words/own-words.ts';
import './guide.ts';
import { learnWords } from './words.ts';

/**
 * The guide of a game, in a dialog over the table.
 *
 * @fires done
 */
@customElement('masque-learn-sheet')
export class MasqueLearnSheet extends MqElement {
  @property() game = '';
  /** The card to start with; empty: the first page. */
  @property() entry = '';
  readonly #own = new OwnWords(learnWords);

  override render() {
    return html`<mq-dialog
      open
      .heading=${this.#own.in(this.t).msg('learn.title')}
      @close=${() => this.send('done', undefined)}
    >
      <masque-guide
        .game=${this.game}
        .entry=${this.entry}
        @entry=${(e: CustomEvent<string>) => (this.entry = e.detail)}
      ></masque-guide>
    </mq-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-learn-sheet': MasqueLearnSheet;
  }
}
