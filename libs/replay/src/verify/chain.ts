import { type Message } from '@masque/core';
import { agreed, type TableExport, type Verdict, chainOf } from '@masque/protocol';
import type { DeviceRecord } from './kept.ts';
import { isSeed, noSeed } from './seed.ts';

/**
 * Are the names, seats, times and moves in a file those that everybody received during the game? Links received along
 * the way are checked as well: somebody who changes the past after a game cannot have known them.
 *
 * @example
 * checkChain(file, { links }).every(({ ok }) => ok); // => true
 */
export function checkChain(file: TableExport, { links: received }: DeviceRecord = {}): readonly Verdict[] {
  if (!isSeed(file.seed)) return [noSeed(file.seed)];
  const chain = chainOf(file.seed);
  const links = [chain.first(agreed(file))];
  for (const input of file.inputs) links.push(chain.next(links.at(-1)!, input));
  const link = links.at(-1)!;
  const recorded = file.chain;
  const wrong = recorded === undefined || recorded === link ? [] : [no('file', { chain: recorded, link })];
  const last = received?.at(-1);
  if (!received || last === undefined) return [...wrong, { ok: null, says: 'verify.chain.unknown' }];
  const strange = received.find((it) => !links.includes(it));
  if (strange !== undefined) return [...wrong, no('other', { noted: strange, link })];
  if (last === link) return [...wrong, { ok: true, says: 'verify.chain' }];
  const args = { n: links.indexOf(last), all: file.inputs.length };
  return [...wrong, { ok: null, says: { key: 'verify.chain.part', args } }];
}

const no = (key: string, args: Exclude<Message, string>['args']): Verdict => ({
  ok: false,
  says: { key: `verify.chain.${key}`, args: args! },
});
