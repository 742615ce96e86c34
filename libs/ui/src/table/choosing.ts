import type { Action, Offer, Seat, Value } from '@masque/core';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  actionOf,
  begunByTap,
  current,
  isComplete,
  kindOf,
  openDraft,
  setParam,
  tap,
  type Draft,
} from '../offers/draft.ts';
import { byKeys } from './focus.ts';
import type { Thumb } from './mq-slide.ts';
import { meantBy, picksOf, slideOf } from './picks.ts';

/** A table on which a choice is being made. */
export interface ChoosingHost extends ReactiveControllerHost {
  readonly offers: readonly Offer[];
  readonly busy: boolean;
  /** A card cannot be slid to a player, because they do not sit around the table. */
  readonly apart: boolean;
  /** The player at a point of the window. */
  seatAt(x: number, y: number): Seat | undefined;
  /** Moves the keyboard focus to the people who can be chosen, or to the button that sends the choice. */
  focusOn(what: 'people' | 'go'): void;
  /** Hides the hand again. */
  hide(): void;
  act(action: Action): void;
}

/** The action that the viewer is composing, by tapping people and cards, by sliding a card, and through the offers. */
export class Choosing implements ReactiveController {
  #draft: Draft | null = null;
  #inner: Draft | null = null;
  readonly #host: ChoosingHost;

  constructor(host: ChoosingHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  get draft(): Draft | null {
    return this.#draft;
  }
  set draft(draft: Draft | null) {
    this.#draft = draft;
    this.#host.requestUpdate();
  }

  /** The private part of it; it is dropped when the cards are hidden. */
  get inner(): Draft | null {
    return this.#inner;
  }
  set inner(draft: Draft | null) {
    this.#inner = draft;
    this.#host.requestUpdate();
  }

  /** The draft that a tap on a player starts. */
  get begins(): Draft | null {
    return this.#draft ? null : begunByTap(this.#host.offers);
  }

  /** The offer that is being filled in, or that a tap on a player would begin. */
  get offer(): Offer | undefined {
    return (this.#inner ?? this.#draft ?? this.begins)?.offer;
  }

  /** The parameter for the player to whom the chosen card can be slid now. */
  get slideTo(): string | undefined {
    return this.#host.apart || this.#host.busy ? undefined : slideOf(this.#draft);
  }

  /** The kind of the next question. */
  #asks(draft: Draft): string | undefined {
    const next = current(draft);
    const domain = next === undefined ? undefined : draft.offer.params[next];
    return domain && kindOf(domain);
  }

  tap(kind: 'seat' | 'card', value: Value | null): void {
    const before = this.#draft ?? (kind === 'seat' ? this.begins : null);
    const picks = picksOf(before, kind);
    if (!before || !picks || this.#host.busy) return;
    const draft = (this.draft = tap(before, meantBy(before, picks, kind, value), value));
    if (draft.offer.look?.instant && isComplete(draft)) return this.#send(draft);
    // The next question may be about people, who are behind the open private area.
    if (this.#asks(draft) === 'seat') this.#host.hide();
    if (current(draft) === undefined && byKeys()) this.#host.focusOn('go');
  }

  /** Sends an action that was completed by the tap or slide itself. */
  #send(draft: Draft): void {
    this.#host.act(actionOf(draft));
    this.draft = openDraft(draft.offer);
    this.#host.hide();
  }

  slid({ x, y }: Thumb): void {
    const to = this.slideTo;
    if (!this.#draft || to === undefined) return;
    const seat = this.#host.seatAt(x, y);
    if (this.#draft.params[to] !== seat) this.draft = setParam(this.#draft, to, seat);
  }

  /** Dropped on a player, the card is for them to look at; anywhere else it returns. */
  dropped(thumb: Thumb): void {
    this.slid(thumb);
    if (this.#draft && isComplete(this.#draft) && this.slideTo !== undefined) this.#send(this.#draft);
  }

  /** An offer was opened, filled in or closed. */
  drafted(draft: Draft | null): void {
    const opened = draft !== null && this.#draft?.offer !== draft.offer;
    this.draft = draft;
    if (opened && this.#asks(draft) === 'seat' && byKeys()) this.#host.focusOn('people');
  }

  /** A private draft is kept separately, so that nothing in the open gives it away. */
  draftedInside(draft: Draft | null): void {
    const filled = this.#inner !== null;
    this.inner = draft?.offer.look?.private ? draft : null;
    if (!this.#inner && !(filled && draft === null)) this.drafted(draft);
  }
}
