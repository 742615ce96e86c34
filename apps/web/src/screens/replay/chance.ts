import { initialState, Task, TaskStatus } from '@lit/task';
import type { KeyMoment, TableExport } from '@masque/protocol';
import { MqElement } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { chanceAt } from '../../api/client.ts';

/** How likely a claim was from what a player could know at that moment, and whether it was true. */
@customElement('masque-chance')
export class MasqueChance extends MqElement {
  static override styles = css`
    p {
      border-block-start: 1px solid var(--brass-2);
      padding-block: 0.7rem;
      font: italic 400 1.25rem/1.25 var(--display);
    }
    b {
      font: 700 1.0625rem/1 var(--text);
    }
  `;

  @property() code = '';
  @property({ attribute: false }) file: TableExport | null = null;
  /** The seat whose knowledge counts. */
  @property({ type: Number }) as = -1;
  /** The claim. */
  @property({ attribute: false }) moment?: KeyMoment | undefined;

  readonly #chance = new Task(this, {
    task: ([code, file, as, moment]) =>
      as >= 0 && moment?.truth !== undefined && moment.seat !== as
        ? chanceAt({ code, file }, as, moment.n)
        : initialState,
    args: () => [this.code, this.file, this.as, this.moment] as const,
  });

  override render() {
    const { moment } = this;
    const { value } = this.#chance;
    if (!moment || !value || value.worlds === 0 || this.#chance.status !== TaskStatus.COMPLETE) return nothing;
    const { truth, caught } = moment;
    const t = this.t;
    const n = Math.round((100 * value.true) / value.worlds);
    const how = truth ? 'true' : caught ? 'caught' : 'believed';
    return html`<p>
      ${t.rich({ key: 'look.chance', args: { who: { seat: moment.seat ?? 0 }, n } })} ${t.msg(`look.chance.${how}`)}
    </p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-chance': MasqueChance;
  }
}
