import { commitmentOf, type Message, type MessageArgs } from '@masque/core';
import { type TableExport, type Verdict, dealtFrom } from '@masque/protocol';
import type { DeviceRecord, OwnEntropy } from './kept.ts';
import { isSeed, noSeed } from './seed.ts';

/** What is needed to verify a deal. */
export type DealOf = Pick<TableExport, 'seats' | 'names' | 'commitment' | 'seed' | 'entropy'>;

type SeatEntropy = NonNullable<NonNullable<TableExport['entropy']>['seats'][number]>;

const says = (ok: boolean | null, key: string, args: MessageArgs = {}): Verdict => ({
  ok,
  says: { key: `verify.${key}`, args } satisfies Message,
});

/**
 * Was the deal made from the seed that the house had committed to and from the numbers of the players' devices, and as
 * this device saw it? What the device has not kept cannot be compared, and the verdicts say so.
 *
 * @example
 * const seed = seedOf('house');
 * const file = { seats: 1, names: ['Ada'], commitment: commitmentOf(seed), seed };
 * checkDeal(file, { commitment: commitmentOf(seed) }).map(({ ok }) => ok); // => [true, null]
 */
export function checkDeal(file: DealOf, kept: DeviceRecord = {}): readonly Verdict[] {
  const house = file.entropy?.house ?? file.seed;
  const seats = file.entropy?.seats ?? [];
  const none = [house, file.seed].find((it) => !isSeed(it));
  if (none !== undefined) return [noSeed(none)];
  return [
    ...promised(file, commitmentOf(house), kept.commitment),
    ...(file.names.length === file.seats ? [] : [says(false, 'names', { n: file.names.length, seats: file.seats })]),
    ...made(file, house, seats),
    ...(kept.seals ? sealed(file, seats, kept.seals) : []),
    ...(kept.own ? [own(kept.own, seats[kept.own.seat] ?? null)] : []),
  ];
}

/** Does the house's seed have the hash that it should have? */
function promised({ commitment }: DealOf, hash: string, noted?: string): Verdict[] {
  const wrong = hash === commitment ? [] : [says(false, 'promise.file', { commitment, hash })];
  if (noted === undefined) return [...wrong, says(null, 'promise.unknown', { hash })];
  return [...wrong, noted === hash ? says(true, 'promise', { hash }) : says(false, 'promise.broken', { noted, hash })];
}

/** Is the seed of the deal derived from the house's seed and the numbers? */
function made(file: DealOf, house: string, seats: readonly (SeatEntropy | null)[]): Verdict[] {
  const name = (seat: number): string => file.names[seat] ?? `#${seat + 1}`;
  const namesOf = (of: (it: SeatEntropy) => boolean): string[] =>
    seats.flatMap((it, n) => (it && of(it) ? [name(n)] : []));
  const left = namesOf((it) => it.number === null);
  const out = left.length > 0 ? [says(null, 'left', { who: { list: left } })] : [];
  const given = namesOf((it) => it.number !== null);
  if (given.length === 0)
    return [...out, says(null, 'house'), ...(house === file.seed ? [] : [says(false, 'house.other')])];
  if (seats.length !== file.seats) return [...out, says(false, 'places', { n: seats.length, seats: file.seats })];
  const wrong = seats.flatMap((it, seat) => {
    if (!it || it.number === null) return [];
    if (!isSeed(it.number)) return [says(false, 'number.none', { who: name(seat), number: it.number })];
    const hash = commitmentOf(it.number);
    return hash === it.seal ? [] : [says(false, 'number', { who: name(seat), hash, seal: it.seal })];
  });
  if (seats.some((it) => it !== null && it.number !== null && !isSeed(it.number))) return [...out, ...wrong];
  const seed = dealtFrom(
    house,
    seats.map((it) => it?.number ?? null),
  );
  if (seed !== file.seed) return [...out, ...wrong, says(false, 'seed', { seed: file.seed, made: seed })];
  return [...out, ...(wrong.length > 0 ? wrong : [says(true, 'made', { who: { list: given } })])];
}

/** Are the seals exactly those that were there before the deal? */
function sealed({ names }: DealOf, seats: readonly (SeatEntropy | null)[], seen: readonly string[]): Verdict[] {
  const theirs = seats.flatMap((it, seat) => (it ? [{ who: names[seat] ?? `#${seat + 1}`, seal: it.seal }] : []));
  // With one number in several places, a house that knows all numbers could choose among deals.
  const copied = [...new Set(theirs.map((it) => it.seal))].flatMap((seal) => {
    const who = theirs.filter((it) => it.seal === seal).map((it) => it.who);
    return who.length > seen.filter((it) => it === seal).length && seen.includes(seal)
      ? [says(false, 'seal.copied', { who: { list: who }, seal })]
      : [];
  });
  const wrong = [
    ...copied,
    ...theirs.filter(({ seal }) => !seen.includes(seal)).map((it) => says(false, 'seal.new', it)),
    ...seen.filter((seal) => theirs.every((it) => it.seal !== seal)).map((seal) => says(false, 'seal.gone', { seal })),
  ];
  if (wrong.length > 0) return wrong;
  return seen.length > 0 ? [says(true, 'seals')] : [];
}

/** Was this device's number used unchanged? */
function own({ number, given }: OwnEntropy, entry: SeatEntropy | null): Verdict {
  if (number === undefined) return says(null, 'own.elsewhere', { theirs: entry?.seal ?? '' });
  const mine = commitmentOf(number);
  if (!entry) return says(false, 'own.gone', { mine });
  const theirs = entry.seal;
  if (theirs !== mine) return says(false, 'own.replaced', { mine, theirs });
  if (entry.number === number) return says(true, 'own');
  if (entry.number !== null) return says(false, 'own.other', { mine: number, theirs: entry.number });
  return given ? says(false, 'own.left', { mine: number }) : says(null, 'own.late');
}
