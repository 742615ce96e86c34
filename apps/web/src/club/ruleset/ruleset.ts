import type { GameInfo } from '@masque/protocol';
import { fields, type Translator } from '@masque/ui';
import '@masque/ui/select';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../../options/form.ts';
import { fieldsOf, isDefault } from '../../options/schema.ts';
import { seatsFor } from '../../options/set/set-query.ts';
import '../../options/set/masque-set.ts';
import { optionLabel, spoken } from '../../options/words.ts';
import { levelName } from '../../screens/lobby/levels.ts';
import '../../screens/fold.ts';
import { page } from '../../screens/page.ts';
import '../../screens/rows.ts';
import { dressed } from '../draw.ts';
import { ClubPart } from '../page.ts';
import './ruleset-choose.ts';
import type { Chosen } from './ruleset-choose.ts';
import './ruleset-pass.ts';
import { rulesetStyle } from './ruleset.css.ts';
import './way-button.ts';
import { isPlayed, proposedBy, waysOf } from './ways.ts';
import { fullHint } from '../../words/full.ts';

/**
 * What is played at a table: chosen with one press; then its options, changed ones first.
 *
 * @fires done
 */
@customElement('masque-ruleset')
export class MasqueRuleset extends ClubPart {
  static override styles = [page, fields, rulesetStyle];

  @property({ attribute: false }) base!: Translator;
  /** The table; '' for a new one. */
  @property() table = '';
  /** Another game is being chosen for a table that already has one. */
  @state() private other = false;
  @state() private name = '';
  /** The set of cards or roles is shown. */
  @state() private dealt = false;

  protected override get t(): Translator {
    return this.base;
  }

  get #lobby(): boolean {
    return this.live.doc?.room.tables[this.table]?.state === 'lobby';
  }

  /** Without a hidden set, unless this host has made it. */
  get #options(): Readonly<Record<string, unknown>> {
    return { ...this.live.doc?.desk?.options[this.table], ...this.live.you?.sets?.[this.table] };
  }

  /** The level of the table's bots; `undefined`: the default. */
  get #bots(): string | undefined {
    return this.live.doc?.room.tables[this.table]?.bots;
  }

  async #play({ game, options, bots }: Chosen): Promise<void> {
    const given = {
      game,
      ...(Object.keys(options).length > 0 && { options: { ...options } }),
      ...(bots !== undefined && { bots }),
    };
    const done = await this.live.do(
      this.table === '' ? { do: 'table', ...given } : { do: 'game', table: this.table, ...given },
    );
    if (done) this.send('done', undefined);
  }

  #set(game: GameInfo, options: Readonly<Record<string, unknown>>, bots = this.#bots): void {
    const given = { options: { ...options }, ...(bots !== undefined && bots !== game.bots[0] && { bots }) };
    void this.live.do({ do: 'game', table: this.table, game: game.id, ...given });
  }

  /** The level of bots that join this table. */
  #level(t: Translator, game: GameInfo) {
    if (game.bots.length < 2) return nothing;
    return html`<mq-select
      .label=${t.msg('club.bots')}
      .choices=${game.bots.map((it) => ({ value: it, label: levelName(t, it) }))}
      .value=${this.#bots ?? game.bots[0]!}
      @change=${(e: CustomEvent<string>) => typeof e.detail === 'string' && this.#set(game, this.#options, e.detail)}
    ></mq-select>`;
  }

  /** Ways to play this game, each one press away; the current one is marked. */
  #ways(game: GameInfo): TemplateResult {
    const { language } = this.t;
    const usual = Object.fromEntries(fieldsOf(game.options).map((it) => [it.name, it.default]));
    const own = waysOf([game], Object.values(this.live.doc?.desk?.rulesets ?? {}), language).filter((it) => it.own);
    return html`<div class="presets">
      ${[...proposedBy(game, language), ...own].map((it) => {
        const chosen = isPlayed(it, this.#options, usual, this.#bots);
        const published = it.key === game.id;
        return html`<masque-way-button
          .name=${published ? this.t.msg('club.published') : it.name}
          .note=${it.own || published ? '' : it.about}
          .chosen=${chosen}
          ${dressed(game)}
          @choose=${() => this.#set(game, it.options, it.bots ?? game.bots[0])}
        >
          ${
            it.own
              ? html`<mq-icon-button
                  icon="cancel"
                  .label=${this.t.msg({ key: 'club.ruleset.drop', args: { name: it.name } })}
                  @click=${() => this.live.do({ do: 'drop', ruleset: it.key })}
                ></mq-icon-button>`
              : nothing
          }
        </masque-way-button>`;
      })}
    </div>`;
  }

  /** The options of the table: changed ones first, all others one press away. */
  #edit(game: GameInfo): TemplateResult {
    const t = this.live.wordsOf(this.base, game.id, []);
    const options = this.#options;
    const all = fieldsOf(game.options);
    const changed = all.filter((it) => it.name in options && !isDefault(it, options[it.name]));
    // All hosts see the rulesets of the club, and a code is passed on: neither tells what is in a hidden set.
    const secret = this.live.you?.sets?.[this.table] ?? {};
    const own = Object.fromEntries(
      changed.flatMap(({ name }) => (name in secret ? [] : [[name, options[name]] as const])),
    );
    return html`<div class="edit" ${dressed(game)}>
      <section class="chosen-by">
        <masque-spread>
          <h3>${game.name[t.language] ?? game.id}</h3>
          <mq-button plain .label=${t.msg('web.game.change')} @click=${() => (this.other = true)}></mq-button>
        </masque-spread>
        ${this.#ways(game)}
      </section>
      <section class="sum">
        <mq-sheet large>
          ${this.#sum(t, game, changed)}
          <p class="label">${this.#facts(game)}</p>
        </mq-sheet>
        ${this.#level(t, game)} ${changed.length || this.#bots !== undefined ? this.#keep(game, own) : nothing}
      </section>
      <masque-fold
        ?open=${matchMedia('(min-width: 62rem)').matches}
        .label=${t.msg({ key: 'club.options', args: { n: all.length } })}
      >
        <masque-options
          .translator=${t}
          .schema=${game.options}
          .groups=${game.groups ?? []}
          .value=${options}
          .without=${game.sets?.options ?? []}
          @option=${(e: CustomEvent<Record<string, unknown>>) => this.#set(game, { ...options, ...e.detail })}
        ></masque-options>
      </masque-fold>
      ${game.sets ? this.#cards(t, game, game.sets.options) : nothing}
    </div>`;
  }

  /** The cards or roles that are dealt; or that another host has chosen them in secret. */
  #cards(t: Translator, game: GameInfo, names: readonly string[]): TemplateResult {
    const options = this.#options;
    const seats = this.live.doc?.room.tables[this.table]?.seats.length ?? 0;
    if (!names.some((it) => it in options)) return html`<p class="label">${t.msg('club.set.hidden')}</p>`;
    return html`<masque-fold .label=${t.msg('web.set')} @fold=${(e: CustomEvent<boolean>) => (this.dealt = e.detail)}>
      ${
        this.dealt
          ? html`<masque-set
              .translator=${t}
              .game=${game}
              .options=${options}
              .seats=${seatsFor(game, seats)}
              @option=${(e: CustomEvent<Record<string, unknown>>) => this.#set(game, { ...options, ...e.detail })}
            ></masque-set>`
          : nothing
      }
    </masque-fold>`;
  }

  /** The changes to the rules, or that there are none. */
  #sum(t: Translator, game: GameInfo, changed: ReturnType<typeof fieldsOf>): TemplateResult {
    const told = changed.filter((it) => !game.sets?.options.includes(it.name));
    if (changed.length === 0) return html`<p><b>${t.msg('web.rules.usual')}</b></p>`;
    return html`<ul class="changes">
      ${told.map(
        (it) =>
          html`<li>
            <b
              >${t.msg({ key: 'club.option.is', args: { option: optionLabel(t, it.name), value: spoken(t, it, this.#options[it.name]) } })}</b
            >
            <span class="changed"
              >${t.msg({ key: 'web.option.changed', args: { usual: spoken(t, it, it.default) } })}</span
            >
          </li>`,
      )}
    </ul>`;
  }

  /** The number of players, and the length of a game. */
  #facts({ seats, profile }: GameInfo): string {
    const t = this.base;
    const players = t.msg({ key: 'ui.players', args: { min: seats.min, max: seats.max } });
    return `${players}, ${t.msg({ key: 'club.minutes', args: { n: profile.minutes[1] } })}`;
  }

  /** A custom ruleset can be saved for the club, and passed on as a code. */
  #keep(game: GameInfo, own: Readonly<Record<string, unknown>>): TemplateResult {
    const t = this.t;
    const bots = this.#bots;
    return html`<form
        class="pad"
        @submit=${async (e: Event) => {
          e.preventDefault();
          const name = this.name.trim();
          const kept = { name, game: game.id, options: { ...own }, ...(bots !== undefined && { bots }) };
          if (name && (await this.live.do({ do: 'ruleset', ...kept }))) this.name = '';
        }}
      >
        <wa-input
          maxlength="40"
          .label=${t.msg('club.ruleset.keep.as')}
          .value=${this.name}
          @input=${(e: Event) => (this.name = (e.target as WaInput).value ?? '')}
          >${fullHint(t, this.name, 40)}</wa-input
        >
        <mq-button plain type="submit" .label=${t.msg('club.ruleset.keep')}></mq-button>
      </form>
      <masque-ruleset-pass
        .base=${this.base}
        .ruleset=${{ game: game.id, options: { ...own }, ...(bots !== undefined && { bots }) }}
      ></masque-ruleset-pass>`;
  }

  override render() {
    const t = this.t;
    const table = this.live.doc?.room.tables[this.table];
    const game = table && this.live.game(table.game);
    const edits = game && this.#lobby && !this.other;
    const { problem } = this.live;
    return html`<mq-dialog
      open
      wide
      .heading=${t.msg(edits ? 'club.ruleset' : this.table ? 'web.game.change' : 'club.table.open')}
      @close=${() => this.send('done', undefined)}
    >
      <div class="pad">
        ${problem ? html`<mq-notice plain warn .text=${t.msg(problem)}></mq-notice>` : nothing}
        ${
          edits
            ? this.#edit(game)
            : html`<masque-ruleset-choose
                .base=${this.base}
                @play=${(e: CustomEvent<Chosen>) => this.#play(e.detail)}
              ></masque-ruleset-choose>`
        }
      </div>
    </mq-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-ruleset': MasqueRuleset;
  }
}
