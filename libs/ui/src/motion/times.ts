/** Durations in milliseconds; the style sheet has the same ones. */
export const times = {
  deal: 240,
  step: 60,
  turn: 420,
  claim: 320,
  reveal: 900,
  vote: 240,
  night: 1600,
  fade: 180,
} as const;

/** Easing curves: for a hand, and for a card that turns. Neither overshoots. */
export const easings = { hand: 'cubic-bezier(0.2, 0.7, 0.2, 1)', turn: 'cubic-bezier(0.6, 0.05, 0.25, 1)' } as const;
