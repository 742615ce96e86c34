import type { Action } from '@masque/core';
import type { Received } from '@masque/protocol';
import { createHash } from 'node:crypto';
import { canon } from '../canon.ts';

/** A request and its result. */
export interface WitnessedRequest {
  readonly session: string;
  readonly key: string;
  readonly seat: number;
  readonly action: Action;
  /** `null`: not yet known. */
  answer: 'ok' | 'refused' | null;
}

/** What a phone showed of a game at one moment. */
export interface WitnessedMoment extends SightDigests {
  readonly session: string;
  readonly seat: number | null;
  /** Epoch of the room that sent it. A new room may be slightly behind at first. */
  readonly epoch: string;
}

/** The table and the offers, as digests. */
export interface SightDigests {
  readonly table: string;
  readonly offers: string;
}

/** A phone, with all that it was told and shown. */
export interface Witness {
  readonly name: string;
  readonly person: string;
  readonly asked: readonly WitnessedRequest[];
  readonly moments: readonly WitnessedMoment[];
  /** What was obviously wrong. */
  readonly problems: readonly string[];
  /** What it shows at the end. */
  readonly seen: Received | null;
  /** A bot may have played for its owner. */
  readonly standIn: boolean;
}

const digest = (value: unknown): string => createHash('sha256').update(canon(value)).digest('base64').slice(0, 16);

/** The digest of a table and of the offers at it, as JSON has them. */
export const sightOf = (table: unknown, offers: unknown): SightDigests => ({
  table: digest(table),
  offers: digest(offers),
});

/** Somebody for whom a bot plays gets no offers. */
export const NO_OFFERS = digest([]);

/** Adds what a phone shows now to what it has shown, if that is something else. */
export function remember(moments: WitnessedMoment[], seen: Received | null, epoch: string): void {
  const { play, you } = seen?.doc ?? {};
  if (!play) return;
  const sight = sightOf(play.table, play.offers);
  const before = moments.at(-1);
  if (
    before?.session === play.id &&
    before.epoch === epoch &&
    before.table === sight.table &&
    before.offers === sight.offers
  )
    return;
  moments.push({ session: play.id, seat: you?.seat ?? null, epoch, ...sight });
}
