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
import { picksOf, slideOf } from './picks.ts';

/** A table on which something is being chosen. */
export interface ChoosingHost extends ReactiveControllerHost {
  readonly offers: readonly Offer[];
  readonly busy: boolean;
  /** People cannot be slid to: they do not sit around the table. */
  readonly apart: boolean;
  /** Whoever sits at a point of the window. */
  seatAt(x: number, y: number): Seat | undefined;
  /** Takes somebody who moves by keys to the people who can be chosen, or to the button that sends it. */
  focusOn(what: 'people' | 'go'): void;
  /** The hand is hidden again. */
  hide(): void;
  act(action: Action): void;
}

/** What the viewer is about to do, filled in by tapping people and cards, by sliding a card, and by the offers themselves. */
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

  /** Something private that is being filled in; it goes with the look at the cards. */
  get inner(): Draft | null {
    return this.#inner;
  }
  set inner(draft: Draft | null) {
    this.#inner = draft;
    this.#host.requestUpdate();
  }

  /** What a tap on somebody begins. */
  get begins(): Draft | null {
    return this.#draft ? null : begunByTap(this.#host.offers);
  }

  /** The parameter for the person to whom the chosen card can be slid now. */
  get slideTo(): string | undefined {
    return this.#host.apart || this.#host.busy ? undefined : slideOf(this.#draft);
  }

  /** What kind of thing is asked for next. */
  #asks(draft: Draft): string | undefined {
    const next = current(draft);
    const domain = next === undefined ? undefined : draft.offer.params[next];
    return domain && kindOf(domain);
  }

  tap(kind: 'seat' | 'card', value: Value | null): void {
    const before = this.#draft ?? (kind === 'seat' ? this.begins : null);
    const picks = picksOf(before, kind);
    if (!before || !picks || this.#host.busy) return;
    const draft = (this.draft = tap(before, picks.param, value));
    if (draft.offer.look?.instant && isComplete(draft)) return this.#send(draft);
    // The next question may be about people, who stand behind the open private area.
    if (this.#asks(draft) === 'seat') this.#host.hide();
    if (current(draft) === undefined && byKeys()) this.#host.focusOn('go');
  }

  /** What the tap or the thumb itself sends. */
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

  /** Let go over somebody, it is theirs to look at; anywhere else it comes back. */
  dropped(thumb: Thumb): void {
    this.slid(thumb);
    if (this.#draft && isComplete(this.#draft) && this.slideTo !== undefined) this.#send(this.#draft);
  }

  /** An offer was begun, filled in or put back. */
  drafted(draft: Draft | null): void {
    const opened = draft !== null && this.#draft?.offer !== draft.offer;
    this.draft = draft;
    if (opened && this.#asks(draft) === 'seat' && byKeys()) this.#host.focusOn('people');
  }

  /** What is private is filled in apart, so that nothing in the open tells of it. */
  draftedInside(draft: Draft | null): void {
    const filled = this.#inner !== null;
    this.inner = draft?.offer.look?.private ? draft : null;
    if (!this.#inner && !(filled && draft === null)) this.drafted(draft);
  }
}
