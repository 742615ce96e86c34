import type { Part, Story } from '@masque/protocol';
import { MqElement, type Translator } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { OwnWords } from '../../words/own-words.ts';
import { sentencesOf } from './sentences.ts';
import { turningStyle } from './story.css.ts';
import { endWords } from './words.ts';

/** The maximum number of people of whom one is drawn apart; with more, the list needs the room. */
const FEW = 6;
/** The maximum number of cards that are drawn as large as in a hand. */
const CARDS = 2;

/** The only winner, if there is room for their cards beside the list of the others, and if points do not tell more. */
export function aloneIn({ outcome, parts }: Story): Part | undefined {
  const [seat, another] = outcome.winners;
  if (another !== undefined || parts.length > FEW) return undefined;
  return parts.find(
    (it) => it.seat === seat && it.score === undefined && it.cards.length > 0 && it.cards.length <= CARDS,
  );
}

/** The story of the only winner and the cards they won with, large, on the big screen. */
@customElement('masque-winner')
export class MasqueWinner extends MqElement {
  static override styles = [
    turningStyle,
    css`
      :host {
        display: grid;
        justify-items: center;
        gap: 0.8rem;
      }
      p {
        font: italic 400 var(--t-lead) / 1.2 var(--display);
        color: var(--candle-2);
        text-wrap: balance;
      }
      .cards {
        display: flex;
        gap: 0.6rem;
        /* “Ambassadeur” has one line. */
        --card-width: 6.2rem;
        --card-name: 0.875rem;
        --card-name-long: 0.875rem;
      }
    `,
  ];

  @property({ attribute: false }) story!: Story;
  @property({ attribute: false }) winner!: Part;
  /** How long after the others' cards theirs turn, the last ones, in milliseconds. */
  @property({ type: Number }) wait = 0;
  /** The game has just ended. */
  @property({ type: Boolean, reflect: true }) reveal = false;
  readonly #own = new OwnWords(endWords);

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  override render() {
    const { story, winner } = this;
    const told = sentencesOf(story.parts).get(winner.seat);
    return html`${told === undefined ? nothing : html`<p>${this.t.told(told)}</p>`}
      <span class="cards" style="--wait:${this.wait}ms"
        >${winner.cards.map((card) => html`<mq-card plain .card=${card}></mq-card>`)}</span
      >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-winner': MasqueWinner;
  }
}
