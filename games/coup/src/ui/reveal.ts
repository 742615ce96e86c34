import { MqElement, type Person, type SceneElement } from '@masque/ui';
import { sound } from '@masque/ui/sound';
import type { Seat } from '@masque/core';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { RevealScene } from '../present/reveal.ts';

/**
 * A card turns while everybody watches: its owner on one side, the player against them on the other.
 *
 * @fires skip - It was tapped: this viewer has seen enough.
 */
@customElement('coup-reveal')
export class CoupReveal extends MqElement implements SceneElement {
  static override styles = css`
    :host {
      display: grid;
      min-block-size: 0;
    }
  `;

  @property({ attribute: false }) data: RevealScene | undefined;
  @property({ attribute: false }) people: readonly Person[] = [];
  /** The current card, so that its sound plays only once. */
  #shown = '';

  protected override updated(changed: PropertyValues<this>): void {
    const scene = this.data;
    if (!changed.has('data') || !scene) return;
    const shown = JSON.stringify([scene.by, scene.to, scene.card]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    sound.play(scene.card.state === 'proven' ? 'reveal' : 'lose');
  }

  override render() {
    const scene = this.data;
    if (!scene) return nothing;
    const { by, to, card, did, said } = scene;
    const words = (seat: Seat) => (said?.seat === seat ? { said: said.text } : {});
    return html`<mq-showdown
      sealed
      .people=${this.people}
      .card=${card}
      .by=${{ seat: by, did: did.by, ...words(by) }}
      .to=${{ seat: to, did: did.to, ...words(to) }}
    ></mq-showdown>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'coup-reveal': CoupReveal;
  }
}
