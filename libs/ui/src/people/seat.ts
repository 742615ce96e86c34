import type { BallotLook, SeatLook } from '@masque/core/table';
import type { Seat } from '@masque/core';
import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import '../cards/mq-card.ts';
import '../cards/mq-counters.ts';
import { toRead } from '../cards/names.ts';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';
import type { Translator } from '../i18n/translator.ts';

/** A person at the table, with the name and mask they chose when they joined. */
export interface Person {
  readonly seat: Seat;
  readonly name: string;
  /** One of `maskNames`. */
  readonly mask: string;
  readonly bot?: boolean;
  readonly away?: boolean;
}

/**
 * The mask of the person in a seat; empty if nobody sits there.
 *
 * @example
 * maskOf([{ seat: 0, name: 'Mia', mask: 'fox' }], 0); // 'fox'
 */
export const maskOf = (people: readonly Person[], seat: Seat): string =>
  people.find((it) => it.seat === seat)?.mask ?? '';

/** Seats that can be tapped now, and those already chosen. */
export interface SeatPicks {
  readonly open: readonly Seat[];
  readonly chosen: readonly Seat[];
  /** The order matters: each chosen seat shows its number. */
  readonly numbered?: boolean;
  /** The seats that a hint recommends. */
  readonly pointed?: readonly Seat[];
}

/** The class of a name: a single word breaks only between syllables. */
export const nameClass = (name: string): string => (/[\s-]/u.test(name.trim()) ? 'nm' : 'nm word');

/** The note below the name of a seat. */
export const noteOf = (t: Translator, seat: SeatLook, person: Person | undefined): string =>
  seat.note ? t.msg(seat.note) : seat.state === 'out' ? t.msg('ui.out') : person?.away ? t.msg('ui.away') : '';

/**
 * A player at the table, in any form: what is in front of them, their state, and whether they can be chosen.
 *
 * @fires pick - `Seat`: it could be chosen and was tapped.
 * @fires read - `SeatLook`: its open cards were tapped, to be read.
 */
export abstract class SeatElement extends MqElement {
  /** What lies in front of them, and their state. */
  @property({ attribute: false }) seat: SeatLook = { seat: 0 };
  @property({ attribute: false }) person?: Person;
  /** The candle stands in front of them. */
  @property({ type: Boolean }) light = false;
  /** The viewer's own seat. */
  @property({ type: Boolean }) me = false;
  /** One of the players involved now. */
  @property({ type: Boolean }) within = false;
  @property({ attribute: false }) picks?: SeatPicks;
  /** What the viewer's private area shows already, so that the seat need not. */
  @property({ attribute: false }) inPrivate?: { readonly counters: boolean; readonly cards: boolean };
  /** How many point at them, and whether no one has more. */
  @property({ type: Number }) fingers = 0;
  @property({ type: Boolean }) struck = false;
  /** Their vote, if it is public. */
  @property({ attribute: false }) vote?: BallotLook['votes'][number];
  /** Their open cards can be opened at full size. */
  @property({ type: Boolean }) readable = false;

  protected get name(): string {
    return this.me ? this.t.msg('ui.you') : (this.person?.name ?? this.t.name(this.seat.seat));
  }

  /** What a press does where the cards are too small to be read. */
  protected get reads(): string {
    return this.t.msg(this.me ? 'ui.read.own' : { key: 'ui.read', args: { who: this.name } });
  }

  protected get note(): string {
    return noteOf(this.t, this.seat, this.person);
  }

  protected get chosen(): boolean {
    return this.picks?.chosen.includes(this.seat.seat) ?? false;
  }

  /** It can be tapped now, to be chosen or deselected. */
  protected get open(): boolean {
    return this.chosen || (this.picks?.open.includes(this.seat.seat) ?? false);
  }

  /** A hint recommends it. */
  protected get pointed(): boolean {
    return !this.chosen && (this.picks?.pointed?.includes(this.seat.seat) ?? false);
  }

  /** There are cards to look at, and nothing else is asked. */
  protected get legible(): boolean {
    return this.readable && !this.picks && (this.seat.cards ?? []).some(toRead);
  }

  /** Its states, for the style sheet. */
  protected get states(): string {
    const { seat, person, light, picks } = this;
    return [
      seat.state === 'out' && 'out',
      seat.state === 'ghost' && 'ghost',
      person?.away && 'away',
      light && 'active',
      this.within && 'within',
      this.me && 'you',
      this.struck && 'struck',
      seat.asked && !light && 'awaited',
      picks && (this.chosen ? 'chosen' : this.open ? 'pick' : 'nope'),
      this.pointed && 'pointed',
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** The signs in words. Notes that are drawn anyway are not repeated. */
  protected get signs(): string {
    const { t, seat, person } = this;
    return [
      this.me && person && person.name !== t.msg('ui.you') && person.name,
      this.light && t.msg('ui.light'),
      seat.asked && t.msg('ui.asked'),
      seat.state === 'ghost' && !seat.note && t.msg('ui.ghost'),
      person?.bot && t.msg('ui.bot'),
      ...(seat.badges ?? []).map((it) => t.msg(it.label)),
    ]
      .filter(Boolean)
      .join(', ');
  }

  protected readonly choose = (): void => this.send('pick', this.seat.seat);
  protected readonly read = (): void => this.send('read', this.seat);

  protected drawTick() {
    if (!this.chosen) return nothing;
    const at = this.picks!.chosen.indexOf(this.seat.seat) + 1;
    return html`<span class="tick" aria-hidden="true">${this.picks?.numbered ? at : icon('check', '')}</span>`;
  }

  protected drawFingers() {
    return this.fingers ? html`<b class="f" aria-hidden="true">${this.fingers}</b>` : nothing;
  }

  /** The same for screen readers, after the name. */
  protected sayFingers() {
    const n = this.fingers;
    return n ? html`<span class="vh">, ${this.t.msg({ key: 'ui.fingers', args: { n } })}</span>` : nothing;
  }

  protected drawVote() {
    const { vote } = this;
    if (!vote || vote.choice === null) return nothing;
    return html`<b class="vote ${vote.tone ?? ''}">${this.t.msg(vote.choice)}</b>`;
  }

  protected drawBelongings() {
    const { seat, me, inPrivate } = this;
    const counters = (me && inPrivate?.counters ? undefined : seat.counters) ?? [];
    const cards = (me && inPrivate?.cards ? undefined : seat.cards) ?? [];
    const badges = seat.badges ?? [];
    if (!counters.length && !cards.length && !badges.length) return nothing;
    return html`<span class="own ${counters.length > 1 ? 'several' : ''} ${cards.length ? 'carded' : ''}"
      >${counters.length ? html`<mq-counters .counters=${counters}></mq-counters>` : nothing}${badges.length ? html`<span class="pips">${badges.map((it) => icon(it.icon, ''))}</span>` : nothing}${
        cards.length
          ? html`<span class="hand" style="--cards:${cards.length}"
              >${cards.map((card) => html`<mq-card mini placed .card=${card}></mq-card>`)}</span
            >`
          : nothing
      }</span
    >`;
  }
}
