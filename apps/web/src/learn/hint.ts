import type { HintView } from '@masque/protocol';
import { Task } from '@lit/task';
import { MqElement, icon, type Translator } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guideOf } from '../api/games.ts';
import { OwnWords } from '../words/own-words.ts';
import { hintWords } from './hint-words.ts';

/** The maximum number of marks for the steps of a first game; more would be too small to be told apart. */
const MARKS = 12;

/**
 * The hint of a first game: two lines, with a pointer to the real button.
 *
 * @fires quiet - `boolean`: hints are turned off, or on again.
 */
@customElement('masque-hint')
export class MasqueHint extends MqElement {
  static override styles = css`
    .hint {
      position: relative;
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 0.7rem;
      align-items: center;
      padding: 0.55rem 0.8rem;
      background: var(--lacquer-3);
      border: 1px solid var(--brass-2);
      animation: come var(--d-claim) var(--e-hand) both;
    }
    .hint.points::after {
      content: '';
      box-sizing: border-box;
      position: absolute;
      inset-block-start: 100%;
      inset-inline-start: 50%;
      translate: -50% -50%;
      rotate: 45deg;
      inline-size: 0.8rem;
      block-size: 0.8rem;
      background: var(--lacquer-3);
      border: solid var(--brass-2);
      border-width: 0 1px 1px 0;
    }
    .hint svg {
      inline-size: 1.5rem;
      block-size: 1.5rem;
      fill: var(--flame);
    }
    .said {
      font: italic 1.125rem/1.3 var(--display);
      text-wrap: pretty;
    }
    .under {
      display: flex;
      justify-content: space-between;
      align-items: center;
      gap: 1rem;
    }
    .marks {
      flex: 0 1 auto;
      min-inline-size: 0;
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem;
    }
    .marks i {
      inline-size: 0.5rem;
      block-size: 0.5rem;
      rotate: 45deg;
      border: 1px solid var(--brass);
    }
    .marks .past {
      background: var(--brass);
    }
    /* Very large text needs the room. */
    @media (max-width: 16rem) {
      .marks {
        display: none;
      }
    }
    mq-link {
      flex: none;
      white-space: nowrap;
      color: var(--candle-2);
      font-weight: 400;
    }
    @keyframes come {
      from {
        opacity: 0;
      }
    }
    @media (max-height: 41rem) {
      .hint svg {
        display: none;
      }
      .said {
        font-size: 1.0625rem;
        line-height: 1.15;
      }
      .hint {
        padding: 0.3rem 0.6rem;
      }
      /* Beside the offers, not above them. */
      .hint.points::after {
        display: none;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .hint {
        animation-duration: 180ms;
      }
    }
  `;

  @property({ attribute: false }) hint?: HintView | undefined;
  @property() game = '';
  @property({ type: Boolean }) quiet = false;
  /** How many different hints this device has shown. */
  @property({ type: Number }) seen = 0;

  readonly #own = new OwnWords(hintWords);
  readonly #guide = new Task(this, {
    task: ([game, language]) => guideOf(game, language),
    args: () => [this.game, super.t.language] as const,
  });

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  #said(hint: HintView) {
    const words = this.#guide.value?.messages;
    const t = words ? this.t.withMessages(words) : null;
    // A new element each time, so that a new hint is animated and read aloud.
    return t
      ? html`<div class="hint ${hint.take ? 'points' : ''}" role="status">
          ${icon('candle')}
          <p class="said">${t.msg(hint.text)}</p>
        </div>`
      : nothing;
  }

  override render() {
    const { t, hint, quiet } = this;
    const of = Math.min(hint?.of ?? 0, MARKS);
    return html`<div class="under">
        <span class="marks" aria-hidden="true"
          >${
            quiet ? nothing : Array.from({ length: of }, (_, i) => html`<i class=${i < this.seen ? 'past' : ''}></i>`)
          }</span
        >
        <mq-link .label=${t.msg(quiet ? 'hint.on' : 'hint.off')} @click=${() => this.send('quiet', !quiet)}></mq-link>
      </div>
      ${hint && !quiet ? this.#said(hint) : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-hint': MasqueHint;
  }
}
