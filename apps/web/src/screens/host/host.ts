import { MqElement } from '@masque/ui';
import { Task, TaskStatus } from '@lit/task';
import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { allGames } from '../../api/games.ts';
import { openTable, type ApiError } from '../../api/client.ts';
import { go } from '../../shell/router.ts';
import { page } from '../page.ts';
import './game-list.ts';

/** Choosing the game of a new table. */
@customElement('masque-host')
export class MasqueHost extends MqElement {
  static override styles = [
    page,
    css`
      mq-page {
        --page-half: 20rem;
      }
      mq-page::part(main) {
        grid-template-rows: auto 1fr auto;
        min-block-size: 100dvh;
      }
      @media (min-width: 64rem) {
        /* No thumb has to reach the foot. */
        mq-page::part(main) {
          max-inline-size: 72rem;
          min-block-size: 0;
        }
        mq-button {
          inline-size: min(30rem, 100%);
          margin-inline: auto;
        }
      }
    `,
  ];

  @state() private chosen = '';
  readonly #games = new Task(this, { task: () => allGames(), args: () => [] });
  readonly #opening = new Task(this, {
    autoRun: false,
    task: ([game]: readonly [string]) => openTable(game),
    onComplete: (code) => go(`/t/${code}`, 'replace'),
  });

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${this.t.msg('web.choose-game')} · Masque`;
  }

  override render() {
    const t = this.t;
    const games = this.#games.value ?? [];
    const problem = (this.#opening.error ?? this.#games.error) as ApiError | undefined;
    const game = games.find((it) => it.id === this.chosen);
    return html`<mq-page brief .heading=${t.msg('web.choose-game')}>
      <mq-icon-button slot="tools" icon="cancel" href="/" .label=${t.msg('web.to-home')}></mq-icon-button>
      <masque-game-list
        .games=${games}
        .chosen=${this.chosen}
        @choose-game=${(e: CustomEvent<string>) => (this.chosen = e.detail)}
      ></masque-game-list>
      ${problem ? html`<mq-notice slot="forward" plain warn .text=${t.msg(problem.reason)}></mq-notice>` : nothing}
      <mq-button
        slot="forward"
        main
        .label=${game ? t.msg({ key: 'web.open', args: { game: game.name[t.language] ?? game.id } }) : t.msg('web.open.none')}
        .disabled=${!game || this.#opening.status === TaskStatus.PENDING}
        @click=${() => this.#opening.run([this.chosen])}
      ></mq-button>
    </mq-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-host': MasqueHost;
  }
}
