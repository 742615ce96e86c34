import type { Look } from '@masque/core/table';

export const coupLook: Look = {
  accent: 'oklch(.79 .085 185)',
  accentDeep: 'oklch(.29 .045 195)',
  accentFelt: 'oklch(.215 .026 190)',
  lattice: 'scales',
  boss: 'two-coins',
};
export const successionLook: Look = {
  accent: 'oklch(.72 .145 32)',
  accentDeep: 'oklch(.29 .085 25)',
  accentFelt: 'oklch(.215 .04 25)',
  lattice: 'lozenge',
  boss: 'queen-crown',
};
export const desperateLook: Look = {
  accent: 'oklch(.80 .135 68)',
  accentDeep: 'oklch(.31 .065 62)',
  accentFelt: 'oklch(.22 .032 62)',
  lattice: 'woodcut',
  boss: 'torch',
};
export const werewolfLook: Look = {
  accent: 'oklch(.82 .045 250)',
  accentDeep: 'oklch(.27 .035 255)',
  accentFelt: 'oklch(.20 .02 255)',
  lattice: 'firs',
  boss: 'moon',
};
export const monteeLook: Look = {
  accent: 'oklch(.83 .105 122)',
  accentDeep: 'oklch(.28 .05 130)',
  accentFelt: 'oklch(.21 .026 130)',
  lattice: 'wheels',
  boss: 'cartwheel',
};
