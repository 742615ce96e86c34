import { MqElement } from '@masque/ui';
import { sound } from '@masque/ui/sound';
import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { OwnWords } from '../../words/own-words.ts';
import { Fleeting, fleetingStyle } from './fleeting.ts';
import { stageWords } from './words.ts';

/**
 * Sound and full screen, only for this screen: a browser allows both only after a press. They appear on a touch or a
 * mouse move, and disappear by themselves. In full screen a tablet stays in landscape.
 */
@customElement('masque-screen-controls')
export class MasqueScreenControls extends MqElement {
  readonly #own = new OwnWords(stageWords);
  static override styles = [
    fleetingStyle,
    css`
      :host {
        inset: auto 0.5rem 0.5rem auto;
        display: flex;
        gap: 0.4rem;
      }
      mq-button::part(button) {
        min-block-size: max(var(--touch), 44px);
      }
      .on::part(button) {
        border-color: var(--flame);
        color: var(--flame);
      }
    `,
  ];

  @state() private loud = sound.enabled;
  @state() private full = document.fullscreenElement !== null;
  protected readonly fleeting = new Fleeting(this);

  protected override get t() {
    return this.#own.in(super.t);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Elsewhere the first press turns the sound on; here only the button does.
    for (const it of ['pointerdown', 'keydown']) this.addEventListener(it, (event) => event.stopPropagation());
    document.addEventListener('fullscreenchange', this.#changed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('fullscreenchange', this.#changed);
  }

  readonly #changed = (): void => void (this.full = document.fullscreenElement !== null);

  protected override willUpdate(): void {
    // A key pressed elsewhere may have turned it on.
    this.loud = sound.enabled;
  }

  readonly #hear = (): void => {
    this.loud = !this.loud;
    if (this.loud) sound.on();
    else sound.off();
  };

  readonly #fill = async (): Promise<void> => {
    try {
      if (this.full) return await document.exitFullscreen();
      await document.documentElement.requestFullscreen();
      await (screen.orientation as { lock?: (to: string) => Promise<void> }).lock?.('landscape');
    } catch {
      // Refused, or a screen that cannot be rotated: it stays as it is.
    }
  };

  override render() {
    const { t } = this;
    return html`<mq-button
        class=${this.loud ? 'on' : ''}
        plain
        .icon=${this.loud ? 'sound' : 'silent'}
        .label=${t.msg('stage.sound')}
        .pressed=${this.loud}
        @click=${this.#hear}
      ></mq-button>
      ${
        document.fullscreenEnabled
          ? html`<mq-button
              class=${this.full ? 'on' : ''}
              plain
              .label=${t.msg('stage.full')}
              .pressed=${this.full}
              @click=${this.#fill}
            ></mq-button>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-screen-controls': MasqueScreenControls;
  }
}
