import type { RoomView } from '@masque/club';
import { MqElement, type Translator } from '@masque/ui';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { Fleeting, fleetingStyle } from '../screens/stage/fleeting.ts';
import { calledOf, tablesOf } from './seen.ts';

/** What big screens can show in this room. */
export const showings = (t: Translator, room: RoomView): { readonly value: string; readonly label: string }[] => [
  { value: 'evening', label: t.msg('club.screen.evening') },
  { value: 'standings', label: t.msg('club.screen.standings') },
  { value: 'rotation', label: t.msg('club.screen.rotation') },
  ...tablesOf(room).map(([id, it]) => ({ value: id, label: calledOf(t, it) })),
];

/**
 * Chooses on a big screen what this screen shows. Like its other controls, it appears on a touch or a mouse move.
 *
 * @fires show - `string`: what it is to show; '' for what the desk wants.
 */
@customElement('masque-screen-choice')
export class MasqueScreenChoice extends MqElement {
  static override styles = [
    fleetingStyle,
    css`
      :host {
        inset: auto auto 0.5rem 0.5rem;
        max-inline-size: 50%;
      }
      select {
        font: inherit;
        color: inherit;
        min-block-size: max(var(--touch), 44px);
        max-inline-size: 100%;
        padding-inline: 0.8rem;
        background: var(--lacquer-3);
        border: 1px solid var(--brass-2);
        color-scheme: dark;
      }
    `,
  ];

  @property({ attribute: false }) room!: RoomView;
  /** What was chosen on this screen; '' if the desk chooses. */
  @property() chosen = '';
  protected readonly fleeting = new Fleeting(this);

  /** It was opened by a pointer: then nobody is there to move the focus on, and with it the control would stay. */
  #touched = false;

  readonly #choose = ({ target }: Event): void => {
    const select = target as HTMLSelectElement;
    if (this.#touched) select.blur();
    this.send('show', select.value);
  };

  override render() {
    const t = this.t;
    return html`<section aria-label=${t.msg('club.screen.this')}>
      <select
        aria-label=${t.msg('club.screen.this')}
        .value=${live(this.chosen)}
        @pointerdown=${() => (this.#touched = true)}
        @keydown=${() => (this.#touched = false)}
        @change=${this.#choose}
      >
        <option value="" ?selected=${this.chosen === ''}>${t.msg('club.screen.desk')}</option>
        ${showings(t, this.room).map(
          ({ value, label }) => html`<option value=${value} ?selected=${this.chosen === value}>${label}</option>`,
        )}
      </select>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-screen-choice': MasqueScreenChoice;
  }
}
