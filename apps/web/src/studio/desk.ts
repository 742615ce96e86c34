import type { Offer } from '@masque/core';
import type { StudioCommand, StudioDoc, StudioPromise } from '@masque/protocol/studio';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { does } from './ask.ts';
import './button.ts';
import { viewerName } from './names.ts';
import { style } from './style.ts';

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`;

/**
 * Acting for a seat, clocks, the inputs, and the invariants of the table.
 *
 * @fires says - A request was refused.
 */
@customElement('studio-desk')
export class StudioDesk extends LitElement {
  static override styles = [
    style,
    css`
      :host {
        display: contents;
      }
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .inputs {
        flex: 1 0 5rem;
        overflow: auto;
      }
      .inputs studio-button {
        display: grid;
        padding: 0.05rem 0.2rem;
      }
      .inputs .now {
        color: var(--flame);
      }
      .inputs .later {
        color: var(--candle-3);
      }
      .broken {
        color: var(--wax-lit);
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property({ attribute: false }) doc!: StudioDoc;
  @property({ type: Number }) viewer = 0;
  /** The results of the invariants, and their position. */
  @state() private promises: readonly StudioPromise[] | null = null;
  @state() private checking = false;

  protected override willUpdate(changed: PropertyValues): void {
    const before = changed.get('doc') as StudioDoc | undefined;
    if (before && (before.n !== this.doc.n || before.generation !== this.doc.generation)) this.promises = null;
  }

  protected override updated(): void {
    const list = this.renderRoot.querySelector<HTMLElement>('.inputs');
    const now = list?.querySelector<HTMLElement>('.now');
    // Scrolls only the list: the page stays where it is.
    if (list && now) list.scrollTop = now.offsetTop - list.offsetTop - list.clientHeight / 2;
  }

  readonly #does = async (command: StudioCommand): Promise<void> => {
    const answer = await does.do(command);
    if (!answer.ok) this.#says(answer.says);
  };

  #says(text: string): void {
    this.dispatchEvent(new CustomEvent('says', { detail: text, bubbles: true, composed: true }));
  }

  async #check(): Promise<void> {
    this.checking = true;
    try {
      this.promises = await does.promises();
    } catch (error) {
      this.#says((error as Error).message);
    }
    this.checking = false;
  }

  #offer(offer: Offer) {
    const { type, window, params, closed } = offer;
    const asks = Object.keys(params);
    if (closed) return html`<studio-button disabled tip="not open now" .label=${type}></studio-button>`;
    if (asks.length > 0)
      return html`<studio-button
        disabled
        tip="Answer on the phone: it asks for ${asks.join(', ')}"
        .label=${`${type}…`}
      ></studio-button>`;
    const action = { type, window, params: {} };
    return html`<studio-button
      .label=${type}
      @click=${() => this.#does({ do: 'act', seat: this.viewer, action })}
    ></studio-button>`;
  }

  #acting() {
    const { viewer, doc } = this;
    const offers = doc.views.find((it) => it.viewer === viewer)?.doc.play?.offers ?? [];
    const name = viewerName(doc, viewer);
    return html`<h2>Act for ${name}</h2>
      <div class="row">
        ${offers.length > 0 ? offers.map((it) => this.#offer(it)) : html`<span class="dim">Nothing to do now.</span>`}
      </div>
      ${
        viewer < 0
          ? nothing
          : html`<div class="row">
              <studio-button
                label="Let a bot answer"
                ?disabled=${offers.length === 0}
                @click=${() => this.#does({ do: 'move', seat: viewer })}
              ></studio-button>
              <select
                aria-label="Who plays ${name}"
                @change=${(e: Event) => this.#does({ do: 'bot', seat: viewer, level: (e.target as HTMLSelectElement).value || null })}
              >
                <option value="" ?selected=${!doc.bots[viewer]}>played by you</option>
                ${doc.game.levels.map(
                  (it) => html`<option value=${it} ?selected=${doc.bots[viewer] === it}>bot: ${it}</option>`,
                )}
              </select>
              <studio-button label="Leave" @click=${() => this.#does({ do: 'leave', seat: viewer })}></studio-button>
              <studio-button
                label="Let bots play to the end"
                @click=${() => this.#does({ do: 'finish' })}
              ></studio-button>
            </div>`
      }`;
  }

  #clocks() {
    const { clocks, now } = this.doc;
    return html`<h2>Time</h2>
      <div class="row">
        <span class="dim">${seconds(now)}</span>
        <studio-button label="+1 s" @click=${() => this.#does({ do: 'wait', ms: 1000 })}></studio-button>
        <studio-button label="+10 s" @click=${() => this.#does({ do: 'wait', ms: 10_000 })}></studio-button>
        ${clocks.map((it, i) =>
          i === 0
            ? html`<studio-button
                .label=${`Let “${it.name}” run out (${seconds(it.left)})`}
                @click=${() => this.#does({ do: 'ring' })}
              ></studio-button>`
            : html`<span class="dim">${it.name} (${seconds(it.left)})</span>`,
        )}
      </div>`;
  }

  #log() {
    const { inputs, n } = this.doc;
    return html`<h2>Inputs</h2>
      <ol class="inputs" tabindex="0">
        ${inputs.map(
          ({ seat, text }, i) =>
            html`<li class=${i + 1 === n ? 'now' : i + 1 > n ? 'later' : ''}>
              <studio-button
                flat
                .label=${`${i + 1}\u2002${seat === undefined ? '' : viewerName(this.doc, seat)} ${text}`}
                @click=${() => this.#does({ do: 'go', n: i + 1 })}
              ></studio-button>
            </li>`,
        )}
      </ol>`;
  }

  #promises() {
    const broken = this.promises?.filter((it) => it.fault !== null) ?? [];
    return html`<div class="row">
        <h2>Promises</h2>
        <span class="grow"></span>
        <studio-button
          .label=${this.checking ? 'Checking…' : 'Check this table'}
          ?disabled=${this.checking}
          @click=${this.#check}
        ></studio-button>
      </div>
      ${
        this.promises === null
          ? nothing
          : html`<p class="dim" role="status">
                ${this.promises.length - broken.length} of ${this.promises.length} promises kept so far
              </p>
              <ol>
                ${broken.map((it) => html`<li class="broken"><b>${it.name}</b><br />${it.fault}</li>`)}
              </ol>`
      }`;
  }

  override render() {
    return html`<section class="panel" aria-label="Desk">
      ${this.#acting()} ${this.#clocks()} ${this.#log()} ${this.#promises()}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'studio-desk': StudioDesk;
  }
}
