import { MqElement, Skip, type Person, type SceneElement } from '@masque/ui';
import { sound } from '@masque/ui/sound';
import { nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { CourtScene } from '../present/scene.ts';
import { drawContract, drawFingers } from './contract.ts';
import type { SongPlayer } from './song/player.ts';
import { courtStyle } from './style.ts';
import type { ViewerContext } from './words.ts';

/** How often to check whether the sound has been turned on, in milliseconds. */
const EAR = 1500;

/** What the table around the element provides. */
interface Around extends Element {
  readonly clockOffset?: number;
  readonly me?: number;
  readonly paused?: boolean;
}

/**
 * The viewer's contract, the fingers of a tribunal, and the song until the next. If there is nothing to draw, it is
 * hidden but still plays.
 *
 * @fires skip - The viewer has seen the fingers.
 */
@customElement('succession-court')
export class SuccessionCourt extends MqElement implements SceneElement {
  static override styles = courtStyle;

  @property({ attribute: false }) people: readonly Person[] = [];
  #data: CourtScene | null = null;
  #player: SongPlayer | null = null;
  #ear?: ReturnType<typeof setInterval>;

  constructor() {
    super();
    // The contract is where one acts; only the fingers of a tribunal are shown.
    new Skip(this, () => this.#data?.fingers && this.send('skip', undefined));
  }

  get data(): CourtScene | null {
    return this.#data;
  }
  set data(value: CourtScene | null) {
    const before = this.#data;
    this.#data = value;
    // Set synchronously, because the table around it checks whether there is anything to draw.
    this.hidden = !this.#data?.contract && !this.#data?.fingers;
    this.requestUpdate('data', before);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The sound may be turned on in the middle of a song.
    this.#ear = setInterval(() => void this.#sing(), EAR);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#ear);
    this.#player?.stop();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('data')) void this.#sing();
  }

  get #around(): Around | null {
    return this.parentElement;
  }

  /** The song is loaded only when it may be heard. */
  async #sing(): Promise<void> {
    if (this.#data?.song && !this.#player && sound.enabled)
      this.#player = new (await import('./song/player.ts')).SongPlayer();
    const song = this.#data?.song;
    // A paused table is silent, and resumes at the same position.
    if (!song || this.#around?.paused) return this.#player?.stop();
    const offset = this.#around?.clockOffset ?? 0;
    this.#player?.play(song.since - offset, song.at - offset);
  }

  override render() {
    const data = this.#data;
    if (data?.fingers) return drawFingers(this.#words, data.fingers);
    return data?.contract ? drawContract(this.#words, data.contract) : nothing;
  }

  get #words(): ViewerContext {
    return { t: this.t, people: this.people, me: this.#around?.me ?? -1 };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'succession-court': SuccessionCourt;
  }
}
