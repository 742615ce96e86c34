import { hereOf, logFor, sameClock, step, type Input, type Session, type Viewer } from '@masque/core';
import type { Players } from '../../play/players.ts';
import { differences, short } from '../../scenario/compare.ts';
import { Fault } from '../check.ts';
import type { Setting } from '../setting.ts';
import { errorWords, inputWords, place, whom } from '../words.ts';
import { received } from './received.ts';

/** What it takes to compare a session with its twin. */
export interface Pair {
  readonly session: Session;
  readonly twin: Session;
  readonly viewer: Viewer;
  readonly setting: Setting;
}

/**
 * Plays both alike until the viewer has learned something, and looks at everything the viewer receives meanwhile.
 * @returns how many inputs both were given
 * @throws Fault at the first thing by which the viewer could tell them apart
 */
export function follow(pair: Pair, who: Players, most: number): number {
  let { session, twin } = pair;
  const { viewer, setting } = pair;
  compare(pair, received(session, viewer, session.log.length), twin.log.length, '');
  for (let i = 0; i < most && !session.outcome && !twin.outcome; i++) {
    const input = who.next(session);
    const next = input && step(session, input);
    if (!input || !next?.ok) return i;
    // Looked at before the twin moves, so that what both would share outside their states does not make them alike.
    const seen = received(next.session, viewer, session.log.length);
    const same = counterpart(twin, input);
    const other = same && step(twin, same);
    if (!other) return i;
    if (!other.ok) {
      if (!('action' in input) || input.seat !== viewer) return i;
      const why = other.error === undefined ? other.code : errorWords(other.error);
      throw new Fault(
        `${whom(viewer)} could tell what is hidden from it in ${place(session, setting)}: ${inputWords(input)} is taken, but refused (${why}) ` +
          'where only hidden values differ; where swapped values make an impossible position, give the game a `twin`',
      );
    }
    // Others' private entries may be more or fewer in the twin.
    const from = session.log.length;
    const fromTwin = twin.log.length;
    session = next.session;
    twin = other.session;
    if (learned(session, viewer, from) || learned(twin, viewer, fromTwin)) return i + 1;
    compare({ session, twin, viewer, setting }, seen, fromTwin, ` after ${inputWords(input)}`);
  }
  return most;
}

const learned = (session: Session, viewer: Viewer, from: number): boolean =>
  logFor(session, viewer, from).some((line) => line.learn);

/** The same input for the twin, whose clocks may have been started another number of times. */
function counterpart(twin: Session, input: Input): Input | null {
  if (!('deadline' in input)) return input;
  const due = twin.deadlines.find((it) => sameClock(it, input.deadline));
  return due ? { ...input, n: due.n } : null;
}

function compare({ session, twin, viewer, setting }: Pair, seen: object, fromTwin: number, after: string): void {
  const inTwin = received(twin, viewer, fromTwin);
  if (JSON.stringify(seen) === JSON.stringify(inTwin)) return;
  const [first] = differences(seen, inTwin);
  const { path = '', expected, got } = first ?? {};
  throw new Fault(
    `${whom(viewer)} can tell what is hidden from it${after} in ${place(session, setting)}: ${thing(path)} is ${short(expected)}, ` +
      `but ${short(got)} where only hidden values and later chance differ (phase there "${hereOf(twin).phase}"), ` +
      'and no entry with `learn` says that it learned something',
  );
}

/** `view.hands.0` as "its view at hands.0", `log.1.args.card` as "its log at ...". */
function thing(path: string): string {
  const [part = '', ...rest] = path.split('.');
  const at = rest.length > 0 ? ` at ${rest.join('.')}` : '';
  return part === 'over'
    ? 'whether the game is over'
    : part === ''
      ? 'the order of what it receives'
      : `its ${part}${at}`;
}
