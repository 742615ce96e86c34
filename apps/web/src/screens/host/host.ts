import { MqElement } from '@masque/ui';
import type { GameInfo } from '@masque/protocol';
import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { allGames } from '../../api/games.ts';
import { Refusal } from '../../api/request.ts';
import { openTable } from '../../api/tables.ts';
import { go } from '../../shell/router.ts';
import { page } from '../page.ts';
import './game-list.ts';

/** Choosing the game of a new table. */
@customElement('masque-host')
export class MasqueHost extends MqElement {
  static override styles = [
    page,
    css`
      mq-page::part(main) {
        grid-template-rows: auto 1fr auto;
        min-block-size: 100dvh;
      }
      @media (min-width: 64rem) {
        mq-page::part(main) {
          max-inline-size: 72rem;
        }
        mq-button {
          inline-size: min(30rem, 100%);
          margin-inline: auto;
        }
      }
    `,
  ];

  @state() private games: readonly GameInfo[] = [];
  @state() private chosen = '';
  @state() private problem: Refusal | null = null;
  @state() private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${this.t.msg('web.choose-game')} · Masque`;
    allGames().then(
      (games) => (this.games = games),
      (problem: Refusal) => (this.problem = problem),
    );
  }

  async #open(): Promise<void> {
    if (!this.chosen || this.busy) return;
    this.busy = true;
    try {
      go(`/t/${await openTable(this.chosen)}`, 'replace');
    } catch (error) {
      this.problem = error as Refusal;
    }
    this.busy = false;
  }

  override render() {
    const t = this.t;
    const game = this.games.find((it) => it.id === this.chosen);
    return html`<mq-page .heading=${t.msg('web.choose-game')}>
      <mq-icon-button slot="tools" icon="cancel" href="/" .label=${t.msg('web.to-home')}></mq-icon-button>
      <masque-game-list
        .games=${this.games}
        .chosen=${this.chosen}
        @choose-game=${(e: CustomEvent<string>) => (this.chosen = e.detail)}
      ></masque-game-list>
      ${this.problem ? html`<mq-notice slot="forward" plain warn .text=${t.msg(this.problem.reason)}></mq-notice>` : nothing}
      <mq-button
        slot="forward"
        main
        .label=${game ? t.msg({ key: 'web.open', args: { game: game.name[t.language] ?? game.id } }) : t.msg('web.open.none')}
        .disabled=${!game || this.busy}
        @click=${() => this.#open()}
      ></mq-button>
    </mq-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-host': MasqueHost;
  }
}
