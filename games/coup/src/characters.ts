/** The characters of the court. The Inquisitor takes the Ambassador's place where the table wants it. */
export const characters = ['duke', 'assassin', 'captain', 'ambassador', 'inquisitor', 'contessa'] as const;
export type Character = (typeof characters)[number];

/** Kind of secret: any face-down character may be any other. */
export const CHARACTER = 'character';

/** What is printed on each card besides its name. */
export const icons: Readonly<Record<Character, string>> = {
  duke: 'crown',
  assassin: 'plain-dagger',
  captain: 'anchor',
  ambassador: 'scroll-unfurled',
  inquisitor: 'magnifying-glass',
  contessa: 'fleur-de-lys',
};

/** The five characters this table plays with. */
export const courtOf = (inquisitor: boolean): Character[] =>
  characters.filter((it) => it !== (inquisitor ? 'ambassador' : 'inquisitor'));

/** Copies of each character by players (published deck sizes; 7 and more as in Reformation). */
export const copiesFor = (seats: number): number => (seats <= 6 ? 3 : seats <= 8 ? 4 : 5);
