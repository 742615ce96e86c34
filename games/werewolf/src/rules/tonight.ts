import { project, SPECTATOR, type View } from '@masque/core';
import { tonightOf } from '../dark.ts';
import type { Wave } from '../night.ts';
import type { State } from '../state.ts';

/** What everybody sees of a state. The waves of the night must not hang on anything else. */
export const publicly = (state: State): View<State> => project(state, SPECTATOR);

export const tonight = (state: State): readonly Wave[] => tonightOf(publicly(state));

export const waveNow = (state: State): Wave | undefined => tonight(state)[state.wave];
