import type { Theme } from '@masque/core/table';

export const coupTheme: Theme = {
  accent: 'oklch(.79 .085 185)',
  accentDeep: 'oklch(.29 .045 195)',
  accentFelt: 'oklch(.215 .026 190)',
  pattern: 'scales',
  icon: 'two-coins',
};
export const successionTheme: Theme = {
  accent: 'oklch(.72 .145 32)',
  accentDeep: 'oklch(.29 .085 25)',
  accentFelt: 'oklch(.215 .04 25)',
  pattern: 'lozenge',
  icon: 'queen-crown',
};
export const desperateTheme: Theme = {
  accent: 'oklch(.80 .135 68)',
  accentDeep: 'oklch(.31 .065 62)',
  accentFelt: 'oklch(.22 .032 62)',
  pattern: 'woodcut',
  icon: 'torch',
};
export const werewolfTheme: Theme = {
  accent: 'oklch(.82 .045 250)',
  accentDeep: 'oklch(.27 .035 255)',
  accentFelt: 'oklch(.20 .02 255)',
  pattern: 'firs',
  icon: 'moon',
};
export const monteeTheme: Theme = {
  accent: 'oklch(.83 .105 122)',
  accentDeep: 'oklch(.28 .05 130)',
  accentFelt: 'oklch(.21 .026 130)',
  pattern: 'wheels',
  icon: 'cartwheel',
};
