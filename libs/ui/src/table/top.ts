import { css, html, nothing } from 'lit';
import '../controls/mq-icon-button.ts';
import { icon } from '../icons/icon.ts';
import type { Translator } from '../i18n/translator.ts';

/** The content of the top line. */
export interface Top {
  readonly t: Translator;
  /** The phase. */
  readonly title: string;
  /** The game's name, if it is shown. */
  readonly game: string;
  /** The table's name. */
  readonly place: string;
  readonly gameIcon: string;
  /** It is the viewer's turn. */
  readonly mine: boolean;
  readonly night: boolean;
  readonly record: () => void;
  readonly help: () => void;
}

/** The headline, what is below it, and what else is there if it fits. */
const words = ({ t, title, game, place, mine, night }: Top): readonly [string, string, string] => {
  if (night) return [title, game, ''];
  if (mine) {
    const yours = t.msg('ui.your-turn');
    const [sub = '', more = ''] = [title, game].filter((part) => part && part !== yours);
    return [yours, sub, more];
  }
  return game ? [game, title, place] : [title, place, ''];
};

/** The top line: the game and the phase, or that it is the viewer's turn. */
export const drawTop = (top: Top) => {
  const { t } = top;
  const [head, sub, more] = words(top);
  return html`<header class="top ${top.mine && !top.night ? 'yours' : ''}">
    <span class="motif">${icon(top.gameIcon)}</span>
    <div>
      <h1>${head}</h1>
      ${sub ? html`<p class="label">${sub}${more ? html`<span class="also">${`\u00a0· ${more}`}</span>` : nothing}</p>` : nothing}
    </div>
    <span class="where">
      <slot name="tools"></slot>
      <mq-icon-button icon="log" .label=${t.msg('ui.log')} @click=${top.record}></mq-icon-button>
      <mq-icon-button icon="info" .label=${t.msg('ui.help')} @click=${top.help}></mq-icon-button>
    </span>
  </header>`;
};

/** For the element that has the top line. */
export const topStyle = css`
  .top {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    padding: 0.75rem 0.75rem 0.25rem 1rem;
    min-block-size: 3.5rem;
  }
  .motif {
    color: var(--accent);
  }
  .motif svg.i {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
  .night .motif {
    display: none;
  }
  h1 {
    font-family: var(--smallcaps);
    font-size: 1.2rem;
    line-height: 1.1;
    letter-spacing: 0.03em;
  }
  .yours h1 {
    font-size: 1.6rem;
  }
  .room.night .top h1 {
    font-size: var(--t-title);
  }
  /* It has the focus so that it is read aloud; it cannot be pressed. */
  h1:focus {
    outline: none;
  }
  .where {
    margin-inline-start: auto;
    display: flex;
  }
  @container (max-height: 47.5rem) {
    .top {
      padding-block: 0.3rem 0;
    }
  }
  .top > div {
    min-inline-size: 0;
  }
  @container (max-height: 41rem) {
    .top h1,
    .top .label {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 1;
      overflow: hidden;
      overflow-wrap: anywhere;
    }
    /* Text is clipped below, but the accents of capitals stay visible above: À. */
    .top h1 {
      -webkit-line-clamp: 2;
      font-size: 1.05rem;
      padding-block-start: 0.25em;
      margin-block-start: -0.15em;
    }
    .top.yours h1 {
      font-size: 1.3rem;
    }
    /* The phase matters more than the name of the table. */
    .top .label {
      -webkit-line-clamp: 2;
      line-height: 1.15;
    }
    /* At night people and questions need the room. */
    .night .top {
      min-block-size: 3rem;
    }
    .night .top .label {
      -webkit-line-clamp: 1;
    }
    .top .also {
      display: none;
    }
    .motif {
      display: none;
    }
  }
  @container (max-width: 15rem) {
    .top {
      flex-wrap: wrap;
      gap: 0;
      padding-inline: 0.25rem;
    }
    .top > div {
      inline-size: 100%;
    }
    .motif {
      display: none;
    }
  }
  .turned .top h1 {
    -webkit-line-clamp: 1;
  }
  /* Beside the buttons of a small phone in landscape, the phase alone has room. */
  @container (max-width: 40rem) {
    .room:not(.night) .turned .top:not(.yours) h1:has(+ .label) {
      position: absolute;
      clip-path: inset(50%);
      inline-size: 1px;
      block-size: 1px;
    }
    .turned .top:not(.yours) h1 {
      -webkit-line-clamp: 2;
      font-size: 0.875rem;
      line-height: 1;
    }
    .turned .top .label {
      font-size: 0.8125rem;
    }
    .room:not(.night) .turned .top:not(.yours) .label {
      font-size: 0.9375rem;
    }
    .room.night .turned .top h1 {
      font-size: 1.125rem;
    }
    .night .turned .top .label {
      display: none;
    }
    .turned .top {
      --touch: 2.75rem;
      gap: 0.1rem;
      padding-inline: 0.5rem 0;
    }
    /* With two lines for the phase, the first line would touch the edge of the screen. */
    .turned .top.yours {
      padding-block-start: 0.3rem;
    }
    .turned .top.yours h1 {
      -webkit-line-clamp: 2;
      font-size: 1rem;
      letter-spacing: 0;
    }
  }
  /* The name of the game has two lines beside the buttons of a narrow phone. */
  @container (max-width: 23rem) {
    .top:not(.yours) h1 {
      font-size: 1.05rem;
    }
  }
`;
