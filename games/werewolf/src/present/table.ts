import type { Here, Table, View, Viewer } from '@masque/core';
import type { State } from '../state.ts';
export const present = (view: View<State>, me: Viewer, here: Here): Table => ({ title: 'x', light: [], seats: view.alive.map((_, seat) => ({ seat })) });
