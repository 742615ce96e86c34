import type { Messages } from '@masque/core';

/** What somebody did in a game that is over, said below a name. */
export const enTold = {
  'told.crown.right': 'Took the crown, and named the other Heir',
  'told.crown.wrong': 'Took the crown, and named the wrong one',
  'told.crown.late': 'Took the crown, and named nobody in time',
  'told.named.right': 'Unmasked from the throne',
  'told.named.wrong': 'Wrongly named from the throne',
  'told.lied': 'Fooled {n, plural, one {one player} =2 {two players} other {# players}} with a false emblem',
  'told.executed': 'Had a hand in {n, plural, one {an execution} =2 {two executions} other {# executions}}',
  'told.fingers': 'Had {n} fingers pointing their way at once',
  'told.deaths': '{n, plural, =2 {Died twice} other {Died # times}}',
  'told.died.once': 'Died by the blade',
  'told.executed.once': 'Executed in public',
  'told.poisonDied.once': 'Died of poison',
  'told.contracts.most': 'Completed {n} contracts, more than anybody else',
  'told.contracts': 'Completed {n} contracts',
  'told.contracts.none': 'Never completed a contract',
} as const satisfies Messages;
