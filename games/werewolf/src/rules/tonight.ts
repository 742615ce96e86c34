import { project, SPECTATOR, type View } from '@masque/core';
import { darkOf } from '../dark.ts';
import { wavesOf, type Wave } from '../night.ts';
import type { State } from '../state.ts';

/** What everybody sees of a state. The waves of the night must not hang on anything else. */
export const publicly = (state: State): View<State> => project(state, SPECTATOR);

export const tonight = (state: State): readonly Wave[] => wavesOf(darkOf(publicly(state)));

export const waveNow = (state: State): Wave | undefined => tonight(state)[state.wave];
