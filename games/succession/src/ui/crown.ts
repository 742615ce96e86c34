import { icon, maskOf, MqElement, Skip, type Person, type SceneElement } from '@masque/ui';
import { sound } from '@masque/ui/sound';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { CrownScene, Exposed } from '../present/scene.ts';
import { drawExposed } from './contract.ts';
import { crownStyle } from './crown.css.ts';
import { courtStyle } from './style.ts';

/** How long everybody stops when the crown is taken, in milliseconds: nobody can be named sooner. */
const HALT = 5500;
/** The vibration pattern for it. */
const RING = [120, 80, 120, 80, 300];
/** With more people than this, the big screen only has room for their masks. */
const CROWD = 21;
/** With more people than this, the throne has less room. */
const FEW = 11;
/** The maximum number of them in a row; more stand in rows of equal length. */
const IN_ROW = 6;

/**
 * A player has taken the crown. A phone stops for it, and shows the cards among everything else; on the big screen it
 * is everything: the Heir, its card, the card of the named player or the place for it, and the court.
 */
@customElement('succession-crown')
export class SuccessionCrown extends MqElement implements SceneElement {
  static override styles = [courtStyle, crownStyle];

  @property({ attribute: false }) data: CrownScene | null = null;
  @property({ attribute: false }) people: readonly Person[] = [];
  @query('.halt') private halt?: HTMLElement | null;
  #halt?: ReturnType<typeof setTimeout>;

  constructor() {
    super();
    new Skip(this, () => this.#goOn());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#halt);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('data') && this.data?.taken && !changed.get('data')?.taken) this.#stop();
  }

  /** Everybody stops and looks up. A tap or a key returns to the table. */
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

  get #big(): boolean {
    return this.hasAttribute('big');
  }

  get #me(): number {
    return (this.parentElement as { readonly me?: number } | null)?.me ?? -1;
  }

  #side({ seat, card }: Exposed, as: string) {
    return html`<div class="side ${as}"><mq-card plain .card=${card}></mq-card><b>${this.t.name(seat)}</b></div>`;
  }

  /** The big screen. */
  #throne({ heir, named, rival }: CrownScene, who: string, what: string) {
    const t = this.t;
    const others = this.people.filter(({ seat }) => seat !== heir.seat && seat !== named?.seat);
    return html`<section class="throne ${others.length > FEW ? 'full' : ''}" aria-label=${who}>
        ${this.#side(heir, '')}
        <div class="heir">
          ${icon('crown', '')}
          <mq-person .mask=${maskOf(this.people, heir.seat)} .name=${t.name(heir.seat)}><span>${what}</span></mq-person>
        </div>
        ${
          named
            ? this.#side(named, 'named')
            : html`<div class="side">
                <div class="who">${icon(rival.icon, '')}<span>${t.msg('court.other')}</span></div>
                <b>${t.msg(rival.name)}</b>
              </div>`
        }
      </section>
      <ul
        class="onlookers ${others.length > CROWD ? 'crowd' : ''}"
        style="--row:${Math.ceil(others.length / Math.ceil(others.length / IN_ROW))}"
        aria-label=${t.msg('ui.seats')}
      >
        ${others.map(({ seat, mask }) => html`<li><mq-person .mask=${mask} .name=${t.name(seat)}></mq-person></li>`)}
      </ul>`;
  }

  #phone({ heir, named }: CrownScene, who: string, what: string) {
    const t = this.t;
    return html`<section class="crowned" aria-label=${who}>
        ${icon('crown', '')}<b>${who}</b><span>${what}</span>
        ${drawExposed({ t, people: this.people, me: this.#me }, named ? [heir, named] : [heir])}
      </section>
      <div class="halt" popover="manual" role="alert">
        ${icon('crown', '')}
        <div>${who} ${what}</div>
        <span>${t.msg('court.crown.halt')}</span>
      </div>`;
  }

  override render() {
    const { data, t } = this;
    if (!data) return nothing;
    const who = t.msg({ key: 'court.crown', args: { who: { seat: data.heir.seat } } });
    const what = t.msg({ key: 'court.crown.faction', args: { faction: { msg: `faction.${data.faction}` } } });
    return this.#big ? this.#throne(data, who, what) : this.#phone(data, who, what);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'succession-crown': SuccessionCrown;
  }
}
