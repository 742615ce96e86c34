import type { Person } from './parts/seat.ts';

/** What an element of a game's own is given to draw a scene of its table. */
export interface SceneElement extends HTMLElement {
  /** The scene's data: plain, from the viewer's view. */
  data: unknown;
  people: readonly Person[];
}

/**
 * The elements that a game brings for its scenes, by the kind of scene. With `whole` it stands in the place of the ring;
 * otherwise beside what is said.
 *
 * @example
 * const scenes: Scenes = { contest: { tag: 'desperate-times-contest' } };
 */
export type Scenes = Readonly<Record<string, { readonly tag: string; readonly whole?: boolean }>>;
