import type { Message } from '@masque/core';
import type { Doc } from '@masque/protocol';
import type { Translator } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';

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
  const now = Date.now() + clockOffset;
  const said = saidTo(t, doc).filter(({ at }) => now - at < STANDS);
  // Each is a new element with its own timing.
  return html`<div class="said-to-all" role="status">
    ${repeat(
      said,
      ({ key }) => key,
      ({ at, text }) => html`<p class="room-word" data-at=${at}>${text}</p>`,
    )}
    ${said.length > 0 || own === null ? nothing : keyed(own, html`<p class="room-word">${own}</p>`)}
  </div>`;
}

/** What everybody at a table was told last: by an announcement, and because a host has gone on. */
function saidTo(t: Translator, doc: Doc | undefined) {
  const { notice, went, seats = [] } = doc?.lobby ?? {};
  const wentOn = ({ by: who, seat }: NonNullable<typeof went>): Message => {
    const whom = seat === undefined ? undefined : seats[seat]?.name;
    return whom === undefined
      ? { key: 'web.went-on', args: { who } }
      : { key: 'web.went-on.one', args: { who, whom } };
  };
  return [
    ...(notice ? [{ key: `said ${notice.at}`, at: notice.at, text: notice.text }] : []),
    ...(went ? [{ key: `went ${went.at}`, at: went.at, text: t.msg(wentOn(went)) }] : []),
  ];
}
