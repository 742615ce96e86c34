import type { Seat, Value } from '@masque/core';
import type { CardLook, Table, Zone } from '@masque/core/table';
import { html, nothing } from 'lit';
import { icon } from '../icons/icon.ts';
import type { Translator } from '../i18n/translator.ts';
import { cardName, drawCard, drawSlot } from '../parts/card.ts';
import { maskOf, type Person } from '../parts/seat.ts';
import type { CardPicks } from './mq-pocket.ts';

/** So many cards of a zone are drawn; the number says how many there are. */
const drawn = 5;

/** A small table with those who stand around it, as the big screen shows it. */
const drawHuddle = (t: Translator, zone: Zone, people: readonly Person[]) => {
  const cameo = (seat: Seat, awaited: boolean) => {
    const person = people.find((it) => it.seat === seat);
    return html`<span class="cameo ${awaited ? 'awaited' : ''}">${maskOf(person, t.name(seat))}</span>`;
  };
  return html`<span class="zone huddle" data-zone=${zone.id}>
    <span class="stand" aria-hidden="true"
      >${zone.around?.map((seat) => cameo(seat, false))}${zone.awaits?.map((seat) => cameo(seat, true))}</span
    >
    <span class="who">${t.msg(zone.label)}</span>
    ${zone.counter ? html`<span class="label">${icon(zone.counter.icon, '')} ${t.msg(zone.counter.label)}</span>` : nothing}
  </span>`;
};

const drawZone = (t: Translator, zone: Zone, boss: string, read?: (zone: Zone) => void) => {
  const cards = zone.cards ?? [];
  const label = t.msg(zone.label);
  const open = read && cards.some((card) => card.face && card.state !== 'down');
  const inside = html`${
    zone.counter
      ? html`<span class="label">${label}</span
          ><span class="treasury"
            >${icon(zone.counter.icon, '')}<b>${zone.counter.n}</b
            ><span class="vh">${t.msg(zone.counter.label)}</span></span
          >`
      : nothing
  }
  ${cards.length ? html`<span class="hand">${cards.slice(-drawn).map((card) => drawCard(t, card, { mini: true, boss }))}</span>` : nothing}
  ${zone.counter ? nothing : html`<span class="label">${label} ${zone.cards ? cards.length : nothing}</span>`}`;
  return open
    ? html`<button class="zone" data-zone=${zone.id} @click=${() => read(zone)}>${inside}</button>`
    : html`<span class="zone" data-zone=${zone.id}>${inside}</span>`;
};

/**
 * What lies in the middle of the table. Cards that lie open can be read at full size.
 *
 * @param people with them, those who stand around a zone are drawn there
 */
export const drawZones = (
  t: Translator,
  zones: readonly Zone[],
  boss: string,
  read?: (zone: Zone) => void,
  people?: readonly Person[],
) =>
  html`<div class="zones ${zones.length > 2 ? 'lots' : ''}" role="group" aria-label=${t.msg('ui.zones')}>
    ${zones.map((zone) => (people && zone.around ? drawHuddle(t, zone, people) : drawZone(t, zone, boss, read)))}
  </div>`;

/** Every card outside the pocket that can be chosen now, large enough to be read and tapped. */
export const drawReach = (
  t: Translator,
  table: Table,
  picks: CardPicks | undefined,
  boss: string,
  pick: (ref: Value) => void,
) => {
  if (!picks) return nothing;
  const can = (card: CardLook) =>
    card.ref !== undefined && (picks.open.includes(card.ref) || picks.chosen.includes(card.ref));
  const groups = [
    ...(table.zones ?? []).map((zone) => ({ name: t.msg(zone.label), cards: (zone.cards ?? []).filter(can) })),
    ...table.seats.map((seat) => ({ name: t.name(seat.seat), cards: (seat.cards ?? []).filter(can) })),
  ].filter((group) => group.cards.length > 0);
  const button = (card: CardLook, i: number, name: string) => {
    const at = picks.chosen.indexOf(card.ref as Value);
    const place = card.label ? t.msg(card.label) : `${name} ${i + 1}`;
    return html`<button
      class="cardpick ${at >= 0 ? 'sel' : ''}"
      aria-pressed=${String(at >= 0)}
      aria-label=${t.msg({ key: 'ui.card.at', args: { place, card: cardName(t, card) } })}
      @click=${() => pick(card.ref as Value)}
    >
      ${drawSlot(t, card, { boss, plain: true })}${at >= 0 ? html`<span class="selm" aria-hidden="true">${picks.numbered ? at + 1 : icon('check')}</span>` : nothing}
    </button>`;
  };
  return groups.map(
    ({ name, cards }) =>
      html`<div class="reach" role="group" aria-label=${name}>
        <p class="label">${name}</p>
        <div class="reachcards">${cards.map((card, i) => button(card, i, name))}</div>
      </div>`,
  );
};
