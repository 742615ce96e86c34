import type { TableExport, Verdict } from '@masque/protocol';
import { checkChain, checkDeal, type Kept } from '@masque/replay/verify';
import { deals, type DealRecord } from './records.ts';

/** What this device has kept of a game, of which it knows the id or else what it was dealt from. */
export const keptOf = (by: { readonly play: string } | { readonly commitment: string }): Kept => {
  const kept = deals().findLast((it) => ('play' in by ? it.play === by.play : it.commitment === by.commitment));
  return kept ? asKept(kept) : {};
};

function asKept({ commitment, number, sealed, elsewhere, seals, given, seat, links }: DealRecord): Kept {
  const tookPart = seat !== undefined && (sealed === true || elsewhere === true);
  return { commitment, seals, links, ...(tookPart && { own: { seat, number, given: given === true } }) };
}

/** What this device can check by itself: the deal, and that the record is of the game that it saw. */
export function checked(file: TableExport, kept: Kept): readonly Verdict[] {
  // Names that were taken out of the files of a club are in no chain any more.
  const { links, ...rest } = kept;
  const chain = file.chain === undefined ? checkChain(file) : checkChain(file, { links });
  return [...checkDeal(file, rest), ...chain];
}
