import { consume } from '@lit/context';
import type { Language, Messages, Seat } from '@masque/core';
import { MqElement, icon, type Translator } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { tableContext, type TableContext } from '../../live/context.ts';
import { OwnWords } from '../../words/own-words.ts';
import '../person-line.ts';

const words: Readonly<Record<Language, Messages>> = {
  en: {
    'ghost.out': 'You are out',
    'ghost.who': 'Who will win?',
    'ghost.bet': 'You bet on {who}',
    'ghost.quiet': 'A quiet bet. The living hear of it at the end.',
    'ghost.chat': 'Talk among ghosts',
  },
  fr: {
    'ghost.out': 'Vous êtes éliminé',
    'ghost.who': 'Qui va gagner\u202f?',
    'ghost.bet': 'Vous pariez sur {who}',
    'ghost.quiet': 'Un pari discret. Les vivants l’apprendront à la fin.',
    'ghost.chat': 'Parler entre fantômes',
  },
};

/**
 * What players who are out can do: bet on the winner, and talk to others who are out. It is one line until it is opened,
 * since what the game lets them see is on the table.
 *
 * @fires chat - `'private'`: the viewer wants to open that page of the chat.
 */
@customElement('masque-ghost')
export class MasqueGhost extends MqElement {
  static override styles = css`
    details {
      border-block: 1px solid var(--hairline);
      /* The clock of a table stays above it. */
      scroll-margin-block-start: 2.5rem;
    }
    summary {
      min-block-size: var(--touch);
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.5rem;
      align-items: center;
      padding-block: 0.3rem;
      cursor: pointer;
      list-style: none;
    }
    summary::after {
      content: '';
      box-sizing: border-box;
      inline-size: 0.55rem;
      block-size: 0.55rem;
      margin-inline: 0.5rem;
      border: solid var(--brass-2);
      border-width: 0 2px 2px 0;
      rotate: 45deg;
      translate: 0 -0.15rem;
    }
    details[open] > summary::after {
      rotate: 225deg;
      translate: 0 0.15rem;
    }
    h2 {
      font: 400 1.3rem/1.12 var(--display);
      text-wrap: balance;
    }
    .inside {
      display: grid;
      gap: 0.5rem;
      padding-block-end: 0.6rem;
    }
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(8.75rem, 100%), 1fr));
      gap: 0.4rem;
    }
    masque-person-line {
      block-size: 100%;
      padding-inline: 0.4rem;
      --line-size: var(--touch);
      --line-gap: 0.4rem;
      --line-text: 0.9375rem;
      border: 1px solid var(--hairline);
      --cameo-width: 1.5rem;
    }
    .on {
      border: 2px solid var(--candle);
    }
  `;

  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;
  /** The list to bet from is open. */
  @state() private bets = false;
  readonly #own = new OwnWords(words);

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  /** The line says on whom it was, so the others need no room any more. */
  #bet(seat: Seat): void {
    this.table.command({ do: 'bet', seat });
    this.bets = false;
    this.renderRoot.querySelector('summary')?.focus();
  }

  /** The table scrolls by itself, so that one can bet without looking for the names. */
  readonly #toggled = ({ currentTarget }: Event): void => {
    const details = currentTarget as HTMLDetailsElement;
    this.bets = details.open;
    if (details.open) details.scrollIntoView({ block: 'start' });
  };

  override render() {
    const { seen, people } = this.table;
    const { you, play, chat } = seen.doc;
    if (!you?.out || !play) return nothing;
    const t = this.t;
    const living = play.table.seats.filter((it) => (it.state ?? 'in') === 'in');
    const on = you.bet ?? null;
    const says = on === null ? t.msg('ghost.who') : t.msg({ key: 'ghost.bet', args: { who: { seat: on } } });
    return html`<details .open=${this.bets} @toggle=${this.#toggled}>
      <summary><h2>${t.msg('ghost.out')}. ${says}</h2></summary>
      <div class="inside">
        ${
          chat
            ? html`<mq-button
                plain
                icon="talk"
                .label=${t.msg('ghost.chat')}
                @click=${() => this.send('chat', 'private')}
              ></mq-button>`
            : nothing
        }
        <p class="label">${t.msg('ghost.quiet')}</p>
        <ul aria-label=${t.msg('ghost.who')}>
          ${living.map(({ seat }) => {
            const person = people.find((it) => it.seat === seat);
            return html`<li>
              <masque-person-line
                class=${on === seat ? 'on' : ''}
                presses
                .pressed=${on === seat}
                .mask=${person?.mask ?? ''}
                .name=${t.name(seat)}
                @click=${() => this.#bet(seat)}
                >${on === seat ? icon('check') : nothing}</masque-person-line
              >
            </li>`;
          })}
        </ul>
      </div>
    </details>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-ghost': MasqueGhost;
  }
}
