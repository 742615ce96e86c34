import { OMNISCIENT, SPECTATOR } from '@masque/core';
import { icon, MqElement, type Person } from '@masque/ui';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';

/**
 * From whose view a game is looked back at: the room's, with all cards open, or that of any player. One tap on a mask,
 * or the arrow keys.
 *
 * @fires change - The seat, SPECTATOR or OMNISCIENT.
 */
@customElement('masque-eyes')
export class MasqueEyes extends MqElement {
  static override styles = css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    fieldset {
      display: flex;
      gap: 0.35rem;
      min-inline-size: 0;
      margin: 0;
      padding: 0.3rem;
      border: 0;
      position: relative;
      overflow-x: auto;
      scrollbar-width: none;
    }
    label {
      position: relative;
      flex: none;
      min-inline-size: var(--touch);
      min-block-size: var(--touch);
      box-sizing: border-box;
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 0.5rem;
      padding-inline: 0.45rem;
      border: 1px solid var(--brass-2);
      font-weight: 600;
      cursor: pointer;
      --cameo-width: 1.7rem;
    }
    input {
      position: absolute;
      opacity: 0;
      inline-size: 1px;
      block-size: 1px;
      margin: 0;
    }
    label:has(:checked) {
      border: 2px solid var(--accent);
      background: var(--lacquer-3);
    }
    label:has(:focus-visible) {
      outline: 3px solid var(--flame);
      outline-offset: 2px;
    }
    svg.i {
      inline-size: 1.4rem;
      block-size: 1.4rem;
      color: var(--candle-2);
    }
    /* The name of the chosen view is written out; the others are shown by their masks. */
    .person:not(:has(:checked)) span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    .person span {
      max-inline-size: 9rem;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  `;

  @property({ attribute: false }) people: readonly Person[] = [];
  @property({ type: Number }) as = SPECTATOR;

  protected override updated(): void {
    this.renderRoot.querySelector('label:has(:checked)')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  #choice(as: number, kind: string, face: TemplateResult, name: string): TemplateResult {
    return html`<label class=${kind} title=${name}>
      <input
        type="radio"
        name="as"
        .value=${String(as)}
        .checked=${this.as === as}
        @change=${() => this.send('change', as)}
      />
      ${face}<span>${name}</span>
    </label>`;
  }

  override render() {
    const t = this.t;
    const all = (as: number, of: 'mask' | 'eye', key: string) => this.#choice(as, '', icon(of), t.msg(key));
    return html`<fieldset>
      <legend class="vh">${t.msg('look.as')}</legend>
      ${all(SPECTATOR, 'mask', 'look.room')} ${all(OMNISCIENT, 'eye', 'look.all')}
      ${repeat(
        this.people,
        ({ seat }) => seat,
        ({ seat, name, mask }) =>
          this.#choice(seat, 'person', html`<mq-cameo .mask=${mask} .name=${name}></mq-cameo>`, name),
      )}
    </fieldset>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-eyes': MasqueEyes;
  }
}
