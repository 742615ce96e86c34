import {
  OMNISCIENT,
  SPECTATOR,
  movesOf,
  offersFor,
  publicOptions,
  project,
  questionOf,
  tableFor,
  type AnyGame,
  type Message,
  type Timeline,
  type Move,
  type Offer,
  type Session,
  type Viewer,
} from '@masque/core';
import { hintFor, NEWCOMER } from '@masque/bots';
import { isSame, type Lobby, type MoveInfo, type LobbySeat, type Play, type You } from '@masque/protocol';
import type { Person } from '../../identity/people.ts';
import type { Proof } from '../../play/journal.ts';
import { betsIn, bettingFor } from '../commands/betting.ts';
import { commitmentFor } from './commitments.ts';
import { isHost, isTaken, knowsSet, masterOf, seatOf, type TableData, type TableState } from '../data.ts';
import { doorFor, shownSettings } from '../commands/door.ts';
import { houseSeed } from '../first.ts';
import { AWAY_AFTER_MS, type Presence } from '../people/presence.ts';
import { problemsOf } from '../problems.ts';
import { returningFor } from '../commands/returning.ts';
import { isNight } from './sealed.ts';

/** A table at one moment, from which everybody's documents are made. */
export interface TableSnapshot {
  readonly code: string;
  readonly data: TableData;
  readonly state: TableState;
  /** Why the game cannot go on at the moment. */
  readonly held: Message | null;
  readonly game: AnyGame | undefined;
  readonly session: Session | null;
  /** The session with its history, if moves can be taken back. */
  readonly timeline: Timeline | null;
  /** What the game was dealt from. */
  readonly proof: Proof | null;
  /** The last link of the game's hash chain. */
  readonly chain: string | null;
  readonly presence: Presence;
  /** The cards are about to be dealt, and devices reveal their numbers. */
  readonly dealing: boolean;
}

/** The same, for the evening that opened the table. */
export interface TableAtEvening extends TableSnapshot {
  readonly sessionId: string | null;
  /** When somebody was last at the table, or did something there. */
  readonly usedAt: number;
  /** Persons who watch from devices that do not belong to the table. */
  readonly strangers: ReadonlySet<string>;
}

/** The table as a lobby. */
export interface Lobbies {
  /** For those who may know which set is played: the person who made it, and a game master. */
  readonly whole: Lobby;
  /** For everybody else. The same object unless the set is hidden. */
  readonly open: Lobby;
}

export function lobbiesOf(table: TableSnapshot): Lobbies {
  const { data, state, game } = table;
  const whole = lobbyOf(table);
  if (!game?.sets?.hidden?.(data.options)) return { whole, open: whole };
  const problems = state === 'lobby' ? problemsOf(data, game, true) : [];
  // The name of a ruleset may reveal what is in its set.
  const club = data.club && { club: eveningOf({ ...data.club, ruleset: undefined }) };
  return { whole, open: { ...whole, options: publicOptions(game, data.options), problems, ...club } };
}

/** The lobby as one person sees it; `null`: for screens and spectators. */
export const lobbyFor = ({ whole, open }: Lobbies, { data }: TableSnapshot, person: Person | null): Lobby =>
  person && (knowsSet(data, person.id) || masterOf(data, person.id)) ? whole : open;

function lobbyOf({ code, data, state, held, game, session, presence, dealing }: TableSnapshot): Lobby {
  // At night, nobody may learn who is connected and who is not. It is announced at dawn.
  const night = isNight(session);
  return {
    code,
    game: data.game,
    state,
    ...(held !== null && { held }),
    seats: data.places.map((it, seat): LobbySeat => {
      if (!isTaken(it)) return { seat };
      return {
        seat,
        name: it.name,
        mask: it.mask,
        bot: it.bot,
        standIn: it.standIn,
        ...(!night && it.person !== undefined && presence.isGone(it.person, AWAY_AFTER_MS) && { away: true as const }),
        ...((it.ready || it.bot !== undefined || it.person === data.host || data.club) && { ready: true as const }),
        ...(it.seal !== undefined && { seal: it.seal }),
        ...(it.person === data.host && { host: true as const }),
        ...(it.person !== undefined && data.muted.includes(it.person) && { muted: true as const }),
      };
    }),
    options: data.options,
    settings: shownSettings(data),
    ...(game?.master?.(data.options) && { master: watcherOf(data, presence) }),
    problems: state === 'lobby' ? problemsOf(data, game) : [],
    commitment: commitmentFor(houseSeed(data, game)),
    ...(dealing && { dealing: true as const }),
    ...(state === 'lobby' && data.dealt?.includes(data.game) && { dealt: true as const }),
    ...(data.telling !== undefined && { telling: data.telling }),
    ...(data.first && { first: true as const }),
    ...(data.club && { club: eveningOf(data.club) }),
    ...(data.notice && { notice: data.notice }),
    ...(data.went && { went: data.went }),
    ...(session && session.paused !== null && data.pausedBy !== undefined && { pausedBy: data.pausedBy }),
  };
}

const eveningOf = ({
  code,
  evening,
  name,
  ruleset,
  closed,
}: NonNullable<TableData['club']>): NonNullable<Lobby['club']> => ({
  code,
  evening,
  table: name,
  ...(ruleset !== undefined && { ruleset }),
  ...(closed && { closed }),
});

const watcherOf = ({ master }: TableData, presence: Presence): NonNullable<Lobby['master']> =>
  master ? { name: master.name, ...(presence.isGone(master.person, AWAY_AFTER_MS) && { away: true as const }) } : {};

/** What concerns one person alone; `null` for spectators and screens. */
export function youOf({ data, session }: TableSnapshot, person: Person | null): You | null {
  if (!person) return null;
  const seat = seatOf(data, person.id);
  const place = data.places[seat];
  return {
    seat: seat < 0 ? null : seat,
    host: isHost(data, person.id),
    ...(data.owner !== undefined && data.host === person.id && { standsIn: true as const }),
    ...(masterOf(data, person.id) && { master: true as const }),
    ...(place?.resigned && { gone: true as const }),
    name: place?.name ?? person.name,
    mask: place?.mask ?? person.mask,
    ...doorFor(data, person.id),
    ...returningFor(data, person.id),
    ...bettingFor(data, session, seat),
  };
}

/** Shown in place of a game that cannot be drawn. */
export const BROKEN: Message = 'held.fault';

/** Can the game be drawn for every viewer? */
export function canBeDrawn(session: Session): boolean {
  try {
    tableFor(session, SPECTATOR);
    return true;
  } catch {
    return false;
  }
}

/** Maximum number of moves shown to a game master. */
const MAX_MOVES = 12;

/** The part of a game that is the same for all its viewers. */
export type CommonPlay = Pick<
  Play,
  'id' | 'game' | 'version' | 'commitment' | 'entropy' | 'seed' | 'bets' | 'lag' | 'paused'
>;

/** The inputs of {@link commonOf}: if they are unchanged, so is its result. */
export const basisOf = ({ data, proof }: TableSnapshot, session: Session): readonly unknown[] => {
  const { start, outcome, lag, paused } = session;
  return [data, proof, start, outcome, lag, paused];
};

/** The part of a game that is the same for all its viewers, computed once for all of them. */
export function commonOf({ data, proof }: TableSnapshot, session: Session): CommonPlay {
  const house = proof?.house ?? session.start.seed;
  return {
    id: data.session!,
    game: session.game.id,
    version: session.game.version,
    commitment: commitmentFor(house),
    ...(proof?.entropy && { entropy: [...proof.entropy] }),
    ...(session.outcome && { seed: house }),
    ...betsIn(data, session),
    ...(session.lag !== 0 && { lag: session.lag }),
    ...(session.paused !== null && { paused: true as const }),
  };
}

/**
 * The game for one viewer. Views, offers and log come from the core alone.
 *
 * @param common the part that all viewers share
 * @param last this viewer's previous result, if it was made with the same shared part; returned again if nothing has
 * changed
 */
export function playOf(
  { data, timeline }: TableSnapshot,
  session: Session,
  viewer: Viewer,
  common: CommonPlay,
  last: Play | null,
): Play {
  const plays = viewer !== SPECTATOR && data.places[viewer]?.standIn === undefined;
  const table = tableFor(session, viewer);
  const question = questionOf(session);
  const offers = plays ? offersFor(session, viewer) : none;
  const seesMore = session.outcome !== null || viewer === OMNISCIENT || data.first === true;
  const before = last?.table === table && last.offers === offers && last.question === question ? last : null;
  if (!seesMore) return before ?? { ...common, question, table, offers, outcome: null };
  const play: Play = {
    ...common,
    question,
    table,
    offers,
    ...(viewer === OMNISCIENT && timeline && !session.outcome && { moves: movesOf(timeline, MAX_MOVES).map(moveOf) }),
    ...(data.first && viewer === NEWCOMER && hintedIn(session)),
    outcome: session.outcome && (project(session.outcome, viewer) as Play['outcome']),
  };
  return before && isSame(before, play) ? before : play;
}

/** The hint for the newcomer at this moment, derived from that seat's view. */
function hintedIn(session: Session): Pick<Play, 'hint'> {
  const found = hintFor(session);
  const steps = session.game.firstGame?.steps ?? [];
  if (!found) return {};
  const { id, args, take } = found;
  const at = steps.findIndex((it) => it.id === id);
  return { hint: { text: { key: `first.${id}`, ...(args && { args }) }, ...(take && { take }), at, of: steps.length } };
}

function moveOf(move: Move): MoveInfo {
  if ('action' in move) return { ...(move.seat >= 0 && { seat: move.seat }), type: move.action.type };
  return 'leave' in move ? { seat: move.leave } : {};
}

const none: readonly Offer[] = Object.freeze([]);
