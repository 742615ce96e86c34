import { maskNames, type Person } from '../src/index.ts';

const six = [
  ['Nina', 'horse'],
  ['Jonas', 'ram'],
  ['Aïcha', 'owl'],
  ['Mia', 'fox'],
  ['Tom', 'boar'],
  ['Lena', 'swan'],
] as const;
export const sixPeople: readonly Person[] = six.map(([name, mask], seat) => ({ seat, name, mask }));

/** Names of the maximum length that the server accepts. */
export const longPeople: readonly Person[] = [
  'Maximiliane-Sophie',
  'Jean-Baptiste',
  'Aïcha Ben-Youssef',
  'Konstantinos P.',
  'Wilhelmina van Dijk',
  'Bartholomäus',
].map((name, seat) => ({ seat, name, mask: six[seat]?.[1] ?? '', away: seat === 2, bot: seat === 5 }));

const twelve = [
  ['Eda', 'horse'],
  ['Jonas', 'ram'],
  ['Aïcha', 'owl'],
  ['Mia', 'fox'],
  ['Tom', 'boar'],
  ['Lena', 'swan'],
  ['Bo', 'bear'],
  ['Karl', 'goat'],
  ['Ines', 'heron'],
  ['Noor', 'cat'],
  ['Sam', 'frog'],
  ['Pia', 'squirrel'],
] as const;
export const twelvePeople: readonly Person[] = twelve.map(([name, mask], seat) => ({ seat, name, mask }));

export const fortyPeople: readonly Person[] = Array.from({ length: 40 }, (_, seat) => ({
  seat,
  name:
    ['Ada', 'Ben', 'Cleo', 'Dan', 'Emil', 'Fay', 'Gus', 'Hanna', 'Ivo', 'Jule'][seat % 10] +
    (seat < 10 ? '' : ` ${Math.floor(seat / 10) + 1}`),
  mask: maskNames[seat] ?? '',
  bot: seat % 9 === 4,
  away: seat % 11 === 3,
}));

/** A full table whose names have the maximum length. */
export const longSixteen: readonly Person[] = Array.from({ length: 16 }, (_, seat) => ({
  seat,
  name: `${longPeople[seat % 6]!.name}${seat < 6 ? '' : ` ${Math.floor(seat / 6) + 1}`}`,
  mask: maskNames[seat] ?? '',
}));

/** A crowd, each with a name of the maximum length. */
export const longCrowd: readonly Person[] = Array.from({ length: 24 }, (_, seat) => ({
  seat,
  name: [
    'Maximiliane-Sophie Weber',
    'Jean-Baptiste de Laroche',
    'Aïcha Ben-Youssef Haddad',
    'Konstantinos Papadimitri',
    'Wilhelmina van Dijk-Roos',
    'Bartholomäus zu Stolberg',
  ][seat % 6]!,
  mask: maskNames[seat] ?? '',
  bot: seat % 2 === 0,
}));
