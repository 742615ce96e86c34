import type { Cures } from './cure.ts';

/** What rules, bots, messages and pictures do wrong. */
export const ofRules: Cures = {
  'a rule changes the state in place': {
    means:
      'A rule, `offers` or `present` modified an object that it was given. Earlier positions, which are kept, would change with it.',
    cure: 'Return new objects for what changes: `{ ...state, points: state.points.with(seat, n) }`. Methods that modify an array have counterparts that do not: `toSorted`, `toReversed`, `with`.',
  },
  'a rule uses random numbers of the machine': {
    means: 'A rule used `Math.random` or something similar. The same moves would not lead to the same game again.',
    cure: 'Use `step.random` in rules, `random` in `setup` and `observation.random` in bots.',
  },
  '`setup` reads the clock': {
    means: 'Some part of the game asked the machine for the time.',
    cure: 'Time comes with the input: `step.at`, in milliseconds. For something that should happen later, use a delay of the phase, or `step.arm`.',
  },
  'a rule counts outside the state': {
    means:
      'The same moves led to another position: the outcome depended on something that is not in the state, such as a variable of the module. Tables share it, and a restart resets it.',
    cure: 'Keep it in the state.',
  },
  'the state contains a Map': {
    means:
      'The state, the log or the outcome contains something that JSON cannot represent: a `Map`, a `Set`, a `Date`, a class.',
    cure: 'Use arrays by seat, lists and plain objects. Keys of objects are strings.',
  },
  'the state contains undefined': {
    means: 'A field is `undefined`. After saving and loading, it would be gone, and the position would be different.',
    cure: 'Write `null`, or leave the field out.',
  },
  'a rule refuses an action that was offered': {
    means: 'An offer was open, and the rule threw when somebody took it.',
    cure: '`offers` alone decides what may be done: remove the value from the domain, or close the offer with a reason. Rules do not check.',
  },
  'an offer has no rule in its phase': {
    means: 'An offer is open in a phase that has no `on` for its type.',
    cure: 'Handle the action in the phase, or in one around it; or do not offer it. With `Phases` typed, the compiler finds this.',
  },
  'an offer names a seat that is not at the table': {
    means: 'The domain of a parameter contains seats that do not exist at this table.',
    cure: 'Make the list from the seats of the view, or from `seatsOf(n)` with the number of seats of this table.',
  },
  'everybody waits for an offer that only one seat may see': {
    means:
      'An offer is `private`, so that nobody can tell that it could be taken; but the table waits for it, which everybody sees.',
    cure: 'Make the offer `optional`, or ask everybody who could have it a sealed question of the same shape.',
  },
};
