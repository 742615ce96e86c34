import { step, type AnyGame, type Entry, type Input, type Session } from '@masque/core';
import { saving } from './checks/again.ts';
import { channels } from './checks/channels.ts';
import { closed } from './checks/closed.ts';
import { icons } from './checks/icons.ts';
import { language } from './checks/language.ts';
import { accepted, living, refused } from './checks/offers.ts';
import { plain } from './checks/pure.ts';
import { sealed } from './checks/sealed.ts';
import { secrecy } from './checks/secrecy.ts';
import { worlds } from './checks/worlds.ts';
import type { ConformanceOptions } from './check.ts';
import { Moment, type TestGame } from './moment.ts';
import { Twins } from './secrecy/twin.ts';
import { planFor } from './setting.ts';
import type { Observer } from './suite.ts';

/** The result of one promise at a table. */
export interface PromiseResult {
  /** The promise in words. */
  readonly name: string;
  /** Where it is broken; `null` if it is not broken on the way. */
  readonly fault: string | null;
}

/**
 * Checks one table against the promises that the conformance suite can check from moment to moment, from a deal to
 * where the inputs lead.
 *
 * @example
 * const { inputs } = playOut(game, { seats: 3 });
 * const dealt = start(game, startFor(game, { seats: 3 }));
 * promisesAt(game, dealt, inputs).filter((it) => it.fault !== null); // => []
 */
export function promisesAt(
  game: AnyGame,
  dealt: Session,
  inputs: readonly Input[],
  options: ConformanceOptions = {},
): PromiseResult[] {
  const { seats } = dealt.start;
  const plan = planFor(game, { ...options, seats: [seats] });
  const twins = new Twins(plan);
  const observers: Observer[] = [
    secrecy(plan, twins),
    plain(),
    saving(),
    accepted(),
    living(plan),
    refused(),
    worlds(),
    sealed(),
    closed(twins),
    channels(twins),
    language(plan),
    icons(plan),
  ];
  const setting = { seats, options: dealt.start.options, name: 'this table' };
  const round: TestGame = { setting, round: 0, who: 'the table', bots: 'random', plain: true };
  const faults = new Map<Observer, string>();
  const each = (body: (observer: Observer) => void): void => {
    for (const it of observers) {
      if (faults.has(it)) continue;
      try {
        body(it);
      } catch (error) {
        faults.set(it, (error as Error).message);
      }
    }
  };
  const look = (n: number, session: Session, entries: readonly Entry[], before?: Session, input?: Input): void => {
    const moment = new Moment(round, n, session, entries, before, input);
    moment.isFull = true;
    each((it) => it.moment?.(moment));
  };
  each((it) => it.game?.(round));
  let session = dealt;
  look(0, session, []);
  for (const [i, input] of inputs.entries()) {
    const next = step(session, input);
    if (!next.ok) break;
    look(i + 1, next.session, next.entries, session, input);
    session = next.session;
  }
  return observers.map((it) => ({ name: it.name, fault: faults.get(it) ?? null }));
}
