import '@masque/ui/theme.css';
import type { StudioAnswer, StudioDoc, StudioSituation } from '@masque/protocol/studio';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { does, follow } from './ask.ts';
import './desk.ts';
import './eyes.ts';
import './flow.ts';
import './frames.ts';
import './options.ts';
import './button.ts';
import { style } from './style.ts';
import './timeline.ts';

/** The heights at which phones can be drawn, in pixels. */
const SIZES = { S: 250, M: 375, L: 760 } as const;

/** The studio: a game in development, from every seat at once. */
@customElement('masque-studio')
export class MasqueStudio extends LitElement {
  static override styles = [
    style,
    css`
      :host {
        display: grid;
        grid-template-rows: auto auto auto minmax(17rem, 1fr);
        gap: 0.5rem;
        block-size: 100dvh;
        min-block-size: 40rem;
        padding: 0.5rem 0.8rem;
        box-sizing: border-box;
        background: var(--night);
      }
      h1 {
        margin: 0;
        font: 400 1.5rem/1.2 var(--display);
      }
      p {
        margin: 0;
      }
      .seed {
        inline-size: 8rem;
      }
      .wish {
        inline-size: 15rem;
      }
      .begin {
        inline-size: 16rem;
      }
      .seats {
        inline-size: 3.5rem;
      }
      main {
        display: grid;
        grid-template-columns: minmax(0, 1.5fr) minmax(0, 1.25fr) minmax(17rem, 1fr);
        gap: 0.6rem;
        min-block-size: 0;
      }
      .notices {
        display: grid;
        gap: 0.3rem;
        min-inline-size: 0;
      }
      .notices:empty {
        display: none;
      }
      .notice {
        padding: 0.4rem 0.7rem;
        border: 1px solid var(--brass-2);
        background: var(--lacquer-2);
      }
      .notice.bad {
        border-color: var(--wax);
      }
      pre {
        margin: 0;
        font:
          0.8rem/1.35 ui-monospace,
          monospace;
        white-space: pre-wrap;
      }
      .file {
        padding: 0.2rem 0.5rem;
        border: 1px solid var(--hairline);
        background: var(--lacquer-2);
        cursor: pointer;
      }
      .file:focus-within {
        outline: 2px solid var(--flame);
      }
      .vh {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      a {
        color: var(--brass);
      }
    `,
  ];

  @state() private doc: StudioDoc | null = null;
  @state() private lost = false;
  @state() private viewer = 0;
  @state() private says = '';
  @state() private wish = '';
  @state() private seed = '';
  /** The starting positions of the game's own scenarios. */
  @state() private situations: readonly StudioSituation[] = [];
  @state() private language: 'en' | 'fr' = 'en';
  @state() private size: keyof typeof SIZES = innerHeight < 950 ? 'S' : 'M';
  #stop = (): void => {};

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = follow(
      (doc) => {
        if (doc.seed !== this.doc?.seed) this.seed = doc.seed;
        if (doc.generation !== this.doc?.generation) void this.#look();
        this.doc = doc;
        if (!doc.views.some((it) => it.viewer === this.viewer)) this.viewer = 0;
        document.title = `${doc.game.name} · studio`;
      },
      (gone) => (this.lost = gone),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  async #told(answer: Promise<StudioAnswer>): Promise<void> {
    const it = await answer.catch((error: Error): StudioAnswer => ({ ok: false, says: error.message }));
    this.says = it.ok ? '' : it.says;
  }

  async #look(): Promise<void> {
    this.situations = await does.situations().catch((error: Error) => {
      this.says = error.message;
      return [];
    });
  }

  readonly #begin = (event: Event): void => {
    const situation = (event.target as HTMLSelectElement).value;
    void this.#told(does.do(situation ? { do: 'begin', situation } : { do: 'deal' }));
  };

  readonly #deal = (event: Event): void => {
    event.preventDefault();
    const { seed, wish } = this;
    void this.#told(does.do({ do: 'deal', ...(seed.trim() && { seed: seed.trim() }), ...(wish.trim() && { wish }) }));
  };

  readonly #copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(await does.test());
    this.says = 'Copied: a test that begins at this moment. Paste it into a file beside the rules.';
  };

  readonly #save = async (): Promise<void> => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([await does.file()], { type: 'application/json' }));
    link.download = `${this.doc!.game.id}-${this.doc!.n}.situation.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  readonly #open = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const text = await input.files?.[0]?.text();
    input.value = '';
    if (text === undefined) return;
    try {
      await this.#told(does.do({ do: 'open', file: JSON.parse(text) as unknown }));
    } catch {
      this.says = 'This file is not valid JSON.';
    }
  };

  #bar({ game, seats, play }: StudioDoc) {
    const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
    return html`<header class="row">
      <h1>${game.name}</h1>
      <span class="dim">studio · version ${game.version}</span>
      ${play ? html`<a href=${play} target="_blank" rel="noopener">Play with people</a>` : nothing}
      <span class="grow"></span>
      <form class="row" @submit=${this.#deal}>
        <label
          >seats
          <select
            class="seats"
            @change=${(e: Event) => this.#told(does.do({ do: 'deal', seats: Number((e.target as HTMLSelectElement).value) }))}
          >
            ${counts.map((it) => html`<option ?selected=${it === seats}>${it}</option>`)}
          </select></label
        >
        <label
          >seed
          <input
            class="seed"
            .value=${this.seed}
            @input=${(e: Event) => (this.seed = (e.target as HTMLInputElement).value)}
        /></label>
        <label
          >deal again until
          <input
            class="wish"
            placeholder="Ada is the seer"
            .value=${this.wish}
            @input=${(e: Event) => (this.wish = (e.target as HTMLInputElement).value)}
        /></label>
        <button hidden></button>
        <studio-button type="submit" label="Deal"></studio-button>
      </form>
      <studio-button main label="Copy as a scenario" @click=${this.#copy}></studio-button>
    </header>`;
  }

  #beginnings({ begin }: StudioDoc) {
    if (this.situations.length === 0) return nothing;
    return html`<label
      >begin at
      <select class="begin" @change=${this.#begin}>
        <option value="" ?selected=${begin === null}>a deal</option>
        ${this.situations.map(({ id, title }) => html`<option value=${id} ?selected=${id === begin}>${id}: ${title}</option>`)}
      </select></label
    >`;
  }

  #tools(doc: StudioDoc) {
    const pick = (label: string, now: boolean, set: () => void) =>
      html`<studio-button .label=${label} .pressed=${now} @click=${set}></studio-button>`;
    return html`<div class="row">
      ${(['en', 'fr'] as const).map((it) => pick(it, it === this.language, () => (this.language = it)))}
      ${(['S', 'M', 'L'] as const).map((it) => pick(it, it === this.size, () => (this.size = it)))}
      <span class="grow"></span>
      <studio-options
        .doc=${doc}
        @deal=${(e: CustomEvent<object>) => this.#told(does.do({ do: 'deal', options: e.detail }))}
      ></studio-options>
      ${this.#beginnings(doc)}
      <studio-button label="Save situation" @click=${this.#save}></studio-button>
      <label class="file"
        >Open situation<input class="vh" type="file" accept=".json" aria-label="Open a situation" @change=${this.#open}
      /></label>
      <studio-button label="Reload the rules" @click=${() => does.reload()}></studio-button>
    </div>`;
  }

  #notices({ broken, differs }: StudioDoc) {
    return html`<div class="notices">
      ${this.lost ? html`<p class="notice bad" role="alert">The studio’s server does not answer. Start it again with “masque dev”.</p>` : nothing}
      ${
        broken
          ? html`<div class="notice bad" role="alert">
              <p>The rules you saved cannot be loaded. The table goes on with the previous ones.</p>
              <pre>${broken}</pre>
            </div>`
          : nothing
      }
      ${
        differs
          ? html`<div class="notice" role="status">
              <p>
                ${
                  differs.n === 0
                    ? 'With the rules you saved, the deal is different. Raise their version before you publish them.'
                    : `With the rules you saved, input ${differs.n} leads somewhere else. Raise their version before you publish them.`
                }
                <studio-button label="Go there" @click=${() => does.do({ do: 'go', n: differs.n })}></studio-button>
              </p>
              <pre>${differs.says.join('\n')}</pre>
            </div>`
          : nothing
      }
      ${this.says ? html`<p class="notice" role="status">${this.says}</p>` : nothing}
    </div>`;
  }

  override render() {
    const { doc, viewer } = this;
    if (!doc) return html`<p class="dim">Loading the rules…</p>`;
    return html`
      <div class="notices">${this.#bar(doc)}${this.#tools(doc)}${this.#notices(doc)}</div>
      <studio-frames
        .doc=${doc}
        .viewer=${viewer}
        .lang=${this.language}
        .high=${SIZES[this.size]}
        @viewer=${(e: CustomEvent<number>) => (this.viewer = e.detail)}
        @says=${(e: CustomEvent<string>) => (this.says = e.detail)}
      ></studio-frames>
      <studio-timeline .doc=${doc}></studio-timeline>
      <main>
        <studio-eyes
          .doc=${doc}
          .viewer=${viewer}
          @viewer=${(e: CustomEvent<number>) => (this.viewer = e.detail)}
          @wish=${(e: CustomEvent<string>) => (this.wish = e.detail)}
        ></studio-eyes>
        <studio-flow .doc=${doc}></studio-flow>
        <studio-desk
          .doc=${doc}
          .viewer=${viewer}
          @says=${(e: CustomEvent<string>) => (this.says = e.detail)}
        ></studio-desk>
      </main>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-studio': MasqueStudio;
  }
}
