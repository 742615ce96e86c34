import type { GameInfo } from '@masque/protocol';
import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { icon, shared } from '@masque/ui';
import { allGames } from '../../api/games.ts';
import { Refusal } from '../../api/request.ts';
import { openTable } from '../../api/tables.ts';
import { go } from '../../shell/router.ts';
import { Page, page } from '../page.ts';
import './game-list.ts';

/** Choosing the game of a new table. */
@customElement('masque-host')
export class MasqueHost extends Page {
  static override styles = [
    shared,
    page,
    css`
      main {
        grid-template-rows: auto 1fr auto;
        min-block-size: 100dvh;
      }
      @media (min-width: 64rem) {
        main {
          max-inline-size: 72rem;
        }
        .forward .offer {
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
    return html`<main>
      <header class="head">
        <h1>${t.msg('web.choose-game')}</h1>
        <span class="end"><a class="icb" href="/" aria-label=${t.msg('web.to-home')}>${icon('cancel')}</a></span>
      </header>
      <masque-game-list
        .games=${this.games}
        .chosen=${this.chosen}
        @choose-game=${(e: CustomEvent<string>) => (this.chosen = e.detail)}
      ></masque-game-list>
      <div class="forward">
        ${this.problem ? html`<p class="problem" role="alert">${t.msg(this.problem.reason)}</p>` : nothing}
        <button class="offer main" aria-disabled=${game && !this.busy ? nothing : 'true'} @click=${() => this.#open()}>
          ${game ? t.msg({ key: 'web.open', args: { game: game.name[t.language] ?? game.id } }) : t.msg('web.open.none')}
        </button>
      </div>
    </main>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-host': MasqueHost;
  }
}
