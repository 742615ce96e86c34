import { commitmentOf, seedOf } from '@masque/core';
import { dealtFrom, type TableExport } from '@masque/protocol';
import { linksOf, numbers, playDen } from '../play.fixture.ts';
import type { DeviceRecord } from './index.ts';

export type Numbers = NonNullable<TableExport['entropy']>['seats'];

export const house = seedOf('fair');
export const { file } = playDen('fair', { devices: true, leaves: false });
export const links = linksOf(file);
export const seals = numbers.map((it) => commitmentOf(it));
/** What Ada's device has kept of the game. */
export const kept: DeviceRecord = {
  commitment: commitmentOf(house),
  seals,
  links,
  own: { seat: 0, number: numbers[0], given: true },
};
/** The file with other numbers in its deal, dealt from them as it should be. */
export const dealtWith = (seats: Numbers): TableExport => ({
  ...file,
  entropy: { house, seats },
  seed: dealtFrom(
    house,
    seats.map((it) => it?.number ?? null),
  ),
});
export const [ada, ben] = file.entropy!.seats;
