export { checkChain } from './chain.ts';
export { checkDeal } from './deal.ts';
export type { DeviceRecord } from './kept.ts';
export { summaryOf, type Summary } from './summary.ts';
export { verifyMessages } from './words.ts';
