import {
  BEAT_MS,
  isSealedHour,
  logFor,
  offersFor,
  questionOf,
  SPECTATOR,
  start,
  step,
  tableFor,
  viewOf,
  type AnyGame,
  type Input,
  type Line,
  type Session,
  type Viewer,
} from '@masque/core';
import type { TableExport } from '@masque/protocol';
import { expect } from 'vitest';
import { toyGame } from '../test/house.ts';
import { veilsIn } from '../test/toy.ts';
import { sight, type Record } from './record.ts';

/** A game as it was from a moment of the server's clock. The table's own time differs if time was skipped. */
export interface SessionAt {
  readonly at: number;
  readonly session: Session;
}

/** The game after the deal and after each input. */
export function stagesOf(game: AnyGame, { seed, seats, options, startedAt, inputs }: TableExport): SessionAt[] {
  const stages = [{ at: startedAt, session: start(game, { seed, seats, options, at: startedAt }) }];
  for (const input of inputs) {
    const next = step(stages.at(-1)!.session, input as Input);
    if (!next.ok) throw new Error(next.code);
    stages.push({ at: input.at, session: next.session });
  }
  return stages;
}

export interface Allowed {
  readonly seen: string;
  readonly veils: ReadonlySet<string>;
  /** Since when, in milliseconds. */
  readonly at: number;
  /** It may never have been sent: something else happened before the next beat of a night, or in the same batch. */
  passing: boolean;
}

const asSent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What the core lets a viewer see at each moment. Consecutive moments that look the same are merged. */
export function allowed(stages: readonly SessionAt[], viewer: Viewer): Allowed[] {
  const out: Allowed[] = [];
  const veils = new Set<string>();
  const log: Line[] = [];
  let read = 0;
  let [dark, dawn] = [false, -Infinity];
  for (const { at, session } of stages) {
    const table = tableFor(session, viewer);
    const offers = viewer === SPECTATOR ? [] : offersFor(session, viewer);
    const { outcome } = session;
    const news = asSent(logFor(session, viewer, read));
    log.push(...news);
    read = session.log.length;
    const play = {
      id: '',
      game: '',
      version: session.game.version,
      commitment: '',
      question: questionOf(session),
      table,
      offers,
      outcome,
      ...(session.lag !== 0 && { lag: session.lag }),
      ...(outcome && { seed: session.start.seed }),
    };
    const seen = sight(asSent(play), log);
    if (session.game === toyGame)
      for (const veil of veilsIn(JSON.stringify([viewOf(session, viewer), news]))) veils.add(veil);
    // Until the last beat of a night, changes after daybreak wait as well.
    const night = isSealedHour(session);
    if (dark && !night) dawn = at;
    const passing = night || at <= dawn + BEAT_MS;
    const before = out.at(-1);
    if (before?.seen !== seen) {
      // Moves taken as a batch are sent together.
      if (before && before.at === at) before.passing = true;
      out.push({ seen, veils: new Set(veils), at, passing });
    }
    dark = night;
  }
  return out;
}

/**
 * What was seen must be what the core allowed, in the same order. Only what passed between two beats, or happened
 * during an absence, may be missing.
 */
export function follow(due: readonly Allowed[], saw: Record, viewer: Viewer): Allowed[] {
  let at = 0;
  const met = saw.moments.map(({ seen, back }, i) => {
    const since = back === undefined ? at : due.findLastIndex((it) => it.at <= back);
    const from = Math.max(0, Math.min(since, due.length - 1));
    // At night, somebody who joins as a spectator is shown what was last sent, which may be older.
    if (back !== undefined) at = due.findLastIndex((it, n) => n >= at - 1 && it.at <= back && it.seen === seen);
    else while (at < due.length && due[at]!.seen !== seen && due[at]!.passing) at++;
    if (due[at]?.seen !== seen)
      expect(JSON.parse(seen), `moment ${i} of viewer ${viewer}`).toEqual(JSON.parse(due[from]?.seen ?? 'null'));
    return due[at++]!;
  });
  expect(at, `viewer ${viewer} was shown the end`).toBe(due.length);
  return met;
}
