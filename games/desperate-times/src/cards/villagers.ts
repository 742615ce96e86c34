import type { Print } from './print.ts';

const villager = (code: string, faction: Print['faction'], value: Print['value'], copies: Print['copies']): Print => ({
  id: `${faction}-villager-${value}`,
  code,
  faction,
  value,
  icon: 'person',
  copies,
});

/** The Supporters without an ability, by faction. */
export const codexVillagers = [
  villager('VC1', 'codex', 1, [1, 1]),
  villager('VC2', 'codex', 2, [0, 1]),
  villager('VC3', 'codex', 3, [1, 1]),
];
export const sceptreVillagers = [villager('VS2', 'sceptre', 2, [2, 3])];
export const revoltVillagers = [
  villager('VR1', 'revolt', 1, [1, 1]),
  villager('VR2', 'revolt', 2, [0, 1]),
  villager('VR3', 'revolt', 3, [1, 1]),
];
