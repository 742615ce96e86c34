import { MqElement } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keepAwake } from './keep-awake.ts';

/** Keeps the screen on while it is in the page, and tells the user what to do if that does not work. */
@customElement('masque-awake')
export class MasqueAwake extends MqElement {
  static override styles = css`
    :host {
      display: contents;
    }
    p {
      text-align: center;
      padding: 0.5rem 1rem 0;
    }
  `;

  /** There is no room for a notice. */
  @property({ type: Boolean }) quiet = false;
  @state() private now = keepAwake.now;
  #stop = (): void => {};

  override connectedCallback(): void {
    super.connectedCallback();
    keepAwake.addEventListener('change', this.#changed);
    this.#stop = keepAwake.need();
    this.#changed();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    keepAwake.removeEventListener('change', this.#changed);
    this.#stop();
  }

  readonly #changed = (): void => void (this.now = keepAwake.now);

  override render() {
    return this.now === 'nothing' && !this.quiet ? html`<p class="label">${this.t.msg('web.awake.hint')}</p>` : nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-awake': MasqueAwake;
  }
}
