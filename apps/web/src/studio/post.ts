import type { Action } from '@masque/core';
import type { StudioView } from '@masque/protocol/studio';

/** A message of the studio to a frame: what to show, or the result of an action there. */
export type ToPhone = { readonly view: StudioView; readonly now: number } | { readonly ok: boolean };

/** A message of a frame to the studio. */
export type ToStudio = { readonly t: 'ready' } | { readonly t: 'act'; readonly seat: number; readonly action: Action };

export const isAnswer = (told: ToPhone): told is { readonly ok: boolean } => 'ok' in told;
