import type { AnyGame } from '@masque/core';
import type { Store } from '@masque/store';
import type { Books } from '../audit/games.ts';
import { games } from '../games.ts';
import { Box } from '../identity/box.ts';
import { Registry } from '../registry.ts';
import { Party, type Looked } from './party.ts';
import { REPLACED, type Break } from './phone.ts';

/** Where people play, and what it is compared with. */
export interface Visit {
  /** Where everybody connects: a load balancer. */
  readonly at: string;
  /** What the nodes behind it store. */
  readonly store: Store;
  /** The key of the nodes. */
  readonly key: Buffer;
  readonly games: readonly AnyGame[];
  /** How nodes of another version draw games, if there are any. */
  readonly drawnOtherwise?: Books['drawnOtherwise'];
  /** What happens to the nodes in the meantime: people play until it is done. */
  readonly meanwhile: () => Promise<readonly string[]>;
  readonly tell: (line: string) => void;
}

/** The result. */
export interface Visited extends Looked {
  /** How often sockets were closed, by code (1012 is what a node that stops says) or by why the phone hung up. */
  readonly closes: { readonly [code: string]: number };
  /** Requests that were made all the time. */
  readonly requests: number;
  /** The longest time from the close of a socket until its phone had its table again, in milliseconds. */
  readonly longestGap: number;
}

/** What a node that stops says to its sockets, and what they hear when their owner comes back with another phone. */
const EXPECTED = new Set(['1012', '4001', REPLACED]);
/** How often a page is requested, in milliseconds. */
const ASK_MS = 50;

/** How often connections ended, by why. */
export function counted(breaks: readonly Break[]): Visited['closes'] {
  const closes: Record<string, number> = {};
  for (const { why } of breaks) closes[why] = (closes[why] ?? 0) + 1;
  return closes;
}

/** What ended connections, though it should not. */
export const unexpected = (closes: Visited['closes']): readonly string[] =>
  Object.entries(closes)
    .filter(([why]) => !EXPECTED.has(why))
    .map(([why, n]) => (/^\d+$/.test(why) ? `${n} sockets were closed with ${why}` : `${n} phones hung up: ${why}`));

/** Requests a page, whole. Resolves with what is wrong with it. */
async function requested(url: string): Promise<string | null> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.ok ? null : String(answer.status);
}

/**
 * People play through a load balancer while its nodes are replaced one by one. Nobody notices more than that the
 * connection is made again: each socket is closed by a node that says it restarts, no request fails, and all that
 * people were told and shown is in the logs.
 */
export async function visit(plan: Visit): Promise<Visited> {
  const { at, store, key, games: mix, drawnOtherwise, meanwhile, tell } = plan;
  let party: Party | null = null;
  let asking = true;
  try {
    party = await Party.open({ anyUrl: () => at, key, games: mix, mixed: drawnOtherwise !== undefined });
    tell(`${party.size} people play at ${at}`);
    await party.play();
    const problems: string[] = [];
    let requests = 0;
    const asked = (async () => {
      for (; asking; requests++) {
        const fault = await requested(`${at}/api/tables`).catch(String);
        if (fault !== null) problems.push(`request ${requests} failed: ${fault}`);
        await new Promise((done) => setTimeout(done, ASK_MS));
      }
    })();
    problems.push(...(await meanwhile()));
    asking = false;
    await asked;
    const closes = counted(party.breaks);
    problems.push(...unexpected(closes));
    const longestGap = Math.round(Math.max(0, ...party.breaks.map(({ ms }) => ms)));
    const books = { store, games: new Registry(games), box: new Box(key), ...(drawnOtherwise && { drawnOtherwise }) };
    const looked = await party.end(books, [at], tell);
    return { ...looked, requests, closes, longestGap, problems: [...looked.problems, ...problems] };
  } finally {
    asking = false;
    party?.stop();
  }
}
