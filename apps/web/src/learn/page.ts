import type { GameInfo } from '@masque/protocol';
import { Task, TaskStatus } from '@lit/task';
import { MqElement, type Translator } from '@masque/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { allGames, gameOf } from '../api/games.ts';
import { openFirst, type ApiError } from '../api/client.ts';
import { go } from '../shell/router.ts';
import { OwnWords } from '../words/own-words.ts';
import '../screens/host/game-list.ts';
import { page } from '../screens/page.ts';
import './guide.ts';
import { learnWords } from './words.ts';

/** The guide of a game, as a page of its own. */
@customElement('masque-learn')
export class MasqueLearn extends MqElement {
  static override styles = [
    page,
    css`
      @media (min-width: 64rem) {
        .all::part(main) {
          max-inline-size: 72rem;
        }
      }
    `,
  ];

  @property() game = '';
  @property() entry = '';
  readonly #own = new OwnWords(learnWords);
  readonly #info = new Task(this, { task: ([id]) => (id ? gameOf(id) : null), args: () => [this.game] as const });

  readonly #all = new Task(this, { task: () => allGames(), args: () => [] });
  readonly #first = new Task(this, {
    autoRun: false,
    task: ([game]: readonly [string]) => openFirst(game),
    onComplete: (code) => go(`/t/${code}`),
  });

  protected override updated(changed: PropertyValues): void {
    if (changed.has('entry')) scrollTo(0, 0);
    document.title = `${this.#own.in(this.t).msg('learn.title')} · Masque`;
  }

  #note(game: GameInfo | null | undefined): string {
    if (!game) return '';
    const { seats, profile } = game;
    const [from, to] = profile.minutes;
    const name = game.name[this.t.language] ?? game.id;
    return this.#own
      .in(this.t)
      .msg({ key: 'learn.of', args: { game: name, min: seats.min, max: seats.max, from, to } });
  }

  /** The first game, one tap away. */
  #try(t: Translator) {
    const problem = this.#first.error as ApiError | undefined;
    return html`${problem ? html`<mq-notice slot="forward" plain warn .text=${t.msg(problem.reason)}></mq-notice>` : nothing}
      <mq-button
        slot="forward"
        main
        icon="candle"
        .label=${t.msg('learn.first')}
        .note=${t.msg('learn.first.note')}
        .disabled=${this.#first.status === TaskStatus.PENDING}
        @click=${() => this.#first.run([this.game])}
      ></mq-button>`;
  }

  /** The games that have a guide. */
  #games(t: Translator) {
    return html`<mq-page brief class="all" .heading=${t.msg('learn.title')} .note=${t.msg('learn.which')}>
      <mq-icon-button slot="tools" icon="cancel" href="/" .label=${t.msg('learn.back')}></mq-icon-button>
      <masque-game-list
        .games=${this.#all.value ?? []}
        @choose-game=${({ detail }: CustomEvent<string>) => go(`/learn/${detail}`)}
      ></masque-game-list>
    </mq-page>`;
  }

  override render() {
    if (!this.game) return this.#games(this.#own.in(this.t));
    const t = this.#own.in(this.t);
    const game = this.#info.value;
    return html`<mq-page .icon=${game?.theme.icon ?? ''} .heading=${t.msg('learn.title')} .note=${this.#note(game)}>
      <mq-icon-button
        slot="tools"
        icon="cancel"
        .label=${t.msg('learn.back')}
        @click=${() => (history.length > 1 ? history.back() : go('/'))}
      ></mq-icon-button>
      <masque-guide
        .game=${this.game}
        .entry=${this.entry}
        @entry=${(e: CustomEvent<string>) => go(`/learn/${this.game}${e.detail && `/${encodeURIComponent(e.detail)}`}`, this.entry && e.detail ? 'replace' : 'push')}
      ></masque-guide>
      ${game?.firstGame && !this.entry ? this.#try(t) : nothing}
    </mq-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-learn': MasqueLearn;
  }
}
