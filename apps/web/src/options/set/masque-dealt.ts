import type { GameInfo } from '@masque/protocol';
import { MqElement, type Translator } from '@masque/ui';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PropertyValues } from 'lit';
import { balanceStyle, drawBalance } from './balance.ts';
import { SetQuery } from './set-query.ts';
import { OwnWords } from '../../words/own-words.ts';
import { setWords } from './words.ts';

/**
 * What is dealt at a table, in a line that everybody sees in the lobby.
 *
 * @fires learn - `string`: the card or role to read about
 */
@customElement('masque-dealt')
export class MasqueDealt extends MqElement {
  readonly #own = new OwnWords(setWords);
  static override styles = [
    balanceStyle,
    css`
      :host {
        display: grid;
        gap: 0.6rem;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.1rem 0.9rem;
      }
      li b {
        color: var(--accent);
      }
      mq-link {
        color: var(--candle);
        font-weight: 400;
        --link-line: var(--brass-2);
      }
    `,
  ];

  @property({ attribute: false }) game!: GameInfo;
  @property({ attribute: false }) options: Readonly<Record<string, unknown>> = {};
  @property({ type: Number }) seats = 0;
  /** Shows a set that only the host may see. */
  @property({ type: Boolean }) host = false;
  /** Only its content and the chances; problems are shown beside it, and nobody asks how sure that is. */
  @property({ type: Boolean }) short = false;
  /** Each card can be pressed, to read about it. */
  @property({ type: Boolean }) reads = false;
  readonly #query = new SetQuery(this);

  protected override willUpdate(changed: PropertyValues): void {
    const { game, seats, options } = this;
    if (changed.has('game') || changed.has('options') || changed.has('seats'))
      this.#query.follow({ game, seats, options });
  }

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  override render() {
    const t = this.t;
    const { view } = this.#query;
    if (!view) return html`<p class="label">…</p>`;
    if (view.hidden && !this.host) return html`<p class="label">${t.msg('set.hidden')}</p>`;
    const inSet = (this.game.sets?.items ?? []).filter((it) => (view.set?.[it.id] ?? 0) > 0);
    const preset = view.presets.find((it) => it.chosen);
    return html`<p class="label">
        ${t.msg(preset?.name ?? 'set.own')} · ${t.msg({ key: 'set.for', args: { n: this.seats } })}
      </p>
      <ul>
        ${inSet.map((it) => {
          const n = view.set![it.id]!;
          const name = t.msg(it.name);
          return html`<li>
            ${n > 1 ? html`<b>${n} ×</b> ` : ''}${this.reads ? html`<mq-link .label=${name} @click=${() => this.send('learn', it.id)}></mq-link>` : name}
          </li>`;
        })}
      </ul>
      ${drawBalance(t, view, this.short)}
      ${this.short ? '' : view.problems.map((it) => html`<mq-notice plain warn aloud="nothing" .text=${t.msg(it)}></mq-notice>`)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-dealt': MasqueDealt;
  }
}
