import type { Action } from '@masque/core';
import type { StudioView } from '@masque/protocol/studio';

/** What the studio tells a frame: what it shows, or what came of what was done there. */
export type ToPhone = { readonly view: StudioView; readonly now: number } | { readonly ok: boolean };

/** What a frame tells the studio. */
export type ToStudio = { readonly t: 'ready' } | { readonly t: 'act'; readonly seat: number; readonly action: Action };

export const isAnswer = (told: ToPhone): told is { readonly ok: boolean } => 'ok' in told;
