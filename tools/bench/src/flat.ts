import type { Session } from '@masque/core';
import { begin, inputs, lookAround, move } from './coup.ts';
import { paired } from './paired.ts';

/** Moves measured at either end of the log: whole rounds of the table, so that both stretches do the same work. */
const STRETCH = 420;
const LAST = 10_000;

/** Ratio of the cost of a move near the end of a long log to one at its beginning. */
export function flatness(): number {
  const log = inputs(LAST);
  const early = 10;
  const late = LAST - STRETCH;
  const sessions = new Map<number, Session>();
  let session = begin();
  log.forEach((input, n) => {
    if (n === early || n === late) sessions.set(n, session);
    session = move(session, input);
  });
  const stretch = (from: number) => (): void => {
    let now = sessions.get(from)!;
    for (let n = from; n < from + STRETCH; n++) lookAround((now = move(now, log[n]!)));
  };
  return paired(stretch(early), stretch(late)).ratio;
}
