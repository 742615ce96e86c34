import type { Message } from '@masque/core';
import type { CardLook } from '@masque/core/table';
import type { Lie, Part, Play, Story } from '@masque/protocol';
import { Measured, MqElement, icon, maskOf, type Person, type Translator } from '@masque/ui';
import '@masque/ui/peek';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { share } from '../../shell/share.ts';
import { OwnWords } from '../../words/own-words.ts';
import { page } from '../page.ts';
import './read-card.ts';
import { sentencesOf, whyOf } from './sentences.ts';
import { storyStyle, turningStyle } from './story.css.ts';
import { endWords } from './words.ts';
import { colon } from '../../words/colon.ts';

/** The maximum number of people who get a sentence each; if there are more, only their places and cards are shown. */
const FEW = { phone: 12, big: 12 };
/**
 * The maximum number of people who have a line each on the big screen; if there are more, they stand in two columns.
 */
export const LINED = 6;
/** The delay between turned cards, in milliseconds; the last place comes first. */
export const APART = 120;
/** The maximum number of cards that are drawn beside a name; players with more have them at the table. */
const CARDS = 5;
/** The maximum number of bets on the big screen. */
const BETS = 4;

/**
 * The final places, with all cards turned, and the best lie.
 *
 * @fires learn - `string`: a card whose rules the viewer wants to read, on a phone.
 */
@customElement('masque-story')
export class MasqueStory extends MqElement {
  static override styles = [page, storyStyle, turningStyle];

  @property({ attribute: false }) story: Story | null = null;
  @property({ attribute: false }) people: readonly Person[] = [];
  /** The bets of the players who were out. */
  @property({ attribute: false }) bets: NonNullable<Play['bets']> = [];
  /** What was revealed. Sentences on how a player got their points are shown in that player's row. */
  @property({ attribute: false }) account: readonly Message[] = [];
  /** The viewer's seat, or -1. */
  @property({ type: Number }) me = -1;
  /** The seat of a player who stands beside the list, or -1. */
  @property({ type: Number }) aside = -1;
  /** The table, for the link to the moment of the best lie. */
  @property() code = '';
  /** The name of the game, for sharing. */
  @property() game = '';
  @property({ type: Boolean, reflect: true }) big = false;
  /** The game has just ended: the cards turn one after the other. */
  @property({ type: Boolean, reflect: true }) reveal = false;
  @state() private copied = false;
  /**
   * How the big screen, which nobody scrolls, makes room for long names and for bets: lines closer together and nothing
   * large beside the winner, no sentences, or both.
   */
  @state() private room: 'ample' | 'close' | 'names' | 'least' = 'ample';
  readonly #own = new OwnWords(endWords);
  readonly #size = new Measured(this, 0, 0);
  #fitted = '';
  #chosen: { readonly parts: readonly Part[]; readonly told: ReadonlyMap<number, Message> } | null = null;

  protected override get t(): Translator {
    return this.#own.in(super.t).withNames(this.people);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { width, height } = this.#size;
    const size = `${width} ${height}`;
    if (changed.has('story') || size !== this.#fitted) this.room = 'ample';
    this.#fitted = size;
  }

  protected override updated(): void {
    if (!this.big || this.scrollHeight <= this.clientHeight + 1) return;
    if (this.room === 'ample') this.room = 'close';
    else if (this.room === 'close') this.room = 'names';
    else this.room = 'least';
  }

  #cards({ cards }: Part, i: number): TemplateResult | typeof nothing {
    if (cards.length === 0) return nothing;
    const { parts } = this.story!;
    return html`<span class="cards" style="--wait:${(parts.length - i) * APART}ms"
      >${cards.slice(0, CARDS).map((card) => this.#card(card))}</span
    >`;
  }

  /** On a phone, a tap on a card shows what it does. */
  #card(card: CardLook, plain = false): TemplateResult {
    const { face } = card;
    const mini = !plain || this.big;
    if (this.big || !face) return html`<mq-card ?plain=${plain} ?mini=${mini} .card=${card}></mq-card>`;
    const learn = this.t.msg({ key: 'ui.learn', args: { card: { msg: face.name } } });
    // What can be seen on it is part of its name.
    const label = face.value === undefined ? learn : `${learn}, ${face.value}`;
    return html`<masque-read-card
      ?plain=${plain}
      ?mini=${mini}
      .card=${card}
      .label=${label}
      @click=${() => this.send('learn', face.id)}
    ></masque-read-card>`;
  }

  #place({ place, won }: Part): TemplateResult {
    if (place === undefined)
      return html`<span class="fig">${won ? icon('winner', this.t.msg('story.won')) : nothing}</span>`;
    return html`<span class="fig" aria-label=${this.t.msg({ key: 'story.place', args: { place } })}>${place}</span>`;
  }

  /** The layout of the list. */
  get #set(): string {
    if (!this.#few) return 'many';
    return `${this.story!.parts.length <= LINED ? 'lined' : ''} ${this.#large ? 'large' : ''} ${this.room === 'close' || this.room === 'least' ? 'close' : ''}`;
  }

  /** The winner stands beside the list, and there is room to read it from the back of the room. */
  get #large(): boolean {
    return this.aside >= 0 && this.room === 'ample';
  }

  get #few(): boolean {
    return this.story!.parts.length <= (this.big ? FEW.big : FEW.phone);
  }

  /** Name and points. */
  #who({ seat, score }: Part): TemplateResult {
    const t = this.t;
    return html`<span class="name"
      ><b>${t.name(seat)}</b>${
        score === undefined
          ? nothing
          : html` <span class="label">${t.msg({ key: 'story.points', args: { n: score } })}</span>`
      }</span
    >`;
  }

  /** A player's role, if everybody has just one and it is known. */
  #role({ cards }: Part): TemplateResult | typeof nothing {
    const [card, another] = cards;
    if (!this.#few || !card?.face || another) return nothing;
    return html`<span class="role">${this.t.msg(card.face.name)}</span>`;
  }

  /** What a player's points are for: a sentence with name and points, if the room sees no others. */
  #why({ seat, score }: Part): Message | undefined {
    return this.big && this.#few && score !== undefined ? whyOf(this.account, seat) : undefined;
  }

  /** Computed once for a story. */
  #sentences(): ReadonlyMap<number, Message> {
    const parts = this.story!.parts;
    if (this.#chosen?.parts !== parts) this.#chosen = { parts, told: sentencesOf(parts) };
    return this.#chosen.told;
  }

  /** The story of a player, if there is room for it. */
  #told(part: Part): TemplateResult | typeof nothing {
    if (!this.#few || this.room === 'names' || this.room === 'least') return nothing;
    const told = this.#sentences().get(part.seat);
    return told === undefined ? nothing : html`<span class="told">${this.t.told(told)}</span>`;
  }

  #person(part: Part, i: number): TemplateResult {
    const t = this.t;
    const why = this.#why(part);
    return html`<li class=${part.seat === this.me ? 'you' : ''}>
      ${this.#place(part)}
      <mq-cameo .mask=${maskOf(this.people, part.seat)} .name=${t.name(part.seat)}></mq-cameo>
      ${
        why
          ? html`<span class="why">${t.told(why)}</span>`
          : html`<span class="who">${this.#who(part)}${this.#role(part)}${this.#told(part)}</span>`
      }
      ${this.#cards(part, i)}
    </li>`;
  }

  /** The result for the owner of this phone. */
  #mine({ parts }: Story): TemplateResult | typeof nothing {
    const mine = parts.find(({ seat }) => seat === this.me);
    if (!mine || this.big || mine.won) return nothing;
    const { place } = mine;
    // Nobody may have won.
    if (place === undefined && !parts.some(({ won }) => won)) return nothing;
    return html`<h2 class="mine">
      ${this.t.msg(place === undefined ? 'story.you.lost' : { key: 'story.you', args: { place } })}
    </h2>`;
  }

  #lie(lie: Lie): TemplateResult {
    const t = this.t;
    const { seat, n, times, title, text, faces } = lie;
    const who = { seat };
    const told = {
      key: times > 1 ? 'story.lie.often' : 'story.lie.once',
      args: { who, n: times, title: t.msg(title) },
    };
    const large = this.#large;
    return html`<section class="lie ${large ? 'large' : ''}" aria-labelledby="lie">
      <div>
        <h2 id="lie" class="sc">${t.msg('story.lie')}</h2>
        <q lang=${t.language}>${t.msg(text)}</q>
        <p>${t.msg(told)}</p>
        ${this.code && !this.big ? html`<a href="/replay/${this.code}?as=-2&at=${n}">${t.msg('story.see')}</a>` : nothing}
      </div>
      <span class="under" role="group" aria-label=${t.msg({ key: 'story.lie.under', args: { who } })}
        >${faces
          .slice(0, 2)
          .map(
            (face) =>
              html`${large ? html`<mq-card plain .card=${{ state: 'up', face }}></mq-card>` : this.#card({ state: 'up', face }, true)}${this.big && !large ? html`<b aria-hidden="true">${t.msg(face.name)}</b>` : nothing}`,
          )}</span
      >
    </section>`;
  }

  /** The bets of the players who were out, and whether they were right. On the big screen, a few: those first. */
  #ghosts({ outcome }: Story): TemplateResult {
    const t = this.t;
    const missed = ({ on }: { readonly on: number }): number => Number(!outcome.winners.includes(on));
    const bets = this.big ? [...this.bets].sort((a, b) => missed(a) - missed(b)) : this.bets;
    const shown = this.big && bets.length > BETS ? bets.slice(0, BETS - 1) : bets;
    return html`<section class="ghosts" aria-labelledby="ghosts">
      <h2 id="ghosts" class="sc">${t.msg('story.bets')}</h2>
      ${shown.map((it) => {
        const key = missed(it) ? 'story.bet.wrong' : 'story.bet.right';
        return html`<p>${t.msg({ key, args: { who: { seat: it.seat }, on: { seat: it.on } } })}</p>`;
      })}
      ${shown === bets ? nothing : html`<p>${t.msg({ key: 'story.bets.more', args: { n: bets.length - shown.length } })}</p>`}
    </section>`;
  }

  async #share(): Promise<void> {
    const { story } = this;
    if (!story) return;
    const t = this.t;
    const { outcome, lie } = story;
    const text = [
      `${this.game}${colon(t.language)}${t.msg(outcome.headline ?? outcome.reason)}`,
      ...(outcome.headline === undefined ? [] : [t.msg(outcome.reason)]),
      ...story.parts.slice(0, 3).flatMap((it) => (it.place ? [`${it.place}. ${t.name(it.seat)}`] : [])),
      ...(lie ? [t.msg({ key: 'story.share.lie', args: { who: { seat: lie.seat }, text: t.msg(lie.text) } })] : []),
    ].join('\n');
    this.copied = (await share({ url: new URL(`/replay/${this.code}`, location.href).href, text })) === 'copied';
  }

  override render() {
    const { story } = this;
    if (!story) return nothing;
    const t = this.t;
    return html`${this.#mine(story)}
      <section class="places ${this.#set}" aria-labelledby="places">
        <h2 id="places" class="sc">
          ${t.msg(story.parts.some(({ place }) => place !== undefined) ? 'story.places' : 'story.sides')}
        </h2>
        <ol>
          ${repeat(
            story.parts,
            ({ seat }) => seat,
            (it, i) => (it.seat === this.aside ? nothing : this.#person(it, i)),
          )}
        </ol>
      </section>
      ${story.lie ? this.#lie(story.lie) : nothing} ${this.bets.length > 0 ? this.#ghosts(story) : nothing}
      ${
        this.big
          ? nothing
          : html`<mq-button
              plain
              .label=${t.msg(this.copied ? 'story.shared' : 'story.share')}
              @click=${() => void this.#share()}
            ></mq-button>`
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-story': MasqueStory;
  }
}
