import { known, type Face, type GameStatus, type Table, type View, type Viewer, type IconName } from '@masque/core';
import { back, cardLook, hasAnswered, ownLook } from '@masque/mechanics';
import type { GameMessage } from './messages.ts';
import type { Phases, Role, State } from './state.ts';

/** Icons are named as on game-icons.net. */
const icons: { readonly [R in Role]: IconName } = { loyal: 'shaking-hands', traitor: 'cloak-dagger' };

/** What is printed on a card. */
export const faceOf = (role: Role): Face<GameMessage> => ({
  id: role,
  name: `role.${role}`,
  icon: icons[role],
  text: `rule.${role}`,
});

/** What lies on the table, for one viewer, out of what this viewer knows. */
export function present(
  view: View<State>,
  me: Viewer,
  { outcome, timer }: GameStatus<keyof Phases, GameMessage>,
): Table<GameMessage> {
  return {
    title: outcome ? 'title.over' : 'title.vote',
    active: outcome ? outcome.winners : [],
    ask: { text: outcome ? outcome.reason : me >= 0 && hasAnswered(view.ballot, me) ? 'ask.wait' : 'ask.vote' },
    seats: view.roles.map((role, seat) => ({
      seat,
      // Face down, it is read by pressing and holding it, so that no glance at the phone is enough.
      cards: [seat === me && !outcome ? back : cardLook(role, faceOf, { state: outcome ? 'up' : 'down' })],
      ...(view.left.includes(seat) && { note: 'note.left' }),
    })),
    ...(me >= 0 && { privateArea: { cards: [ownLook(view.roles[me]!, faceOf, 'role')] } }),
    ...(outcome && {
      arrows: view.ballot.asked.flatMap((from, place) => {
        const to = known(view.ballot.answers[place]!);
        return to === undefined || to === null ? [] : [{ from, to, label: 'arrow.accuses' }];
      }),
    }),
    ...(!outcome && { sealed: true }),
    ...(timer && { timer }),
  };
}

/** Every phone has these from the start: asked for later, a picture would tell what is in hand. */
export const allIcons = Object.values(icons);
