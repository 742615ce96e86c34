import type { Message, Table, Timer } from '@masque/core';

/** What is going on at a table, as far as one viewer sees it. */
export interface GoingOn {
  readonly title?: Message;
  readonly timer?: Timer;
  /** The seats that are asked. */
  readonly asked: readonly number[];
}

/**
 * What a viewer sees going on: what a host names who has it end, so that nothing else ends instead.
 *
 * @example
 * goingOn({ title: 'vote', seats: [{ seat: 0 }, { seat: 1, asked: true }] }); // => { title: 'vote', asked: [1] }
 */
export const goingOn = ({ title, timer, seats }: Pick<Table, 'title' | 'timer' | 'seats'>): GoingOn => ({
  title,
  ...(timer && { timer }),
  asked: seats.flatMap(({ seat, asked }) => (asked ? [seat] : [])),
});
