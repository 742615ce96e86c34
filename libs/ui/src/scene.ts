import type { Person } from './people/seat.ts';

/**
 * The properties that a game's own element gets to draw a scene of its table. It fires `skip` when the viewer has seen
 * enough (`Skip` listens for the tap and the keys): on a phone, the table then replaces it until the next scene. On the big screen it has the attribute `big`.
 */
export interface SceneElement extends HTMLElement {
  /** The scene's data: plain, and taken from the viewer's view. */
  data: unknown;
  people: readonly Person[];
  /** How secrets are shown on this device, for an element that shows one. */
  peek?: 'hold' | 'toggle';
}

/**
 * A game's own elements for its scenes, by kind of scene. With `whole`, the element replaces the ring, either
 * everywhere or only on the big screen or on phones; otherwise it stands beside the text. With `on: 'stage'`, it is
 * drawn only on the big screen.
 *
 * @example
 * const scenes: Scenes = { contest: { tag: 'desperate-times-contest' } };
 */
export type Scenes = Readonly<
  Record<string, { readonly tag: string; readonly whole?: boolean | 'stage' | 'phone'; readonly on?: 'stage' }>
>;
