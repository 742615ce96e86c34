import { sample, type Bot } from '@masque/core';
import type { State } from '../state.ts';
export const normal: Bot<State> = { decide: ({ offers, random }) => sample(random.pick(offers), random) };
