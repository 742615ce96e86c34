import type { StudioDoc, StudioPart } from '@masque/protocol/studio';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import './button.ts';
import { style } from './style.ts';
import { viewerName } from './names.ts';

const MODES = ['State', 'View', 'Difference'] as const;

/**
 * The state as one viewer sees it: what is hidden from them, and what only they see.
 *
 * @fires wish - The user wants deals until a part of the state has its present value.
 * @fires viewer
 */
@customElement('studio-eyes')
export class StudioEyes extends LitElement {
  static override styles = [
    style,
    css`
      :host {
        display: contents;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
      }
      .line {
        display: flex;
        justify-content: space-between;
        gap: 0.8rem;
        padding: 0 0.35rem;
        border-block-start: 1px solid oklch(1 0 0 / 0.05);
      }
      li ul {
        padding-inline-start: 0.9rem;
      }
      .value {
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
      .value studio-button {
        font-weight: 600;
        white-space: normal;
      }
      summary {
        cursor: pointer;
      }
      .hidden > .line,
      .hidden > details > .line {
        background: repeating-linear-gradient(
          135deg,
          oklch(0.3 0.05 190 / 0.55) 0 6px,
          oklch(0.25 0.04 190 / 0.4) 6px 12px
        );
      }
      .own > .line,
      .own > details > .line {
        background: oklch(0.35 0.06 70 / 0.5);
      }
      .changed > .line .name::after {
        content: ' •';
        color: var(--flame);
      }
      .who {
        flex: none;
        color: var(--candle-3);
        text-align: end;
      }
      .key i {
        display: inline-block;
        inline-size: 1rem;
        block-size: 0.8rem;
        margin-inline-end: 0.3rem;
        vertical-align: -0.1rem;
        border: 1px solid var(--hairline);
      }
    `,
  ];

  @property({ attribute: false }) doc!: StudioDoc;
  @property({ type: Number }) viewer = 0;
  @state() private mode: (typeof MODES)[number] = 'State';

  #send(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  #sees(part: StudioPart): boolean {
    return part.seenBy === undefined || this.viewer === -2 || part.seenBy.includes(this.viewer);
  }

  #who({ seenBy }: StudioPart): string {
    if (seenBy === undefined) return '';
    if (seenBy.length === 0) return 'nobody sees';
    if (seenBy.includes(-1)) return 'all see';
    const names = seenBy.map((it) => viewerName(this.doc, it));
    return names.length > 3 ? `${names.length} see` : `only ${names.join(', ')}`;
  }

  /** Whether something in it is not visible to everybody, or has just changed. */
  #differs(part: StudioPart): boolean {
    const secret = part.seenBy !== undefined && !part.seenBy.includes(-1);
    return secret || part.changed === true || (part.parts ?? []).some((it) => this.#differs(it));
  }

  #draw(part: StudioPart, hidden: boolean): TemplateResult | typeof nothing {
    if (this.mode === 'Difference' && !this.#differs(part)) return nothing;
    const shut = hidden || !this.#sees(part);
    const own = !shut && part.seenBy !== undefined && part.seenBy.length === 1;
    const blank = shut && this.mode === 'View';
    const value =
      part.value === undefined
        ? nothing
        : blank
          ? html`<span class="dim">hidden</span>`
          : html`<studio-button
              flat
              tip="Deal again until it is like this"
              .label=${part.value}
              @click=${() => this.#send('wish', `${part.path} = ${part.value}`)}
            ></studio-button>`;
    const line = html`<span class="value"><span class="name dim">${part.name}</span> ${value}</span>
      <span class="who">${this.#who(part)}</span>`;
    return html`<li class="${shut ? 'hidden' : own ? 'own' : ''} ${part.changed ? 'changed' : ''}">
      ${
        part.parts && !blank
          ? html`<details ?open=${part.path !== 'options'}>
              <summary class="line">${line}</summary>
              <ul>
                ${part.parts.map((it) => this.#draw(it, shut))}
              </ul>
            </details>`
          : html`<div class="line">${line}</div>`
      }
    </li>`;
  }

  override render() {
    const { doc } = this;
    const name = viewerName(doc, this.viewer);
    return html`<section class="panel" aria-label="State">
      <div class="row">
        <h2>Through the eyes of</h2>
        <select
          aria-label="Through the eyes of"
          @change=${(e: Event) => this.#send('viewer', Number((e.target as HTMLSelectElement).value))}
        >
          ${doc.views.map(
            ({ viewer }) =>
              html`<option value=${viewer} ?selected=${viewer === this.viewer}>${viewerName(doc, viewer)}</option>`,
          )}
        </select>
        <span class="grow"></span>
        ${MODES.map(
          (it) =>
            html`<studio-button
              .label=${it}
              .pressed=${it === this.mode}
              @click=${() => (this.mode = it)}
            ></studio-button>`,
        )}
      </div>
      <ul>
        ${doc.state.map((it) => this.#draw(it, false))}
      </ul>
      <p class="key dim">
        <i class="shut" style="background: oklch(0.3 0.05 190)"></i>hidden from ${name}
        <i style="margin-inline-start: 0.8rem; background: oklch(0.35 0.06 70)"></i>only ${name}
        <span style="margin-inline-start: 0.8rem; color: var(--flame)">•</span> changed by the last input
      </p>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'studio-eyes': StudioEyes;
  }
}
