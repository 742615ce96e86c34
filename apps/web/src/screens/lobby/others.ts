import type { Language, Messages } from '@masque/core';
import type { Command, LobbySeat } from '@masque/protocol';
import { consume } from '@lit/context';
import { MqElement, type Translator } from '@masque/ui';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { tableContext, type TableContext } from '../../live/context.ts';
import { calledIn, isTaken } from '../../live/people.ts';
import { OwnWords } from '../../words/own-words.ts';
import { page } from '../page.ts';
import '../person-line.ts';

const words: Readonly<Record<Language, Messages>> = {
  en: {
    'others.none': 'There is nobody else here.',
    'others.host': 'Make {who} the host',
    'others.host.note': 'You will {seated, select, yes {be a player like the others} other {only watch}}.',
    'others.remove': 'Remove {who} from this game',
    'others.remove.note': 'A bot answers what the rules still ask. {who} can watch, but not write.',
    'others.remove.sure': 'Really remove {who}? It cannot be undone',
  },
  fr: {
    'others.none': 'Il n’y a personne d’autre ici.',
    'others.host': 'Confier la table à {who}',
    'others.host.note':
      '{seated, select, yes {Vous jouerez comme les autres} other {Vous ne ferez plus que regarder}}.',
    'others.remove': 'Exclure {who} de la partie',
    'others.remove.note':
      'Un automate répond à ce que les règles demandent encore. {who} peut regarder, mais plus écrire.',
    'others.remove.sure': 'Vraiment exclure {who}\u202f? C’est définitif',
  },
};

/**
 * The other people at a table, for its host: one of them can become host, or be removed from the game.
 *
 * @fires done
 */
@customElement('masque-others')
export class MasqueOthers extends MqElement {
  static override styles = [
    page,
    css`
      li {
        border-block-end: 1px solid var(--hairline);
        padding-block: 0.3rem;
        display: grid;
        gap: 0.5rem;
      }
    `,
  ];

  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;
  @state() private chosen: number | null = null;
  @state() private sure = false;
  readonly #own = new OwnWords(words);

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  #choose(seat: number): void {
    this.chosen = this.chosen === seat ? null : seat;
    this.sure = false;
  }

  async #do(command: Command): Promise<void> {
    if (await this.table.command(command)) this.send('done', undefined);
  }

  #about({ seat, name = '' }: LobbySeat): TemplateResult {
    const t = this.t;
    const { lobby, you } = this.table.seen.doc;
    const playing = lobby.state === 'playing';
    const seated = you !== null && you.seat !== null;
    const args = { who: calledIn(name, t) };
    return html`<mq-button
        plain
        icon="candle"
        .label=${t.msg({ key: 'others.host', args })}
        .note=${t.msg({ key: 'others.host.note', args: { seated: seated ? 'yes' : 'no' } })}
        @click=${() => this.#do({ do: 'handOver', seat })}
      ></mq-button>
      ${
        playing
          ? html`<mq-button
              plain
              icon="away"
              .label=${t.msg({ key: this.sure ? 'others.remove.sure' : 'others.remove', args })}
              .note=${t.msg({ key: 'others.remove.note', args })}
              @click=${() => (this.sure ? void this.#do({ do: 'remove', seat }) : (this.sure = true))}
            ></mq-button>`
          : nothing
      }`;
  }

  override render() {
    const t = this.t;
    const { lobby, you } = this.table.seen.doc;
    // A bot plays for whoever has left the game.
    const others = lobby.seats.filter(
      (it) => isTaken(it) && it.bot === undefined && it.standIn === undefined && it.seat !== you?.seat,
    );
    if (others.length === 0) return html`<p>${t.msg('others.none')}</p>`;
    return html`<ul>
        ${others.map(
          (it) =>
            html`<li>
              <masque-person-line
                presses
                .expanded=${this.chosen === it.seat}
                .mask=${it.mask ?? ''}
                .name=${calledIn(it.name ?? '', t)}
                @click=${() => this.#choose(it.seat)}
              ></masque-person-line>
              ${this.chosen === it.seat ? this.#about(it) : nothing}
            </li>`,
        )}
      </ul>
      ${this.table.problem ? html`<mq-notice plain warn .text=${t.msg(this.table.problem)}></mq-notice>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-others': MasqueOthers;
  }
}
