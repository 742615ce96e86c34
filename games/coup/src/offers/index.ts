export * from './cards.ts';
export * from './turn.ts';
