import { html, nothing } from 'lit';
import { icon } from '../icons/icon.ts';
import type { Translator } from '../i18n/translator.ts';

/** What stands in the top line. */
export interface Top {
  readonly t: Translator;
  /** The phase. */
  readonly title: string;
  /** The game's name, where it is told. */
  readonly game: string;
  /** The table's name. */
  readonly place: string;
  readonly boss: string;
  /** The viewer is to act. */
  readonly mine: boolean;
  readonly night: boolean;
  readonly record: () => void;
  readonly help: () => void;
}

const words = ({ t, title, game, place, mine, night }: Top): readonly [string, string] => {
  if (night) return [title, game];
  if (mine)
    return [t.msg('ui.your-turn'), [game, title].filter((part) => part && part !== t.msg('ui.your-turn')).join(', ')];
  return game ? [game, [title, place].filter(Boolean).join(' · ')] : [title, place];
};

/** The top line: the game and the phase, or whose turn it is when it is the viewer's. */
export const drawTop = (top: Top) => {
  const { t } = top;
  const [head, sub] = words(top);
  return html`<header class="top ${top.mine && !top.night ? 'yours' : ''}">
    <span class="motif">${icon(top.boss)}</span>
    <div>
      <h1>${head}</h1>
      ${sub ? html`<p class="label">${sub}</p>` : nothing}
    </div>
    <span class="where">
      <slot name="tools"></slot>
      <button class="icb" aria-label=${t.msg('ui.log')} @click=${top.record}>${icon('log')}</button>
      <button class="icb" aria-label=${t.msg('ui.help')} @click=${top.help}>${icon('info')}</button>
    </span>
  </header>`;
};
