import type { Message } from '@masque/core';
import { Task } from '@lit/task';
import { MqElement, type Translator } from '@masque/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { VoiceView } from '../live/voice.ts';
import { bringGuide, GuideWords, nameOf } from './brought.ts';
import { learnStyle } from './learn.css.ts';
import { drawPicture } from './picture.ts';
import { paragraphsOf, plain } from './prose.ts';

/** How long a step is shown: a pause, plus the time its letters take to be read aloud; in milliseconds. */
const [BREATH, LETTER] = [2500, 75];

/**
 * The first page of a guide for a whole room: one step after the other, large, and read aloud if this screen has a
 * voice. A press skips to the next.
 *
 * @fires done - It is over, or was cancelled.
 */
@customElement('masque-minute')
export class MasqueMinute extends MqElement {
  static override styles = [
    learnStyle,
    css`
      :host {
        position: fixed;
        inset: 0;
        z-index: 5;
        background: var(--lacquer-1);
        grid-template-rows: minmax(0, 1fr) auto;
        padding: 1.5rem 2rem;
      }
      .step {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr);
        gap: 2.5rem;
        align-items: center;
      }
      .step.bare {
        grid-template-columns: minmax(0, 1fr);
      }
      .picture {
        zoom: 1.7;
      }
      h2 {
        font: 400 2.6rem/1.1 var(--display);
        padding-block-end: 0.6rem;
      }
      p {
        font-size: 1.25rem;
        line-height: 1.35;
        color: var(--candle-2);
      }
      .below {
        display: flex;
        flex-wrap: wrap;
        gap: 0.8rem;
        align-items: center;
        /* The controls of the screen appear on the other side. */
        justify-content: start;
      }
      .below p {
        order: 1;
        font-size: 1rem;
      }
      @media (orientation: portrait) {
        .step {
          grid-template-columns: minmax(0, 1fr);
          align-content: center;
        }
      }
    `,
  ];

  @property() game = '';
  @state() private at = 0;
  #clock?: ReturnType<typeof setTimeout>;
  /** The current step, so that each is timed once. */
  #told = -1;
  readonly #words = new GuideWords();
  readonly #voice = new VoiceView(this, 'stage');
  readonly #brought = new Task(this, {
    task: ([id, language]) => bringGuide(id, language),
    args: () => [this.game, super.t.language] as const,
  });

  protected override get t(): Translator {
    return this.#words.in(super.t, this.#brought.value);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#key);
    clearTimeout(this.#clock);
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.#end();
    else if (event.key === 'ArrowRight') this.#next();
  };

  #end(): void {
    this.send('done', undefined);
  }

  readonly #next = (): void => {
    const steps = this.#brought.value?.guide.steps.length ?? 0;
    if (this.at + 1 < steps) this.at++;
    else this.#end();
  };

  /** The text that is read aloud: the heading and the text of a step. */
  #said(id: string): string {
    const lines = paragraphsOf(this.t, `guide.step.${id}.text`, this.#nameOf);
    return [`${this.t.msg(`guide.step.${id}`)}.`, ...lines.map(plain)].join(' ');
  }

  readonly #aloud = (id: string): Message => ({ key: 'learn.aloud', args: { text: this.#said(id) } });

  readonly #nameOf = (id: string): string => nameOf(this.t, this.#brought.value, id);

  protected override willUpdate(): void {
    const id = this.#brought.value?.guide.steps[this.at]?.id;
    if (id !== undefined) this.#voice.follow({ say: this.#aloud(id) });
  }

  protected override updated(_: PropertyValues): void {
    const id = this.#brought.value?.guide.steps[this.at]?.id;
    if (id === undefined || this.#told === this.at) return;
    this.#told = this.at;
    clearTimeout(this.#clock);
    this.#clock = setTimeout(this.#next, BREATH + LETTER * this.#said(id).length);
  }

  override render() {
    const { t } = this;
    const brought = this.#brought.value;
    const step = brought?.guide.steps[this.at];
    if (!brought || !step) return nothing;
    const { id, picture } = step;
    return html`<div class="step ${picture ? '' : 'bare'}" @click=${this.#next}>
        ${picture ? drawPicture(t, picture) : nothing}
        <div aria-live="polite">
          <h2>${t.msg(`guide.step.${id}`)}</h2>
          ${paragraphsOf(t, `guide.step.${id}.text`, this.#nameOf).map((it) => html`<p>${plain(it)}</p>`)}
        </div>
      </div>
      <div class="below">
        <p class="label">${t.msg({ key: 'learn.place', args: { n: this.at + 1, all: brought.guide.steps.length } })}</p>
        ${this.#voice.draw(t, { say: this.#aloud(id) })}
        <mq-button plain .label=${t.msg('learn.on')} @click=${this.#next}></mq-button>
        <mq-button plain .label=${t.msg('learn.enough')} @click=${() => this.#end()}></mq-button>
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-minute': MasqueMinute;
  }
}
