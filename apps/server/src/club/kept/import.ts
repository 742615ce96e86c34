import { clubInput, hostsOf, memberOf, type ClubInput } from '@masque/club';
import type { Input } from '@masque/core';
import type { TableExport } from '@masque/protocol';
import { setImmediate as breath } from 'node:timers/promises';
import { z } from 'zod';
import type { PieceLimits } from '../../http/pieces.ts';
import { newId } from '../../identity/token.ts';
import { MAX_PARTS, readGame, unreadGame } from '../../play/game-file.ts';
import type { StoredDeal } from '../../play/journal.ts';
import type { Services } from '../../services.ts';
import type { Clubs } from '../clubs.ts';
import { note, settle } from './leftovers.ts';
import { folded } from '../stream.ts';

/** Maximum size of an imported club, in bytes: a few hundred evenings. */
export const MAX_CLUB_FILE = 32_000_000;

/**
 * Maximum number of inputs in a file, and of inputs of certain kinds: a club keeps those one by one, and whoever asks for
 * its standings makes the server go through all of them.
 */
const MAX_INPUTS = 60_000;
const MAX_KEPT: { readonly [kind in ClubInput['t']]?: number } = {
  open: 1000, season: 1000, member: 2000, result: 5000, table: 5000, ruleset: 1000, favour: 1000, pair: 1000,
  coming: 5000, scheme: 1000,
}; // prettier-ignore
/** Maximum number of players in all results together. */
const MAX_PLAYED = 40_000;

function areFew(inputs: readonly ClubInput[]): boolean {
  const counts = new Map<ClubInput['t'], number>();
  let played = 0;
  for (const it of inputs) {
    counts.set(it.t, (counts.get(it.t) ?? 0) + 1);
    if (it.t === 'result') played += it.players.length;
  }
  return played <= MAX_PLAYED && [...counts].every(([kind, n]) => n <= (MAX_KEPT[kind] ?? MAX_INPUTS));
}

const MAX_GAMES = 20_000;

/** A file is read in pieces of these sizes: a game of ten thousand moves takes about a megabyte. */
export const PIECES: PieceLimits = { chars: 2_000_000, parts: MAX_PARTS, all: MAX_INPUTS + MAX_GAMES };
/** How many inputs are checked before yielding to other work. */
const AT_ONCE = 100;

/** A game before it has been read, and its id. */
const unread = unreadGame.extend({ session: z.string().max(60) });

/** A club as one file, in the format of `GET /clubs/{code}/file`, of whose lists nothing has been read yet. */
const clubFileShape = z.strictObject({
  format: z.literal('masque-club'),
  version: z.literal(1),
  inputs: z.array(z.unknown()).max(MAX_INPUTS),
  games: z.array(z.unknown()).max(MAX_GAMES),
});

/** The inputs of a file; `null`: one is not valid, or there are too many of a kind. */
async function inputsOf(file: readonly unknown[]): Promise<ClubInput[] | null> {
  const inputs: ClubInput[] = [];
  for (const it of file) {
    if (inputs.length % AT_ONCE === AT_ONCE - 1) await breath();
    const read = clubInput.safeParse(it);
    if (!read.success) return null;
    inputs.push(read.data);
  }
  return areFew(inputs) ? inputs : null;
}

type GameOfClub = TableExport & { readonly session: string };

/** The games of a file; `null`: one is not valid. */
async function gamesOf(file: readonly unknown[]): Promise<GameOfClub[] | null> {
  const games: GameOfClub[] = [];
  for (const one of file) {
    const it = unread.safeParse(one);
    if (!it.success) return null;
    const { session, ...rest } = it.data;
    const game = await readGame(rest);
    if (!game) return null;
    games.push({ ...game, session });
  }
  return games;
}

/**
 * Imports a club from a file. Its people have no identity on this server until they claim theirs, with a host's consent
 * or the PIN; the importing person becomes the first host of the file. Games get new ids, so that the same file can be
 * imported twice. If something fails, nothing is left of it.
 *
 * @returns the code; `null`: this is not a club's file, or nobody in it can be host
 */
export async function importClub(
  on: Pick<Services, 'store' | 'box' | 'clock' | 'people' | 'log'>,
  clubs: Clubs,
  file: unknown,
  by: string,
): Promise<string | null> {
  const read = clubFileShape.safeParse(file);
  if (!read.success) return null;
  const inputs = await inputsOf(read.data.inputs);
  if (inputs?.[0]?.t !== 'begin') return null;
  const games = await gamesOf(read.data.games);
  const [host] = hostsOf(await folded(inputs)).filter((it) => !it.erased);
  if (!games || !host) return null;
  const sessionOf = renamed();
  const personOf = renamed([[host.id, by]]);
  const own = inputs.flatMap((it): ClubInput[] => {
    if (it.t === 'pin' || it.t === 'invite') return [];
    if (it.t === 'member') return [{ ...it, person: personOf(it.member) }];
    // A result counts even without its game, but there is nothing to look back at. Two nodes may have written it.
    if (it.t === 'result') return [{ ...it, session: sessionOf(it.session) }];
    return [it];
  });
  const at = on.clock.now();
  // The tables of an unfinished evening are at the other server.
  const club = await folded(own);
  if (club.evening) own.push({ t: 'close', at });
  const counted = new Map(games.map((it) => [sessionOf(it.session), it]));
  const kept = club.results.flatMap(({ session }) => (counted.has(session) ? [session] : []));
  const left = { club: newId(), games: kept, importedAt: at };
  await note(on.store, left);
  try {
    for (const id of kept) await keepGame(on, counted.get(id)!, id);
    const me = memberOf(club, by);
    if (me) await on.people.keep(by, { name: me.name, mask: me.mask });
    return await clubs.begin(own, left.club);
  } finally {
    await settle(on.store, left).catch((err: unknown) => on.log.error({ err }, 'an import could not be tidied up'));
  }
}

/** Gives each id of a file a new one, always the same. */
function renamed(known: readonly (readonly [string, string])[] = []): (id: string) => string {
  const ids = new Map(known);
  return (id) => {
    const own = ids.get(id) ?? newId();
    ids.set(id, own);
    return own;
  };
}

/** Stores a game that was finished elsewhere as if it had been played here. */
async function keepGame(
  { store, box, clock }: Pick<Services, 'store' | 'box' | 'clock'>,
  file: TableExport,
  id: string,
): Promise<void> {
  const { seats, options, names, people, masks, previous, entropy, seed, startedAt, inputs, outcome } = file;
  const setup: StoredDeal = {
    start: {
      seats,
      options,
      at: startedAt,
      ...(previous && { previous: previous as StoredDeal['start']['previous'] & object }),
    },
    names,
    ...(people && { people }),
    ...(masks && { masks }),
    ...(entropy && { proof: { house: box.wrap(entropy.house), entropy: entropy.seats } }),
  };
  const version = String(file.gameVersion);
  // The store goes by its own times: a database has a part for every month, and a file may name thousands of them, or
  // one in which nothing is ever old enough to be removed.
  const now = clock.now();
  const last = inputs.at(-1) as Input | undefined;
  const ended = Math.min(now, Math.max(0, Math.round(last?.at ?? startedAt)));
  await store.createSession({
    id,
    tableId: null,
    game: file.game,
    version,
    seed: box.wrap(seed),
    setup,
    startedAt: now,
  });
  await store.append(id, 0, inputs, { finished: { at: ended, outcome } });
}
