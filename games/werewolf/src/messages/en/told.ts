import type { Messages } from '@masque/core';

/** What somebody did in a game that is over, said below a name. */
export const told = {
  'told.vindicated': 'Named {at}, was right, and did not see the morning',
  'told.lynched.guilty': 'Lynched on day {day} by {ayes, plural, one {one hand} other {# hands}}, and rightly so',
  'told.lynched.innocent': 'Lynched on day {day} by {ayes, plural, one {one hand} other {# hands}}, though innocent',
  'told.betrayed': 'Sent {at}, who was on the same side, to the gallows',
  'told.accused.guilty': 'Brought {n, plural, one {a culprit} =2 {two culprits} other {# culprits}} to the gallows',
  'told.accused.innocent':
    'Brought {n, plural, one {an innocent} =2 {two innocents} other {# innocents}} to the gallows',
  'told.framed': 'Had {n, plural, one {an innocent} =2 {two innocents} other {# innocents}} lynched',
  'told.found': 'Found {n, plural, one {a Werewolf} =2 {two Werewolves} other {# Werewolves}} by night',
  'told.narrow': 'Escaped the gallows by one hand on day {day}',
  'told.untried': 'Never stood trial',
  'told.hands.right':
    '{n, plural, =2 {Raised a hand for two lynchings, and was right both times} other {Raised a hand for # lynchings, and was right each time}}',
  'told.hands.wrong':
    '{n, plural, =2 {Raised a hand for two lynchings, and was wrong both times} other {Raised a hand for # lynchings, and was wrong each time}}',
  'told.died.night': 'Did not see the morning after night {night}',
  'told.died.heart': 'Died of a broken heart',
  'told.died.shot': 'Fell to an arrow',
} as const satisfies Messages;
