import type { Seat } from '@masque/core';
import type { Table } from '@masque/core/table';
import { html, nothing } from 'lit';
import '../parts/mq-taper.ts';
import { drawSaid } from './mq-said.ts';
import { isFlat } from './shape.ts';

/** What the middle of a table depends on besides the table. */
interface Viewing {
  readonly me: Seat | -1;
  readonly learns: boolean;
  readonly clockOffset: number;
  readonly paused: boolean;
  readonly night: boolean;
}

/** The current claim or question, and the ballot below it. */
export const drawSaying = (table: Table, { me, learns }: Viewing) =>
  html`<div class="saying" aria-live="polite">${drawSaid(table, false, learns)}</div>
    ${table.ballot ? html`<mq-ballot .ballot=${table.ballot} .me=${me} ?counts=${isFlat(table)}></mq-ballot>` : nothing}`;

/** How long there is. `quiet`: it has been announced elsewhere. */
export const drawTaper = (table: Table, { clockOffset, paused, night }: Viewing, quiet = false) =>
  table.timer
    ? html`<mq-taper
        class="clock"
        .timer=${table.timer}
        .clockOffset=${clockOffset}
        ?paused=${paused}
        ?quiet=${quiet}
        ?night=${night}
      ></mq-taper>`
    : nothing;
