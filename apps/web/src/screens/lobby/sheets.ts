import { initialState, Task } from '@lit/task';
import type { Mask } from '@masque/protocol';
import { consume } from '@lit/context';
import { MqElement, fields } from '@masque/ui';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { allGames } from '../../api/games.ts';
import { qrOf } from '../../api/client.ts';
import '../../options/form.ts';
import { seatsFor } from '../../options/set/set-query.ts';
import '../../options/set/masque-set.ts';
import { remember } from '../../prefs/storage.ts';
import '../host/game-list.ts';
import './device.ts';
import './door-sheet.ts';
import './others.ts';
import { page } from '../page.ts';
import { calledIn, isTaken } from '../../live/people.ts';
import { fullOf, MAX_NAME_LENGTH } from '../../words/full.ts';
import { tableContext, type TableContext } from '../../live/context.ts';

/**
 * Dialogs of the lobby: the rules, another game, the code to scan, another device, another name, the other people.
 *
 * @fires done
 */
@customElement('masque-lobby-sheet')
export class MasqueLobbySheet extends MqElement {
  static override styles = [
    page,
    fields,
    css`
      masque-qr-paper {
        max-inline-size: 20rem;
        margin-inline: auto;
        /* On a phone on its side, the whole of it is in sight. */
        inline-size: min(100vw - 4rem, max(9rem, 100dvh - 9rem));
      }
      .codebig {
        font-size: min(3.2rem, 13vw);
        font-weight: 700;
        letter-spacing: 0.14em;
        text-align: center;
      }
      @media (max-height: 26rem) {
        .invite {
          grid-template-columns: auto auto;
          place-content: center;
          align-items: center;
          gap: 2rem;
        }
      }
    `,
  ];

  @property() kind: 'options' | 'set' | 'game' | 'link' | 'invite' | 'you' | 'door' | 'others' = 'invite';
  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;
  readonly #games = new Task(this, {
    task: ([kind]) => (kind === 'game' ? allGames() : initialState),
    args: () => [this.kind] as const,
  });
  @state() private name = '';
  @state() private mask = '';
  @state() private nameless = false;

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('kind')) return;
    this.name = this.table.seen.doc.you?.name ?? '';
    this.mask = this.table.seen.doc.you?.mask ?? '';
  }

  #done(): void {
    this.send('done', undefined);
  }

  #inside() {
    const t = this.t;
    const { lobby, you } = this.table.seen.doc;
    switch (this.kind) {
      case 'options':
        return html`<masque-options
          .schema=${this.table.game.options}
          .groups=${this.table.game.groups ?? []}
          .value=${lobby.options}
          .without=${this.table.game.sets?.options ?? []}
          .readonly=${!you?.host}
          @option=${(e: CustomEvent<Record<string, unknown>>) => this.table.command({ do: 'options', options: e.detail })}
        ></masque-options>`;
      case 'set':
        return html`<masque-set
          .game=${this.table.game}
          .options=${lobby.options}
          .seats=${seatsFor(this.table.game, lobby.seats.length)}
          .readonly=${!you?.host}
          @option=${(e: CustomEvent<Record<string, unknown>>) => this.table.command({ do: 'options', options: e.detail })}
        ></masque-set>`;
      case 'game':
        return html`<masque-game-list
          .games=${this.#games.value ?? []}
          .chosen=${lobby.game}
          .people=${lobby.seats.filter((it) => isTaken(it) && !it.bot).length}
          @choose-game=${async (e: CustomEvent<string>) => (await this.table.command({ do: 'game', id: e.detail })) && this.#done()}
        ></masque-game-list>`;
      case 'invite':
        return html`<div class="pad invite">
          <masque-qr-paper
            .src=${qrOf(lobby.code)}
            .label=${t.msg({ key: 'ui.qr', args: { value: lobby.code } })}
          ></masque-qr-paper>
          <p class="codebig">${lobby.code}</p>
        </div>`;
      case 'link':
        return html`<masque-device .table=${this.table.code}></masque-device>`;
      case 'door':
        return html`<masque-door-sheet></masque-door-sheet>`;
      case 'others':
        return html`<masque-others @done=${() => this.#done()}></masque-others>`;
      case 'you':
        return this.#you();
    }
  }

  #you() {
    const t = this.t;
    const worn = this.table.seen.doc.lobby.seats.filter(
      (it) => isTaken(it) && it.seat !== this.table.seen.doc.you?.seat,
    );
    const save = async (event: Event): Promise<void> => {
      event.preventDefault();
      const name = this.name.trim();
      if ((this.nameless = name === '')) return void this.renderRoot.querySelector('wa-input')?.focus();
      if (!(await this.table.command({ do: 'rename', name, mask: this.mask as Mask }))) return;
      remember('name', name);
      remember('mask', this.mask);
      this.#done();
    };
    return html`<form class="pad" @submit=${save}>
      <wa-input
        class=${this.nameless ? 'wrong' : ''}
        maxlength=${MAX_NAME_LENGTH}
        .label=${t.msg('web.name')}
        .value=${this.name}
        @input=${(e: Event) => {
          this.name = (e.target as WaInput).value ?? '';
          this.nameless = false;
        }}
        ><span slot="hint" role="alert"
          >${this.nameless ? t.msg('refuse.name_needed') : fullOf(t, this.name, MAX_NAME_LENGTH)}</span
        ></wa-input
      >
      <mq-masks
        .taken=${Object.fromEntries(worn.map((it) => [it.mask ?? '', calledIn(it.name ?? '', t)]))}
        .value=${this.mask}
        @change=${(e: CustomEvent<string>) => (this.mask = e.detail)}
      ></mq-masks>
      <mq-button main type="submit" .label=${t.msg('web.rename.do')}></mq-button>
    </form>`;
  }

  override render() {
    const heading = {
      options: 'web.rules',
      set: 'web.set',
      game: 'web.choose-game',
      link: 'web.link',
      invite: 'web.invite',
      you: 'web.rename',
      door: 'web.door.of',
      others: this.table.seen.doc.lobby.state === 'playing' ? 'web.others' : 'web.others.hand',
    }[this.kind];
    return html`<mq-dialog open .heading=${this.t.msg(heading)} @close=${() => this.#done()}
      >${this.#inside() ?? nothing}</mq-dialog
    >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-lobby-sheet': MasqueLobbySheet;
  }
}
