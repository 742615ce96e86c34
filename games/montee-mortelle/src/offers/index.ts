export * from './duel.ts';
export * from './trade.ts';
export * from './turn.ts';
