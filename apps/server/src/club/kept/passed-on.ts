import { publicOptions } from '@masque/core';
import type { Json } from '@masque/store';
import { createHash } from 'node:crypto';
import type { RequestRefusal } from '../../answer.ts';
import { refused } from '../../answer.ts';
import { canon } from '../../canon.ts';
import { newCode } from '../../identity/token.ts';
import type { Services } from '../../services.ts';
import { readOptions } from '../../table/options.ts';

/** The kind under which rulesets that were passed on are listed. */
export const PASSED_ON = 'ruleset';

/** Codes are longer than those of evenings, so that they do not use those up. */
const LENGTH = 5;

/** A ruleset without its name. */
export interface Bare {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots?: string | undefined;
}

/** When it was passed on, in milliseconds since 1970. */
type Stored = Bare & { readonly at: number };

/**
 * Stores a ruleset for all clubs of this server. The same ruleset has the same code, whoever passes it on. A hidden set
 * stays behind.
 *
 * @returns its code
 */
export async function passOn(
  { games, store, clock }: Pick<Services, 'games' | 'store' | 'clock'>,
  { game: id, options, bots }: Bare,
): Promise<{ readonly ok: true; readonly code: string } | RequestRefusal> {
  const game = games.get(id);
  if (!game) return refused('no_game');
  const read = readOptions(game, options);
  if (!read.ok) return read;
  const shown = publicOptions(game, read.options);
  const bare: Bare = {
    game: id,
    options: Object.fromEntries(Object.entries(options).filter(([option]) => option in shown)),
    ...(bots !== undefined && { bots }),
  };
  const name = `${PASSED_ON}-${createHash('sha256').update(canon(bare)).digest('base64url')}`;
  for (;;) {
    const known = await store.loadStream(name);
    if (known?.code) return { ok: true, code: known.code };
    const code = newCode(LENGTH);
    const stored: Stored = { ...bare, at: clock.now() };
    const done = await store.extendStream({ id: name, kind: PASSED_ON, code }, 0, [stored as unknown as Json]);
    if (done.ok) return { ok: true, code };
  }
}

/** The ruleset with this code; `null`: there is none. */
export async function passedOn({ store }: Pick<Services, 'store'>, code: string): Promise<Bare | null> {
  const stream = await store.loadStreamByCode(code);
  if (stream?.kind !== PASSED_ON) return null;
  const [first] = await store.readStream(stream.id, 0);
  if (!first) return null;
  const { at: _, ...bare } = first.input as unknown as Stored;
  return bare;
}
