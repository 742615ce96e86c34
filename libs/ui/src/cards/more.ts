import type { CardLook } from '@masque/core/table';
import { html } from 'lit';
import type { Translator } from '../i18n/translator.ts';

/** From cards that are read at full size to all that is said about them, once for each kind. */
export function drawMore(t: Translator, cards: readonly CardLook[], learn: (face: string) => void) {
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
