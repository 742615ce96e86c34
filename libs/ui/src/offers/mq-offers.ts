import type { Action, Domain, Offer, OfferLook } from '@masque/core';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import {
  actionOf,
  alike,
  barredIn,
  carryOver,
  current,
  isComplete,
  isGiven,
  isSettled,
  kindOf,
  missing,
  openDraft,
  sameOffer,
  type Draft,
} from './draft.ts';
import '../controls/mq-icon-button.ts';
import { plain } from './mq-offer.ts';
import { groupsOf } from './groups.ts';
import { askOf, summaryOf, unveiled, type CardsByRef } from './names.ts';
import { drawParam, paramStyle, showAsked } from './param.ts';
import { inTheOpen, isLong } from './room.ts';
import { offersStyle } from './mq-offers.css.ts';
import { isDrafted, pointedStyle, pointsAt } from './pointed.ts';

const noCards: CardsByRef = new Map();
/** The button that confirms leaves out what is already on the offer above it. */
const confirming = ({ gain: _, icon, ...look }: OfferLook): OfferLook =>
  look.confirm && icon ? { ...look, icon } : look;
/** How long a reason stays visible, in milliseconds. */
const TOLD = 6000;

/**
 * Everything a seat may do now. Leads from the choice of an offer through its parameters to the action.
 *
 * If there are only a few offers and they need nothing filled in, a press acts at once. Otherwise a press selects, and
 * a final button confirms, so that an accidental tap never sends anything.
 *
 * @fires ask-about - `Offer`: what does this one do?
 * @fires draft - `Draft | null`: what is being filled in, so that the table can show what may be tapped.
 * @fires act - `Action`: an instance of one of the offers.
 *
 * @example
 * const offers: Offer[] = [{ type: 'tax', window: 'turn#1', params: {} }];
 * html`<mq-offers .offers=${offers}></mq-offers>`
 */
@customElement('mq-offers')
export class MqOffers extends MqElement {
  static override styles = [paramStyle, offersStyle, pointedStyle];

  @property({ attribute: false }) offers: readonly Offer[] = [];
  @property({ attribute: false }) draft: Draft | null = null;
  /** The viewer is looking at their own cards, so private things may be drawn. */
  @property({ type: Boolean }) peeking = false;
  /** An action is being sent. */
  @property({ type: Boolean }) busy = false;
  @property({ type: Boolean }) night = false;
  /** Seats are tapped in a ring outside this element. Without it they are listed here. */
  @property({ type: Boolean }) seatsOutside = false;
  /** The same for the choice of nobody, if that is allowed. */
  @property({ type: Boolean }) noneOutside = false;
  /** Cards that are tapped where they lie. Others are listed here. */
  @property({ attribute: false }) cards: CardsByRef = noCards;
  /** One of many people is being chosen, and they need the room. */
  @property({ type: Boolean }) alone = false;
  /** There is little height, so everything is set closer. */
  @property({ type: Boolean, reflect: true }) low = false;
  /** The action that a hint recommends; its button is highlighted. */
  @property({ attribute: false }) pointed?: Action | null;
  /** Shown when there is nothing to do. */
  @property() waits = '';

  /** What was sent last; it is marked while it is in flight. */
  @state() private sent?: Offer;
  /** The closed offer that was pressed in the open; its reason is shown. */
  @state() private told?: Offer;
  #forget?: ReturnType<typeof setTimeout>;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#forget);
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    const { sent } = this;
    if (changed.has('busy') && !this.busy) this.sent = undefined;
    if (changed.has('offers')) {
      this.told = undefined;
      const before = this.draft;
      // What was sent is no longer a draft, even if it is offered again.
      const kept = before && sent && alike(before.offer, sent) ? null : before;
      const next = carryOver(kept, this.offers) ?? this.#obvious();
      if (next !== before && !(next === null && before === null)) this.#set(next);
    }
    // Lists to choose from are loaded lazily, with the first question that needs them.
    if (Object.values(this.draft?.offer.params ?? {}).some((it) => it.kind === 'assign'))
      void import('../fields/mq-select.ts');
  }

  /** Moves the keyboard focus to the button that confirms. */
  async focusGo(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('mq-offer.go')?.focus();
  }

  /** The only offer opens by itself if it has parameters; so does a choice that can be changed. */
  #obvious(): Draft | null {
    const required = this.offers.filter((o) => !o.optional);
    const [only] = required.length > 0 ? required : this.offers.filter((o) => o.look?.instant || o.look?.opens);
    return only && required.length <= 1 && !only.closed && !isSettled(only) ? openDraft(only) : null;
  }

  #set(draft: Draft | null) {
    this.draft = draft;
    this.send('draft', draft);
  }

  #change(draft: Draft) {
    if (!draft.offer.look?.instant || !isComplete(draft)) return this.#set(draft);
    this.#act(draft);
    this.#set(openDraft(draft.offer));
  }

  #act(draft: Draft) {
    if (this.busy || !isComplete(draft)) return;
    this.sent = draft.offer;
    this.send('act', actionOf(draft));
  }

  #take(offer: Offer, direct: boolean) {
    if (this.busy) return;
    this.#tell(offer);
    if (offer.closed) return;
    if (direct) this.#act(openDraft(offer));
    else if (this.draft && sameOffer(this.draft.offer, offer)) this.#set(this.#obvious());
    else this.#set(openDraft(offer));
  }

  /** Shows for a while why the offer that was pressed is closed. */
  #tell(offer: Offer) {
    clearTimeout(this.#forget);
    this.told = offer.closed ? offer : undefined;
    if (this.told) this.#forget = setTimeout(() => (this.told = undefined), TOLD);
  }

  /** Why an offer is closed. A veiled offer says so only with the private cards, or once pressed. */
  #why(offer: Offer): string {
    const veiled = offer.look?.veiled && !this.peeking && !(this.told && sameOffer(this.told, offer));
    return offer.closed && !veiled ? this.t.msg(offer.closed) : '';
  }

  #label(offer: Offer): string {
    return this.t.msg(offer.look?.label ?? `offer.${offer.type}`);
  }

  readonly #onTable = (d: Domain): boolean => {
    if (this.draft?.offer.look?.private) return false;
    const kind = kindOf(d);
    if (kind === 'seat') return this.seatsOutside;
    return kind === 'card' && 'of' in d && d.of.length > 0 && d.of.every((ref) => this.cards.has(ref));
  };

  #button(offer: Offer, how: 'big' | 'deed' | 'also', wide = false) {
    const { look = plain } = offer;
    const closed = this.#why(offer);
    const free = isSettled(offer);
    // A private offer is taken where it is drawn.
    const direct = free && (how === 'big' || (how === 'also' && !look.confirm) || look.private === true);
    if (free && look.bothThumbs) return this.#both(offer);
    const chosen = this.draft !== null && sameOffer(this.draft.offer, offer);
    return html`<mq-offer
      class="${wide ? 'wide' : ''} ${!chosen && pointsAt(this.pointed, offer) ? 'pointed' : ''}"
      .label=${this.#label(offer)}
      .note=${look.note ? this.t.msg(look.note) : ''}
      .offerLook=${look}
      .closed=${closed}
      .pressed=${direct || closed ? undefined : chosen}
      ?deed=${how !== 'big'}
      ?main=${direct && look.main}
      ?confirm=${direct && look.confirm}
      ?night=${this.night}
      ?sent=${this.busy && this.sent !== undefined && sameOffer(this.sent, offer)}
      @take=${() => this.#take(offer, direct)}
      @long-look=${() => this.send('ask-about', offer)}
      @hold=${look.private ? (event: Event) => event.stopPropagation() : nothing}
    ></mq-offer>`;
  }

  #both(offer: Offer) {
    const { look = plain, closed } = offer;
    return html`<mq-both
      class=${pointsAt(this.pointed, offer) ? 'pointed' : nothing}
      .label=${this.#label(offer)}
      .note=${look.note ? this.t.msg(look.note) : ''}
      .offerLook=${look}
      .closed=${closed ? this.t.msg(closed) : ''}
      ?sent=${this.busy && this.sent !== undefined && sameOffer(this.sent, offer)}
      @take=${() => this.#take(offer, true)}
      @long-look=${() => this.send('ask-about', offer)}
    ></mq-both>`;
  }

  #deeds(offers: readonly Offer[]) {
    return html`<div class="deeds">
      ${groupsOf(this.t, offers).map(
        ([name, group]) =>
          html`${name ? html`<h2 class="label">${name}${group.aside ? html` <span class="said">${group.aside}</span>` : nothing}</h2>` : nothing}
          ${group.offers.map((offer, i) => this.#button(offer, 'deed', group.offers.length % 2 === 1 && i === group.offers.length - 1))}`,
      )}
    </div>`;
  }

  /** Further actions: a paper each, with its answers side by side. */
  #papers(offers: readonly Offer[]) {
    return groupsOf(this.t, offers).map(
      ([name, group]) =>
        html`<div class="paper" role="group" aria-label=${group.aside ? `${name}, ${group.aside}` : name}>
          <p class="on" aria-hidden="true">
            <b>${name}</b>${group.aside ? html` <span>${group.aside}</span>` : nothing}
          </p>
          <div class="answers">${group.offers.map((offer) => this.#button(offer, 'also'))}</div>
        </div>`,
    );
  }

  /** Several of many people are marked where they sit: a list of them would push the next question out of sight. */
  readonly #isMarked = (d: Domain): boolean =>
    (this.alone || this.night) && (d.kind === 'subset' || d.kind === 'order') && d.what === 'seat' && this.#onTable(d);

  /** Parameters to fill in here. Those that are tapped on the table take no room in the panel. */
  #params(draft: Draft) {
    const cards = this.#readable(draft);
    const all = Object.keys(draft.offer.params);
    // Next to the cards there is little room: one question at a time.
    const asked = draft.offer.look?.private ? all.indexOf(current(draft) ?? '') : -1;
    const names = asked < 0 ? all : all.slice(0, asked + 1);
    const alone = (d: Domain) =>
      names.filter((n) => kindOf(draft.offer.params[n] as Domain) === kindOf(d)).length === 1;
    const drawn = names
      .filter((name) => {
        const d = draft.offer.params[name] as Domain;
        if (isGiven(d)) return false;
        const simple = (d.kind === 'seat' && (!d.none || this.noneOutside)) || (d.kind === 'card' && !d.none);
        return !(simple && alone(d) && this.#onTable(d) && !(d.kind === 'card' && this.seatsOutside === false));
      })
      .map((name) =>
        drawParam({
          t: this.t,
          draft,
          name,
          cards,
          pointed: this.pointed,
          onTable: this.#onTable,
          noneOutside: this.noneOutside,
          marked: this.#isMarked(draft.offer.params[name] as Domain) && alone(draft.offer.params[name] as Domain),
          change: (next) => this.#change(next),
        }),
      );
    return drawn.length > 0 ? html`<div class="params">${drawn}</div>` : nothing;
  }

  /** Cards are called by their faces if the viewer is looking at them anyway. */
  #readable(draft: Draft): CardsByRef {
    return draft.offer.look?.private || this.peeking ? unveiled(this.cards) : this.cards;
  }

  #go(draft: Draft) {
    const barred = barredIn(draft).map((why) => this.t.msg(why));
    const open = barred.length
      ? barred
      : missing(draft).map((name) => askOf(this.t, draft.offer.params[name] as Domain));
    const { look = plain } = draft.offer;
    return html`<div class="gobar ${this.peeking ? 'peeking' : ''}">
      <mq-offer
        class="go ${isDrafted(this.pointed, draft) ? 'pointed' : ''}"
        main
        .label=${this.#label(draft.offer)}
        .note=${summaryOf(this.t, draft, this.#readable(draft), this.#isMarked)}
        .offerLook=${confirming(look)}
        .closed=${open.length ? open.join(' ') : ''}
        ?confirm=${look.confirm}
        ?night=${this.night}
        ?sent=${this.busy && this.sent !== undefined && sameOffer(this.sent, draft.offer)}
        @take=${() => this.#act(draft)}
        @long-look=${() => this.send('ask-about', draft.offer)}
      ></mq-offer>
    </div>`;
  }

  protected override updated(changed: PropertyValues<this>) {
    // What a hint points at may have to be scrolled to.
    if (this.pointed && (changed.has('pointed') || changed.has('offers')))
      this.renderRoot.querySelector('.pointed')?.scrollIntoView?.({ block: 'nearest' });
    if (changed.has('draft') && this.draft) showAsked(this.renderRoot, this.draft);
  }

  /** Only the offer that is being filled in, with a way to cancel. */
  #only(draft: Draft) {
    const ask = current(draft);
    const { offer } = draft;
    const back = !offer.look?.private;
    return html`<section class="offers" aria-label=${this.t.msg(this.peeking ? 'ui.offers.private' : 'ui.offers')}>
      ${back ? nothing : html`<div class="alsos">${this.#button(offer, 'also')}</div>`} ${this.#params(draft)}
      <p class="vh" aria-live="polite">
        ${ask && !isComplete(draft) ? askOf(this.t, offer.params[ask] as Domain) : ''}
      </p>
      ${
        back
          ? html`<div class="gorow">
              <mq-icon-button
                icon="cancel"
                .label=${this.t.msg('ui.back')}
                @click=${() => this.#set(this.#obvious())}
              ></mq-icon-button>
              ${this.#go(draft)}
            </div>`
          : this.#go(draft)
      }
    </section>`;
  }

  override render() {
    const offers = this.peeking ? this.offers : inTheOpen(this.offers);
    const required = offers.filter((o) => !o.optional);
    const both = offers.filter((o) => o.optional && o.look?.bothThumbs);
    const also = offers.filter((o) => o.optional && !o.look?.bothThumbs);
    const { draft } = this;
    if (offers.length === 0) return this.waits ? html`<p class="waits">${this.waits}</p>` : nothing;
    const [only] = offers;
    const obvious =
      offers.length === 1 && draft !== null && draft.offer === only && (!only?.optional || only.look?.opens);
    const few = required.length <= 3 && !required.some((o) => o.look?.group);
    const how = ['', 'one', 'even', 'three'][required.length] ?? '';
    const uneven = required.length === 2 && required[1]?.look?.confirm && !required[0]?.look?.confirm;
    const ask = draft && current(draft);
    if (draft?.offer.look?.private || (draft && !obvious && (this.alone || isLong(draft)))) return this.#only(draft);
    const privates = also.filter((o) => o.look?.private);
    const open = also.filter((o) => !o.look?.private);
    const [single, papers] = [open.filter((o) => !o.look?.group), open.filter((o) => o.look?.group)];
    const why = this.told && !this.peeking ? this.#why(this.told) : '';
    return html`<section class="offers" aria-label=${this.t.msg(this.peeking ? 'ui.offers.private' : 'ui.offers')}>
      ${privates.length ? html`<div class="alsos">${privates.map((o) => this.#button(o, 'also'))}</div>` : nothing}
      ${papers.length > 0 && !obvious ? this.#papers(papers) : nothing}
      ${obvious || required.length === 0 ? nothing : few ? html`<div class="act two ${uneven ? '' : how}">${required.map((o) => this.#button(o, 'big'))}</div>` : this.#deeds(required)}
      ${both.length ? html`<div class="act">${both.map((o) => this.#both(o))}</div>` : nothing}
      ${draft ? this.#params(draft) : nothing}
      <p class="vh" aria-live="polite">
        ${
          why ||
          (draft
            ? barredIn(draft)
                .map((it) => this.t.msg(it))
                .join(' ')
            : '') ||
          (ask && !isComplete(draft) ? askOf(this.t, draft.offer.params[ask] as Domain) : '')
        }
      </p>
      ${
        single.length > 0 && !obvious
          ? html`<div class="alsos">
              <h2 class="label">${this.t.msg('ui.offers.optional')}</h2>
              ${single.map((o) => this.#button(o, 'also'))}
            </div>`
          : nothing
      }
      ${draft && !(draft.offer.optional && draft.offer.look?.instant) ? this.#go(draft) : nothing}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-offers': MqOffers;
  }
}
