import type { Random, Viewer } from '@masque/core';
import type { State } from './state.ts';
export const twin = (state: State, viewer: Viewer, random: Random): State | null => (viewer > 1000 && random.chance(0) ? state : null);
