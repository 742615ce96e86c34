import type { Role } from '../roles.ts';

/** The three letters by which scenarios name the cards. */
export const roleOfCode: { readonly [code: string]: Role } = {
  VIL: 'villager',
  MAS: 'mason',
  HUN: 'hunter',
  THF: 'thief',
  SEE: 'seer',
  BOD: 'bodyguard',
  WIT: 'witch',
  SCR: 'scryer',
  MAT: 'matchmaker',
  WOL: 'werewolf',
  CUL: 'cultist',
  SOR: 'sorceress',
  WAR: 'warlock',
  HAM: 'hamster',
  FOO: 'fool',
  DEV: 'devil',
  GRA: 'gravedigger',
};

const codes = Object.fromEntries(Object.entries(roleOfCode).map(([code, role]) => [role, code]));

export const codeOf = (role: unknown): unknown => codes[String(role)] ?? role;
