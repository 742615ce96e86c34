import type { Doc } from '@masque/protocol';
import type { Clock } from '../clock/clock.ts';
import { BEAT_BYTES } from '../table/views/beat.ts';
import { Client } from '../test/client.ts';
import { canon } from '../canon.ts';

/** What a client saw of a game: one entry for each frame that changed anything. */
export interface SeenFrame {
  readonly seen: string;
  /** All frames since the previous moment. */
  readonly frames: readonly string[];
  /** When it was shown to somebody who came back. Anything that happened while they were away was not seen. */
  readonly back?: number;
}

/** A frame sent to everybody on the beat: its time and its length. */
export interface BeatFrame {
  readonly at: number;
  readonly bytes: number;
}

/**
 * Everything a viewer sees of a game at one moment except its id, in a form that can be compared. For the log: its
 * length and last lines.
 */
export const sight = (play: NonNullable<Doc['play']>, log: readonly unknown[], from = 0): string =>
  canon({
    ...play,
    id: undefined,
    game: undefined,
    commitment: undefined,
    chain: undefined,
    // Moves that a game master may take back.
    moves: undefined,
    log: [from + log.length, ...log.slice(-3)],
  });

/** Frames on the beat are padded; frames with the result of a viewer's own action, which are sent at once, are not. */
const isOnBeat = (frame: string): boolean => frame.endsWith(' ') || Buffer.byteLength(frame) % BEAT_BYTES === 0;

/** What a client saw and heard of a game, from the deal on, over all its connections. */
export class Record {
  readonly moments: SeenFrame[] = [];
  /** The frames of nights, including nightfall and daybreak. */
  readonly told: BeatFrame[] = [];
  /** Frames sent out of turn at night. */
  readonly aside: { readonly at: number; readonly frame: string }[] = [];
  /** Frames within a night that reveal who is away, who is host, or for whom a bot plays. */
  readonly absences: string[] = [];
  /** The times of this client's requests. */
  readonly asked: number[] = [];
  /** Frames during the day that changed nothing: they would let their recipient count what others do. */
  readonly blank: string[] = [];
  readonly #clock: Clock;
  #client: Client;
  /** How many of the client's frames belong to earlier moments. */
  #read = 0;
  #dark = false;
  #around = '';
  #seats: Doc['lobby']['seats'] = [];

  constructor(client: Client, clock: Clock) {
    this.#clock = clock;
    this.#client = client;
    this.#follow(client);
  }

  get client(): Client {
    return this.#client;
  }

  /** Somebody is back with a new connection, and has been shown the current state. */
  back(client: Client): void {
    this.#client = client;
    this.#dark = isNight(client.doc!.play!);
    this.#around = aroundOf(client);
    this.#seats = client.doc!.lobby.seats;
    this.moments.push({ seen: sightOf(client), frames: [...client.frames], back: this.#clock.now() });
    this.#read = client.frames.length;
    this.#follow(client);
  }

  #follow(client: Client): void {
    client.onDoc = () => this.#see(client);
  }

  #see(client: Client): void {
    const play = client.doc?.play;
    if (!play) return;
    const frame = client.frames.at(-1)!;
    const now = isNight(play);
    const night = this.#dark || now;
    if (this.#dark && now && isToldOf(this.#seats, client.doc!.lobby.seats)) this.absences.push(frame);
    this.#seats = client.doc!.lobby.seats;
    this.#dark = now;
    const at = this.#clock.now();
    if (night && isOnBeat(frame)) this.told.push({ at, bytes: Buffer.byteLength(frame) });
    else if (night) this.aside.push({ at, frame });
    const seen = sightOf(client);
    const around = aroundOf(client);
    const same = this.moments.at(-1)?.seen === seen;
    const said = client.messages.at(-1) as { said?: unknown };
    if (same && around === this.#around && said.said === undefined && !night) this.blank.push(frame);
    this.#around = around;
    if (same) return;
    this.moments.push({ seen, frames: client.frames.slice(this.#read) });
    this.#read = client.frames.length;
  }
}

const isNight = ({ table, outcome }: NonNullable<Doc['play']>): boolean => table.night === true && outcome === null;

const sightOf = ({ doc, log, seen }: Client): string => sight(doc!.play!, log, seen!.from);

/** Does the change reveal an absence? Taking one's own seat back from a bot does not. */
const isToldOf = (before: Doc['lobby']['seats'], now: Doc['lobby']['seats']): boolean =>
  now.some((it, seat) => {
    const was = before[seat];
    return it.away !== was?.away || it.host !== was?.host || (it.standIn !== undefined && was?.standIn === undefined);
  });

/** What a client sees besides the game and the chat messages. */
const aroundOf = ({ doc }: Client): string => JSON.stringify([doc!.lobby, doc!.you, doc!.chat, doc!.play!.moves]);
