import { blacksmith } from './blacksmith.ts';
import { councillor } from './councillor.ts';
import { herbalist } from './herbalist.ts';
import { inquisitor } from './inquisitor.ts';
import { judge } from './judge.ts';
import { miner } from './miner.ts';
import { mystic } from './mystic.ts';
import { preacher } from './preacher.ts';
import type { AnySupporter } from './supporter.ts';
import { codexVillagers, revoltVillagers, sceptreVillagers } from './villagers.ts';
import { wizard } from './wizard.ts';

/** All Supporters, in the order of the rulebook's list. */
export const supporters: readonly AnySupporter[] = [
  wizard,
  herbalist,
  mystic,
  ...codexVillagers,
  councillor,
  preacher,
  inquisitor,
  ...sceptreVillagers,
  blacksmith,
  miner,
  judge,
  ...revoltVillagers,
];
