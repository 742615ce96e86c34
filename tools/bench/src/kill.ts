import { randomFor, sample, seedOf } from '@masque/core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './child.ts';
import { checkFile, replays, type Sent } from './ledger.ts';
import { newKey, type Phone } from './phone.ts';
import { openTable, sleep, type Table } from './tables.ts';

/** Games, seats and options of the tables being played when the power fails. */
const TABLES: readonly (readonly [game: string, seats: number, options?: object])[] = [
  ['coup', 6],
  ['coup', 4, { pace: 'brisk', window: 'race' }],
  ['werewolf', 8],
  ['werewolf', 7, { pace: 'brisk' }],
  ['succession', 8],
  ['desperate-times', 5],
  ['montee-mortelle', 6],
  ['montee-mortelle', 5],
];

/**
 * Plays all games, and kills the server without warning again and again. After each restart, everything acknowledged is
 * in the log exactly once, nobody sees a different past than before, and what was not acknowledged can be sent again.
 * At the end, every phone shows what a replay of the log shows.
 */
const kills = Number(process.argv[2] ?? 60);
const folder = mkdtempSync(join(tmpdir(), 'masque-kill-'));
const file = join(folder, 'masque.db');
const start = (): Promise<Child> => Child.start(new URL('./server.ts', import.meta.url), [folder]);
const problems: string[] = [];
const sent: Sent[] = [];
const counts = { kills: 0, resumed: 0, resent: 0, rematches: 0 };
let random = 0;
const chance = () => randomFor(seedOf('kill'), random++);

let server = await start();
const tables: Table[] = [];
for (const [game, seats, options] of TABLES)
  tables.push(await openTable(`http://127.0.0.1:${server.port}`, game, seats, options));
console.log(`${tables.length} tables of five games, ${kills} kills. The files are in ${folder}.`);

/** One phone, which answers its questions at random until the power fails. */
async function play(phone: Phone): Promise<void> {
  while (!phone.closed) {
    await sleep(30 + chance().below(170));
    const { doc } = phone;
    if (phone.closed || !doc?.play) continue;
    if (doc.play.outcome) {
      if (doc.you?.host && (await phone.do({ do: 'rematch' })).t === 'ok') counts.rematches++;
      continue;
    }
    const needed = phone.offers().filter((it) => !it.optional);
    if (needed.length === 0) continue;
    const { type, window, params = {} } = sample(chance().pick(needed), chance());
    const action = { type, window, params };
    const it: Sent = { key: newKey(), seat: doc.you!.seat!, session: doc.play.id, action, phone, state: 'waiting' };
    sent.push(it);
    await tell(it);
  }
}

async function tell(it: Sent): Promise<void> {
  const { t } = await it.phone.act(it.action, it.key);
  if (t !== 'lost') it.state = t === 'ok' ? 'acknowledged' : 'refused';
}

/** Resumes where the last connection broke off, and compares the past. */
async function resume(phone: Phone): Promise<void> {
  const before = phone.seen!;
  phone.url = `http://127.0.0.1:${server.port}`;
  await phone.open({ epoch: phone.epoch, counter: before.counter });
  const end = performance.now() + 10_000;
  while (phone.seen === before && performance.now() < end) await sleep(10);
  const now = phone.seen!;
  if (now === before) problems.push(`kill ${counts.kills}: nothing came after a resume at ${phone.code}`);
  if (now.doc.play?.id !== before.doc.play?.id) return;
  counts.resumed++;
  // The lines that both have: from the first one present now to the last one present before.
  const upTo = before.from + before.log.length;
  const was = before.log.slice(Math.max(0, now.from - before.from));
  const is = now.log.slice(Math.max(0, before.from - now.from), Math.max(0, upTo - now.from));
  if (JSON.stringify(was) !== JSON.stringify(is)) problems.push(`kill ${counts.kills}: another past at ${phone.code}`);
}

const phones = tables.flatMap((it) => it.phones);
for (let kill = 1; kill <= kills; kill++) {
  const playing = phones.map(play);
  await sleep(300 + chance().below(2500));
  await server.kill();
  await Promise.all(playing);
  counts.kills = kill;
  problems.push(...checkFile(file, sent).map((it) => `kill ${kill}: ${it}`));
  server = await start();
  await Promise.all(phones.map(resume));
  for (const it of sent.filter(({ state }) => state === 'waiting')) {
    counts.resent++;
    await tell(it);
  }
  if (kill % 10 === 0) console.log(`${kill} kills, ${problems.length} problems`);
}
// Clocks keep ringing, so differences are checked again.
let wrong: readonly Phone[] = phones;
for (let look = 0; look < 30 && wrong.length > 0; look++) {
  await sleep(500);
  const shows = await replays(file);
  wrong = wrong.filter((phone) => !shows(phone));
}
for (const { code } of wrong) problems.push(`at the end a phone at ${code} does not show what the log says`);
await server.stop();
problems.push(...checkFile(file, sent));

const of = (state: Sent['state']): number => sent.filter((it) => it.state === state).length;
console.log(
  `${counts.kills} kills, ${of('acknowledged')} actions acknowledged, ${of('refused')} refused, ${counts.resent} sent ` +
    `again, ${counts.resumed} connections resumed, ${counts.rematches} games played to their end.`,
);
console.log(`${phones.length - wrong.length} of ${phones.length} phones show what a replay of the log shows.`);
console.log(
  problems.length === 0 ? 'Nothing was lost.' : `${problems.length} problems:\n${problems.slice(0, 20).join('\n')}`,
);
if (problems.length === 0) rmSync(folder, { recursive: true, force: true });
process.exit(problems.length === 0 ? 0 : 1);
