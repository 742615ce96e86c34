import {
  alarmsOf,
  ReplayError,
  replaySteps,
  start,
  timelineOf,
  type MessageArgs,
  type Outcome,
  type Timeline,
} from '@masque/core';
import type { TableExport, Verdict } from '@masque/protocol';
import type { Recording } from '../scenes.ts';

const says = (ok: boolean | null, key: string, args: MessageArgs = {}): Verdict => ({
  ok,
  says: { key: `verify.${key}`, args },
});

/**
 * Does every move of a recording follow the rules, did no clock ring early, and does the outcome follow from the moves?
 * A generator, so that the caller can yield to other work between two moves of a long game. Its return value is the
 * verdicts. What a rule throws counts as a refused move.
 *
 * @example
 * const checking = checkMoves(file, recordingOf(file, game));
 * let step = checking.next();
 * while (!step.done) step = checking.next();
 * step.value.every(({ ok }) => ok); // => true
 */
export function* checkMoves(file: TableExport, { game, start: from, inputs }: Recording): Generator<number, Verdict[]> {
  const { min, max } = game.seats;
  if (from.seats < min || from.seats > max) return [says(false, 'deal.seats', { n: from.seats, min, max })];
  let timeline: Timeline;
  try {
    timeline = timelineOf(start(game, from));
  } catch (error) {
    return [says(false, 'deal.impossible', { n: from.seats, why: (error as Error).message })];
  }
  const early: Verdict[] = [];
  let n = 0;
  try {
    for (const it of replaySteps(timeline, inputs)) {
      const input = inputs[n]!;
      if ('deadline' in input) {
        const due = alarmsOf(timeline.session).find((alarm) => alarm.n === input.n);
        if (due && input.at < due.at) early.push(says(false, 'clock', { n: n + 1, ms: due.at - input.at }));
      }
      timeline = it.timeline;
      yield ++n;
    }
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    const move = short(inputs[n]);
    return [says(false, 'move', { n: n + 1, all: inputs.length, code: error.refusal.code, move })];
  }
  const { session } = timeline;
  return [
    ...(early.length > 0 ? early : [says(true, 'clocks')]),
    says(true, 'moves', { n: inputs.length, game: { msg: 'game.name' }, version: game.version }),
    ...(session.corrections > 0 ? [says(true, 'back', { n: session.corrections })] : []),
    outcome(file, session.outcome),
  ];
}

function outcome({ outcome: recorded, names }: TableExport, got: Outcome | null): Verdict {
  if (got === null) return says(false, 'unfinished');
  if (canonical(got) !== canonical(recorded))
    return says(false, 'outcome.other', { got: short(got), recorded: short(recorded) });
  return recorded.winners.length === 0
    ? says(true, 'outcome.nobody')
    : says(true, 'outcome', { who: { list: recorded.winners.map((seat) => names[seat] ?? `#${seat + 1}`) } });
}

/** Canonical JSON: the order of properties does not matter. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

function short(value: unknown, max = 160): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > max ? `${text.slice(0, max)}…` : text;
}
