import type { Command, Doc } from '@masque/protocol';
import { consume } from '@lit/context';
import { initialState, Task } from '@lit/task';
import { MqElement, type Translator } from '@masque/ui';
import '@masque/ui/outcome';
import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../../fair/fair.ts';
import { page } from '../page.ts';
import { storyOfTable } from '../../api/client.ts';
import { GuideNames } from '../../learn/names.ts';
import { VoiceView } from '../../live/voice.ts';
import { tableContext, type TableContext } from '../../live/context.ts';
import { OwnWords } from '../../words/own-words.ts';
import './story.ts';
import { endWords } from './words.ts';

/** More winners than this are named only in the list below. */
const CROWD = 6;

/**
 * The end of a game: who won and why, what was revealed, whether the deal was fair, and what comes next.
 *
 * @fires show-table - The viewer wants to see the final table.
 */
@customElement('masque-end')
export class MasqueEnd extends MqElement {
  static override styles = [
    page,
    css`
      mq-page::part(main) {
        padding-block-start: 1.2rem;
        min-block-size: 100dvh;
        grid-template-rows: auto auto auto 1fr;
      }
      /* A crowd of winners would fill the screen, and all of them are crowned below. */
      mq-outcome.crowd {
        --outcome-side: none;
      }
      .ways {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
        gap: 0.5rem;
      }
      /* The story takes the room of a small screen, so the buttons stand side by side. */
      @media (max-height: 41rem) and (min-width: 17rem) {
        mq-page::part(main) {
          padding-block-start: 0.4rem;
        }
        mq-page::part(forward) {
          display: flex;
          flex-wrap: wrap;
          padding-block: 0.8rem 0.4rem;
        }
        mq-button[slot='forward'] {
          --touch-main: var(--touch);
          flex: 1 1 9rem;
        }
        /* The other button, with the longer label, gets the rest of the row. */
        mq-button[main] {
          flex: 0 0 auto;
        }
      }
    `,
  ];

  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;
  /** It has just ended. */
  @property({ type: Boolean }) reveal = false;
  /** The page of the guide that is open: a card, or the start. */
  @state() private learning: string | null = null;
  readonly #own = new OwnWords(endWords);
  readonly #names = new GuideNames(this);
  readonly #voice = new VoiceView(this, 'table');
  /** Each game of the table has a story. A game that was stopped may have none: then only its result is shown. */
  readonly #story = new Task(this, {
    task: ([code, play]) => (play ? storyOfTable(code) : initialState),
    args: () => [this.#doc.lobby.code, this.#doc.play?.outcome ? this.#doc.play.id : ''] as const,
  });

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  protected override willUpdate(): void {
    this.#voice.follow(this.#doc.play?.table);
    this.#names.want(this.table.game.id, this.t);
  }

  get #doc(): Doc {
    return this.table.seen.doc;
  }

  async #learn(card: string): Promise<void> {
    await import('../../learn/sheet.ts');
    this.learning = card;
  }

  #do(command: Command): void {
    if (!this.table.busy) void this.table.command(command);
  }

  /** Before the cards are dealt again, the host is told who is not there to take them. */
  #away() {
    const t = this.t;
    const away = this.table.people.filter((it) => it.away);
    if (away.length === 0) return nothing;
    const who = new Intl.ListFormat(t.language).format(away.map(({ name }) => name));
    return html`<p slot="forward" class="label">${t.msg({ key: 'story.away', args: { who, n: away.length } })}</p>`;
  }

  #next() {
    const t = this.t;
    const { club } = this.#doc.lobby;
    const back = club
      ? html`<mq-button slot="forward" plain href="/c/${club.code}" .label=${t.msg('web.evening.back')}></mq-button>`
      : nothing;
    if (!this.#doc.you?.host)
      return html`<p slot="forward" class="label">${t.msg('story.wait')}</p>
        ${back}`;
    return html`${this.#away()}<mq-button
        slot="forward"
        main
        .label=${t.msg('story.rematch')}
        @click=${() => this.#do({ do: 'rematch' })}
      ></mq-button>
      <mq-button
        slot="forward"
        plain
        .label=${t.msg('story.to-lobby')}
        @click=${() => this.#do({ do: 'lobby' })}
      ></mq-button
      >${back}`;
  }

  override render() {
    const t = this.t;
    const { problem } = this.table;
    const { play, you, lobby } = this.#doc;
    if (!play?.outcome) return nothing;
    return html`<mq-page>
      <h1 slot="head" class="vh">${t.msg('web.title.over')}</h1>
      <mq-outcome
        .translator=${this.#names.in(t)}
        .outcome=${play.outcome}
        .account=${play.table.account ?? []}
        .people=${this.table.people}
        .me=${you?.seat ?? -1}
        ?reveal=${this.reveal}
        ?folds=${this.#story.value !== undefined}
        class=${this.#story.value && play.outcome.winners.length > CROWD ? 'crowd' : ''}
        ><masque-story
          slot="told"
          .story=${this.#story.value ?? null}
          .people=${this.table.people}
          .bets=${play.bets ?? []}
          .me=${you?.seat ?? -1}
          .code=${lobby.code}
          .game=${this.table.game.name[t.language] ?? ''}
          ?reveal=${this.reveal}
          @learn=${({ detail }: CustomEvent<string>) => this.#learn(detail)}
        ></masque-story
      ></mq-outcome>
      ${play.table.say ? this.#voice.draw(t, { say: play.outcome.reason }, { quiet: true }) : nothing}
      <section class="pad">
        <masque-fair .code=${lobby.code} .play=${play.id}></masque-fair>
        <div class="ways">
          <mq-button plain href="/replay/${lobby.code}" .label=${t.msg('story.replay')}></mq-button>
          <mq-button
            plain
            .label=${t.msg('story.table')}
            @click=${() => this.send('show-table', undefined)}
          ></mq-button>
          ${
            this.#doc.chat
              ? html`<mq-button
                  plain
                  icon="talk"
                  .label=${t.msg({ key: 'web.chat.open', args: { n: this.table.unread } })}
                  @click=${() => this.send('chat', undefined)}
                ></mq-button>`
              : nothing
          }
          <mq-button plain icon="notebook" .label=${t.msg('web.learn')} @click=${() => this.#learn('')}></mq-button>
          <mq-button plain href="/" .label=${t.msg('web.leave')}></mq-button>
        </div>
      </section>
      ${problem ? html`<mq-notice slot="forward" plain warn .text=${t.msg(problem)}></mq-notice>` : nothing}
      ${this.#next()}
      ${
        this.learning === null
          ? nothing
          : html`<masque-learn-sheet
              .game=${play.game}
              .entry=${this.learning}
              @done=${() => (this.learning = null)}
            ></masque-learn-sheet>`
      }
    </mq-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-end': MasqueEnd;
  }
}
