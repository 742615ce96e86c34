import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import { Hold, holdTime } from '../parts/hold.ts';
import { shared } from '../styles/shared.ts';

/**
 * A button that is an offer. With `wax` it cannot be taken back and is pressed and held until the wax has set.
 *
 * @fires take - It was pressed, or the wax has set.
 * @fires wax - `boolean`: a finger begins to hold the seal, or lifts before the wax has set. For the sound.
 */
@customElement('mq-offer')
export class MqOffer extends MqElement {
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
      }
    `,
  ];
  static override shadowRootOptions = { ...MqElement.shadowRootOptions, delegatesFocus: true };

  @property() label = '';
  @property() note = '';
  /** game-icons name. */
  @property() icon = '';
  @property() gain = '';
  /** The one way forward. */
  @property({ type: Boolean }) main = false;
  @property({ type: Boolean }) wax = false;
  /** How long the wax takes to set, in milliseconds. */
  @property({ type: Number }) hold = holdTime;
  /** One of many, in a list. */
  @property({ type: Boolean }) deed = false;
  /** Chosen, to be filled in and confirmed. `undefined`: this button does not choose but act. */
  @property({ attribute: false }) chosen?: boolean;
  /** Why it cannot be taken. */
  @property() closed = '';
  /** It was taken already and is on its way. */
  @property({ type: Boolean }) sent = false;
  /** By night nothing is red and no icon tells. */
  @property({ type: Boolean }) night = false;

  readonly #hold = new Hold(
    this,
    () => this.send('take', undefined),
    () => this.hold,
  );

  protected override willUpdate() {
    if (!this.sent && this.#hold.state === 'set') queueMicrotask(() => this.#hold.reset());
  }

  get #note(): string {
    const { state } = this.#hold;
    if (this.closed) return this.closed;
    if (this.sent) return this.t.msg('ui.sent.note');
    if (!this.wax) return this.note;
    if (state === 'held') return this.t.msg('ui.hold.on');
    if (state === 'confirm') return this.t.msg('ui.hold.confirm');
    if (state === 'set') return this.t.msg('ui.hold.set');
    const hold = this.t.msg('ui.hold');
    if (this.note.toLowerCase().includes(hold)) return this.note;
    return this.note ? `${this.note}. ${hold.slice(0, 1).toUpperCase()}${hold.slice(1)}` : hold;
  }

  readonly #click = (event: MouseEvent) => {
    if (this.closed || this.sent) return;
    if (this.wax) this.#hold.click();
    else if (event.detail <= 1) this.send('take', undefined);
  };

  readonly #down = (event: PointerEvent) => {
    if (!this.wax || this.closed || this.sent) return;
    this.#hold.down(event);
    this.send('wax', true);
  };

  readonly #up = () => {
    if (this.#hold.state === 'held') this.send('wax', false);
    this.#hold.up();
  };

  #seal() {
    if (this.night) return html`<span class="holdring"></span>`;
    return html`<span class="wax">${icon(this.icon || 'seal', '')}</span>`;
  }

  override render() {
    const { state } = this.#hold;
    const cls = `offer ${this.deed ? 'deed' : ''} ${this.main && !this.night ? 'main' : ''} ${this.wax ? 'sealed' : ''} ${this.chosen ? 'chosen' : ''} ${
      state === 'held' ? 'held' : state === 'set' ? 'set m-set' : ''
    }`;
    const note = this.#note;
    return html`<button
        class=${cls}
        part="button"
        style=${this.hold === holdTime ? nothing : `--d-hold:${this.hold}ms`}
        aria-disabled=${this.closed || this.sent ? 'true' : nothing}
        aria-pressed=${this.chosen === undefined ? nothing : String(this.chosen)}
        @click=${this.#click}
        @pointerdown=${this.#down}
        @pointerup=${this.#up}
        @pointercancel=${this.#up}
        @lostpointercapture=${this.#up}
        @keydown=${this.#hold.key}
        @contextmenu=${(e: Event) => e.preventDefault()}
      >
        ${this.wax ? this.#seal() : this.icon && !this.night ? icon(this.icon) : nothing}
        <span>${this.sent ? this.t.msg('ui.sent') : this.label}${note ? html`<small>${note}</small>` : nothing}</span>
        ${this.gain ? html`<b class="gain">${this.gain}</b>` : nothing}
      </button>
      <span class="vh" aria-live="polite">${state === 'confirm' ? note : ''}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-offer': MqOffer;
  }
}
