import type { State } from './state.ts';

const seconds = { action: 40, challenge: 12, block: 15, card: 20, exchange: 30 };
const factor = { normal: 1, relaxed: 2, brisk: 0.6, off: null } as const;

const delay =
  (length: number) =>
  (state: State): number | null => {
    const times = factor[state.options.pace];
    return times === null ? null : length * times * 1000;
  };

/** How long one has to think, in milliseconds: the dossier's seconds, stretched by the table's pace. */
export const delays = {
  action: delay(seconds.action),
  window: (state: State): number | null => delay(state.next === 'block' ? seconds.block : seconds.challenge)(state),
  card: delay(seconds.card),
  exchange: delay(seconds.exchange),
};
