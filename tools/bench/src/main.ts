// boardgame.io checks and freezes more outside production: it is measured at its best.
process.env['NODE_ENV'] = 'production';
const { run } = await import('./run.ts');

run();

export {};
