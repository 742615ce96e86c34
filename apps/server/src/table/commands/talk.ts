import {
  channelsFor,
  OMNISCIENT,
  mayRead,
  NOBODY,
  readersOf,
  seatSet,
  SPECTATOR,
  TABLE_CHANNEL,
  tableChannel,
  type Audience,
  type OpenChannel,
  type Session,
  type Viewer,
} from '@masque/core';
import type { Chat, ChatMessage } from '@masque/protocol';
import { outOf } from '../out.ts';
import type { StoredMessage } from '../stored-message.ts';

/** Maximum number of messages that a table remembers, of those with the same readers and in all. */
const MAX_TALK = 200;
const MAX_IN_ALL = 1000;

/** The channel of players who are out, in games that define no channels. */
const GHOSTS = 'ghosts';

/** Players who are out and talk among themselves: they may know all cards, so the living must not hear them. */
const ghostsIn = (session: Session): readonly number[] =>
  session.outcome || session.game.channels ? [] : outOf(session);

/** The channels of a viewer now. Before and after a game, everybody talks to everybody. */
export function channelsAt(session: Session | null, viewer: Viewer): OpenChannel[] {
  if (!session) return [tableChannel(viewer !== SPECTATOR)];
  const open = channelsFor(session, viewer);
  const out = ghostsIn(session);
  const isOut = out.includes(viewer);
  if (!isOut && (viewer !== OMNISCIENT || out.length === 0)) return open;
  const ghosts: OpenChannel = { id: GHOSTS, name: 'channel.ghosts', write: true, private: true };
  return [...open.map((it) => (isOut ? { ...it, write: false } : it)), ghosts];
}

/** Who can read a channel now. */
export function audienceAt(session: Session | null, channel: string): Audience {
  if (!session) return channel === TABLE_CHANNEL ? 'all' : NOBODY;
  const out = ghostsIn(session);
  return channel === GHOSTS && out.length > 0 ? seatSet(out) : readersOf(session, channel);
}

/** The chat as one viewer sees it. */
export const chatOf = (session: Session | null, viewer: Viewer, seated: boolean): Chat => ({
  channels: channelsAt(session, viewer).map((it) => ({ ...it, write: it.write && seated })),
  ...(session?.game.channels && { whispers: true as const }),
});

/**
 * May this viewer read a message? Whispers stay readable, to those who could read them, only while their game lasts.
 */
export const hears = (it: StoredMessage, viewer: Viewer, session: string | null): boolean =>
  it.to === 'all' || (it.session !== null && it.session === session && mayRead(it.to, viewer));

/** A message as it is sent to those who may read it. */
export const saidOf = ({ id, at, channel, name, to, seat, by, text }: StoredMessage): ChatMessage => ({
  id,
  at,
  channel,
  name,
  by,
  ...(seat !== undefined && { seat }),
  ...(text !== undefined && { text }),
  ...(to !== 'all' && { private: true as const }),
});

/**
 * The messages with one more. The oldest is forgotten for one with the same readers: if a whisper took the place of a
 * message that others can read, they could count the whispers by what is missing when they come back. Only where a table
 * would grow too large is the oldest of all forgotten.
 */
export function withMessage(said: readonly StoredMessage[], it: StoredMessage): StoredMessage[] {
  const alike = said.filter(({ to }) => String(to) === String(it.to));
  const gone = alike.length < MAX_TALK ? undefined : alike[0];
  return [...said.filter((other) => other !== gone), it].slice(-MAX_IN_ALL);
}

/** What is kept for the next deal: the messages that everybody could read. */
export const publicTalk = (said: readonly StoredMessage[]): StoredMessage[] => said.filter(({ to }) => to === 'all');

/** The seat a message comes from. A game master has none. */
export const seatIn = (viewer: Viewer): { seat?: number } => (viewer === OMNISCIENT ? {} : { seat: viewer });
