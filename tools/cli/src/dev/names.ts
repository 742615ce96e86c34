import type { Input } from '@masque/core';
import { short } from '@masque/testkit';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jo', 'Kim', 'Lena'];

/** Names for the people at a table of this size. */
export const namesFor = (seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => NAMES[seat] ?? `Guest ${seat + 1}`);

/** A short description of an input, without the seat. */
export function nameOf(input: Input): string {
  if ('action' in input) {
    const { type, params } = input.action;
    return Object.keys(params).length === 0 ? type : `${type} ${short(params, 80)}`;
  }
  if ('deadline' in input) return `${clockName(input.deadline)} rings`;
  if ('leave' in input) return 'leaves';
  if ('pace' in input) return input.pace;
  if ('close' in input) return 'the host goes on';
  return 'back' in input ? `takes back ${input.back}` : 'the game fails';
}

/** The name of a clock. */
export const clockName = (clock: object): string => {
  const { alarm, delay, phase } = clock as { alarm?: string; delay?: string; phase?: string };
  return alarm ?? `${phase}.${delay}`;
};
