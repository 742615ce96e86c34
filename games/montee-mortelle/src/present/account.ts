import { isHidden, type Message } from '@masque/core';
import { readable, type Seen } from '../own.ts';
import { societies } from '../societies.ts';
import { units } from '../units.ts';

/** What comes to light at the end: how close each society was. */
export function accountOf(view: Seen): Message[] {
  const members = societies.map((society) => view.societies.flatMap((it, seat) => (it === society ? [seat] : [])));
  const small = societies.find((society, i) => members[i]!.length < members[1 - i]!.length);
  return [
    ...societies.map((society, i): Message => {
      const count = (seats: readonly number[]): number =>
        seats.reduce((sum, seat) => sum + units(readable(view.hands[seat]!), society, view), 0);
      return {
        key: `account.${society}`,
        args: { n: count(members[i]!), all: count(view.hands.map((_, seat) => seat)) },
      };
    }),
    ...(small && !view.societies.some(isHidden)
      ? [{ key: 'account.small', args: { society: { msg: `society.${small}` } } }]
      : []),
  ];
}
