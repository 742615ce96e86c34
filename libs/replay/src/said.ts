import type { Claim, Table } from '@masque/core';

/** Has somebody just made a claim? A claim that is shown again while it is challenged, or afterwards, is not new. */
export const isNew = (before: Table | undefined, { claim, focus }: Table): boolean =>
  claim !== undefined && !focus?.includes(claim.by) && !(before?.claim && sign(before.claim) === sign(claim));

const sign = ({ by, text }: Claim): string => JSON.stringify([by, text]);
