import { icon, MqElement, type Person, type SceneElement } from '@masque/ui';
import { sound } from '@masque/ui/sound';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { CourtScene } from '../present/scene.ts';
import { drawContract, drawExposed, drawFingers } from './contract.ts';
import type { Player } from './song/player.ts';
import { courtStyle } from './style.ts';
import type { Words } from './words.ts';

/** How long the room stops when the crown is taken, in milliseconds: nobody can be named sooner. */
const HALT = 5500;
/** How often to look whether the sound has been switched on, in milliseconds. */
const EAR = 1500;
/** How the phones buzz for it. */
const RING = [120, 80, 120, 80, 300];

/** What the element is given by the table around it. */
interface Around extends Element {
  readonly clockOffset?: number;
  readonly me?: number;
  readonly paused?: boolean;
}

/**
 * The contract one has joined, the crown when it is taken, and the song of the tribunal. Where there is nothing to draw it
 * is hidden, and still plays.
 */
@customElement('succession-court')
export class SuccessionCourt extends MqElement implements SceneElement {
  static override styles = courtStyle;

  @property({ attribute: false }) people: readonly Person[] = [];
  @query('.halt') private halt?: HTMLElement | null;
  #data: CourtScene | null = null;
  #player: Player | null = null;
  #halt?: ReturnType<typeof setTimeout>;
  #ear?: ReturnType<typeof setInterval>;

  get data(): CourtScene | null {
    return this.#data;
  }
  set data(value: CourtScene | null) {
    const before = this.#data;
    this.#data = value;
    // At once: the table around it asks whether there is anything to draw.
    this.hidden = !this.#data?.contract && !this.#data?.crown && !this.#data?.fingers;
    this.requestUpdate('data', before);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The sound may be switched on in the middle of a song.
    this.#ear = setInterval(() => void this.#sing(), EAR);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#ear);
    clearTimeout(this.#halt);
    this.#player?.stop();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('data')) return;
    void this.#sing();
    const before = changed.get('data');
    if (before && !before.crown && this.#data?.crown) this.#stop();
  }

  get #around(): Around | null {
    return this.parentElement;
  }

  /** The song is only loaded where it may be heard. */
  async #sing(): Promise<void> {
    if (this.#data?.song && !this.#player && sound.enabled)
      this.#player = new (await import('./song/player.ts')).Player();
    const song = this.#data?.song;
    // A table whose time stands still is silent, and goes on where it stood.
    if (!song || this.#around?.paused) return this.#player?.stop();
    const offset = this.#around?.clockOffset ?? 0;
    this.#player?.play(song.since - offset, song.at - offset);
  }

  /** Everybody stops and looks up. A press goes on looking at the table. */
  #stop(): void {
    this.halt?.showPopover();
    clearTimeout(this.#halt);
    this.#halt = setTimeout(this.#goOn, HALT);
    sound.buzz(RING);
    void import('./song/player.ts').then(({ ring }) => ring());
  }

  readonly #goOn = (): void => {
    clearTimeout(this.#halt);
    if (this.halt?.matches(':popover-open')) this.halt.hidePopover();
  };

  #crown({ heir, faction, cards }: NonNullable<CourtScene['crown']>) {
    const t = this.t;
    const who = t.msg({ key: 'court.crown', args: { who: { seat: heir } } });
    const what = t.msg({ key: 'court.crown.faction', args: { faction: { msg: `faction.${faction}` } } });
    return html`<section class="crowned" aria-label=${who}>
        ${icon('crown', '')}<b>${who}</b><span>${what}</span>
        ${drawExposed(this.#words, cards)}
      </section>
      <div class="halt" popover="manual" role="alert" @click=${this.#goOn}>
        ${icon('crown', '')}
        <div>${who} ${what}</div>
        <span>${t.msg('court.crown.halt')}</span>
      </div>`;
  }

  override render() {
    const data = this.#data;
    if (data?.crown) return this.#crown(data.crown);
    if (data?.fingers) return drawFingers(this.#words, data.fingers);
    return data?.contract ? drawContract(this.#words, data.contract) : nothing;
  }

  get #words(): Words {
    return { t: this.t, people: this.people, me: this.#around?.me ?? -1 };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'succession-court': SuccessionCourt;
  }
}
