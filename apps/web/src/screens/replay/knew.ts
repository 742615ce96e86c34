import { OMNISCIENT, SPECTATOR, type Face } from '@masque/core';
import { knowledgeOf, type SeenStep } from '@masque/replay/knowledge';
import { MqElement, type Translator } from '@masque/ui';
import '@masque/ui/log';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/**
 * What a player could know at a moment: shown and own cards, what the rules told, and what was only claimed; each with
 * the step it came from.
 *
 * @fires go - `number`: a step that a line came from.
 */
@customElement('masque-knew')
export class MasqueKnew extends MqElement {
  static override styles = css`
    :host {
      display: grid;
      gap: 0.7rem;
      align-content: start;
    }
    h2 {
      font-family: var(--display);
      font-size: var(--t-title);
      line-height: 1.12;
    }
    h3 {
      font-size: var(--t-label);
      color: var(--candle-2);
      padding-block: 0.5rem 0.2rem;
    }
    li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 0.7rem;
      align-items: center;
      border-block-start: 1px solid var(--hairline);
      min-block-size: var(--touch);
      padding-block: 0.2rem;
      overflow-wrap: anywhere;
    }
    mq-card {
      --card-width: 1.6rem;
    }
    .told {
      grid-column: 1 / 3;
    }
    .said {
      color: var(--accent);
      font-size: 1.125rem;
      padding-inline-end: 0.4rem;
    }
    mq-link {
      color: var(--candle);
      justify-content: end;
      --link-line: var(--hairline);
    }
  `;

  /** The steps up to the moment, as the player whose knowledge it is saw them. */
  @property({ attribute: false }) steps: readonly SeenStep[] = [];
  @property({ type: Number }) as = SPECTATOR;

  #from(n: number): TemplateResult {
    const label = this.t.msg({ key: 'look.step', args: { n } });
    return html`<mq-link .label=${String(n)} .says=${label} @click=${() => this.send('go', n)}></mq-link>`;
  }

  #row(face: Face, text: string, n: number): TemplateResult {
    return html`<li>
      <mq-card plain .card=${{ state: 'up', face }}></mq-card>
      <span>${this.t.msg(face.name)} <span class="label">${text}</span></span>
      ${this.#from(n)}
    </li>`;
  }

  override render() {
    const t = this.t;
    const { own, shown, learned, said } = knowledgeOf(this.steps);
    const parts = [
      part(
        t,
        'look.own',
        own.map(({ face, n }) => this.#row(face, '', n)),
      ),
      part(
        t,
        'look.shown',
        shown
          .filter(({ seat }) => this.as !== seat || own.length === 0)
          .filter(() => this.as !== OMNISCIENT)
          .map(({ seat, face, n }) => this.#row(face, t.msg({ key: 'look.shown.of', args: { who: { seat } } }), n)),
      ),
      part(
        t,
        'look.learned',
        (this.as === OMNISCIENT ? [] : learned).map(
          ({ line, n }) =>
            html`<li>
              <span class="told">${t.told({ key: `log.${line.kind}`, args: line.args as never })}</span>${this.#from(n)}
            </li>`,
        ),
      ),
      part(
        t,
        'look.said',
        said.map(
          ({ seat, text, times, n }) =>
            html`<li>
              <span class="told"
                ><span class="said">${t.msg(text)}</span>
                <span class="label">${t.msg({ key: 'look.said.times', args: { who: { seat }, n: times } })}</span></span
              >${this.#from(n)}
            </li>`,
        ),
      ),
    ].filter((it) => it !== nothing);
    const key = this.as === OMNISCIENT ? 'look.knew.all' : this.as < 0 ? 'look.knew.room' : 'look.knew';
    return html`<h2>${t.msg(this.as < 0 ? key : { key, args: { who: { seat: this.as } } })}</h2>
      ${parts.length > 0 ? parts : html`<p class="quiet">${t.msg('look.nothing')}</p>`}`;
  }
}

const part = (t: Translator, key: string, rows: readonly TemplateResult[]) =>
  rows.length > 0
    ? html`<section>
        <h3>${t.msg(key)}</h3>
        <ul>
          ${rows}
        </ul>
      </section>`
    : nothing;

declare global {
  interface HTMLElementTagNameMap {
    'masque-knew': MasqueKnew;
  }
}
