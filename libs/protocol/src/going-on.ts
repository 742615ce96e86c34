import type { Message, Table, Timer } from '@masque/core';
import { isSame } from './diff.ts';

/** What is going on at a table, as far as one viewer sees it. */
export interface GoingOn {
  /** Which question it is: two that look alike have different numbers. */
  readonly question: number;
  readonly title?: Message;
  readonly timer?: Timer;
  /** The seats that are asked. */
  readonly asked: readonly number[];
}

/** A game as one viewer sees it, as far as it says what is going on. */
interface Seen {
  readonly question: number;
  readonly table: Pick<Table, 'title' | 'timer' | 'seats'>;
}

/**
 * What a viewer sees going on. A host who ends it sends this along, so that nothing else ends instead.
 *
 * @example
 * const table = { title: 'vote', seats: [{ seat: 0 }, { seat: 1, asked: true }] };
 * goingOn({ question: 7, table }); // => { question: 7, title: 'vote', asked: [1] }
 */
export const goingOn = ({ question, table: { title, timer, seats } }: Seen): GoingOn => ({
  question,
  title,
  ...(timer && { timer }),
  asked: seats.flatMap(({ seat, asked }) => (asked ? [seat] : [])),
});

/**
 * Whether what is going on is still what somebody has seen. Fewer people may be asked by now, because some have
 * answered in the meantime.
 *
 * @example
 * const seen = { question: 7, title: 'vote', asked: [1, 2] };
 * isStillOn(seen, { ...seen, asked: [2] }); // => true
 * isStillOn(seen, { ...seen, asked: [2, 3] }); // => false
 */
export const isStillOn = ({ asked: then, ...seen }: GoingOn, { asked, ...now }: GoingOn): boolean =>
  isSame(seen, now) && asked.every((it) => then.includes(it));
