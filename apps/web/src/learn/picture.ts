import type { Picture } from '@masque/core';
import { icon, type Person, type Translator } from '@masque/ui';
import { html, nothing, type TemplateResult } from 'lit';

/** The people in the pictures. */
export const sitters: readonly Person[] = [
  ['Mia', 'fox'],
  ['Karl', 'owl'],
  ['Ada', 'stag'],
  ['Rui', 'boar'],
].map(([name, mask], seat) => ({ seat, name: name!, mask: mask! }));

/** A picture, drawn by the same elements as at a table. Its words stand beside it. */
export const drawPicture = (t: Translator, it: Picture): TemplateResult =>
  html`<div class="picture" aria-hidden="true">
    ${it.claim ? html`<q lang=${t.language}>${t.msg(it.claim)}</q>` : nothing}
    ${
      it.seats
        ? html`<div class="people">
            ${it.seats.map((seat) => html`<mq-seat .seat=${seat} .person=${sitters[seat.seat]} ?light=${it.light === seat.seat}></mq-seat>`)}
          </div>`
        : nothing
    }
    ${
      it.seal || it.cards || it.icons
        ? html`<div class="things">
            ${it.seal ? html`<mq-seal .icon=${it.seal}></mq-seal>` : nothing} ${it.icons?.map((name) => icon(name))}
            ${it.cards?.map((card) => html`<mq-card mini .card=${card}></mq-card>`)}
          </div>`
        : nothing
    }
    ${
      it.counters
        ? html`<div class="things">
            ${it.counters.map(({ icon: name, n, label }) =>
              name === 'two-coins' && n <= 8
                ? Array.from({ length: n }, () => html`<mq-coin></mq-coin>`)
                : html`<mq-counters .counters=${[{ icon: name, n, label }]}></mq-counters>`,
            )}
          </div>`
        : nothing
    }
  </div>`;
