import { offersFor } from '@masque/core';
import { openStore, type Store } from '@masque/store';
import { once } from 'node:events';
import { pino } from 'pino';
import { Journal } from '../play/journal.ts';
import { BOX, keyOf, SESSION, toyGame } from './race.ts';

/**
 * One of the racers. It says when it is ready and waits for the start. Then it sends its commands one by one, repeating
 * each until it is acknowledged. It ends when its parent does.
 */
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
  // A snapshot would contain the whole log every two hundred inputs, which is not what this tests.
  saveSnapshot: async () => {},
};
const record = await store.loadSession(SESSION);
const journal = await Journal.open(record!, toyGame, { store, box: BOX, log: pino({ level: 'silent' }) });
process.send!('ready');
await once(process, 'message');
for (let n = 0; n < count; n++) {
  for (;;) {
    const { type, window } = offersFor(journal.session, seat).find((it) => it.type === 'wave')!;
    const answer = await journal.take({ at: Date.now(), seat, action: { type, window, params: {} } }, keyOf(seat, n));
    if (answer.ok) break;
    if (answer.code !== 'busy') throw new Error(`command ${n} of seat ${seat} was refused: ${answer.code}`);
  }
}
process.send!({ conflicts }, () => process.exit());
