import type { KeyMoment } from '@masque/protocol';
import { MqElement, icon, type Person } from '@masque/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { truthOf } from './truth.ts';

const signs = {
  challenge: 'seal',
  trade: 'trade',
  turned: 'eye',
  out: 'ghost',
  vote: 'check',
  end: 'winner',
} as const;

const signOf = ({ kind, truth }: KeyMoment): string =>
  kind !== 'claim' ? signs[kind] : truth === false ? 'mask' : 'talk';

/**
 * The moments of a game in a row: claims above the line, the truth below it.
 *
 * @fires go - `number`: the step that was tapped.
 */
@customElement('masque-timeline')
export class MasqueTimeline extends MqElement {
  static override styles = css`
    :host {
      /* Text that is only read aloud is positioned within it. */
      position: relative;
      overflow-x: auto;
      scrollbar-width: thin;
    }
    ol {
      display: flex;
      align-items: stretch;
      inline-size: max-content;
      min-inline-size: 100%;
      padding-inline: 0.5rem;
    }
    li {
      flex: 1 0 auto;
    }
    button {
      inline-size: 100%;
      min-inline-size: var(--touch);
      block-size: 100%;
      padding: 0.3rem 0.45rem;
      display: grid;
      grid-template-rows: 1.6rem auto minmax(3.4rem, auto);
      justify-items: center;
      align-content: start;
      gap: 0.25rem;
    }
    .said {
      color: var(--accent);
      font-size: 1.0625rem;
      white-space: nowrap;
      max-inline-size: 11rem;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .sign {
      display: grid;
      place-items: center;
      inline-size: 100%;
      background: linear-gradient(var(--hairline), var(--hairline)) center / 100% 1px no-repeat;
    }
    .sign svg {
      inline-size: 1.9rem;
      block-size: 1.9rem;
      padding: 0.3rem;
      border: 1px solid var(--brass-2);
      border-radius: 50%;
      background: var(--lacquer-2);
    }
    .past .sign {
      background-image: linear-gradient(var(--brass), var(--brass));
      background-size: 100% 3px;
    }
    [aria-current] .sign svg {
      border: 2px solid var(--flame);
      color: var(--flame);
    }
    .truth {
      display: grid;
      justify-items: center;
      align-content: start;
      gap: 0.15rem;
    }
    .faces {
      display: flex;
      gap: 0.15rem;
    }
    mq-card {
      --card-width: 1.6rem;
    }
    [aria-current] .label {
      color: var(--candle);
      font-weight: 600;
    }
    /* On a phone there is room only for the icons, not for the claims and the truth. */
    @media (max-width: 40rem), (max-height: 38rem) {
      button {
        grid-template-rows: auto;
        padding: 0.3rem 0.1rem;
      }
      .said,
      .faces {
        display: none;
      }
      .truth .label {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
  `;

  @property({ attribute: false }) moments: readonly KeyMoment[] = [];
  @property({ attribute: false }) people: readonly Person[] = [];
  @property({ type: Number }) at = 0;

  /** A rotated phone has other widths. */
  readonly #turned = (): void => this.#follow();

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('resize', this.#turned);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('resize', this.#turned);
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('at') || changed.has('moments')) this.#follow();
  }

  /** Keeps the current moment in the middle. */
  #follow(): void {
    const now = this.renderRoot.querySelector<HTMLElement>('[aria-current]');
    if (now) this.scrollTo({ left: now.offsetLeft - (this.clientWidth - now.offsetWidth) / 2 });
  }

  #what(moment: KeyMoment): string {
    const t = this.t;
    const { kind, seat, on, text, pro, contra = 0 } = moment;
    const args = { ...(seat !== undefined && { who: { seat } }), ...(on !== undefined && { on: { seat: on } }) };
    if (kind === 'vote' && text !== undefined)
      return `${t.msg(text)} ${t.msg(pro === undefined ? { key: 'look.vote.out', args } : { key: 'look.vote', args: { pro, contra } })}`;
    const was = truthOf(moment);
    // A challenge to a duel, or a suspicion, is neither true nor a lie.
    const said = t.msg({ key: kind === 'claim' && was === undefined ? 'ui.says' : `look.${kind}`, args });
    return was === undefined ? said : t.msg({ key: 'look.claim.was', args: { said, was: { msg: was } } });
  }

  override render() {
    const t = this.t;
    // The current moment is the last one that is not in the future.
    const now = this.moments.findLastIndex(({ n }) => n <= this.at);
    return html`<ol aria-label=${t.msg('look.timeline')}>
      ${repeat(
        this.moments,
        (_, i) => i,
        (it, i) =>
          html`<li>
            <button
              class=${i <= now ? 'past' : ''}
              aria-current=${i === now ? 'step' : nothing}
              @click=${() => this.send('go', it.n)}
            >
              <span class="said">${it.kind === 'claim' && it.text ? t.msg(it.text) : nothing}</span>
              <span class="sign">${icon(signOf(it))}</span>
              <span class="truth">
                ${
                  it.faces?.length
                    ? html`<span class="faces" aria-hidden="true"
                        >${it.faces.map((face) => html`<mq-card plain .card=${{ state: 'up', face }}></mq-card>`)}</span
                      >`
                    : nothing
                }
                <span class="label">${this.#what(it)}</span>
              </span>
            </button>
          </li>`,
      )}
    </ol>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-timeline': MasqueTimeline;
  }
}
