import type { GameInfo } from '@masque/protocol';
import { MqElement } from '@masque/ui';
import '@masque/ui/game-card';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { page } from '../page.ts';

/**
 * The games of this server, to choose one.
 *
 * @fires choose-game - `string`: the id of the game.
 * @fires learn - `string`: how to play a game. If cancelled, the link is not followed.
 */
@customElement('masque-game-list')
export class MasqueGameList extends MqElement {
  static override styles = [
    page,
    css`
      ol {
        display: grid;
        gap: 0.55rem;
        align-content: start;
      }
      /* A container query, because it is also used in a dialog. */
      :host {
        display: block;
        container-type: inline-size;
      }
      @container (min-width: 44rem) {
        ol {
          grid-template-columns: 1fr 1fr;
        }
      }
      .of {
        padding: 0.2rem 0.8rem 0.3rem;
      }
      /* As high as a thumb, without pushing the lines of the text apart. */
      .of a {
        padding-block: calc((var(--touch) - 1lh) / 2);
        white-space: nowrap;
      }
    `,
  ];

  @property({ attribute: false }) games: readonly GameInfo[] = [];
  @property() chosen = '';
  /** Each game says how it is played, not only the chosen one. */
  @property({ type: Boolean }) taught = false;
  /** The number of players; games that cannot have so many say so. */
  @property({ type: Number }) people = 0;

  #unfit({ seats }: GameInfo): string {
    return this.people > seats.max ? this.t.msg({ key: 'web.game.too-many', args: { n: this.people } }) : '';
  }

  #learn(event: Event, game: string): void {
    const asked = new CustomEvent('learn', { detail: game, bubbles: true, composed: true, cancelable: true });
    if (!this.dispatchEvent(asked)) event.preventDefault();
  }

  override render() {
    const t = this.t;
    const { language } = t;
    return html`<ol>
      ${this.games.map(
        (it) =>
          html`<li>
            <mq-game-card
              .name=${it.name[language] ?? it.id}
              .motto=${t.msg({ key: 'web.complexity', args: { n: it.profile.complexity } })}
              .min=${it.seats.min}
              .max=${it.seats.max}
              .minutes=${it.profile.minutes[1]}
              .theme=${it.theme}
              .chosen=${it.id === this.chosen}
              .unfit=${this.#unfit(it)}
              @choose=${() => this.send('choose-game', it.id)}
            ></mq-game-card>
            ${
              it.id === this.chosen || this.taught
                ? html`<p class="label of">
                    ${it.about[language] ?? ''}
                    <a href="/learn/${it.id}" @click=${(e: Event) => this.#learn(e, it.id)}>${t.msg('web.learn')}</a>
                  </p>`
                : ''
            }
          </li>`,
      )}
    </ol>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-game-list': MasqueGameList;
  }
}
