import type { Random } from '@masque/core';
import { randomFor, sample, seedOf } from '@masque/core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './child.ts';
import type { Phone } from './phone.ts';
import { openTable, sleep, type Table } from './tables.ts';

/** Ping times of a player, in milliseconds. */
export interface Pings {
  readonly p50: number;
  readonly p99: number;
}

/** Ping times of a player, first alone at the server and then beside forty connections that request expensive pages. */
export async function besidePages(ms: number): Promise<{ quiet: Pings; busy: Pings; pages: number }> {
  return atServer(async (url) => {
    const { phones } = await openTable(url, 'coup', 4);
    const [phone] = phones as [Phone];
    const ping = async (): Promise<number[]> => {
      const took: number[] = [];
      for (const end = performance.now() + ms; performance.now() < end;) took.push(await phone.ping());
      return took;
    };
    const quiet = of(await ping());
    const crowd = await Child.start(new URL('./asking.ts', import.meta.url), [url]);
    const busy = of(await ping());
    const { pages } = await crowd.ask<{ pages: number }>('pages');
    await crowd.stop();
    for (const it of phones) it.close();
    return { quiet, busy, pages: Math.round((pages * 1000) / ms) };
  });
}

/** What a player who pings constantly can learn about the sealed answers of others. */
export interface Felt {
  readonly answers: number;
  readonly quiet: Pings;
  /** While an answer was taken. */
  readonly during: Pings;
  /**
   * Of a hundred answers, how many coincide with a ping slower than 99 per cent of the quiet ones; and the same figure
   * for quiet periods of equal length.
   */
  readonly above: number;
  readonly by: number;
}

/** How many pings are compared before and during an answer. */
const LOOK = 4;

/**
 * Coup with a durable store: one player answers face down, and another player who is also asked sends pings. Compares
 * the slowest of a few pings during the answer with the slowest of as many before it.
 */
export async function sealedAnswers(answers: number): Promise<Felt> {
  return atServer(async (url) => {
    const random = randomFor(seedOf('hush'), 0);
    const [before, beside]: [number[][], number[][]] = [[], []];
    while (beside.length < answers) {
      const table = await openTable(url, 'coup', 4);
      await watch(table, random, answers, before, beside);
      for (const it of table.phones) it.close();
    }
    const quiet = of(before.flat());
    const rate = (all: readonly number[][]): number =>
      (100 * all.filter((it) => Math.max(...it) > quiet.p99).length) / all.length;
    return { answers: beside.length, quiet, during: of(beside.flat()), above: rate(beside), by: rate(before) };
  });
}

/** Plays a game. Whenever two players have to answer face down, one answers and the other pings. */
async function watch(
  { phones }: Table,
  random: Random,
  max: number,
  before: number[][],
  beside: number[][],
): Promise<void> {
  const over = (): boolean => phones[0]!.doc?.lobby.state === 'over';
  for (let idle = 0; !over() && beside.length < max && idle < 100;) {
    const asked = phones.filter((it) => it.offers().some(({ optional }) => !optional));
    const sealed = phones[0]!.doc?.play?.table.sealed === true;
    if (asked.length === 0) {
      idle++;
      await sleep(20);
      continue;
    }
    idle = 0;
    const [one, other] = asked as [Phone, Phone?];
    if (!sealed || !other) {
      await answer(one, random);
      continue;
    }
    // In phase with neither the pings nor the server's steps.
    await sleep(random.below(60));
    before.push(await times(other));
    const answered = answer(one, random);
    beside.push(await times(other));
    await answered;
  }
}

const times = async (phone: Phone): Promise<number[]> => {
  const all: number[] = [];
  for (let n = 0; n < LOOK; n++) all.push(await phone.ping());
  return all;
};

/** Answers a question, preferring to allow things: games should last. */
async function answer(phone: Phone, random: Random): Promise<void> {
  const offers = phone.offers().filter((it) => !it.optional);
  const calm = offers.find((it) => it.type === 'allow' || it.type === 'income');
  const offer = calm && random.chance(0.9) ? calm : random.pick(offers);
  const { type, window, params } = sample(offer, random);
  const before = phone.frames;
  await phone.act({ type, window, params });
  for (let n = 0; n < 20 && phone.frames === before; n++) await sleep(5);
}

async function atServer<R>(measure: (url: string) => Promise<R>): Promise<R> {
  const folder = mkdtempSync(join(tmpdir(), 'masque-bench-'));
  const server = await Child.start(new URL('./server.ts', import.meta.url), [folder]);
  try {
    return await measure(`http://127.0.0.1:${server.port}`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function of(times: readonly number[]): Pings {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
