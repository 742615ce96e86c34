import { MqElement, icon, Skip, type Translator } from '@masque/ui';
import { sound } from '@masque/ui/sound';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { OwnWords } from '../../words/own-words.ts';
import type { OutNotice } from './leaving.ts';
import { outWords } from './out-words.ts';

/** The number of sentences that tell what has happened. */
const SENTENCES = 2;

/**
 * The moment in which one goes out: the candle leaves, the last card is struck, the mask becomes hollow; then one's
 * place, and what one can do now. A tap or a key skips it.
 *
 * @fires done - The viewer has seen it.
 * @fires chat - `'private'`: the viewer wants to open that page of the chat.
 */
@customElement('masque-out')
export class MasqueOut extends MqElement {
  static override styles = css`
    :host {
      position: fixed;
      inset: 0;
      z-index: 5;
      display: grid;
      background: var(--lacquer-1);
      container-type: size;
      overflow-y: auto;
      --d-out: 420ms;
      --d-rest: 900ms;
    }
    section {
      display: grid;
      align-content: safe center;
      justify-items: center;
      gap: 1.1rem;
      padding: max(1rem, env(safe-area-inset-top)) 1.25rem 0;
      text-align: center;
    }
    .who {
      position: relative;
      display: grid;
      justify-items: center;
    }
    mq-cameo {
      --cameo-width: min(5.5rem, 18cqb);
      --mask-fill: none;
      --mask-stroke: var(--candle-2);
      border-style: dotted;
      box-shadow: none;
      animation: hollow var(--d-rest) var(--e-wax) var(--d-out) backwards;
    }
    @keyframes hollow {
      0% {
        --mask-fill: var(--candle);
        filter: brightness(1.6);
        border-style: solid;
      }
    }
    .wick {
      position: absolute;
      inset-block-end: 100%;
      color: var(--flame);
      opacity: 0;
      animation: leave var(--d-out) var(--e-hand);
    }
    .wick svg {
      inline-size: 2rem;
      block-size: 2rem;
    }
    @keyframes leave {
      0% {
        opacity: 1;
        translate: 0 0.6rem;
      }
      100% {
        opacity: 0;
        translate: 2.5rem -2rem;
      }
    }
    .cards {
      display: flex;
      justify-content: center;
      padding: 0.3rem;
      --card-width: min(8rem, 32cqi, 20cqb);
    }
    .cards mq-card + mq-card {
      margin-inline-start: -0.9rem;
      rotate: 5deg;
    }
    .cards mq-card:not(:last-child) {
      rotate: -4deg;
    }
    .fresh {
      animation: struck var(--d-out) var(--e-turn) var(--d-out) backwards;
    }
    @keyframes struck {
      0% {
        translate: 0 -0.5rem;
        filter: none;
      }
    }
    .told {
      display: grid;
      gap: 0.5rem;
      justify-items: center;
    }
    h1:focus {
      outline: none;
    }
    h1 {
      font: 400 var(--t-claim) / 1.1 var(--display);
      text-wrap: balance;
    }
    p {
      max-inline-size: 30rem;
      text-wrap: balance;
      line-height: 1.3;
    }
    .place {
      font-weight: 600;
      font-size: var(--t-lead);
    }
    .then {
      color: var(--candle-2);
    }
    /* However much there is to read, the ways on are in reach. */
    .ways {
      display: grid;
      gap: 0.6rem;
      inline-size: min(100%, 24rem);
      position: sticky;
      inset-block-end: 0;
      padding-block: 0.6rem max(1rem, env(safe-area-inset-bottom));
      background: linear-gradient(transparent, var(--lacquer-1) 0.6rem);
    }
    .told,
    .ways {
      animation: come var(--d-rest) var(--e-wax) calc(2 * var(--d-out)) backwards;
    }
    @keyframes come {
      0% {
        opacity: 0;
      }
    }
    @container (max-height: 36rem) {
      section {
        gap: 0.6rem;
      }
    }
    /* On the smallest phones, what one can do now is in reach. */
    @container (max-height: 37rem) and (max-width: 33.99rem) {
      section {
        gap: 0.4rem;
      }
      mq-cameo {
        --cameo-width: 8cqb;
      }
      .cards {
        --card-width: 15cqb;
      }
      .told {
        gap: 0.3rem;
      }
      /* A button says it as well. */
      .talk {
        display: none;
      }
    }
    /* A phone in landscape: what was on the left, what is said on the right. */
    @container (max-height: 30rem) and (min-width: 34rem) {
      section {
        grid-template-columns: auto minmax(0, 26rem);
        justify-content: center;
        column-gap: 2rem;
        text-align: start;
      }
      .who {
        grid-area: 1 / 1;
      }
      .cards {
        grid-area: 2 / 1;
        --card-width: min(6rem, 28cqb);
      }
      .told {
        grid-area: 1 / 2 / span 2;
        justify-items: start;
        align-self: center;
      }
      .ways {
        grid-area: 3 / 2;
        inline-size: 100%;
        grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
      }
      .bare .told {
        grid-row: 1;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .wick {
        display: none;
      }
      mq-cameo,
      .fresh {
        animation: none;
      }
      .told,
      .ways {
        animation: come 180ms linear;
      }
    }
  `;

  @property({ attribute: false }) leave: OutNotice | null = null;
  @property() mask = '';
  @property() name = '';
  /** Those who are out can write to each other. */
  @property({ type: Boolean }) talks = false;
  readonly #own = new OwnWords(outWords);

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  constructor() {
    super();
    new Skip(this, () => this.send('done', undefined));
  }

  protected override firstUpdated(): void {
    sound.play('out');
    this.renderRoot.querySelector('h1')?.focus({ preventScroll: true });
  }

  /** The tap on the button skips the moment, too. */
  readonly #chat = (): void => this.send('chat', 'private');

  /** The last sentences about the viewer; that they are out stands above them. */
  #lines({ lines }: OutNotice, title: string): readonly string[] {
    const plain = (text: string): string => text.replace(/[\s.!]+$/u, '');
    return lines
      .map((it) => this.t.line(it))
      .filter((it) => plain(it) !== title)
      .slice(-SENTENCES);
  }

  #cards({ cards, fresh }: OutNotice) {
    if (cards.length === 0) return nothing;
    return html`<div class="cards">
      ${cards.map((card, i) => html`<mq-card class=${fresh.includes(i) ? 'fresh' : nothing} .card=${{ ...card, state: 'lost' as const }} plain></mq-card>`)}
    </div>`;
  }

  override render() {
    const { leave } = this;
    if (!leave) return nothing;
    const { t } = this;
    const { ghost, place, of } = leave;
    const title = t.msg(ghost ? 'out.ghost' : 'out.title');
    return html`<section class=${leave.cards.length ? nothing : 'bare'} aria-label=${title}>
      <div class="who" aria-hidden="true">
        <span class="wick">${icon('flame')}</span>
        <mq-cameo .mask=${this.mask} .name=${this.name}></mq-cameo>
      </div>
      ${this.#cards(leave)}
      <div class="told">
        <h1 tabindex="-1">${title}</h1>
        ${this.#lines(leave, title).map((it) => html`<p>${it}</p>`)}
        ${place === undefined ? nothing : html`<p class="place">${t.msg({ key: 'out.place', args: { place, of } })}</p>`}
        <p class="then">
          ${t.msg('out.now')}${this.talks ? html`<span class="talk"> ${t.msg('out.talk')}</span>` : nothing}
        </p>
      </div>
      <div class="ways">
        <mq-button main .label=${t.msg('out.watch')}></mq-button>
        ${this.talks ? html`<mq-button plain icon="talk" .label=${t.msg('out.chat')} @click=${this.#chat}></mq-button>` : nothing}
      </div>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-out': MasqueOut;
  }
}
