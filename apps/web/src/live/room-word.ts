import type { Doc } from '@masque/protocol';
import type { Translator } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';

/** How long an announcement is shown on every screen, in milliseconds. */
const STANDS = 60_000;

/** An announcement above a table's screen, and the notice over it that the connection is lost. */
export const overTableStyle = css`
  /* It takes room of its own, and covers only what has been scrolled. */
  .said-to-all {
    position: sticky;
    inset-block-start: 0;
    z-index: 6;
    flex: none;
  }
  .room-word {
    box-sizing: border-box;
    max-block-size: 100dvh;
    padding: 0.7rem 1rem;
    text-align: center;
    font-weight: 600;
    background: var(--lacquer-3);
    border-block-end: 2px solid var(--flame);
    overflow-wrap: anywhere;
    overflow: hidden;
    pointer-events: none;
    animation: pass 1ms 12s forwards;
  }
  .away {
    position: fixed;
    inset: auto 0 0 0;
    z-index: 5;
  }
  @keyframes pass {
    to {
      visibility: hidden;
      max-block-size: 0;
      padding-block: 0;
      border-width: 0;
    }
  }
`;

/**
 * A host's announcement to the whole room, and that a host has gone on. Each stands above the screen for a while, and is
 * read aloud; neither takes the place of the other.
 *
 * @param own a notice for this device only; what concerns everybody takes precedence
 */
export function drawRoomWord(t: Translator, doc: Doc | undefined, clockOffset: number, own: string | null = null) {
  const { notice, went, seats = [] } = doc?.lobby ?? {};
  const word = (at: number, text: string) => html`<p class="room-word" data-at=${at}>${text}</p>`;
  // Each is a new element with its own timing.
  const fresh = (it: { readonly at: number } | undefined, text: () => string) =>
    it && Date.now() + clockOffset - it.at < STANDS ? keyed(it.at, word(it.at, text())) : null;
  const said = fresh(notice, () => notice!.text);
  const on = fresh(went, () => wentOn(t, went!.by, seats[went!.seat ?? -1]?.name));
  return html`<div class="said-to-all" role="status">
    ${said} ${on} ${said || on || own === null ? nothing : keyed(own, html`<p class="room-word">${own}</p>`)}
  </div>`;
}

/** A host has gone on: for everybody, or for one. */
const wentOn = (t: Translator, who: string, whom?: string): string =>
  t.msg(whom === undefined ? { key: 'web.went-on', args: { who } } : { key: 'web.went-on.one', args: { who, whom } });
