import type { Command, Doc, GameInfo } from '@masque/protocol';
import type { Language, Message, Messages } from '@masque/core';
import { MqElement, type Translator } from '@masque/ui';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { allGames } from '../../api/games.ts';
import { OwnWords } from '../../words/own-words.ts';
import { page } from '../page.ts';

const words: Readonly<Record<Language, Messages>> = {
  en: {
    'held.host':
      'You are the host. Close the game only if its rules will not come back: it ends without a winner, and everybody returns to the lobby.',
    'held.close': 'Close this game',
    'held.close.sure': 'Really close it? It cannot be resumed',
  },
  fr: {
    'held.host':
      'Vous êtes l’hôte. Ne fermez la partie que si ses règles ne reviendront pas\u00a0: elle finit sans vainqueur, et tout le monde revient au salon.',
    'held.close': 'Fermer cette partie',
    'held.close.sure': 'Vraiment la fermer\u202f? On ne pourra pas la reprendre',
  },
};

/**
 * A table whose game is not on the server: it waits for the rules to return, unless its host chooses something else.
 */
@customElement('masque-held')
export class MasqueHeld extends MqElement {
  static override styles = [
    page,
    css`
      .games {
        display: grid;
        gap: 0.6rem;
      }
    `,
  ];

  @property({ attribute: false }) doc!: Doc;
  @property({ attribute: false }) command!: (command: Command) => Promise<boolean>;
  @property({ attribute: false }) problem: Message | null = null;
  @property({ type: Boolean }) busy = false;
  /** The host has been asked to confirm that the game should be closed. */
  @state() private sure = false;
  @state() private games: readonly GameInfo[] = [];
  readonly #own = new OwnWords(words);

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  protected override firstUpdated(): void {
    void allGames().then(
      (games) => (this.games = games),
      () => {},
    );
  }

  readonly #close = async (): Promise<void> => {
    if (!this.sure) return void (this.sure = true);
    await this.command({ do: 'close' });
    this.sure = false;
  };

  #closing(): TemplateResult {
    const t = this.t;
    return html`<p class="label">${t.msg('held.host')}</p>
      <mq-button
        ?disabled=${this.busy}
        .label=${t.msg(this.sure ? 'held.close.sure' : 'held.close')}
        @click=${this.#close}
      ></mq-button>`;
  }

  #choosing(): TemplateResult {
    return html`<div class="games">
      ${this.games.map(
        (it) =>
          html`<mq-button
            ?disabled=${this.busy}
            .label=${it.name[this.t.language] ?? it.id}
            @click=${() => this.command({ do: 'game', id: it.id })}
          ></mq-button>`,
      )}
    </div>`;
  }

  override render() {
    const t = this.t;
    const { lobby, you } = this.doc;
    const { held } = lobby;
    return html`<mq-page brief .heading=${t.msg(held ? 'held.title' : 'web.held.gone')}>
      <p role="status">${t.msg(held ?? (you?.host ? 'problem.gone' : 'web.held.gone.why'))}</p>
      ${this.problem ? html`<p role="alert">${t.msg(this.problem)}</p>` : nothing}
      ${you?.host ? (held ? this.#closing() : this.#choosing()) : nothing}
      <mq-button main href="/" .label=${t.msg('web.to-home')}></mq-button>
    </mq-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-held': MasqueHeld;
  }
}
