import {
  BEAT_MS,
  isSealedHour,
  logFor,
  offersFor,
  SPECTATOR,
  start,
  step,
  tableFor,
  viewOf,
  type AnyGame,
  type Input,
  type Session,
  type Viewer,
} from '@masque/core';
import type { TableExport } from '@masque/protocol';
import { expect } from 'vitest';
import { veilsIn } from '../test/toy.ts';
import { sight, type Record } from './record.ts';

/** The game as it was, after the deal and after each input. */
export function sessionsOf(game: AnyGame, { seed, seats, options, startedAt, inputs }: TableExport): Session[] {
  const sessions = [start(game, { seed, seats, options, at: startedAt })];
  for (const input of inputs) {
    const next = step(sessions.at(-1)!, input as Input);
    if (!next.ok) throw new Error(next.code);
    sessions.push(next.session);
  }
  return sessions;
}

export interface Allowed {
  readonly seen: string;
  readonly veils: ReadonlySet<string>;
  /** It may never have been sent: something else came before the next beat of a night, or together with it. */
  passing: boolean;
}

/** What the core lets a viewer see of each moment; moments that look alike are one. */
export function allowed(sessions: readonly Session[], viewer: Viewer): Allowed[] {
  const out: Allowed[] = [];
  const veils = new Set<string>();
  let [dark, dawn, since] = [false, -Infinity, -Infinity];
  for (const session of sessions) {
    const table = tableFor(session, viewer);
    const offers = viewer === SPECTATOR ? [] : offersFor(session, viewer);
    const { outcome } = session;
    const log = logFor(session, viewer);
    const play = {
      id: '',
      game: '',
      version: session.game.version,
      commitment: '',
      table,
      offers,
      outcome,
      ...(outcome && { seed: session.start.seed }),
    };
    const seen = sight(JSON.parse(JSON.stringify(play)), JSON.parse(JSON.stringify(log)));
    for (const veil of veilsIn(JSON.stringify([viewOf(session, viewer), log]))) veils.add(veil);
    // Until the last beat of a night what happens by day waits, too.
    const night = isSealedHour(session);
    if (dark && !night) dawn = session.at;
    const passing = night || session.at <= dawn + BEAT_MS;
    const before = out.at(-1);
    if (before?.seen !== seen) {
      // Moves that wait together are told together.
      if (before && since === session.at) before.passing = true;
      out.push({ seen, veils: new Set(veils), passing });
      since = session.at;
    }
    dark = night;
  }
  return out;
}

/** What was seen has to be what the core allowed, in its order; only what passed between two beats may be missing. */
export function follow(due: readonly Allowed[], saw: Record, viewer: Viewer): Allowed[] {
  let at = 0;
  const met = saw.moments.map(({ seen }, i) => {
    const from = at;
    while (at < due.length && due[at]!.seen !== seen && due[at]!.passing) at++;
    if (due[at]?.seen !== seen)
      expect(JSON.parse(seen), `moment ${i} of viewer ${viewer}`).toEqual(JSON.parse(due[from]?.seen ?? 'null'));
    return due[at++]!;
  });
  expect(at, `viewer ${viewer} was shown the end`).toBe(due.length);
  return met;
}
