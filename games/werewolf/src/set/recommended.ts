import { setOf, type RoleSet } from './set.ts';

/**
 * The sets by number of players: the wolves' side, the village, others. They have no Fool, Were-Hamster or Devil: each
 * takes wins from the village, so groups add them on purpose.
 */
const table: { readonly [players: number]: string } = {
  6: 'WOL SOR | SEE HUN VIL2',
  7: 'WOL2 | SEE BOD HUN MAS2',
  8: 'WOL2 | SEE BOD HUN MAS2 VIL',
  9: 'WOL2 | SEE BOD HUN VIL4',
  10: 'WOL2 SOR | SEE BOD HUN MAS2 VIL2',
  11: 'WOL2 SOR | SEE BOD HUN MAS2 VIL2 | THF',
  12: 'WOL2 SOR CUL | SEE BOD WIT HUN VIL4',
  13: 'WOL2 WAR SOR | SEE BOD WIT HUN MAS2 VIL3',
  14: 'WOL3 | SEE BOD WIT HUN MAS3 VIL3 | THF',
  15: 'WOL3 SOR | SEE BOD WIT HUN MAS3 MAT VIL3',
  16: 'WOL3 WAR | SEE SCR BOD WIT HUN MAS3 VIL4',
  17: 'WOL3 WAR | SEE SCR BOD WIT HUN MAS3 MAT VIL4',
  18: 'WOL3 WAR | SEE SCR BOD WIT HUN MAS3 MAT VIL4 | THF',
  19: 'WOL3 WAR SOR | SEE SCR BOD WIT HUN MAS4 MAT VIL4',
  20: 'WOL3 WAR SOR | SEE SCR BOD WIT HUN MAS3 MAT VIL5 | THF',
  21: 'WOL3 WAR SOR | SEE SCR BOD WIT HUN MAS3 MAT VIL5 | GRA THF',
  22: 'WOL3 WAR SOR | SEE SCR BOD WIT HUN MAS4 MAT VIL5 | GRA THF',
  23: 'WOL3 WAR SOR CUL | SEE SCR BOD WIT HUN MAS4 MAT VIL5 | GRA THF',
  24: 'WOL3 WAR SOR CUL | SEE SCR BOD WIT HUN MAS4 MAT VIL6 | GRA THF',
};
const LARGEST = 24;

/** The card for each player beyond the largest set: now and then a wolf, otherwise a villager. */
const further = 'VIL VIL VIL VIL VIL WOL VIL VIL VIL VIL VIL VIL WOL VIL VIL VIL'.split(' ');

/** The set for so many players (6 and more). */
export const recommended = (players: number): RoleSet =>
  setOf([table[Math.min(players, LARGEST)], ...further.slice(0, Math.max(0, players - LARGEST))].join(' '));

/** Only Villagers, one Seer and Werewolves: for a group's first game. */
export function beginners(players: number): RoleSet {
  const wolves = players < 7 ? 1 : players < 16 ? 2 : players < 26 ? 3 : Math.round(players / 8);
  return setOf(`VIL${players - 1 - wolves} SEE WOL${wolves}`);
}
