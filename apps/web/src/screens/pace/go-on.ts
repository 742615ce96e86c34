import { MqElement } from '@masque/ui';
import { css, html, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { OwnWords } from '../../words/own-words.ts';
import { page } from '../page.ts';
import { paceWords } from './messages.ts';

/** How many people are named; of more, only the number is told. */
const NAMED = 3;

/**
 * The host's way on: what is going on ends as if its time were up. Before that, it says what will happen to whom, as
 * far as the table shows it.
 *
 * @fires goon - The host is sure.
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
    `,
  ];

  /** The names of those who are asked, as far as that is public. */
  @property({ attribute: false }) asked: readonly string[] = [];
  /** What is going on: as soon as that is something else, nobody is sure any more. */
  @property() what = '';
  /** The game is paused. */
  @property({ type: Boolean }) stopped = false;
  @state() private sure = false;
  #focuses = false;
  readonly #words = new OwnWords(paceWords);

  protected override get t() {
    return this.#words.in(super.t);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('what') || changed.has('stopped')) this.sure = false;
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
        <mq-button
          plain
          main
          icon="next-button"
          .label=${t.msg('pace.on.yes')}
          @click=${() => {
            this.sure = false;
            this.send('goon', undefined);
          }}
        ></mq-button>
        <mq-button plain .label=${t.msg('pace.on.no')} @click=${() => (this.sure = false)}></mq-button>
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-go-on': MasqueGoOn;
  }
}
