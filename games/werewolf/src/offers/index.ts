export * from './day.ts';
export * from './master.ts';
export * from './night.ts';
export * from './start.ts';
export * from './trial.ts';
