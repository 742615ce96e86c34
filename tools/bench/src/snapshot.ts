import { seatsOf, seedOf, type Session } from '@masque/core';
import type { Beat, Presence, TableSnapshot } from '@masque/server/table';

/** During the day, frames are not padded. */
export const day = { sealed: false, lengthFor: () => 0 } as unknown as Beat;

/** The people at a table: `p0` is called “P0”. */
export const peopleOf = (seats: number, called = 'P') =>
  seatsOf(seats).map((seat) => ({ id: `p${seat}`, name: `${called}${seat}` }));

/** The table of a game, after each of its moves, as the server keeps it. */
export function snapshots(
  { game }: Session,
  people: ReturnType<typeof peopleOf>,
  presence: Presence,
): (session: Session) => TableSnapshot {
  const data: TableSnapshot['data'] = {
    game: game.id,
    host: 'p0',
    places: people.map(({ id, name }) => ({ person: id, name })),
    options: {},
    settings: { botForAway: false, chat: false },
    master: null,
    muted: [],
    letIn: [],
    knocking: [],
    said: [],
    seed: seedOf('bench'),
    session: 'bench',
    done: [],
  };
  return (session) => ({
    code: 'VELA',
    data,
    state: 'playing',
    game,
    session,
    timeline: null,
    proof: null,
    chain: null,
    held: null,
    dealing: false,
    presence,
  });
}
