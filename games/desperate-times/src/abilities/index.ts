import type { Phase } from '@masque/core';
import type { Actor } from '../supporters.ts';
import type { AbilityStep, Acts, State } from '../state.ts';
import type { AbilityRules } from './ability.ts';
import { blacksmith, blacksmithReinforce } from './blacksmith.ts';
import { councillor, councillorLift, councillorPut } from './councillor.ts';
import { herbalist, herbalistDrug } from './herbalist.ts';
import { inquisitor, inquisitorLook, inquisitorVerdict } from './inquisitor.ts';
import { judge, judgeLevy } from './judge.ts';
import { miner, minerDig } from './miner.ts';
import { preacher, preacherExpose } from './preacher.ts';
import { wizard, wizardLook, wizardSwap } from './wizard.ts';

/** The abilities that ask for a choice. The Mystic asks for none. */
export const abilities: Readonly<Record<Exclude<Actor, 'mystic'>, AbilityRules>> = {
  wizard,
  herbalist,
  councillor,
  preacher,
  inquisitor,
  blacksmith,
  miner,
  judge,
};

/** The choices of abilities as phases. */
export const abilityPhases: Readonly<Record<AbilityStep, Phase<State, Acts>>> = {
  wizard: wizardLook,
  wizardSwap,
  herbalist: herbalistDrug,
  councillor: councillorLift,
  councillorPut,
  preacher: preacherExpose,
  inquisitor: inquisitorLook,
  inquisitorVerdict,
  blacksmith: blacksmithReinforce,
  miner: minerDig,
  judge: judgeLevy,
};
