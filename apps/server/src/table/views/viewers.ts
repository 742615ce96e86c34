import { OMNISCIENT, SPECTATOR, type Session, type Viewer } from '@masque/core';
import { isSame, type Chat, type Doc, type LogPage, type Play, type ChatMessage, type You } from '@masque/protocol';
import type { Logger } from 'pino';
import type { Person } from '../../identity/people.ts';
import { tracedNow } from '../../tracing.ts';
import { Gather } from './gather.ts';
import { PublicFeed, type PublicChange } from './public-feed.ts';
import { ViewerFeed, type Listener, type ViewerMoment } from './viewer-feed.ts';
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
import { isBetting } from '../commands/betting.ts';
import { peopleOf, type TableData } from '../data.ts';
import { isSeated } from '../commands/moderation.ts';
import type { StoredMessage } from '../stored-message.ts';
import { chatOf, hears, saidOf } from '../commands/talk.ts';
import { isNight } from './sealed.ts';
import { viewerOf } from './viewer.ts';

/** Key of the feed shared by spectators and screens. */
const SPECTATORS = '';

/** One viewer's feed and the data it was last made from. */
interface Slot {
  readonly person: Person | null;
  readonly feed: ViewerFeed;
  doc: Doc | null;
  /** The shared part that its game was made with. */
  common: CommonPlay | null;
  session: Session | null;
  data: TableData | null;
  /** What this viewer has heard, and the messages it was filtered from. */
  talk: { of: readonly StoredMessage[]; viewer: Viewer; session: string | null; heard: readonly ChatMessage[] } | null;
  /**
   * A game master, who sees more than others. What the master is told must not affect the length of everybody's frames.
   */
  seesAll: boolean;
}

/**
 * Everybody who sees a table. What all of them see is computed and encoded once. Spectators and screens share one feed,
 * so they receive the same bytes. At a busy table, changes are batched for a moment before the fan-out.
 */
export class Viewers {
  readonly #slots = new Map<string, Slot>();
  readonly #log: Logger;
  readonly #public = new PublicFeed();
  readonly #spectators: Slot;
  readonly #gather: Gather;
  /** Listeners with a pending acknowledgement, once for each. */
  #owed: Listener[] = [];
  /**
   * The highest counter of any forgotten viewer. New feeds count on from it, so that a viewer who comes back is not
   * mistaken for one who missed nothing.
   */
  #forgotten = 0;
  /** What will be sent next. */
  #next!: { readonly table: TableSnapshot; readonly beat: Beat };
  /** The last lobbies, and what they were made from. */
  #lobbies: { readonly of: readonly unknown[]; readonly made: Lobbies } | null = null;
  /** What everybody sees of the game, and what that was made from. */
  #common: { readonly table: TableSnapshot; readonly of: readonly unknown[]; readonly made: CommonPlay } | null = null;
  /** Who belonged to the table at the last cleanup of absent viewers; `null`: somebody has left since. */
  #belonged: TableData | null = null;
  /** What everybody was sent last. */
  #told!: ViewerMoment;

  /** @param gatherMs how long changes at a busy table are batched, in milliseconds; 0: not at all */
  constructor(log: Logger, gatherMs: number) {
    this.#log = log;
    this.#gather = new Gather(gatherMs, () => this.#tell());
    this.#spectators = this.#slotOf(null);
  }

  /** Is nobody listening? */
  get empty(): boolean {
    return [...this.#slots.values()].every(({ feed }) => feed.listeners.length === 0);
  }

  /**
   * Sends everybody what has changed for them, either at once or batched with the changes that follow. On the beat of a
   * sealed hour, everybody gets a frame of the same length.
   */
  publish(table: TableSnapshot, beat: Beat): void {
    this.#next = { table, beat };
    if (beat.sealed) this.#gather.now();
    else this.#gather.soon();
  }

  /**
   * The listener's request is done and will be acknowledged together with the change it made. A call to `publish` or
   * `show` follows.
   */
  owe(listener: Listener): void {
    this.#owed.push(listener);
  }

  /**
   * Shows somebody the result of their own action at once; at night, everybody else sees it on the next beat. Everybody
   * learns on the last beat that the night is over, including the person who ended it.
   */
  show(person: Person, table: TableSnapshot): void {
    const slot = this.#slots.get(person.id);
    if (slot && isNight(table.session)) {
      const frame = this.#frameOf(slot, table, this.#lobbiesOf(table), this.#public.unchanged, false);
      if (frame !== null) slot.feed.tell(frame);
    }
    this.#acknowledge();
  }

  /**
   * Connects a listener. At night, somebody who joins a shared feed first receives what its other listeners already
   * have, and the rest on the next beat.
   */
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
    this.#owed = this.#owed.filter((it) => it !== listener);
    this.#belonged = null;
    this.#slots.get(person?.id ?? SPECTATORS)?.feed.leave(listener);
  }

  drained(listener: Listener, person: Person | null): void {
    this.#slots.get(person?.id ?? SPECTATORS)?.feed.drained(listener);
  }

  /** Lines of the log before the given number, as already sent to this person; `null`: nobody has that feed. */
  logPage(person: Person | null, before: number): LogPage | null {
    return this.#slots.get(person?.id ?? SPECTATORS)?.feed.page(before) ?? null;
  }

  /** Sends pending changes at once. */
  flush(): void {
    this.#gather.flush();
  }

  #tell(): void {
    tracedNow('fan-out', (tell) => tell({ viewers: this.#tellAll() }));
  }

  /** Returns how many viewers were sent something. */
  #tellAll(): number {
    const { table, beat } = this.#next;
    const lobbies = this.#lobbiesOf(table);
    this.#forget(table.data);
    this.#told = this.#everybodys(table, lobbies);
    const change = this.#public.update(this.#told, table.chain);
    const frames: { slot: Slot; frame: string }[] = [];
    for (const slot of this.#slots.values()) {
      if (slot.feed.listeners.length === 0) continue;
      const frame = this.#frameOf(slot, table, lobbies, change, beat.sealed);
      if (frame !== null) frames.push({ slot, frame });
    }
    const bytes = beat.sealed ? beat.lengthFor(longestOf(frames.filter(({ slot }) => !slot.seesAll))) : 0;
    for (const { slot, frame } of frames) slot.feed.tell(frame, bytes);
    this.#acknowledge();
    return frames.length;
  }

  /** Sends the acknowledgements that no frame has carried. */
  #acknowledge(): void {
    for (const listener of this.#owed) {
      const keys = listener.takeKeys();
      if (keys.length > 0) listener.acknowledge(keys);
    }
    this.#owed = [];
  }

  #frameOf(slot: Slot, table: TableSnapshot, lobbies: Lobbies, change: PublicChange, beat: boolean): string | null {
    try {
      const sight = slot === this.#spectators ? this.#told : this.#sightOf(slot, table, lobbies);
      slot.seesAll = sight.viewer === OMNISCIENT;
      return slot.feed.update(sight, change, beat);
    } catch (error) {
      // If a game cannot draw one view, the other viewers must still get theirs.
      this.#failed(error, table);
      return null;
    }
  }

  /** What everybody sees; only the table itself if the game cannot be drawn. */
  #everybodys(table: TableSnapshot, lobbies: Lobbies): ViewerMoment {
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
    const paused = session !== null && session.paused !== null;
    const of = [code, data, state, held, game, isNight(session), paused, presence.revision, dealing];
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

  #sightOf(slot: Slot, table: TableSnapshot, lobbies: Lobbies): ViewerMoment {
    const { session, data } = table;
    const viewer = viewerOf(data, session, slot.person);
    const common = session && this.#commonOf(table, session);
    const play = common && this.#playFor(slot, table, session, viewer, common);
    const { chat: talks } = data.settings;
    let lobby = lobbyFor(lobbies, table, slot.person);
    if (session && !play) lobby = { ...lobby, held: BROKEN };
    const you = youFor(slot, table, viewer);
    const chat = talks ? chatFor(slot, table, viewer) : undefined;
    const { doc } = slot;
    if (!doc || doc.play !== play || doc.lobby !== lobby || doc.you !== you || doc.chat !== chat)
      slot.doc = { lobby, you, play, ...(chat && { chat }) };
    slot.common = common;
    slot.session = session;
    slot.data = data;
    const said = talks ? talkFor(slot, table, viewer) : silence;
    return { doc: slot.doc!, common: play && common, session, viewer, said };
  }

  /** `null`: the game cannot be shown to this viewer. The viewer is told so, and the host can give the game up. */
  #playFor(slot: Slot, table: TableSnapshot, session: Session, viewer: Viewer, common: CommonPlay): Play | null {
    const last = slot.doc?.play;
    if (last && slot.session === session && slot.data === table.data) return last;
    try {
      return playOf(table, session, viewer, common, last && slot.common === common ? last : null);
    } catch (error) {
      this.#failed(error, table);
      return null;
    }
  }

  #slotOf(person: Person | null): Slot {
    const feed = new ViewerFeed(this.#public, this.#forgotten);
    const slot: Slot = { person, feed, doc: null, common: null, session: null, data: null, talk: null, seesAll: false };
    this.#slots.set(person?.id ?? SPECTATORS, slot);
    return slot;
  }

  /** Forgets viewers who are not connected and do not belong to the table. */
  #forget(data: TableData): void {
    if (this.#belonged === data) return;
    this.#belonged = data;
    const people = peopleOf(data);
    for (const [key, { feed, person }] of this.#slots) {
      if (feed.listeners.length > 0 || !person || people.has(person.id)) continue;
      this.#slots.delete(key);
      this.#forgotten = Math.max(this.#forgotten, feed.counter);
    }
  }
}

const longestOf = (frames: readonly { frame: string }[]): number =>
  frames.reduce((max, { frame }) => Math.max(max, Buffer.byteLength(frame)), 0);

/** What concerns one person only. Returns the same object as long as nothing has changed. */
function youFor({ person, doc, data }: Slot, table: TableSnapshot, viewer: Viewer): You | null {
  const last = doc?.you;
  if (!person || !last) return youOf(table, person);
  const same = data === table.data && last.out === isBetting(table.session, viewer);
  if (same) return last;
  const you = youOf(table, person);
  return isSame(last, you) ? last : you;
}

/** The chat as one viewer sees it. Returns the same object as long as nothing has changed. */
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

const silence: readonly ChatMessage[] = Object.freeze([]);

/** The messages that a viewer has heard. Returns the same list until a message is added or removed. */
function talkFor(slot: Slot, { data }: TableSnapshot, viewer: Viewer): readonly ChatMessage[] {
  const { talk } = slot;
  if (talk && talk.of === data.said && talk.viewer === viewer && talk.session === data.session) return talk.heard;
  const heard = data.said.filter((it) => hears(it, viewer, data.session)).map(saidOf);
  slot.talk = { of: data.said, viewer, session: data.session, heard };
  return heard;
}
