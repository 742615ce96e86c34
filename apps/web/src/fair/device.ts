import { commitmentOf } from '@masque/core';
import type { Command, Doc, Lobby, LobbySeat, Play } from '@masque/protocol';
import { deals, keepDeal, linked, type DealRecord } from './records.ts';

/** A number that was revealed expires if no deal follows within this time, in milliseconds. */
const STALE_MS = 10_000;
/** How many times a device seals a number for one deal: two devices of one person must not alternate forever. */
const MAX_SEALS = 4;

const newNumber = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The part of this device in the deals of a table: it stores the commitment, contributes a number, reveals it when the
 * cards are dealt, and stores what it learns of the game. Nobody ever waits for it.
 */
export class FairDevice {
  readonly #code: string;
  readonly #ask: (command: Command) => Promise<boolean>;
  /** A request of this class is in flight. */
  #asking = false;
  /** How many times this page has sealed a number for this deal. */
  #sealed = { commitment: '', times: 0 };
  /** The previous state of the table, if nothing was missed since. */
  #before: { readonly commitment: string; readonly play: string | undefined } | null = null;

  /** @param ask resolves with whether the server accepted a command */
  constructor(code: string, ask: (command: Command) => Promise<boolean>) {
    this.#code = code;
    this.#ask = ask;
  }

  /**
   * Follows the state of the table.
   * @param whole nothing can have been missed since the last call
   */
  follow({ lobby, you, play }: Doc, whole: boolean): void {
    if (!whole) this.#before = null;
    if (play) this.#watch(play, you?.seat ?? null);
    if (lobby.state === 'playing') return void (this.#before = null);
    this.#before = { commitment: lobby.commitment, play: play?.id };
    const mine = you ? lobby.seats.find(({ seat }) => seat === you.seat) : undefined;
    const record = this.#pending(lobby.commitment);
    if (lobby.dealing) this.#deal(record, lobby, mine);
    else if (mine && !this.#asking) void this.#seal(record, mine);
  }

  /** What is stored about the next deal of this table. */
  #pending(commitment: string): DealRecord {
    const kept = deals().findLast((it) => it.code === this.#code && it.commitment === commitment);
    return kept ?? keepDeal({ code: this.#code, commitment });
  }

  async #seal(record: DealRecord, { seal }: LobbySeat): Promise<void> {
    const { commitment, number, sentAt } = record;
    if (record.elsewhere || record.play !== undefined) return;
    // A number that the server knows is useless if the cards were not dealt after all.
    const stale = sentAt !== undefined;
    if (stale && Date.now() - sentAt < STALE_MS) return;
    const sealed = number !== undefined && seal === commitmentOf(number);
    if (sealed && !record.sealed) return void keepDeal({ ...record, sealed });
    if (sealed && !stale) return;
    // If a person uses several devices, the last one to join the table takes part.
    if (record.sealed && seal !== undefined && !sealed)
      return void keepDeal({ code: this.#code, commitment, elsewhere: true });
    const times = this.#sealed.commitment === commitment ? this.#sealed.times : 0;
    if (times >= MAX_SEALS) return;
    this.#sealed = { commitment, times: times + 1 };
    const mine = number === undefined || stale ? newNumber() : number;
    if (mine !== number) keepDeal({ code: this.#code, commitment, number: mine });
    this.#asking = true;
    await this.#ask({ do: 'seal', hash: commitmentOf(mine) });
    this.#asking = false;
  }

  /** The deal is about to happen: stores all seals, and only then reveals the number. */
  #deal(record: DealRecord, { seats }: Lobby, mine: LobbySeat | undefined): void {
    const seals = seats.flatMap((it) => it.seal ?? []);
    const { number } = record;
    const taken = number !== undefined && mine?.seal === commitmentOf(number);
    const now = record.seals ? record : keepDeal({ ...record, seals, ...(taken && { sentAt: Date.now() }) });
    if (!taken || this.#asking) return;
    this.#asking = true;
    void this.#ask({ do: 'reveal', number }).then((given) => {
      this.#asking = false;
      const latest = deals().find((it) => it.code === now.code && it.commitment === now.commitment) ?? now;
      if (given) keepDeal({ ...latest, given: true });
    });
  }

  /** Stores what is sent of a game, to be compared at its end. */
  #watch({ id, commitment, chain }: Play, seat: number | null): void {
    const all = deals().filter((it) => it.code === this.#code);
    const kept = all.findLast((it) => it.play === id) ?? this.#dealt(all, id, commitment);
    if (!kept) return;
    const begun = kept.play === undefined ? { ...kept, play: id, ...(seat !== null && { seat }) } : kept;
    const links = begun.links ?? [];
    const now = chain === undefined || links.at(-1) === chain ? begun : { ...begun, links: linked(links, chain) };
    if (now !== kept) keepDeal(now);
  }

  /** The record of the deal that a game came from, even if its commitment is not the one that was promised. */
  #dealt(all: readonly DealRecord[], id: string, commitment: string): DealRecord | undefined {
    const waiting = all.filter((it) => it.play === undefined);
    const promised = waiting.findLast((it) => it.commitment === commitment);
    const before = this.#before;
    if (promised || !before || before.play === id) return promised;
    return waiting.findLast((it) => it.commitment === before.commitment);
  }
}
