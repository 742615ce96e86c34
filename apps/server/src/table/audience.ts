import { OMNISCIENT, SPECTATOR, type Session, type Viewer } from '@masque/core';
import { isSame, type Chat, type Doc, type LogPage, type Play, type Said, type You } from '@masque/protocol';
import type { Logger } from 'pino';
import type { Person } from '../identity/people.ts';
import { tracedNow } from '../tracing.ts';
import { Gather } from './gather.ts';
import { PublicFeed, type PublicChange } from './public-feed.ts';
import { ViewerFeed, type Listener, type Sight } from './viewer-feed.ts';
import type { Beat } from './beat.ts';
import {
  basisOf,
  BROKEN,
  commonOf,
  lobbiesOf,
  lobbyFor,
  playOf,
  youOf,
  type CommonPlay,
  type Lobbies,
  type TableSnapshot,
} from './documents.ts';
import { isBetting } from './betting.ts';
import { peopleOf, type TableData } from './data.ts';
import { isSeated } from './moderation.ts';
import { chatOf, hears, saidOf, type Kept } from './talk.ts';
import { isNight } from './sealed.ts';
import { viewerOf } from './viewer.ts';

/** The key of the feed that spectators and screens share. */
const SPECTATORS = '';

/** One viewer's feed, and what it was last made from. */
interface Slot {
  readonly person: Person | null;
  readonly feed: ViewerFeed;
  doc: Doc | null;
  /** What the document was made from. */
  last: { readonly play: Play; readonly common: CommonPlay } | null;
  session: Session | null;
  data: TableData | null;
  /** What this viewer has heard, and what that was filtered from. */
  talk: { of: readonly Kept[]; viewer: Viewer; session: string | null; heard: readonly Said[] } | null;
  /** A game master, who sees more than others: the length of the frames does not follow what it is told. */
  seesAll: boolean;
}

/**
 * Everybody who sees a table. What all see is worked out and encoded once; spectators and screens share one feed, so
 * that they receive the same bytes. At a busy table what happens is gathered for a moment before it is told.
 */
export class Audience {
  readonly #slots = new Map<string, Slot>();
  readonly #log: Logger;
  readonly #public = new PublicFeed();
  readonly #spectators: Slot;
  readonly #gather: Gather;
  /** Those to whom something has to be acknowledged. */
  readonly #owed = new Set<Listener>();
  /** The highest counter of those who were forgotten: whoever comes back is not taken for somebody who missed nothing. */
  #forgotten = 0;
  /** What is told next. */
  #next!: { readonly table: TableSnapshot; readonly beat: Beat };
  /** The last lobbies, and what they were made from. */
  #lobbies: { readonly of: readonly unknown[]; readonly made: Lobbies } | null = null;
  /** What all see of the game, and what that was made from. */
  #common: { readonly table: TableSnapshot; readonly of: readonly unknown[]; readonly made: CommonPlay } | null = null;
  /** Who belonged to the table when those who have gone were last forgotten; `null`: somebody has gone since. */
  #belonged: TableData | null = null;
  /** What everybody was told last. */
  #told!: Sight;

  /** @param gatherMs how long what happens at a busy table is gathered; 0: not at all */
  constructor(log: Logger, gatherMs: number) {
    this.#log = log;
    this.#gather = new Gather(gatherMs, () => this.#tell());
    this.#spectators = this.#slotOf(null);
  }

  /** Is anybody listening? */
  get empty(): boolean {
    return [...this.#slots.values()].every(({ feed }) => feed.listeners.size === 0);
  }

  /**
   * Sends everybody what has changed for them: at once, or together with what follows in the same moment. On the beat of
   * a sealed hour, everybody a frame of the same length.
   */
  publish(table: TableSnapshot, beat: Beat): void {
    this.#next = { table, beat };
    if (beat.sealed) this.#gather.now();
    else this.#gather.soon();
  }

  /** What this listener has asked for is done: it is acknowledged with what it changed. `publish` or `show` follows. */
  owe(listener: Listener): void {
    this.#owed.add(listener);
  }

  /**
   * Shows somebody at once what came of the own doing, which by night everybody else is told on the beat. That the night
   * is over everybody is told on its last beat, whoever has ended it.
   */
  show(person: Person, table: TableSnapshot): void {
    const slot = this.#slots.get(person.id);
    if (slot && isNight(table.session)) {
      const frame = this.#frameOf(slot, table, this.#lobbiesOf(table), this.#public.unchanged, false);
      if (frame !== null) slot.feed.tell(frame);
    }
    this.#acknowledge();
  }

  /** Somebody comes in. By night who joins others that share a feed gets what these have, and the rest on the beat. */
  join(listener: Listener, person: Person | null, table: TableSnapshot, beat: Beat, counter?: number): void {
    if (!beat.sealed) {
      this.#next = { table, beat };
      this.#gather.now();
    }
    const slot = this.#slots.get(person?.id ?? SPECTATORS) ?? this.#slotOf(person);
    const sight = slot === this.#spectators ? this.#told : this.#sightOf(slot, table, this.#lobbiesOf(table));
    slot.feed.join(listener, sight, counter);
  }

  leave(listener: Listener, person: Person | null): void {
    this.#owed.delete(listener);
    this.#belonged = null;
    this.#slots.get(person?.id ?? SPECTATORS)?.feed.leave(listener);
  }

  drained(listener: Listener, person: Person | null): void {
    this.#slots.get(person?.id ?? SPECTATORS)?.feed.drained(listener);
  }

  /** Lines of the log before the one with this number, as somebody has been told of them; `null`: nobody is there. */
  logPage(person: Person | null, before: number): LogPage | null {
    return this.#slots.get(person?.id ?? SPECTATORS)?.feed.page(before) ?? null;
  }

  /** Tells at once what is waiting to be told. */
  flush(): void {
    this.#gather.flush();
  }

  #tell(): void {
    tracedNow('fan-out', (tell) => tell({ viewers: this.#tellAll() }));
  }

  /** Returns how many have been told something. */
  #tellAll(): number {
    const { table, beat } = this.#next;
    const lobbies = this.#lobbiesOf(table);
    this.#forget(table.data);
    this.#told = this.#everybodys(table, lobbies);
    const change = this.#public.update(this.#told, table.chain);
    const frames: { slot: Slot; frame: string }[] = [];
    for (const slot of this.#slots.values()) {
      if (slot.feed.listeners.size === 0) continue;
      const frame = this.#frameOf(slot, table, lobbies, change, beat.sealed);
      if (frame !== null) frames.push({ slot, frame });
    }
    const bytes = beat.sealed ? beat.lengthFor(longestOf(frames.filter(({ slot }) => !slot.seesAll))) : 0;
    for (const { slot, frame } of frames) slot.feed.tell(frame, bytes);
    this.#acknowledge();
    return frames.length;
  }

  /** Acknowledges what no frame has. */
  #acknowledge(): void {
    for (const listener of this.#owed) {
      const keys = listener.takeKeys();
      if (keys.length > 0) listener.acknowledge(keys);
    }
    this.#owed.clear();
  }

  #frameOf(slot: Slot, table: TableSnapshot, lobbies: Lobbies, change: PublicChange, beat: boolean): string | null {
    try {
      const sight = slot === this.#spectators ? this.#told : this.#sightOf(slot, table, lobbies);
      slot.seesAll = sight.viewer === OMNISCIENT;
      return slot.feed.update(sight, change, beat);
    } catch (error) {
      // A game that cannot draw one view must not keep the others waiting.
      this.#failed(error, table);
      return null;
    }
  }

  /** What everybody sees; only the table itself, where the game cannot be drawn. */
  #everybodys(table: TableSnapshot, lobbies: Lobbies): Sight {
    try {
      return this.#sightOf(this.#spectators, table, lobbies);
    } catch (error) {
      this.#failed(error, table);
      const doc = { lobby: lobbies.open, you: null, play: null };
      return { doc, common: null, session: table.session, viewer: SPECTATOR, said: silence };
    }
  }

  #failed(err: unknown, { data }: TableSnapshot): void {
    this.#log.error({ err, game: data.game }, 'a game could not be drawn');
  }

  #lobbiesOf(table: TableSnapshot): Lobbies {
    const { code, data, state, held, game, session, presence, dealing } = table;
    const of = [code, data, state, held, game, isNight(session), presence.revision, dealing];
    if (!this.#lobbies || !areSame(this.#lobbies.of, of)) this.#lobbies = { of, made: lobbiesOf(table) };
    return this.#lobbies.made;
  }

  #commonOf(table: TableSnapshot, session: Session): CommonPlay {
    const last = this.#common;
    if (last?.table === table) return last.made;
    const of = basisOf(table, session);
    const made = last && areSame(last.of, of) ? last.made : commonOf(table, session);
    this.#common = { table, of, made };
    return made;
  }

  #sightOf(slot: Slot, table: TableSnapshot, lobbies: Lobbies): Sight {
    const { session, data } = table;
    const viewer = viewerOf(data, session, slot.person);
    const play = session && this.#playFor(slot, table, session, viewer);
    const { chat: talks } = data.settings;
    let lobby = lobbyFor(lobbies, table, slot.person);
    if (session && !play) lobby = { ...lobby, held: BROKEN };
    const you = youFor(slot, table, viewer);
    const chat = talks ? chatFor(slot, table, viewer) : undefined;
    const { doc } = slot;
    if (!doc || doc.play !== play || doc.lobby !== lobby || doc.you !== you || doc.chat !== chat)
      slot.doc = { lobby, you, play, ...(chat && { chat }) };
    slot.session = session;
    slot.data = data;
    const common = play && slot.last!.common;
    return { doc: slot.doc!, common, session, viewer, said: talks ? talkFor(slot, table, viewer) : silence };
  }

  /** `null`: the game cannot be shown to this viewer. It is told so, and the host can give it up. */
  #playFor(slot: Slot, table: TableSnapshot, session: Session, viewer: Viewer): Play | null {
    if (slot.last && slot.session === session && slot.data === table.data) return slot.last.play;
    try {
      const common = this.#commonOf(table, session);
      const play = playOf(table, session, viewer, common, slot.last);
      if (slot.last?.play !== play) slot.last = { play, common };
    } catch (error) {
      this.#failed(error, table);
      slot.last = null;
    }
    return slot.last && slot.last.play;
  }

  #slotOf(person: Person | null): Slot {
    const feed = new ViewerFeed(this.#public, this.#forgotten);
    const slot: Slot = { person, feed, doc: null, last: null, session: null, data: null, talk: null, seesAll: false };
    this.#slots.set(person?.id ?? SPECTATORS, slot);
    return slot;
  }

  /** Those who neither listen nor belong to the table are forgotten. */
  #forget(data: TableData): void {
    if (this.#belonged === data) return;
    this.#belonged = data;
    const people = peopleOf(data);
    for (const [key, { feed, person }] of this.#slots) {
      if (feed.listeners.size > 0 || !person || people.has(person.id)) continue;
      this.#slots.delete(key);
      this.#forgotten = Math.max(this.#forgotten, feed.counter);
    }
  }
}

const longestOf = (frames: readonly { frame: string }[]): number =>
  frames.reduce((most, { frame }) => Math.max(most, Buffer.byteLength(frame)), 0);

/** What concerns a person alone: the same object as long as it is the same. */
function youFor({ person, doc, data }: Slot, table: TableSnapshot, viewer: Viewer): You | null {
  const last = doc?.you;
  if (!person || !last) return youOf(table, person);
  const same = data === table.data && last.out === isBetting(table.session, viewer);
  if (same) return last;
  const you = youOf(table, person);
  return isSame(last, you) ? last : you;
}

/** The chat as a viewer has it: the same object as long as it is the same. */
function chatFor({ person, doc, data, session }: Slot, table: TableSnapshot, viewer: Viewer): Chat {
  const last = doc?.chat;
  if (last && data === table.data && session === table.session) return last;
  const chat = chatOf(table.session, viewer, person !== null && isSeated(table.data, person.id));
  return last && isSame(last, chat) ? last : chat;
}

function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const silence: readonly Said[] = Object.freeze([]);

/** The messages that a viewer has heard: the same list until one is added or removed. */
function talkFor(slot: Slot, { data }: TableSnapshot, viewer: Viewer): readonly Said[] {
  const { talk } = slot;
  if (talk && talk.of === data.said && talk.viewer === viewer && talk.session === data.session) return talk.heard;
  const heard = data.said.filter((it) => hears(it, viewer, data.session)).map(saidOf);
  slot.talk = { of: data.said, viewer, session: data.session, heard };
  return heard;
}
