import type { Offer, Seat } from '@masque/core';
import type { Table, Zone } from '@masque/core/table';
import type { Translator } from '../i18n/translator.ts';
import type { Draft } from '../offers/draft.ts';
import { inTheOpen } from '../offers/room.ts';
import { inPlace } from '../cards/names.ts';
import type { Nobody } from '../people/mq-seat-cell.ts';
import { picksOf } from './picks.ts';

/** Whether the table waits for this seat, as everybody sees. */
export const isTurnOf = (table: Table, me: Seat, offers: readonly Offer[]): boolean =>
  me >= 0 && table.active.includes(me) && offers.some((it) => !it.optional);

/** Small tables with their people do not fit between the faces of a ring. */
export const isCrowded = (table: Table): boolean => table.zones?.some((zone) => zone.around) ?? false;

/** The zone to show where there is room for only one: one with open cards rather than one with a mere count. */
export function foremost(zones: readonly Zone[]): readonly Zone[] {
  const open = zones.filter((zone) => zone.cards?.some(({ state, face }) => face && state !== 'down'));
  return open.length === 1 && zones.every((zone) => zone === open[0] || (zone.counter && !zone.around)) ? open : zones;
}

const isLarge = (table: Table | undefined): boolean => (table?.seats.length ?? 0) > 8;

/** A vote takes the middle; people stand below it. */
export const isFlat = (table: Table | undefined): boolean => table?.ballot !== undefined && isLarge(table);

/** The private area takes less height, because the offers need the room. */
export const isSlim = (table: Table | undefined, offers: readonly Offer[]): boolean =>
  inTheOpen(offers).length > 3 || isLarge(table);

/** So many answers, and no claim to show, that a phone in landscape has room for nothing else. */
export const isBusy = ({ claim }: Table, offers: readonly Offer[]): boolean => !claim && inTheOpen(offers).length > 5;

/** Players who are out with no cards left have nothing to look at. At night all phones look alike. */
export const isEmptied = ({ privateArea, seats, night }: Table, me: Seat | -1): boolean =>
  !night &&
  seats.some((it) => it.seat === me && it.state === 'out') &&
  !privateArea?.cards.length &&
  !privateArea?.extra?.length &&
  !privateArea?.facts?.length;

/** The viewer's cards on the table lie in places with names, and differ from those in the private area. */
export const hasPlaces = (table: Table | undefined, me: Seat | -1): boolean =>
  table?.seats.find(({ seat }) => seat === me)?.cards?.some(inPlace) ?? false;

/** Where the light comes from: the viewer, or the other side of the table. */
export const lightFor = (peeking: boolean, mine: boolean): string => {
  if (peeking) return '--lamp-y:70%';
  return mine ? '--lamp-y:88%;--lamp:.13' : '--lamp-y:12%';
};

/** The choice of nobody, as a cell among the people. At night everybody has it, whether they may choose it or not. */
export function nobodyIn(t: Translator, draft: Draft | null, night: boolean): Nobody | undefined {
  const picks = picksOf(draft, 'seat');
  const domain = picks && draft?.offer.params[picks.param];
  if (!picks || !domain) return undefined;
  const closed = !('none' in domain) || !domain.none;
  if (closed && !(night && domain.kind === 'seat')) return undefined;
  return {
    label: night ? t.msg('ui.nobody') : t.msg(('none' in domain && domain.none) || 'ui.nobody'),
    chosen: !closed && draft?.params[picks.param] === null,
    closed,
  };
}
