import { icon, maskOf, MqElement, Skip, type Person, type SceneElement } from '@masque/ui';
import { sound } from '@masque/ui/sound';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { DuelScene, Fall } from '../present/duel.ts';
import { duelStyle } from './duel.css.ts';
import { OneByOne } from './one-by-one.ts';

/** Up to this many per side have a line each on the big screen; of more, lines are lower and hold two each. */
const FEW = 5;
const MANY = 8;
/** The interval between two of them, in milliseconds. */
const PACE = 420;

type SideName = Fall['side'];

/**
 * A duel: swords and shields, counted as they are played, and the players who stand aside.
 *
 * @fires skip - The result was tapped: this viewer has seen enough.
 */
@customElement('montee-mortelle-duel')
export class MonteeMortelleDuel extends MqElement implements SceneElement {
  static override styles = duelStyle;

  @property({ attribute: false }) data: DuelScene | undefined;
  @property({ attribute: false }) people: readonly Person[] = [];
  /** It has the room of the people: once all is counted, and on the big screen. The same duel may lose it again. */
  @property({ type: Boolean }) whole = false;
  #n = 0;
  readonly #fallen = new OneByOne(this, () => this.hasAttribute('big') && sound.play('answer'));

  constructor() {
    super();
    // Not on the big screen, where others are watching.
    new Skip(this, () => {
      if (this.hasAttribute('big')) return;
      if (this.#fallen.isDone && this.whole) this.send('skip', undefined);
      else this.#fallen.skip();
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const duel = this.data;
    if (!changed.has('data') || !duel) return;
    // A viewer who joins a running duel finds earlier ones in place.
    if (duel.n !== this.#n) this.#fallen.at(this.#n === 0 ? duel.falls.length : 2);
    this.#n = duel.n;
    this.#fallen.to(duel.falls.length, PACE);
  }

  #person(seat: number, below: string, row = false) {
    return html`<mq-person ?row=${row} .mask=${maskOf(this.people, seat)} .name=${this.t.name(seat)}
      ><span class="label">${this.t.msg(below)}</span></mq-person
    >`;
  }

  #token(fall: Fall, side: SideName, owner: number) {
    const t = this.t;
    const name = fall.face ? t.msg(fall.face.name) : '';
    const who = fall.seat === owner ? '' : t.name(fall.seat);
    const said = [who, name].filter(Boolean).join(', ') || t.msg(`duel.own.${side}`);
    return html`<li class="token ${fall.void ? 'void' : ''} ${fall.point ? '' : 'other'}">
      <span class="arm">${icon(fall.icon, '')}</span>
      <span class="by">${said}</span>${fall.void ? html`<span class="vh">, ${t.msg('duel.void')}</span>` : nothing}
    </li>`;
  }

  #side(duel: DuelScene, side: SideName) {
    const t = this.t;
    const seat = duel[side];
    const falls = duel.falls.slice(0, this.#fallen.n).filter((it) => it.side === side);
    const n = falls.filter((it) => it.point && !it.void).length;
    const wins = duel.result === side && this.#fallen.n >= duel.falls.length;
    return html`<div class="side ${side} ${wins ? 'wins' : ''}">
      ${this.whole ? this.#person(seat, `badge.${side}`) : html`<b class="name">${t.name(seat)}</b>`}
      <output class="n" aria-hidden="true">${n}</output>
      <span class="vh">${t.msg({ key: `duel.count.${side}`, args: { n } })}</span>
      <ol
        class="tokens ${falls.length > FEW ? 'many' : ''} ${falls.length > MANY ? 'crowd' : ''}"
        aria-label=${t.msg(`stat.${side === 'attacker' ? 'attack' : 'defence'}`)}
      >
        ${falls.map((fall) => this.#token(fall, side, seat))}
      </ol>
    </div>`;
  }

  #verdict({ result, by, attacker, defender, falls }: DuelScene) {
    if (result === null || this.#fallen.n < falls.length) return nothing;
    const who = { seat: result === 'attacker' ? attacker : defender };
    const wins = by
      ? this.t.msg({ key: 'duel.wins.by', args: { who, card: { msg: by.name } } })
      : this.t.msg({ key: 'duel.wins', args: { who } });
    return html`<p class="verdict display">${result === 'tie' ? this.t.msg('duel.tie') : wins}</p>`;
  }

  override render() {
    const duel = this.data;
    if (!duel) return nothing;
    const t = this.t;
    const title = t.msg({
      key: 'duel.title',
      args: { who: { seat: duel.attacker }, against: { seat: duel.defender } },
    });
    const counted = duel.result !== null && this.#fallen.n >= duel.falls.length;
    return html`<section class="duel ${counted ? 'counted' : ''}" aria-label=${title} lang=${t.language}>
      ${this.#side(duel, 'attacker')} <span class="crossed">${icon(duel.icon, '')}</span>
      ${this.#side(duel, 'defender')} ${this.#verdict(duel)}
      ${
        duel.aside.length > 0
          ? html`<ul class="aside">
              ${duel.aside.map(
                ({ seat, why }) => html`<li class=${why}>${this.#person(seat, `duel.aside.${why}`, true)}</li>`,
              )}
            </ul>`
          : nothing
      }
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'montee-mortelle-duel': MonteeMortelleDuel;
  }
}
