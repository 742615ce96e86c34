import { OMNISCIENT, type Session, type Viewer } from '@masque/core';
import type { Play, Said } from '@masque/protocol';
import type { Logger } from 'pino';
import type { Person } from '../identity/people.ts';
import { ViewerFeed, type Listener } from './viewer-feed.ts';
import type { Beat } from './beat.ts';
import { lobbiesOf, lobbyFor, playOf, youOf, type Lobbies, type TableSnapshot } from './documents.ts';
import { peopleOf } from './data.ts';
import { isSeated } from './moderation.ts';
import { chatOf, hears, saidOf, type Kept } from './talk.ts';
import { viewerOf } from './viewer.ts';

/** The key of the feed that spectators and screens share. */
const SPECTATORS = '';

/** One viewer's feed, and what it was last made from. */
interface Slot {
  readonly person: Person | null;
  readonly feed: ViewerFeed;
  play: Play | null;
  session: Session | null;
  /** What this viewer has heard, and what that was filtered from. */
  talk: { of: readonly Kept[]; viewer: Viewer; session: string | null; heard: readonly Said[] } | null;
  /** The level of the bot that played for this viewer when `play` was made. */
  standIn: string | undefined;
  /** A game master, who sees more than others: the length of the frames does not follow what it is told. */
  seesAll: boolean;
}

/** Everybody who sees a table. Spectators and screens share one feed, so that they receive the same bytes. */
export class Audience {
  readonly #slots = new Map<string, Slot>();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Is anybody listening? */
  get empty(): boolean {
    return [...this.#slots.values()].every(({ feed }) => feed.listeners.size === 0);
  }

  /** Sends everybody what has changed for them; on the beat of a sealed hour, everybody a frame of the same length. */
  publish(table: TableSnapshot, beat: Beat): void {
    const lobbies = lobbiesOf(table);
    const people = peopleOf(table.data);
    const frames: { slot: Slot; frame: string }[] = [];
    for (const [key, slot] of this.#slots) {
      if (slot.feed.listeners.size === 0) {
        if (slot.person && !people.has(slot.person.id)) this.#slots.delete(key);
        continue;
      }
      try {
        const frame = update(slot, table, lobbies, beat.sealed);
        if (frame !== null) frames.push({ slot, frame });
      } catch (error) {
        // A game that cannot draw one view must not keep the others waiting.
        this.#log.error({ err: error, game: table.data.game }, 'a game could not be drawn');
      }
    }
    const bytes = beat.sealed ? beat.lengthFor(longestOf(frames.filter(({ slot }) => !slot.seesAll))) : 0;
    for (const { slot, frame } of frames) slot.feed.tell(frame, bytes);
  }

  /** Shows somebody at once what came of the own doing, which by night everybody else is told on the beat. */
  show(person: Person, table: TableSnapshot): void {
    const slot = this.#slots.get(person.id);
    const frame = slot && update(slot, table, lobbiesOf(table), false);
    if (frame) slot.feed.tell(frame);
  }

  /** Somebody comes in. By night who joins others that share a feed gets what these have, and the rest on the beat. */
  join(listener: Listener, person: Person | null, table: TableSnapshot, beat: Beat, counter?: number): void {
    const key = person?.id ?? SPECTATORS;
    let slot = this.#slots.get(key);
    if (!slot) {
      slot = {
        person,
        feed: new ViewerFeed(),
        play: null,
        session: null,
        talk: null,
        standIn: undefined,
        seesAll: false,
      };
      this.#slots.set(key, slot);
    }
    if (!beat.sealed || slot.feed.listeners.size === 0) {
      const frame = update(slot, table, lobbiesOf(table), false);
      if (frame !== null) slot.feed.tell(frame);
    }
    slot.feed.join(listener, counter);
  }

  leave(listener: Listener, person: Person | null): void {
    this.#slots.get(person?.id ?? SPECTATORS)?.feed.leave(listener);
  }

  drained(listener: Listener, person: Person | null): void {
    this.#slots.get(person?.id ?? SPECTATORS)?.feed.drained(listener);
  }
}

function update(slot: Slot, table: TableSnapshot, lobbies: Lobbies, beat: boolean): string | null {
  const { session, data } = table;
  const you = youOf(table, slot.person);
  const viewer: Viewer = viewerOf(data, session, slot.person);
  const standIn = data.places[viewer]?.standIn;
  if (!session) slot.play = null;
  else if (slot.session !== session || !slot.play || slot.play.id !== data.session || slot.standIn !== standIn)
    slot.play = playOf(table, session, viewer);
  [slot.session, slot.standIn] = [session, standIn];
  const { chat } = data.settings;
  const seated = slot.person !== null && isSeated(data, slot.person.id);
  const lobby = lobbyFor(lobbies, table, slot.person);
  const doc = { lobby, you, play: slot.play, ...(chat && { chat: chatOf(session, viewer, seated) }) };
  slot.seesAll = viewer === OMNISCIENT;
  return slot.feed.update(doc, session, viewer, chat ? talkFor(slot, table, viewer) : silence, beat);
}

const longestOf = (frames: readonly { frame: string }[]): number =>
  frames.reduce((most, { frame }) => Math.max(most, Buffer.byteLength(frame)), 0);

const silence: readonly Said[] = Object.freeze([]);

/** The messages that a viewer has heard: the same list until one is added or removed. */
function talkFor(slot: Slot, { data }: TableSnapshot, viewer: Viewer): readonly Said[] {
  const { talk } = slot;
  if (talk && talk.of === data.said && talk.viewer === viewer && talk.session === data.session) return talk.heard;
  const heard = data.said.filter((it) => hears(it, viewer, data.session)).map(saidOf);
  slot.talk = { of: data.said, viewer, session: data.session, heard };
  return heard;
}
