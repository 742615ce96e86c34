import type { TableExport, Verdict } from '@masque/protocol';
import { checkChain, checkDeal, type DeviceRecord } from '@masque/replay/verify';
import { deals, type DealRecord } from './records.ts';

/** What this device has stored about a game, found by its id or by the commitment it was dealt with. */
export const keptOf = (by: { readonly play: string } | { readonly commitment: string }): DeviceRecord => {
  const kept = deals().findLast((it) => ('play' in by ? it.play === by.play : it.commitment === by.commitment));
  return kept ? asDeviceRecord(kept) : {};
};

function asDeviceRecord({
  commitment,
  number,
  sealed,
  elsewhere,
  seals,
  given,
  seat,
  links,
}: DealRecord): DeviceRecord {
  const tookPart = seat !== undefined && (sealed === true || elsewhere === true);
  return { commitment, seals, links, ...(tookPart && { own: { seat, number, given: given === true } }) };
}

/** What this device can check by itself: the deal, and that the record belongs to the game that it saw. */
export function checked(file: TableExport, kept: DeviceRecord): readonly Verdict[] {
  // If names were erased from the files of a club, the chain no longer matches.
  const { links, ...rest } = kept;
  const chain = file.chain === undefined ? checkChain(file) : checkChain(file, { links });
  return [...checkDeal(file, rest), ...chain];
}
