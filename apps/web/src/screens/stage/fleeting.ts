import { css, type ReactiveController, type ReactiveControllerHost } from 'lit';

/** How long controls stay after the mouse has moved or a finger has touched the screen, in milliseconds. */
const STAYS = 4000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown'];

/** The style of such a control. */
export const fleetingStyle = css`
  :host {
    position: fixed;
    z-index: 6;
    opacity: 0;
    pointer-events: none;
    transition: opacity 0.3s;
  }
  :host([shown]),
  :host(:focus-within) {
    opacity: 1;
    pointer-events: auto;
  }
`;

/** Sets the attribute `shown` of a control on a big screen for a while, whenever somebody touches that screen. */
export class Fleeting implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #gone?: ReturnType<typeof setTimeout>;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    for (const it of SIGNS) addEventListener(it, this.#show);
  }

  hostDisconnected(): void {
    for (const it of SIGNS) removeEventListener(it, this.#show);
    clearTimeout(this.#gone);
  }

  readonly #show = (): void => {
    this.#host.toggleAttribute('shown', true);
    this.#host.requestUpdate();
    clearTimeout(this.#gone);
    this.#gone = setTimeout(() => this.#host.toggleAttribute('shown', false), STAYS);
  };
}
