import { offersFor } from '@masque/core';
import { openStore, type Store } from '@masque/store';
import { pino } from 'pino';
import { Journal } from '../play/journal.ts';
import { BOX, keyOf, SESSION, toyGame } from './race.ts';

/** One of those who race: it waves so many times, each time until it is told that it was done. It goes with whoever started it. */
const [url, seat, count] = [process.argv[2]!, Number(process.argv[3]), Number(process.argv[4])];
process.once('disconnect', () => process.exit(1));
const inner = await openStore(url);
let conflicts = 0;
const store: Store = {
  ...inner,
  async append(...args) {
    const done = await inner.append(...args);
    if (!done.ok) conflicts++;
    return done;
  },
  // The whole log again every two hundred inputs: that is not what is tried here.
  saveSnapshot: async () => {},
};
const record = await store.loadSession(SESSION);
const journal = await Journal.open(record!, toyGame, { store, box: BOX, log: pino({ level: 'silent' }) });
for (let n = 0; n < count; n++) {
  for (;;) {
    const { type, window } = offersFor(journal.session, seat).find((it) => it.type === 'wave')!;
    const answer = await journal.take({ at: Date.now(), seat, action: { type, window, params: {} } }, keyOf(seat, n));
    if (answer.ok) break;
    if (answer.code !== 'busy') throw new Error(`command ${n} of seat ${seat} was refused: ${answer.code}`);
  }
}
process.send!({ conflicts }, () => process.exit());
