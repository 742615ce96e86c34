import {
  randomFor,
  sameClock,
  seedOf,
  step,
  type Entry,
  type Input,
  type Session,
  type Table,
  type Viewer,
} from '@masque/core';
import { differences, short } from '../../scenario/compare.ts';
import { phaseOf, stateOf } from '../../session.ts';
import { Fault } from '../check.ts';
import { isEqual } from '../plain-data.ts';
import type { Moment } from '../moment.ts';
import { errorWords, inputWords, place, whom } from '../words.ts';
import { Copies, openedBy } from './opened.ts';
import { covered, learns, received, type Apart } from './received.ts';
import { stillHidden, twinOf, type TwinPair } from './twin.ts';

const SEED = seedOf('relearn');

/** How many exchanges of the values that are still hidden are tried, to see whether a learning entry reveals them. */
const TRIES = 4;
const THOROUGHLY = 10;

/** How twins are compared. */
export interface Looking {
  readonly apart: Apart;
  /** Paths at which the state reveals something face down. */
  readonly shown: readonly string[];
  /** Whether all ways are tried in which a learning entry could reveal too much. */
  readonly closely: boolean;
}

/**
 * Advances a twin with its session's input, and compares everything that reaches the viewer. If the viewer has learned
 * something, what is still hidden afterwards must not show; if what it learned is the very difference, another twin
 * that agrees with it continues.
 * @param seen what the viewer received in the session, read before the twin is advanced @returns the twin to continue
 * with; `null` if the two have diverged @throws Fault at the first difference that the viewer could notice
 */
export function follow({ viewer, twin }: TwinPair, moment: Moment, seen: object, looking: Looking): Session | null {
  const { before, input, entries } = moment;
  const same = counterpart(twin, input!);
  const other = same && step(twin, same);
  if (!other) return null;
  if (!other.ok) {
    if (!('action' in input!) || input.seat !== viewer) return null;
    const why = other.error === undefined ? other.code : errorWords(other.error);
    throw new Fault(
      `${whom(viewer)} could tell what is hidden from it in ${place(before!, moment.setting)}: ${inputWords(input)} is accepted, but refused (${why}) ` +
        'if only hidden values differ; if swapped values make an impossible position, give the game a `twin`',
    );
  }
  const inTwin = received(other.session, viewer, other.entries, looking.apart);
  if (isEqual(seen, inTwin)) return other.session;
  if (learns(entries, viewer) || learns(other.entries, viewer)) return relearn(viewer, moment, looking);
  throw new Fault(
    told(moment, viewer, seen, inTwin) +
      'if only hidden values and later random numbers differ ' +
      `(phase there "${phaseOf(other.session)}"), and no entry with \`learn\` says that it learned something`,
  );
}

/** A twin of the moment before that differs only in what is still hidden, advanced; `null` if there is none. */
function relearn(viewer: Viewer, moment: Moment, looking: Looking): Session | null {
  const { apart } = looking;
  const { before, input, session, entries } = moment;
  const { others } = stillHidden(stateOf(before!), stateOf(session), viewer);
  const random = randomFor(SEED, session.n);
  const mine = covering(session, viewer, entries, apart, moment.table(viewer));
  const copies = new Copies();
  let found: Session | null = null;
  for (let i = 0; i < (looking.closely ? THOROUGHLY : TRIES) && (looking.closely || !found); i++) {
    // First only untouched values; then any two, one of which the state may have shown since.
    const twin = twinOf(
      before!,
      viewer,
      random,
      i === 0 ? { fixed: others, sameChance: true } : { onePair: true, sameChance: true },
    );
    if (!twin) continue;
    const same = counterpart(twin, input!);
    const next = same && step(twin, same);
    if (!next?.ok) continue;
    const theirs = covering(next.session, viewer, next.entries, apart);
    const opened = openedBy(viewer, moment, { before: twin, ...next }, copies, looking.shown);
    if (opened)
      throw new Fault(
        `${whom(viewer)} can tell what is hidden from it after ${inputWords(input!)} in ${place(session, moment.setting)}: ${opened} ` +
          '(values differ that are hidden from it before and after): what an entry with `learn` shows must be in it, or be a secret that its readers may see (`step.reveal`)',
      );
    if (isEqual(mine, theirs)) found ??= next.session;
    else if (isEqual(mine.view, theirs.view))
      throw new Fault(
        told(moment, viewer, mine, theirs) +
          'if only values differ that are hidden from it before and after: an entry with `learn` may report what the state now shows ' +
          'to its readers, or reveal the secret itself (`step.reveal`), and nothing else',
      );
  }
  return found;
}

const covering = (
  session: Session,
  viewer: Viewer,
  entries: readonly Entry[],
  apart: Apart,
  table?: Table,
): { readonly view: object } => received(session, viewer, covered(entries), apart, table) as { readonly view: object };

/** The same input for the twin, whose clocks may have been started another number of times. */
export function counterpart(twin: Session, input: Input): Input | null {
  if (!('deadline' in input)) return input;
  const due = twin.deadlines.find((it) => sameClock(it, input.deadline));
  return due ? { ...input, n: due.n } : null;
}

/** Compares what a viewer sees at this point. */
export function compareNow(moment: Moment, { viewer, twin }: TwinPair, apart: Apart): void {
  const mine = received(moment.session, viewer, [], apart, moment.table(viewer));
  const theirs = received(twin, viewer, [], apart);
  if (isEqual(mine, theirs)) return;
  throw new Fault(
    told(moment, viewer, mine, theirs, true) +
      `if only hidden values and later random numbers differ (phase there "${phaseOf(twin)}"), ` +
      'and no entry with `learn` says that it learned something',
  );
}

/** "seat 1 can tell what is hidden from it after ... in ...: its view at leak is 3, but 4 " */
function told({ session, setting, input }: Moment, viewer: Viewer, mine: object, theirs: object, now = false): string {
  const [first] = differences(mine, theirs);
  const { path = '', expected, got } = first ?? {};
  const after = input && !now ? ` after ${inputWords(input)}` : '';
  return `${whom(viewer)} can tell what is hidden from it${after} in ${place(session, setting)}: ${thing(path)} is ${short(expected)}, but ${short(got)} `;
}

/** `view.hands.0` as "its view at hands.0", `log.1.args.card` as "its log at ...". */
function thing(path: string): string {
  const [part = '', ...rest] = path.split('.');
  const at = rest.length > 0 ? ` at ${rest.join('.')}` : '';
  if (part === 'over') return 'whether the game is over';
  if (part === 'waiting') return `who is waited for${at}`;
  return part === '' ? 'the order of what it receives' : `its ${part}${at}`;
}
