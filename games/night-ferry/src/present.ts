import {
  known,
  seatsOf,
  type Ask,
  type BallotLook,
  type Deed,
  type Face,
  type GameStatus,
  type SeatLook,
  type Space,
  type Table,
  type Track,
  type View,
  type Viewer,
  type Badge,
  type IconName,
} from '@masque/core';
import type { GameMessage } from './messages.ts';
import { cardLook, hasAnswered, ownLook, listed } from '@masque/mechanics';
import { boatFor, crossingOf, CROSSINGS, holesToSink, TIDE } from './rules.ts';
import { sideOf, type Phases, type Result, type Role, type State } from './state.ts';

type Status = GameStatus<keyof Phases, GameMessage>;

/** The names of icons are those of game-icons.net. */
const icons: { readonly [R in Role]: IconName } = {
  ferryman: 'paddles',
  lookout: 'spyglass',
  wrecker: 'drill',
  knife: 'bone-knife',
};
const resultIcons: { readonly [R in Result]: IconName } = {
  safe: 'harbor-dock',
  sunk: 'sinking-ship',
  missed: 'wave-crest',
};

/** Every phone has these from the start: if they were requested later, a request would reveal what is in hand. */
export const allIcons: readonly IconName[] = [
  ...Object.values(icons),
  ...Object.values(resultIcons),
  'captain-hat-profile',
  'raft',
  'boat-horizon',
];

/** The face of a card. */
export const faceOf = (role: Role): Face<GameMessage> => ({
  id: role,
  name: `role.${role}`,
  icon: icons[role],
  text: `rule.${role}`,
  tags: [`side.${sideOf(role)}`],
});

/** The table, for one viewer, based on what this viewer knows. */
export function present(view: View<State>, me: Viewer, status: Status): Table<GameMessage> {
  const { phase, outcome, timer } = status;
  const over = outcome !== null;
  return {
    title: over ? 'title.over' : { key: 'title.crossing', args: { n: crossingOf(view) + 1, of: CROSSINGS } },
    active: outcome ? outcome.winners : phase === 'crew' ? [view.captain] : [],
    ask: askOf(view, me, status),
    seats: view.roles.map((_, seat) => seatOf(view, seat, over)),
    tracks: tracks(view, over),
    ...(me >= 0 && { privateArea: { cards: [ownLook(view.roles[me]!, faceOf, 'role')], facts: facts(view, me) } }),
    ...(phase === 'vote' || phase === 'count' ? { ballot: ballotOf(view, phase === 'count') } : {}),
    ...((phase === 'vote' || phase === 'crossing') && { sealed: true }),
    ...(timer && { timer }),
    news: phase === 'crew' ? 2 : 1,
  };
}

function question(view: View<State>, me: Viewer, phase: Status['phase']): GameMessage {
  if (phase === 'crew')
    return { key: me === view.captain ? 'ask.name' : 'ask.captain', args: { who: { seat: view.captain } } };
  if (phase === 'vote') return me >= 0 && hasAnswered(view.votes, me) ? 'ask.voted' : 'ask.vote';
  if (phase === 'crossing') {
    if (!view.crew.includes(me)) return 'ask.shore';
    return hasAnswered(view.deeds, me) ? 'ask.rowed' : 'ask.below';
  }
  if (phase === 'knife') return known(view.roles[me] ?? {}) === 'knife' ? 'ask.strike' : 'ask.knife';
  return phase === 'landing' ? 'ask.landing' : 'ask.count';
}

function askOf(view: View<State>, me: Viewer, { phase, outcome }: Status): Ask<GameMessage> {
  if (outcome) return { text: outcome.reason };
  const note = noteOf(view, phase);
  return { text: question(view, me, phase), ...(note && { note }) };
}

/** The current boat, what has come of it, and what may still happen. */
function noteOf(view: View<State>, phase: Status['phase']): GameMessage | undefined {
  const [players, crossing] = [view.roles.length, crossingOf(view)];
  if (phase === 'landing') return { key: 'note.holes', args: { n: view.trips.at(-1)?.holes ?? 0 } };
  if (phase === 'knife') return 'note.knife';
  if (phase === 'crew') return { key: 'note.boat', args: { n: boatFor(players, crossing) } };
  return holesToSink(players, crossing) > 1 ? 'note.stout' : undefined;
}

function seatOf(view: View<State>, seat: number, over: boolean): SeatLook<GameMessage> {
  const badges: Badge<GameMessage>[] = listed(
    seat === view.captain && !over && { icon: 'captain-hat-profile', label: 'badge.captain' },
    view.crew.includes(seat) && !over && { icon: 'raft', label: 'badge.crew' },
  );
  return {
    seat,
    // The viewer's own card is only shown in the private area.
    cards: [over || isOpen(view, seat) ? cardLook(view.roles[seat]!, faceOf) : { state: 'down' }],
    ...(badges.length > 0 && { badges }),
    ...(view.left.includes(seat) && { note: 'note.left' }),
  };
}

/** Whether everybody can see this card: a wrecker's, once the Knife looks for the Lookout. */
const isOpen = (view: View<State>, seat: number): boolean => {
  const role = known(view.roles[seat]!);
  return view.next === 'knife' && role !== undefined && sideOf(role) === 'wreckers';
};

/** The five crossings, and the boats that may be refused before the tide turns. */
function tracks(view: View<State>, over: boolean): Track<GameMessage>[] {
  const [players, now] = [view.roles.length, crossingOf(view)];
  const crossing = (n: number): Space<GameMessage> => {
    const result = view.results[n];
    if (result)
      return {
        state: 'filled',
        label: `result.${result}`,
        icon: resultIcons[result],
        tone: result === 'safe' ? 'for' : 'against',
      };
    const value = boatFor(players, n);
    const label: GameMessage = { key: holesToSink(players, n) > 1 ? 'space.stout' : 'space.boat', args: { n: value } };
    return { state: n === now && !over ? 'now' : 'empty', label, value };
  };
  const refusal = (n: number): Space<GameMessage> =>
    n < view.refusals
      ? { state: 'filled', label: 'space.refused', icon: resultIcons.missed, tone: 'against' }
      : { state: 'empty', label: n === TIDE - 1 ? 'space.tide' : 'space.try' };
  return listed(
    { id: 'crossings', label: 'track.crossings', spaces: seatsOf(CROSSINGS).map(crossing) },
    !over && { id: 'tide', label: 'track.tide', spaces: seatsOf(TIDE).map(refusal) },
  );
}

function ballotOf(view: View<State>, open: boolean): BallotLook<GameMessage> {
  const ayes = open ? view.trips.at(-1)!.ayes : [];
  return {
    title: { key: 'ballot.crew', args: { crew: { list: view.crew.map((seat) => ({ seat })) } } },
    needed: Math.floor(view.roles.length / 2) + 1,
    votes: view.roles.map((_, seat) =>
      open
        ? { seat, choice: ayes.includes(seat) ? 'vote.aye' : 'vote.nay', tone: ayes.includes(seat) ? 'for' : 'against' }
        : { seat, choice: null },
    ),
  };
}

/** What the viewer's card lets them know about the others. */
function facts(view: View<State>, me: number): GameMessage[] {
  const known_ = view.roles.flatMap((role, seat) => {
    const it = known(role);
    return seat !== me && it !== undefined && sideOf(it) === 'wreckers' ? [{ seat }] : [];
  });
  return known_.length > 0 ? [{ key: 'fact.wreckers', args: { who: { list: known_ } } }] : [];
}

/** Each player's role. */
export const deeds = (view: View<State>): Deed[] =>
  view.roles.flatMap((it, seat) => {
    const role = known(it);
    return role ? [{ seat, role: `role.${role}` }] : [];
  });
