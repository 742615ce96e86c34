import type { Table } from '@masque/core/table';
import type { Person, SceneElement, Scenes } from '@masque/ui';
import { nothing, type ReactiveControllerHost } from 'lit';
import { elementsOf } from '../api/games.ts';

const isScene = (element: HTMLElement): element is SceneElement => 'data' in element && 'people' in element;

/** The scene of a table, drawn by the element that its game brings. Without one, only the table is shown. */
export class SceneView {
  /** For the slot `scene` of a table. */
  element: SceneElement | typeof nothing = nothing;
  readonly #host: ReactiveControllerHost;
  readonly #stage: boolean;
  #game = '';
  #scenes: Scenes | null = null;
  #made: SceneElement | null = null;
  /** The current scene, and the one that the viewer has dismissed. */
  #now = '';
  #skipped = '';

  /** It replaces the people. */
  get whole(): boolean {
    return this.element !== nothing && this.element.hasAttribute('whole');
  }

  /** @param stage it is drawn on the big screen */
  constructor(host: ReactiveControllerHost, stage = false) {
    this.#host = host;
    this.#stage = stage;
  }

  /** Follows a table. Call it before the host is drawn. */
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
    this.#now = scene ? JSON.stringify(scene) : '';
    if (this.#now !== this.#skipped) this.#skipped = '';
    const element =
      found && this.#skipped === '' && (found.on !== 'stage' || this.#stage) ? this.#make(found.tag) : null;
    this.element = element ?? nothing;
    if (!scene || !found || !element) return;
    element.slot = 'scene';
    const { whole = false } = found;
    element.toggleAttribute('whole', typeof whole === 'boolean' ? whole : (whole === 'stage') === this.#stage);
    element.toggleAttribute('big', this.#stage);
    Object.assign(element, { data: scene.data, people, peek });
  }

  #make(tag: string): SceneElement | null {
    if (this.#made?.localName === tag) return this.#made;
    const made = document.createElement(tag);
    // Not on the big screen: the game sets the pace there, and others are watching.
    if (!this.#stage) made.addEventListener('skip', this.#skip);
    return (this.#made = isScene(made) ? made : null);
  }

  readonly #skip = (): void => {
    this.#skipped = this.#now;
    this.#host.requestUpdate();
  };

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
      // The network failed: requested again with the next scene.
      () => (this.#game = ''),
    );
  }
}
