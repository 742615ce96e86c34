import type { StudioDoc } from '@masque/protocol/studio';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { does } from './ask.ts';
import './button.ts';
import { viewerName } from './names.ts';
import { style } from './style.ts';

/** The log of inputs: back and forth, and branching from any point. */
@customElement('studio-timeline')
export class StudioTimeline extends LitElement {
  static override styles = [
    style,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 0.8rem;
        padding: 0.25rem 0.7rem;
        border: 1px solid var(--hairline);
      }
      input {
        flex: 1;
        min-inline-size: 6rem;
        padding: 0;
        border: 0;
        background: none;
        accent-color: var(--flame);
      }
      .where {
        min-inline-size: 13rem;
        max-inline-size: 22rem;
      }
      .where div {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .rest {
        color: var(--flame);
      }
    `,
  ];

  @property({ attribute: false }) doc!: StudioDoc;
  /** While the slider is dragged, not every position is requested. */
  #wanted: number | null = null;
  #going = false;

  async #go(n: number): Promise<void> {
    this.#wanted = n;
    if (this.#going) return;
    this.#going = true;
    while (this.#wanted !== null) {
      const next: number = this.#wanted;
      this.#wanted = null;
      await does.do({ do: 'go', n: next });
    }
    this.#going = false;
  }

  override render() {
    const { n, inputs } = this.doc;
    const last = inputs[n - 1];
    const button = (label: string, sign: string, to: number) =>
      html`<studio-button
        .label=${sign}
        .says=${label}
        ?disabled=${to < 0 || to > inputs.length || to === n}
        @click=${() => this.#go(to)}
      ></studio-button>`;
    const who = last?.seat === undefined ? '' : viewerName(this.doc, last.seat);
    return html`
      <div class="row">
        ${button('To the deal', '|◀', 0)} ${button('One step back', '◀', n - 1)} ${button('One step on', '▶', n + 1)}
        ${button('To the end of the log', '▶|', inputs.length)}
      </div>
      <input
        type="range"
        aria-label="Inputs"
        min="0"
        max=${inputs.length}
        .value=${String(n)}
        @input=${(e: Event) => this.#go(Number((e.target as HTMLInputElement).value))}
      />
      <div class="where">
        <div><b>${n}</b> of ${inputs.length}</div>
        <div class="dim">${last ? `${who} ${last.text}` : 'just dealt'}</div>
      </div>
      ${n < inputs.length ? html`<span class="rest">Whatever is done now goes on from here and replaces the rest.</span>` : nothing}
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'studio-timeline': StudioTimeline;
  }
}
