import type { Doc } from '@masque/protocol';
import { css, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';

/** How long a word to the room stands on every screen, in milliseconds. */
const STANDS = 60_000;

/** What lies over a table's screen: a word to the room, and that the connection is gone. */
export const overTableStyle = css`
  .room-word {
    position: fixed;
    inset: 0 0 auto 0;
    z-index: 6;
    padding: 0.7rem 1rem;
    text-align: center;
    font-weight: 600;
    background: var(--lacquer-3);
    border-block-end: 2px solid var(--flame);
    overflow-wrap: anywhere;
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
    }
  }
`;

/**
 * What a host has just said to the whole room. It lies above the screen for a while, and is read aloud.
 *
 * @param own what this device alone is told; a word to the room goes before it
 */
export function drawRoomWord(doc: Doc | undefined, clockOffset: number, own: string | null = null) {
  const notice = doc?.lobby.notice;
  const fresh = notice && Date.now() + clockOffset - notice.at < STANDS;
  const said = fresh ? notice.text : own;
  // Another word is another element, which stands its own while.
  return html`<div role="status">
    ${said === null ? nothing : keyed(said, html`<p class="room-word" data-at=${fresh ? notice.at : nothing}>${said}</p>`)}
  </div>`;
}
