import { initialState, Task } from '@lit/task';
import type { Message } from '@masque/core';
import type { TableExport, Verdict } from '@masque/protocol';
import { summaryOf, type DeviceRecord } from '@masque/replay/verify';
import { MqElement, icon, type Translator } from '@masque/ui';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { exportOf, ApiError } from '../api/client.ts';
import { OwnWords } from '../words/own-words.ts';
import { checked, keptOf } from './check.ts';
import { lookAtMoves, type MovesLooked } from './moves.ts';
import { numberOf } from './number.ts';
import { fairWords } from './words.ts';

/** A finished game, and the results of this device's own checks. */
interface Looked {
  readonly file: TableExport;
  readonly kept: DeviceRecord;
  readonly verdicts: readonly Verdict[];
}

/**
 * Whether a game was dealt and played as announced. What this device stored is compared at once; the moves are replayed
 * when the user opens it. If all is right, it shows one quiet line; otherwise it spells out what is wrong.
 */
@customElement('masque-fair')
export class MasqueFair extends MqElement {
  static override styles = css`
    :host {
      display: grid;
      gap: 0.6rem;
    }
    details {
      border: 1px solid var(--hairline);
      padding: 0.2rem 0.9rem;
    }
    summary {
      min-block-size: var(--touch);
      display: flex;
      align-items: center;
      gap: 0.7rem;
      cursor: pointer;
      font-weight: 600;
    }
    li {
      text-wrap: pretty;
    }
    svg {
      color: var(--brass);
      inline-size: 1.4rem;
      block-size: 1.4rem;
      flex: none;
    }
    .wrong {
      display: grid;
      gap: 0.5rem;
      padding: 0.8rem 0.9rem;
      border: 1px solid var(--wax-lit);
      border-inline-start-width: 0.25rem;
    }
    .wrong svg,
    .no svg {
      color: var(--wax-lit);
    }
    .wrong h2 {
      display: flex;
      gap: 0.7rem;
      font-size: var(--t-lead);
    }
    .in {
      display: grid;
      gap: 0.8rem;
      padding-block-end: 0.8rem;
    }
    ul {
      display: grid;
      gap: 0.5rem;
    }
    li {
      display: grid;
      grid-template-columns: 1.4rem minmax(0, 1fr);
      gap: 0.6rem;
    }
    li,
    dd,
    .wrong p {
      overflow-wrap: anywhere;
    }
    dl {
      display: grid;
      gap: 0.5rem;
    }
    dd {
      font-size: var(--t-label);
    }
    .digits {
      font-size: var(--t-lead);
      font-weight: 700;
      letter-spacing: 0.1em;
      white-space: nowrap;
    }
    a {
      color: var(--brass);
      text-underline-offset: 0.25em;
    }
  `;

  /** The table whose last game it is. Empty: the game is `file`. */
  @property() code = '';
  /** The id of the game, if this device was there. */
  @property() play = '';
  @property({ attribute: false }) file: TableExport | null = null;
  @state() private opened = false;
  readonly #own = new OwnWords(fairWords);

  readonly #looked = new Task(this, {
    task: async ([code, play, given]): Promise<Looked | typeof initialState> => {
      if (!code && !given) return initialState;
      const file = given ?? ((await (await fetch(exportOf(code))).json()) as TableExport);
      const kept = keptOf(play ? { play } : { commitment: file.commitment });
      return { file, kept, verdicts: checked(file, kept) };
    },
    args: () => [this.code, this.play, this.file] as const,
  });
  readonly #moves = new Task(this, {
    task: async ([file], { signal }): Promise<MovesLooked | typeof initialState> => {
      if (!file) return initialState;
      return lookAtMoves(file, signal).catch((error: unknown) =>
        signal.aborted ? initialState : { by: 'nobody' as const, verdicts: [unknown(error)] },
      );
    },
    args: () => [this.opened ? this.#looked.value?.file : undefined] as const,
  });

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.opened && !this.#moves.value) void this.#moves.run();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#moves.abort();
  }

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  get #verdicts(): readonly Verdict[] {
    return [...(this.#looked.value?.verdicts ?? []), ...(this.#moves.value?.verdicts ?? [])];
  }

  #line({ ok, says }: Verdict): TemplateResult {
    const t = this.t;
    const [sign, said] =
      ok === null ? (['help', 'unknown'] as const) : ok ? (['check', 'yes'] as const) : (['cancel', 'no'] as const);
    return html`<li class=${said}>
      ${icon(sign)} <span><span class="vh">${t.msg(`fair.${said}`)}: </span>${t.msg(says)}</span>
    </li>`;
  }

  /** What is wrong, shown even if nobody has asked. */
  #wrong() {
    const t = this.t;
    const wrong = this.#verdicts.filter(({ ok }) => ok === false);
    if (wrong.length === 0) return nothing;
    return html`<section class="wrong" role="alert">
      <h2>${icon('cancel')} ${t.msg('fair.wrong')}</h2>
      ${wrong.map(({ says }) => html`<p>${t.msg(says)}.</p>`)}
      <p>${t.msg('fair.wrong.do')}</p>
    </section>`;
  }

  #values({ file, kept }: Looked) {
    const t = this.t;
    const rows: readonly (readonly [Message, string | undefined])[] = [
      ['fair.promise', kept.commitment],
      ['fair.link', kept.links?.at(-1)],
    ];
    return html`<dl>
      <div>
        <dt class="label">${t.msg('fair.number')}. ${t.msg('fair.number.why')}</dt>
        <dd class="digits">${numberOf({ commitment: file.commitment, entropy: file.entropy?.seats })}</dd>
      </div>
      ${rows.map(([name, value]) =>
        value === undefined
          ? nothing
          : html`<div>
              <dt class="label">${t.msg(name)}</dt>
              <dd>${value}</dd>
            </div>`,
      )}
    </dl>`;
  }

  #inside() {
    const t = this.t;
    const looked = this.#looked.value;
    const by = this.#moves.value?.by;
    if (!looked) return this.#looked.error ? html`<p>${t.msg('fair.failed')}</p>` : nothing;
    return html`<p class="label">${t.msg('fair.how')}</p>
      <ul aria-live="polite">
        ${this.#verdicts.map((it) => this.#line(it))}
      </ul>
      ${
        by === 'nobody'
          ? nothing
          : html`<p class="label">${t.msg(by === undefined ? 'fair.checking' : `verify.moves.${by}`)}.</p>`
      }
      ${this.#values(looked)}
      ${this.code ? html`<p><a href=${exportOf(this.code)} download>${t.msg('fair.file')}</a></p>` : nothing}`;
  }

  override render() {
    const verdicts = this.#looked.value?.verdicts;
    const { ok, whole } = summaryOf(verdicts ?? []);
    const title = !verdicts || !ok ? 'fair.ask' : whole ? 'fair.right' : 'fair.part';
    return html`${this.#wrong()}
      <details @toggle=${(event: Event) => (this.opened ||= (event.target as HTMLDetailsElement).open)}>
        <summary>${icon(verdicts && ok && whole ? 'check' : 'lock')} ${this.t.msg(title)}</summary>
        <div class="in">${this.#inside()}</div>
      </details>`;
  }
}

/** The moves could not be replayed. */
const unknown = (error: unknown): Verdict => ({
  ok: null,
  says: {
    key: 'verify.moves.unknown',
    args: { why: { msg: error instanceof ApiError ? error.reason : 'web.offline' } },
  },
});

declare global {
  interface HTMLElementTagNameMap {
    'masque-fair': MasqueFair;
  }
}
