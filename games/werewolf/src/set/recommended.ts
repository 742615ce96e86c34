import type { Role } from '../roles.ts';
import { counted, type RoleSet } from './set.ts';

/** Letters of the cards in the table below. */
const letters: { readonly [letter: string]: Role } = {
  W: 'werewolf',
  O: 'sorceress',
  C: 'cultist',
  A: 'warlock',
  S: 'seer',
  Y: 'scryer',
  B: 'bodyguard',
  I: 'witch',
  H: 'hunter',
  M: 'mason',
  K: 'matchmaker',
  v: 'villager',
  T: 'thief',
  F: 'fool',
  G: 'gravedigger',
  R: 'hamster',
  D: 'devil',
};

/**
 * The sets by number of players: werewolves' side, village, others. Fool, Were-Hamster and Devil are in none of them: each
 * takes games from the village, and whoever wants them asks for them.
 */
const table: { readonly [players: number]: string } = {
  6: 'WO SHvv',
  7: 'WW SBHMM',
  8: 'WW SBHMMv',
  9: 'WW SBHvvvv',
  10: 'WWO SBHMMvv',
  11: 'WWO SBHMMvv T',
  12: 'WWOC SBIHvvvv',
  13: 'WWAO SBIHMMvvv',
  14: 'WWW SBIHMMMvvv T',
  15: 'WWWO SBIHMMKvvvv',
  16: 'WWWA SYBIHMMKvvvv',
  17: 'WWWA SYBIHMMMKvvv T',
  18: 'WWWAO SYBIHMMKvvvv T',
  19: 'WWWAO SYBIHMMKvvvvv T',
  20: 'WWWAOC SYBIHMMKvvvvv T',
  21: 'WWWAOC SYBIHMMKvvvvv GT',
  22: 'WWWWAO SYBIHMMKvvvvvv GT',
  23: 'WWWWAO SYBIHMMMKvvvvvv GT',
  24: 'WWWWAOC SYBIHMMMKvvvvvv GT',
};
const LARGEST = 24;

/** What each player beyond the largest set brings: now and then a wolf, a cultist or a mason, else a villager. */
const further = 'vvMvvWvvvvCvWvvv';

/** The set that suits so many players (6 and more). */
export function recommended(players: number): RoleSet {
  const row = (table[Math.min(players, LARGEST)] ?? '') + further.slice(0, Math.max(0, players - LARGEST));
  return counted([...row].flatMap((letter) => letters[letter] ?? []));
}

/** Villagers, one Seer and Werewolves alone: the first game of any group. */
export function beginners(players: number): RoleSet {
  const werewolf = players < 7 ? 1 : players < 16 ? 2 : players < 26 ? 3 : Math.round(players / 8);
  return { villager: players - 1 - werewolf, seer: 1, werewolf };
}
