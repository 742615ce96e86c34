import { icon, maskOf, MqElement, Skip, type Person, type SceneElement } from '@masque/ui';
import { sound } from '@masque/ui/sound';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { paceOf } from '../present/pace.ts';
import type { ProclamationScene, ShownHand } from '../present/scene.ts';
import { OneByOne } from './one-by-one.ts';
import { proclamationStyle } from './proclamation.css.ts';

/** The time before the first of them, to read the proclamation; in milliseconds. */
const BREATH = 1800;

/** What this page has already played, so that a second look shows the final state. */
const told = new Set<string>();

/**
 * A proclamation: who is named, what each of them holds, one after the other and large, and whether it was right. A tap or
 * a key shows the rest at once.
 */
@customElement('montee-mortelle-proclamation')
export class MonteeMortelleProclamation extends MqElement implements SceneElement {
  static override styles = proclamationStyle;

  @property({ attribute: false }) data: ProclamationScene | undefined;
  @property({ attribute: false }) people: readonly Person[] = [];
  /** It has the room of the people. */
  @property({ type: Boolean }) whole = false;
  /** Those who have shown their cards; one more, and the result is shown. */
  readonly #open = new OneByOne(this, (n) => this.#heard(n));

  constructor() {
    super();
    // Not on the big screen, where others are watching.
    new Skip(this, () => this.hasAttribute('big') || this.#open.skip());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const scene = this.data;
    if (!changed.has('data') || !scene) return;
    const goal = scene.shown.length + (scene.verdict === null ? 0 : 1);
    const key = JSON.stringify(scene);
    if (told.has(key)) this.#open.at(goal);
    else {
      told.add(key);
      if (this.#open.n === 0) sound.buzz([30, 60, 30]);
      this.#open.to(goal, paceOf(scene.shown.length), BREATH);
    }
  }

  /** The sound of a turning card, and finally one glass tone, or the same a third lower. */
  #heard(n: number): void {
    const { shown, verdict } = this.data!;
    if (n <= shown.length) sound.play(n === 1 ? 'claim' : 'turn');
    else {
      sound.play(verdict === false ? 'lose' : 'reveal');
      sound.buzz(verdict === false ? 200 : [60, 60, 120]);
    }
  }

  #person(seat: number, below: unknown = nothing) {
    return html`<mq-person row .mask=${maskOf(this.people, seat)} .name=${this.t.name(seat)}>${below}</mq-person>`;
  }

  #row(hand: ShownHand, i: number, scene: ProclamationScene) {
    const t = this.t;
    const { seat, society, profession, objects, right } = hand;
    const open = i < this.#open.n;
    const cards = [society, profession, ...objects.map(({ face }) => face)];
    return html`<li class="row ${open ? (right ? 'right' : 'wrong') : 'closed'} ${i === 0 ? 'stands' : ''}">
      ${this.#person(
        seat,
        html`<span class="label"
          >${t.msg(open ? society.name : i === 0 ? 'proclamation.stands' : 'badge.named')}</span
        >`,
      )}
      <span class="cards" aria-hidden=${open ? nothing : 'true'}>
        ${cards.map((face, at) => {
          const counts = at >= 2 && objects[at - 2]!.counts;
          const [cls, card] = [open && counts ? 'counts' : nothing, open ? { state: 'up', face } : { state: 'down' }];
          // Where each of them had the room, all have seen their cards turn.
          return this.whole
            ? html`<mq-card mini class=${cls} .card=${card}></mq-card>`
            : html`<mq-turning-card mini class=${cls} .card=${card}></mq-turning-card>`;
        })}
      </span>
      <span class="mark"
        >${
          open
            ? html`${icon(right ? 'check' : 'cancel', '')}<span class="vh">${this.#shows(hand, scene)}</span>`
            : nothing
        }</span
      >
    </li>`;
  }

  /** What the cards of one of them show. Whoever stands up is nobody’s ally. */
  #shows({ seat, right }: ShownHand, { by, claim }: ProclamationScene): string {
    if (!right) return this.t.msg('proclamation.wrong');
    const own = claim === 'loge' ? 'proclamation.alone' : 'proclamation.holds';
    return this.t.msg(seat === by ? own : 'proclamation.right');
  }

  /** Whoever shows cards now has the room: the society large, and what counts beside it. */
  #turning(hand: ShownHand, scene: ProclamationScene) {
    const { seat, society, profession, objects, right } = hand;
    return html`<div class="turning ${right ? 'right' : 'wrong'}">
      ${this.#person(seat)}
      <div class="hand" style="--lines:${Math.ceil((objects.length + 1) / 2)}">
        <mq-turning-card plain class="society" .card=${{ state: 'up', face: society }}></mq-turning-card>
        <div class="rest">
          ${[{ face: profession, counts: false }, ...objects].map(
            ({ face, counts }) =>
              html`<mq-turning-card
                mini
                class=${counts ? 'counts' : nothing}
                .card=${{ state: 'up', face }}
              ></mq-turning-card>`,
          )}
        </div>
      </div>
      <p class="mark">${icon(right ? 'check' : 'cancel', '')} ${this.#shows(hand, scene)}</p>
      ${this.#tally(scene)}
    </div>`;
  }

  /** Everybody who shows cards, with those that have been turned so far. */
  #rows(scene: ProclamationScene) {
    const { shown } = scene;
    return html`<ol
      class="rows ${shown.length > 5 ? 'many' : this.whole && shown.length < 3 ? 'few' : ''}"
      style="--rows:${shown.length};--most:${2 + Math.max(...shown.map(({ objects }) => objects.length))}"
    >
      ${shown.map((it, i) => this.#row(it, i, scene))}
    </ol>`;
  }

  /** What has been shown so far, compared to what is needed. */
  #tally({ shown, need, claim, society, elixir, verdict }: ProclamationScene) {
    const open = shown.slice(0, this.#open.n);
    const n = open.reduce((sum, { objects }) => sum + objects.filter((it) => it.counts && !it.solo).length, 0);
    const kind = claim === 'loge' ? 'loge' : society;
    const over = verdict !== null && this.#open.n > shown.length;
    return html`<p class="tally">
      ${this.t.msg({ key: `proclamation.tally.${kind}`, args: { n, need } })}
      ${elixir && over ? html`<span class="label">${this.t.msg('proclamation.elixir')}</span>` : nothing}
    </p>`;
  }

  #verdict({ by, claim, society, verdict, shown }: ProclamationScene) {
    if (!this.whole) return nothing;
    if (verdict === null || this.#open.n <= shown.length)
      return html`<p class="verdict display" aria-hidden="true"></p>`;
    const key = claim === 'loge' ? 'outcome.loge' : `outcome.${verdict ? 'right' : 'wrong'}.${society}`;
    return html`<p class="verdict display ${verdict ? '' : 'wrong'}">
      ${this.t.msg({ key, args: { who: { seat: by } } })}
    </p>`;
  }

  override render() {
    const scene = this.data;
    if (!scene) return nothing;
    const { n } = this.#open;
    // Each of them is a new element, so that each card turns.
    const turning = this.whole && n > 0 ? scene.shown[n - 1] : undefined;
    return html`<section aria-label=${this.t.msg('title.proclamation')} lang=${this.t.language}>
      ${scene.shown.map((it) => (it === turning ? this.#turning(it, scene) : nothing))}
      ${turning ? nothing : [this.#rows(scene), this.#tally(scene), this.#verdict(scene)]}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'montee-mortelle-proclamation': MonteeMortelleProclamation;
  }
}
