import type { Table } from '@masque/core/table';
import type { Person, SceneElement, Scenes } from '@masque/ui';
import { nothing, type ReactiveControllerHost } from 'lit';
import { elementsOf } from '../api/games.ts';

const isScene = (element: HTMLElement): element is SceneElement => 'data' in element && 'people' in element;

/** The scene of a table, by the element that its game brings. Without one, the table alone tells what there is. */
export class SceneView {
  /** For the slot `scene` of a table. */
  element: SceneElement | typeof nothing = nothing;
  readonly #host: ReactiveControllerHost;
  readonly #stage: boolean;
  #game = '';
  #scenes: Scenes | null = null;
  #made: SceneElement | null = null;

  /** @param stage it is drawn on the big screen */
  constructor(host: ReactiveControllerHost, stage = false) {
    this.#host = host;
    this.#stage = stage;
  }

  /** Keeps up with a table. Call it before the host is drawn. */
  follow(
    game: string,
    version: number,
    scene: Table['scene'],
    people: readonly Person[],
    peek: 'hold' | 'toggle' = 'hold',
  ): void {
    if (scene) this.#load(game, version);
    const found =
      scene && this.#scenes && Object.hasOwn(this.#scenes, scene.kind) ? this.#scenes[scene.kind] : undefined;
    const element = found && (found.on !== 'stage' || this.#stage) ? this.#make(found.tag) : null;
    this.element = element ?? nothing;
    if (!scene || !found || !element) return;
    element.slot = 'scene';
    element.toggleAttribute('whole', found.whole === 'stage' ? this.#stage : (found.whole ?? false));
    Object.assign(element, { data: scene.data, people, peek });
  }

  #make(tag: string): SceneElement | null {
    if (this.#made?.localName === tag) return this.#made;
    const made = document.createElement(tag);
    return (this.#made = isScene(made) ? made : null);
  }

  #load(id: string, version: number): void {
    const game = `${id} ${version}`;
    if (game === this.#game) return;
    this.#game = game;
    this.#scenes = null;
    elementsOf(id, version).then(
      (scenes) => {
        if (this.#game !== game) return;
        this.#scenes = scenes;
        this.#host.requestUpdate();
      },
      // The network failed: asked for again with the next scene.
      () => (this.#game = ''),
    );
  }
}
