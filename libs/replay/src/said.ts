import type { Claim, Table } from '@masque/core';

/**
 * Has somebody just said something? What is shown again while a claim is put to the proof, or afterwards, has been said
 * before.
 */
export const isNew = (before: Table | undefined, { claim, focus }: Table): boolean =>
  claim !== undefined && !focus?.includes(claim.by) && !(before?.claim && sign(before.claim) === sign(claim));

const sign = ({ by, text }: Claim): string => JSON.stringify([by, text]);
