import type { StudioDoc } from '@masque/protocol/studio';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { does } from './ask.ts';
import './button.ts';
import { viewerName } from './names.ts';
import type { ToPhone, ToStudio } from './post.ts';
import { style } from './style.ts';

/** A phone, in its own pixels. */
const PHONE = { width: 390, height: 800 } as const;
const SCREEN = { width: 1280, height: 720 } as const;

/**
 * Every phone of the table and the big screen side by side, each in a frame with the size of a real one.
 *
 * @fires viewer - One of them was chosen.
 * @fires says - An action was refused.
 */
@customElement('studio-frames')
export class StudioFrames extends LitElement {
  static override styles = [
    style,
    css`
      :host {
        display: flex;
        gap: 0.6rem;
        overflow-x: auto;
        padding-block-end: 0.2rem;
      }
      figure {
        margin: 0;
        flex: none;
      }
      .glass {
        border: 1px solid var(--hairline);
        border-radius: 0.35rem;
        overflow: hidden;
      }
      .chosen .glass {
        border-color: var(--flame);
      }
      iframe {
        display: block;
        border: 0;
        transform-origin: 0 0;
        background: var(--night);
      }
      figcaption studio-button {
        display: grid;
        min-block-size: 1.6rem;
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) doc!: StudioDoc;
  @property({ type: Number }) viewer = 0;
  @property() lang = 'en';
  /** The height at which phones are drawn, in pixels. */
  @property({ type: Number }) high = 300;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('message', this.#hear);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('message', this.#hear);
  }

  #send(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  get #frames(): readonly HTMLIFrameElement[] {
    return [...this.renderRoot.querySelectorAll('iframe')];
  }

  protected override updated(): void {
    for (const frame of this.#frames) this.#show(frame);
  }

  #show(frame: HTMLIFrameElement): void {
    const view = this.doc.views.find((it) => it.viewer === Number(frame.dataset['viewer']));
    if (view) this.#tell(frame, { view, now: this.doc.now });
  }

  #tell(frame: HTMLIFrameElement, told: ToPhone): void {
    frame.contentWindow?.postMessage(told, location.origin);
  }

  readonly #hear = async ({ origin, source, data }: MessageEvent<ToStudio>): Promise<void> => {
    const frame = this.#frames.find((it) => it.contentWindow === source);
    if (origin !== location.origin || !frame) return;
    if (data.t === 'ready') return this.#show(frame);
    const { seat, action } = data;
    const answer = await does.do({ do: 'act', seat, action });
    this.#tell(frame, { ok: answer.ok });
    if (!answer.ok) this.#send('says', answer.says);
  };

  #frame(viewer: number, size: typeof PHONE | typeof SCREEN, name: string, on: 'phone' | 'screen') {
    const scale = this.high / size.height;
    const { generation } = this.doc;
    return html`<figure class=${viewer === this.viewer && on === 'phone' ? 'chosen' : ''}>
      <div class="glass" style="inline-size: ${size.width * scale}px; block-size: ${this.high}px">
        <iframe
          data-viewer=${viewer}
          title=${name}
          src="/studio-phone.html?lang=${this.lang}&on=${on}&rules=${generation}"
          style="inline-size: ${size.width}px; block-size: ${size.height}px; transform: scale(${scale})"
        ></iframe>
      </div>
      <figcaption>
        <studio-button flat .label=${name} @click=${() => this.#send('viewer', viewer)}></studio-button>
      </figcaption>
    </figure>`;
  }

  override render() {
    const { views } = this.doc;
    const phones = views.filter((it) => it.viewer !== -1);
    return html`${repeat(
      phones,
      (it) => it.viewer,
      ({ viewer }) => this.#frame(viewer, PHONE, viewerName(this.doc, viewer), 'phone'),
    )}
    ${this.#frame(-1, SCREEN, 'Big screen', 'screen')} ${this.#frame(-1, PHONE, 'Spectator', 'phone')}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'studio-frames': StudioFrames;
  }
}
