import {
  SPECTATOR,
  commitmentOf,
  offersFor,
  project,
  tableFor,
  type AnyGame,
  type Offer,
  type Session,
  type Viewer,
} from '@masque/core';
import type { Lobby, Place as Shown, Play, You } from '@masque/protocol';
import type { Person } from '../identity/people.ts';
import { isTaken, seatOf, type TableData, type TableState } from './data.ts';
import { GRACE, type Presence } from './presence.ts';
import { problemsOf } from './problems.ts';

/** A table as it stands: what all documents are made of. */
export interface Standing {
  readonly code: string;
  readonly data: TableData;
  readonly state: TableState;
  readonly game: AnyGame | undefined;
  readonly session: Session | null;
  readonly presence: Presence;
}

/** What is the same for all viewers. */
export function lobbyOf({ code, data, state, game, presence }: Standing): Lobby {
  return {
    code,
    game: data.game,
    state,
    seats: data.places.map((it, seat): Shown => {
      if (!isTaken(it)) return { seat };
      return {
        seat,
        name: it.name,
        mask: it.mask,
        bot: it.bot,
        standIn: it.standIn,
        ...(it.person !== undefined && presence.isGone(it.person, GRACE) && { away: true as const }),
        ...((it.ready || it.bot !== undefined || it.person === data.host) && { ready: true as const }),
        ...(it.person === data.host && { host: true as const }),
      };
    }),
    options: data.options,
    settings: data.settings,
    problems: state === 'lobby' ? problemsOf(data, game) : [],
    commitment: commitmentOf(data.seed),
  };
}

/** What concerns one person alone; `null` for spectators and screens. */
export function youOf({ data }: Standing, person: Person | null): You | null {
  if (!person) return null;
  const seat = seatOf(data, person.id);
  const place = data.places[seat];
  return {
    seat: seat < 0 ? null : seat,
    host: data.host === person.id,
    name: place?.name ?? person.name,
    mask: place?.mask ?? person.mask,
  };
}

/** The game for a viewer. Views, offers and log come from the core alone. */
export function playOf({ data }: Standing, session: Session, viewer: Viewer): Play {
  const plays = viewer !== SPECTATOR && data.places[viewer]?.standIn === undefined;
  return {
    id: data.session!,
    game: session.game.id,
    table: tableFor(session, viewer),
    offers: plays ? offersFor(session, viewer) : none,
    commitment: commitmentOf(session.start.seed),
    ...(session.outcome && { seed: session.start.seed }),
    outcome: session.outcome && (project(session.outcome, viewer) as Play['outcome']),
  };
}

const none: readonly Offer[] = Object.freeze([]);
