import type { CardLook } from '@masque/core/table';
import { css, html, nothing } from 'lit';
import '../controls/mq-button.ts';
import type { Translator } from '../i18n/translator.ts';
import '../room/mq-dialog.ts';
import './mq-laid-card.ts';

/** Open cards to show at full size, and whose they are. */
export interface Reading {
  readonly name: string;
  readonly cards: readonly CardLook[];
}

/** The sheet that shows these cards. With `learn` it links to the full description of each face. */
export function drawReading(
  t: Translator,
  reading: Reading | undefined,
  close: () => void,
  learn?: (face: string) => void,
) {
  const cards = reading?.cards ?? [];
  return html`<mq-dialog heading=${reading?.name ?? ''} ?open=${reading !== undefined} @close=${close}>
    <div class="readcards">${cards.map((card) => html`<mq-laid-card .card=${card}></mq-laid-card>`)}</div>
    ${learn ? drawMore(t, cards, learn) : nothing}
  </mq-dialog>`;
}

/** A link to the full description of a card, once for each kind. */
function drawMore(t: Translator, cards: readonly CardLook[], learn: (face: string) => void) {
  const faces = new Map(cards.flatMap(({ face }) => (face ? [[face.id, face]] : [])));
  return html`<div class="more">
    ${[...faces.values()].map(
      ({ id, name }) =>
        html`<mq-button
          plain
          .label=${t.msg({ key: 'ui.learn', args: { card: { msg: name } } })}
          @click=${() => learn(id)}
        ></mq-button>`,
    )}
  </div>`;
}

/** For the element that shows the sheet. */
export const readingStyle = css`
  .readcards {
    --card-width: min(9.6rem, 38vw);
    display: flex;
    flex-wrap: wrap;
    gap: 0.8rem;
    justify-content: center;
  }
  .more {
    display: grid;
    gap: 0.5rem;
    padding-block-start: 0.8rem;
  }
`;
