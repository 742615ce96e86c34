import { MqElement } from '@masque/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { OwnWords } from '../../words/own-words.ts';
import { page } from '../page.ts';
import { paceWords } from './messages.ts';

/** How many people are named; of more, only the number is told. */
const NAMED = 3;

/** Somebody for whom a bot could answer. */
export interface Answered {
  readonly seat: number;
  readonly name: string;
}

/**
 * The host's way on: what is going on ends as if its time were up, or a bot answers for one of those who are asked.
 * Before that, it says what will happen to whom, as far as the table shows it.
 *
 * @fires goon - The host is sure. The seat for which a bot answers, or `null`: it ends for all.
 */
@customElement('masque-go-on')
export class MasqueGoOn extends MqElement {
  static override styles = [
    page,
    css`
      :host {
        display: contents;
      }
      .sure {
        grid-column: 1 / -1;
        display: grid;
        gap: 0.5rem;
      }
      .two {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
        gap: 0.4rem;
      }
      .ones {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
        gap: 0.4rem;
      }
    `,
  ];

  @property({ attribute: false }) asked: readonly string[] = [];
  /** People for whom a bot could answer: those who are asked, or whoever may be, if that is not public. */
  @property({ attribute: false }) people: readonly Answered[] = [];
  /** What is going on: as soon as that is something else, nobody is sure any more. */
  @property({ type: Number }) question = 0;
  /** The game is paused. */
  @property({ type: Boolean }) stopped = false;
  /** The host is being told what will happen. */
  @property({ type: Boolean, reflect: true }) sure = false;
  #focuses = false;
  readonly #words = new OwnWords(paceWords);

  protected override get t() {
    return this.#words.in(super.t);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const before = changed.get('asked') as readonly string[] | undefined;
    // Those who have answered in the meantime change nothing; if others are asked, it is something else.
    const others = before && this.asked.some((it) => !before.includes(it));
    if (changed.has('question') || changed.has('stopped') || others) this.sure = false;
    // What has the focus is taken away: the first button has it next.
    this.#focuses = changed.has('sure') && this.shadowRoot?.activeElement != null;
  }

  protected override updated(): void {
    const first = this.#focuses ? this.renderRoot.querySelector('mq-button') : null;
    // It takes the focus once it is drawn itself.
    void first?.updateComplete.then(() => first.focus());
  }

  #told(): string {
    const t = this.t;
    const { asked } = this;
    if (asked.length === 0) return t.msg('pace.on.all');
    if (asked.length > NAMED) return t.msg({ key: 'pace.on.n', args: { n: asked.length } });
    const who = new Intl.ListFormat(t.language).format(asked);
    return t.msg({ key: 'pace.on.these', args: { who } });
  }

  #go(seat: number | null = null): void {
    this.sure = false;
    this.send('goon', seat);
  }

  /** A bot answers for one person only. */
  #onlyFor() {
    const t = this.t;
    if (this.people.length === 0) return nothing;
    return html`<p class="label" id="only">${t.msg('pace.on.only')}</p>
      <div class="ones" role="group" aria-labelledby="only">
        ${this.people.map(
          ({ seat, name }) =>
            html`<mq-button plain icon="bot" .label=${name} @click=${() => this.#go(seat)}></mq-button>`,
        )}
      </div>`;
  }

  override render() {
    const t = this.t;
    if (!this.sure)
      return html`<mq-button
        plain
        opens
        icon="next-button"
        .label=${t.msg('pace.on')}
        .disabled=${this.stopped}
        @click=${() => (this.sure = true)}
      ></mq-button>`;
    return html`<div class="sure" role="group" aria-labelledby="told">
      <p id="told">${this.#told()}</p>
      <div class="two">
        <mq-button plain main icon="next-button" .label=${t.msg('pace.on.yes')} @click=${() => this.#go()}></mq-button>
        <mq-button plain .label=${t.msg('pace.on.no')} @click=${() => (this.sure = false)}></mq-button>
      </div>
      ${this.#onlyFor()}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-go-on': MasqueGoOn;
  }
}
