import { Measured, MqElement, type Person, type SceneElement } from '@masque/ui';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { VillageScene } from '../present/scene.ts';
import { arrowFrom } from './hands.ts';
import { drawMiddle } from './middle.ts';
import { placesOf, sizeOf, type Size } from './square.ts';
import { style } from './style.ts';
import { timing } from './turned.ts';
import { drawVillager } from './villager.ts';

/** Who points at the middle: raised hands, or the Hunter whose arrow has flown. */
const handsUp = ({ night, phase, hands, shooter }: VillageScene): readonly { readonly seat: number }[] => {
  if (night || phase === 'shoot') return [];
  if (phase === 'fallen') return shooter === null ? [] : [{ seat: shooter }];
  return hands.filter((it) => it.up);
};

/**
 * The village around its square on the big screen: the living with their masks, the dead with their cards, and in the
 * middle the subject of the hour. At night it is the same whoever acts.
 */
@customElement('werewolf-village')
export class WerewolfVillage extends MqElement implements SceneElement {
  static override styles = [timing, style];

  @property({ attribute: false }) data: VillageScene | undefined;
  @property({ attribute: false }) people: readonly Person[] = [];
  readonly #size = new Measured(this, 1340, 1080);

  /** Raised hands point at the player in the middle. */
  #hands(village: VillageScene, people: readonly Person[], size: Size) {
    const up = handsUp(village);
    if (up.length === 0) return nothing;
    const places = placesOf(people.length);
    const { width, height, rem } = this.#size;
    const field = { width, height, rem };
    const lynched = village.phase === 'fallen' || (village.verdict?.lynched ?? false);
    const arrows = up.flatMap(({ seat }) => {
      const place = places[people.findIndex((it) => it.seat === seat)];
      return place ? [arrowFrom(place, field, { lynched, size })] : [];
    });
    return html`<mq-arrows rising .width=${width} .height=${height} .arrows=${arrows}></mq-arrows>`;
  }

  override render() {
    const village = this.data;
    if (!village) return nothing;
    const { t } = this;
    const people = [...this.people].sort((a, b) => a.seat - b.seat);
    const size = sizeOf(people.length);
    const places = placesOf(people.length);
    return html`<section
      class="square ${size} ${village.night ? 'night' : 'day'} ${village.phase}"
      lang=${t.language}
      aria-label=${t.msg('village.square')}
    >
      <mq-felt big woven></mq-felt>
      ${this.#hands(village, people, size)}
      <ol aria-label=${t.msg('ui.seats')}>
        ${people.map((it, i) => drawVillager(t, village, it, places[i]!))}
      </ol>
      <div class="middle">${drawMiddle({ t, village, people })}</div>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'werewolf-village': WerewolfVillage;
  }
}
