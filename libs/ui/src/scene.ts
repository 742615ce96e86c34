import type { Person } from './people/seat.ts';

/**
 * What an element of a game's own is given to draw a scene of its table. With an event `skip` it says that whoever looks has
 * seen enough: on a phone the table takes its place until there is another scene. On the big screen it has the attribute
 * `big`.
 */
export interface SceneElement extends HTMLElement {
  /** The scene's data: plain, from the viewer's view. */
  data: unknown;
  people: readonly Person[];
  /** How this device looks at secrets, for an element that shows one. */
  peek?: 'hold' | 'toggle';
}

/**
 * The elements that a game brings for its scenes, by the kind of scene. With `whole` it stands in the place of the ring,
 * or does so on the big screen or on phones alone; otherwise beside what is said. With `on: 'stage'` it is drawn on the big screen
 * alone.
 *
 * @example
 * const scenes: Scenes = { contest: { tag: 'desperate-times-contest' } };
 */
export type Scenes = Readonly<
  Record<string, { readonly tag: string; readonly whole?: boolean | 'stage' | 'phone'; readonly on?: 'stage' }>
>;
