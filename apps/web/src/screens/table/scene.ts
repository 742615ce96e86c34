import type { Table } from '@masque/core/table';
import type { Person, SceneElement, Scenes } from '@masque/ui';
import { nothing, type ReactiveControllerHost } from 'lit';
import { elements } from '../../elements.ts';

const isScene = (element: HTMLElement): element is SceneElement => 'data' in element && 'people' in element;

/** Draws the scene of a table by the element that its game brings. Without one, the table alone tells what there is. */
export class SceneView {
  readonly #host: ReactiveControllerHost;
  #game = '';
  #scenes: Scenes | null = null;
  #element: SceneElement | null = null;

  readonly #stage: boolean;

  /** @param stage it is drawn on the big screen */
  constructor(host: ReactiveControllerHost, stage = false) {
    this.#host = host;
    this.#stage = stage;
  }

  /** The element for the slot `scene` of a table. */
  draw(
    game: string,
    scene: Table['scene'],
    people: readonly Person[],
    peek: 'hold' | 'toggle' = 'hold',
  ): SceneElement | typeof nothing {
    if (!scene) return nothing;
    this.#load(game);
    const found = this.#scenes && Object.hasOwn(this.#scenes, scene.kind) ? this.#scenes[scene.kind] : undefined;
    if (!found || (found.on === 'stage' && !this.#stage)) return nothing;
    const element = this.#make(found.tag);
    if (!element) return nothing;
    element.slot = 'scene';
    element.toggleAttribute('whole', found.whole === 'stage' ? this.#stage : (found.whole ?? false));
    element.data = scene.data;
    element.people = people;
    element.peek = peek;
    return element;
  }

  #make(tag: string): SceneElement | null {
    if (this.#element?.localName === tag) return this.#element;
    const made = document.createElement(tag);
    return (this.#element = isScene(made) ? made : null);
  }

  #load(game: string): void {
    if (game === this.#game) return;
    this.#game = game;
    this.#scenes = null;
    const load = Object.hasOwn(elements, game) ? elements[game] : undefined;
    load?.().then(
      ({ default: scenes }) => {
        if (this.#game !== game) return;
        this.#scenes = scenes;
        this.#host.requestUpdate();
      },
      // The network failed: asked for again with the next scene.
      () => (this.#game = ''),
    );
  }
}
