import type { CardLook, SeatLook } from '@masque/core/table';
import type { Seat } from '@masque/core';
import { html, nothing } from 'lit';
import { icon } from '../icons/icon.ts';
import { maskIcons } from '../icons/names.ts';
import type { Translator } from '../i18n/translator.ts';
import { drawCard, inPlace } from './card.ts';
import { counters } from './counter.ts';

/** Whoever sits at the table, under the name and mask taken at the door. */
export interface Person {
  readonly seat: Seat;
  readonly name: string;
  /** One of `maskNames`. */
  readonly mask: string;
  readonly bot?: boolean;
  readonly away?: boolean;
}

/** Seats that can be tapped now, and those that are chosen already. */
export interface SeatPicks {
  readonly open: readonly Seat[];
  readonly chosen: readonly Seat[];
  /** The order matters: each chosen seat shows its number. */
  readonly numbered?: boolean;
}

/** All there is to know for drawing one seat. */
export interface SeatView {
  readonly t: Translator;
  readonly boss: string;
  readonly seat: SeatLook;
  readonly person: Person | undefined;
  readonly light: boolean;
  readonly me: boolean;
  readonly picks?: SeatPicks;
  /** What the viewer's own pocket shows already, and the ring need not. */
  readonly inPocket?: { readonly counters: boolean; readonly cards: boolean };
  /** One of those whom it is about now. */
  readonly within?: boolean;
  readonly fingers?: number;
  readonly struck?: boolean;
  readonly onPick: (seat: Seat) => void;
  /** The open cards of a seat can be read at full size. */
  readonly onRead?: (seat: SeatLook) => void;
}

/** The face of somebody: their mask, or the first letter of their name. */
export const maskOf = (person: Person | undefined, name: string, cls = 'm') =>
  person && person.mask in maskIcons
    ? icon(`mask:${person.mask}`, cls)
    : html`<span class="initial" aria-hidden="true">${name.slice(0, 1).toUpperCase()}</span>`;

const classesOf = ({ seat, person, light, within, me, picks, struck }: SeatView): string =>
  [
    seat.state === 'out' && 'out',
    seat.state === 'ghost' && 'ghost',
    person?.away && 'away',
    light && 'active',
    within && 'within',
    me && 'you',
    struck && 'struck',
    seat.asked && !light && 'awaited',
    picks && (picks.chosen.includes(seat.seat) ? 'chosen' : picks.open.includes(seat.seat) ? 'pick' : 'nope'),
  ]
    .filter(Boolean)
    .join(' ');

/** What the signs say, in words. Notes that are drawn anyway are not repeated. */
const signs = ({ t, seat, person, light, me }: SeatView): string =>
  [
    me && person && person.name !== t.msg('ui.you') && person.name,
    light && t.msg('ui.light'),
    seat.asked && t.msg('ui.asked'),
    seat.state === 'ghost' && !seat.note && t.msg('ui.ghost'),
    person?.bot && t.msg('ui.bot'),
    ...(seat.badges ?? []).map((b) => t.msg(b.label)),
  ]
    .filter(Boolean)
    .join(', ');

const noteOf = ({ t, seat, person }: SeatView): string =>
  seat.note ? t.msg(seat.note) : seat.state === 'out' ? t.msg('ui.out') : person?.away ? t.msg('ui.away') : '';

const pipOf = ({ seat, person }: SeatView) => {
  const name = seat.state === 'ghost' ? 'ghost' : person?.away ? 'away' : person?.bot ? 'bot' : undefined;
  return name ? html`<span class="pip">${icon(name, '')}</span>` : nothing;
};

const tickOf = ({ picks, seat }: SeatView) =>
  picks?.chosen.includes(seat.seat)
    ? html`<span class="tick" aria-hidden="true"
        >${picks.numbered ? picks.chosen.indexOf(seat.seat) + 1 : icon('check', '')}</span
      >`
    : nothing;

const nameOf = ({ t, me, person, seat }: SeatView): string =>
  me ? t.msg('ui.you') : (person?.name ?? t.name(seat.seat));

/** What a seat is called when it can be tapped. */
const spoken = (v: SeatView): string => {
  const name = v.person?.name ?? v.t.name(v.seat.seat);
  const n = v.picks?.numbered ? v.picks.chosen.indexOf(v.seat.seat) + 1 : 0;
  return [name, n ? v.t.msg({ key: 'ui.fill.nth', args: { n } }) : '', noteOf(v)].filter(Boolean).join(', ');
};

const belongings = ({ t, seat, boss, me, inPocket }: SeatView) => {
  const coins = me && inPocket?.counters ? undefined : seat.counters;
  const cards = me && inPocket?.cards ? undefined : seat.cards;
  if (!coins?.length && !cards?.length && !seat.badges?.length) return nothing;
  return html`<span class="own"
    >${counters(t, coins)}${seat.badges?.length ? html`<span class="pips">${seat.badges.map((b) => icon(b.icon, ''))}</span>` : nothing}${cards?.length ? html`<span class="hand">${cards.map((card) => drawCard(t, card, { mini: true, boss }))}</span>` : nothing}</span
  >`;
};

/** Cards that can be looked at from nearby: they lie open, or in places with names. */
export const toRead = (card: CardLook): boolean => inPlace(card) || (card.face !== undefined && card.state !== 'down');

/** Whether somebody has cards to look at, and nothing else is asked. */
const readable = ({ picks, seat, onRead }: SeatView): boolean =>
  !picks && onRead !== undefined && (seat.cards ?? []).some(toRead);

/** A seat of the ring; `i` of `n` places, counted from the foot. */
export const ringSeat = (v: SeatView, i: number, n: number) => {
  const name = nameOf(v);
  const said = signs(v);
  const note = noteOf(v);
  const can = v.picks && (v.picks.open.includes(v.seat.seat) || v.picks.chosen.includes(v.seat.seat));
  const angle = (i / n) * 2 * Math.PI;
  const up = Math.cos(angle) < -0.05;
  // On a full ring the names of those at the sides stand beside them.
  const side = Math.abs(Math.sin(angle)) > 0.72 ? (Math.sin(angle) > 0 ? 'left' : 'right') : '';
  return html`<li
    class="seat ${classesOf(v)} ${up ? 'up' : ''} ${side}"
    data-seat=${v.seat.seat}
    style="--i:${i};--n:${n}"
  >
    <span class="cameo">${maskOf(v.person, name)}${pipOf(v)}${tickOf(v)}</span
    >${v.light ? html`<span class="wick">${icon('flame', '')}</span>` : nothing}
    <span class="tag"
      ><span class="nm"
        >${name}${
          v.fingers
            ? html`<b class="f" aria-hidden="true">${v.fingers}</b
                ><span class="vh">, ${v.t.msg({ key: 'ui.fingers', args: { n: v.fingers } })}</span>`
            : nothing
        }</span
      >
      ${said ? html`<span class="vh">${said}</span>` : nothing} ${belongings(v)}
      ${note ? html`<span class="st">${note}</span>` : nothing}</span
    >
    ${
      can
        ? html`<button
            class="hitbox"
            aria-label=${spoken(v)}
            aria-pressed=${v.picks?.chosen.includes(v.seat.seat) ? 'true' : 'false'}
            @click=${() => v.onPick(v.seat.seat)}
          ></button>`
        : readable(v)
          ? html`<button
              class="hitbox"
              aria-label=${v.t.msg({ key: 'ui.read', args: { who: name } })}
              @click=${() => v.onRead?.(v.seat)}
            ></button>`
          : nothing
    }
  </li>`;
};

/**
 * The same seat as a field of a grid.
 * @param plain nothing but who it is
 * @param alike by night, those who cannot be chosen look like those who can: it would tell who asks
 */
export const gridSeat = (v: SeatView, plain: boolean, alike = false) => {
  const name = nameOf(v);
  const note = plain ? (v.seat.state === 'out' || v.seat.state === 'ghost' ? noteOf(v) : '') : noteOf(v);
  const chosen = v.picks?.chosen.includes(v.seat.seat);
  const can = v.picks && (v.picks.open.includes(v.seat.seat) || chosen);
  const inside = html`${maskOf(v.person, name, 'i')}<span>${name}${v.fingers ? html`<b class="f" aria-hidden="true">${v.fingers}</b><span class="vh">, ${v.t.msg({ key: 'ui.fingers', args: { n: v.fingers } })}</span>` : nothing}</span>${plain ? nothing : belongings(v)}${
    note ? html`<span class="st">${note}</span>` : nothing
  }${tickOf(v)}${v.light && !plain ? html`<span class="wick">${icon('flame', '')}</span>` : nothing}${
    !plain && signs(v) ? html`<span class="vh">${signs(v)}</span>` : nothing
  }`;
  const cls = `pickseat ${plain ? (chosen ? 'chosen' : (v.seat.state ?? '')) : classesOf(v)}`;
  return html`<li data-seat=${v.seat.seat}>
    ${
      can
        ? html`<button class=${cls} aria-pressed=${chosen ? 'true' : 'false'} @click=${() => v.onPick(v.seat.seat)}>
            ${inside}
          </button>`
        : alike && v.picks && v.seat.state !== 'out' && v.seat.state !== 'ghost'
          ? html`<button class=${cls} aria-disabled="true">${inside}</button>`
          : !plain && readable(v)
            ? html`<button class=${cls} @click=${() => v.onRead?.(v.seat)}>
                ${inside}<span class="vh">${v.t.msg({ key: 'ui.read', args: { who: name } })}</span>
              </button>`
            : html`<div class=${cls}>${inside}</div>`
    }
  </li>`;
};
