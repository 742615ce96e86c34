import { OMNISCIENT, statusOf, SPECTATOR, type ClockId, type Input, type Session, type Viewer } from '@masque/core';
import { short } from '../scenario/compare.ts';
import type { TestTable } from './setting.ts';

/** "phase "guessing" (5 seats, default options; input 12)" */
export const place = (session: Session, setting: TestTable): string =>
  `phase "${statusOf(session).phase}" (${setting.name}; input ${session.n})`;

/** "seat 2", "the spectator" */
export const whom = (viewer: Viewer): string =>
  viewer === SPECTATOR ? 'the spectator' : viewer === OMNISCIENT ? 'the eye that sees all' : `seat ${viewer}`;

/** What an input is, for a sentence: `offer "guess" of seat 1 with {"value":3}`. */
export function inputWords(input: Input): string {
  if ('action' in input) return `offer "${input.action.type}" of seat ${input.seat} with ${short(input.action.params)}`;
  if ('leave' in input) return `seat ${input.leave} leaving`;
  if ('deadline' in input) return `the clock "${clockName(input.deadline)}"`;
  if ('close' in input) return 'the host going on';
  if ('abort' in input) return 'the end of a game that cannot go on';
  return 'pace' in input ? `the pace "${input.pace}"` : `a correction of ${input.back} moves`;
}

/** What kind of input it is, whoever gives it: which action, which clock. */
export const kindOf = (input: Input): string =>
  'action' in input ? input.action.type : inputWords(input).replace(/\d+/g, '#');

/** The name that the flow, or a rule, gave to a clock. */
export const clockName = (clock: ClockId): string =>
  'alarm' in clock
    ? clock.alarm
    : `${clock.delay} of ${'instance' in clock ? `${clock.instance}, ` : ''}${clock.phase}`;

export const errorWords = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
