import { clubInput, hostsOf, memberOf, replay, type ClubInput } from '@masque/club';
import type { Input } from '@masque/core';
import { tableExport, type TableExport } from '@masque/protocol';
import { z } from 'zod';
import { newId } from '../identity/token.ts';
import type { Setup } from '../play/journal.ts';
import type { Services } from '../services.ts';
import type { Clubs } from './clubs.ts';

/** Maximum size of an imported club, in bytes: some hundred evenings. */
export const MAX_CLUB_FILE = 32_000_000;

/**
 * Maximum number of inputs in a file, and of inputs of certain kinds: a club keeps those one by one, so the cost of
 * folding them grows with the square of their number.
 */
const MAX_INPUTS = 60_000;
const MAX_KEPT = 5000;
const kept = new Set<ClubInput['t']>([
  'member', 'open', 'table', 'ruleset', 'favour', 'season', 'pair', 'coming', 'scheme',
]); // prettier-ignore

const fewEnough = (inputs: readonly ClubInput[]): boolean => {
  const counts = new Map<string, number>();
  for (const { t } of inputs) if (kept.has(t)) counts.set(t, (counts.get(t) ?? 0) + 1);
  return [...counts.values()].every((n) => n <= MAX_KEPT);
};

/** A club as one file, in the format of `GET /clubs/{code}/file`. */
const clubFileShape = z.strictObject({
  format: z.literal('masque-club'),
  version: z.literal(1),
  inputs: z.array(clubInput).max(MAX_INPUTS).refine(fewEnough),
  games: z.array(z.intersection(tableExport, z.object({ session: z.string().max(60) }))).max(20_000),
});
/**
 * Imports a club from a file. Its people have no identity on this server until they claim theirs, with a host's consent
 * or the PIN; the importing person becomes the first host of the file. Games get new ids, so that the same file can be
 * imported twice.
 *
 * @returns the code; `null`: this is not a club's file, or nobody in it can be host
 */
export async function importClub(
  on: Pick<Services, 'store' | 'box' | 'clock' | 'people'>,
  clubs: Clubs,
  file: unknown,
  by: string,
): Promise<string | null> {
  const read = clubFileShape.safeParse(file);
  if (!read.success) return null;
  const { inputs, games } = read.data;
  if (inputs[0]?.t !== 'begin') return null;
  const [host] = hostsOf(replay(inputs)).filter((it) => !it.erased);
  if (!host) return null;
  const sessions = new Map(games.map(({ session }) => [session, newId()]));
  const persons = new Map<string, string>([[host.id, by]]);
  const personOf = (member: string): string => {
    const known = persons.get(member) ?? newId();
    persons.set(member, known);
    return known;
  };
  const own = inputs.flatMap((it): ClubInput[] => {
    if (it.t === 'pin' || it.t === 'invite') return [];
    if (it.t === 'member') return [{ ...it, person: personOf(it.member) }];
    // A result counts even without its game, but there is nothing to look back at.
    if (it.t === 'result') return [{ ...it, session: sessions.get(it.session) ?? newId() }];
    return [it];
  });
  const at = on.clock.now();
  // The tables of an unfinished evening are at the other server.
  const club = replay(own);
  if (club.evening) own.push({ t: 'close', at });
  for (const game of games) await keepGame(on, game, sessions.get(game.session)!);
  const me = memberOf(club, by);
  if (me) await on.people.keep(by, { name: me.name, mask: me.mask });
  return clubs.begin(own);
}

/** Stores a game that was finished elsewhere as if it had been played here. */
async function keepGame({ store, box }: Pick<Services, 'store' | 'box'>, file: TableExport, id: string): Promise<void> {
  const { seats, options, names, people, masks, previous, entropy, seed, startedAt, inputs, outcome } = file;
  const setup: Setup = {
    start: {
      seats,
      options,
      at: startedAt,
      ...(previous && { previous: previous as Setup['start']['previous'] & object }),
    },
    names,
    ...(people && { people }),
    ...(masks && { masks }),
    ...(entropy && { proof: { house: box.wrap(entropy.house), entropy: entropy.seats } }),
  };
  const version = String(file.gameVersion);
  await store.createSession({ id, tableId: null, game: file.game, version, seed: box.wrap(seed), setup, startedAt });
  const last = inputs.at(-1) as Input | undefined;
  await store.append(id, 0, inputs, { finished: { at: last?.at ?? startedAt, outcome } });
}
