import type { Seat } from '../seat.ts';
import { answer, answerOf, ask, type Reaction } from '../reaction/reaction.ts';

/**
 * A simultaneous choice: everybody chooses in secret, everybody sees who is ready, and all choices count at the same
 * moment. Where even that somebody has answered must stay closed, use a {@link Reaction} alone.
 *
 * @example
 * let selection = openSelection<string>([0, 1, 2]);
 * selection = select(selection, 2, 'hand-1'); // seat 2 is ready ...
 * selection = select(selection, 2, 'hand-4'); // ... and changes its mind, which nobody notices
 */
export interface Selection<Choice> {
  /** What each chose: its own secret. */
  readonly chosen: Reaction<Choice>;
  /** Who has chosen, in the order in which they first did. Public. */
  readonly ready: readonly Seat[];
}

/** Lets seats choose. */
export const openSelection = <Choice>(seats: readonly Seat[]): Selection<Choice> => ({ chosen: ask(seats), ready: [] });

/** Records a choice, or another one instead of it. */
export const select = <Choice>(selection: Selection<Choice>, seat: Seat, choice: Choice): Selection<Choice> => ({
  chosen: answer(selection.chosen, seat, choice),
  ready: selection.ready.includes(seat) ? selection.ready : [...selection.ready, seat],
});

/** What a seat has chosen, `null` if nothing yet. Only for rules: it opens a secret. */
export const selectionOf = <Choice>(selection: Selection<Choice>, seat: Seat): Choice | null =>
  answerOf(selection.chosen, seat);

/** Who still has to choose. Works on views too. */
export const undecided = (selection: {
  readonly chosen: { readonly asked: readonly Seat[] };
  readonly ready: readonly Seat[];
}): Seat[] => selection.chosen.asked.filter((seat) => !selection.ready.includes(seat));
