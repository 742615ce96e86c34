import type { Ruleset } from '@masque/club';
import type { GameInfo } from '@masque/protocol';
import { fields, MqElement, type Translator } from '@masque/ui';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../options/form.ts';
import { fieldsOf } from '../options/schema.ts';
import { changedOptions } from '../options/summary.ts';
import { optionLabel, spoken } from '../options/words.ts';
import '../screens/host/game-list.ts';
import { page } from '../screens/page.ts';
import { codeOf, rulesetIn } from './code.ts';
import { dressed } from './draw.ts';
import type { LiveClub } from './live-club.ts';
import { parts } from './parts.css.ts';

/**
 * What is played at a table: a ruleset of the club or a game as published, in one press; then its options, those that
 * are changed first.
 *
 * @fires done
 */
@customElement('masque-ruleset')
export class MasqueRuleset extends MqElement {
  static override styles = [
    page,
    fields,
    parts,
    css`
      .presets {
        display: grid;
        gap: 0.5rem;
        grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
      }
      .preset {
        display: grid;
        align-content: center;
        min-block-size: 4rem;
        padding: 0.5rem 0.8rem;
        text-align: start;
        border: 1px solid var(--brass-2);
        border-inline-start: 0.25rem solid var(--accent);
        line-height: 1.15;
      }
      .changed {
        color: var(--accent);
        font-size: var(--t-label);
        font-weight: 600;
      }
      .changes {
        display: grid;
        gap: 0.4rem;
      }
      .changes li {
        border-block-start: 1px solid var(--hairline);
        padding-block: 0.4rem;
      }
      summary {
        min-block-size: var(--touch);
        display: flex;
        align-items: center;
        cursor: pointer;
        font-weight: 600;
      }
      .share {
        font-weight: 700;
        overflow-wrap: anywhere;
        font-size: var(--t-label);
      }
      section {
        display: grid;
        gap: 0.6rem;
      }
    `,
  ];

  @property({ attribute: false }) live!: LiveClub;
  @property({ attribute: false }) base!: Translator;
  /** The table; '' for a new one. */
  @property() table = '';
  /** Another game is being chosen for a table that has one. */
  @state() private other = false;
  @state() private name = '';
  @state() private code = '';
  @state() private bad = false;

  protected override get t(): Translator {
    return this.base;
  }

  get #lobby(): boolean {
    return this.live.doc?.room.tables[this.table]?.state === 'lobby';
  }

  get #rulesets(): readonly Ruleset[] {
    return Object.values(this.live.doc?.desk?.rulesets ?? {});
  }

  async #play(game: string, options: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const given = { game, ...(Object.keys(options).length > 0 && { options: { ...options } }) };
    const done = await this.live.do(
      this.table === '' ? { do: 'table', ...given } : { do: 'game', table: this.table, ...given },
    );
    if (done) this.send('done', undefined);
  }

  /** A ruleset of the club, or a game as published: one press, and the table has it. */
  #choose(): TemplateResult {
    const t = this.t;
    const rulesets = this.#rulesets;
    return html`${
        rulesets.length
          ? html`<section>
              <h3>${t.msg('club.rulesets')}</h3>
              <div class="presets">
                ${rulesets.map(
                  (it) =>
                    html`<button
                      class="preset"
                      ${dressed(this.live.game(it.game))}
                      @click=${() => this.#play(it.game, it.options)}
                    >
                      <b>${it.name}</b>
                      <span class="label">${this.live.game(it.game)?.name[t.language] ?? it.game}</span>
                    </button>`,
                )}
              </div>
            </section>`
          : nothing
      }
      <section>
        <h3>${t.msg('club.published')}</h3>
        <masque-game-list
          .games=${this.live.games}
          @choose-game=${(e: CustomEvent<string>) => this.#play(e.detail)}
        ></masque-game-list>
      </section>
      ${this.#paste()}`;
  }

  #paste(): TemplateResult {
    const t = this.t;
    return html`<form
      class="pad"
      @submit=${(e: Event) => {
        e.preventDefault();
        const found = rulesetIn(this.code);
        this.bad = !found || !this.live.game(found.game);
        if (found && !this.bad) void this.#play(found.game, found.options);
      }}
    >
      <wa-input
        autocomplete="off"
        .label=${t.msg('club.code.given')}
        .value=${this.code}
        @input=${(e: Event) => {
          this.code = (e.target as WaInput).value ?? '';
          this.bad = false;
        }}
      ></wa-input>
      ${this.bad ? html`<mq-notice plain warn .text=${t.msg('club.code.bad')}></mq-notice>` : nothing}
      <mq-button plain type="submit" .label=${t.msg('club.code.use')}></mq-button>
    </form>`;
  }

  #set(game: GameInfo, change: Readonly<Record<string, unknown>>): void {
    const options = { ...this.#options, ...change };
    void this.live.do({ do: 'game', table: this.table, game: game.id, options });
  }

  get #options(): Readonly<Record<string, unknown>> {
    return this.live.doc?.desk?.options[this.table] ?? {};
  }

  /** The options of the table: what is changed stands first, all others are one press away. */
  #edit(game: GameInfo): TemplateResult {
    const t = this.live.wordsOf(this.base, game.id, []);
    const options = this.#options;
    const changes = changedOptions(t, game, options);
    const usual = fieldsOf(game.options);
    const own = Object.fromEntries(
      usual.flatMap((it) =>
        JSON.stringify(options[it.name]) === JSON.stringify(it.default) || !(it.name in options)
          ? []
          : [[it.name, options[it.name]]],
      ),
    );
    return html`<section ${dressed(game)}>
        <div class="spread">
          <h3>${game.name[t.language] ?? game.id}</h3>
          <mq-button plain .label=${t.msg('web.game.change')} @click=${() => (this.other = true)}></mq-button>
        </div>
        ${
          changes.length
            ? html`<ul class="changes">
                  ${usual
                    .filter((it) => it.name in own && !game.sets?.options.includes(it.name))
                    .map(
                      (it) =>
                        html`<li>
                          <b>${optionLabel(t, it.name)}: ${spoken(t, it, options[it.name])}</b>
                          <span class="changed"
                            >${t.msg({ key: 'club.changed', args: { usual: spoken(t, it, it.default) } })}</span
                          >
                        </li>`,
                    )}
                </ul>
                <mq-button
                  plain
                  .label=${t.msg('club.as-published')}
                  @click=${() => this.live.do({ do: 'game', table: this.table, game: game.id })}
                ></mq-button>`
            : html`<p class="label">${t.msg('web.rules.usual')}</p>`
        }
        <details>
          <summary>${t.msg({ key: 'club.options', args: { n: usual.length } })}</summary>
          <masque-options
            .translator=${t}
            .schema=${game.options}
            .value=${options}
            .without=${game.sets?.options ?? []}
            @option=${(e: CustomEvent<Record<string, unknown>>) => this.#set(game, e.detail)}
          ></masque-options>
        </details>
      </section>
      <form
        class="pad"
        @submit=${async (e: Event) => {
          e.preventDefault();
          const name = this.name.trim();
          if (name && (await this.live.do({ do: 'ruleset', name, game: game.id, options: own }))) this.name = '';
        }}
      >
        <wa-input
          maxlength="40"
          .label=${t.msg('club.ruleset.keep.as')}
          .value=${this.name}
          @input=${(e: Event) => (this.name = (e.target as WaInput).value ?? '')}
        ></wa-input>
        <mq-button plain type="submit" .label=${t.msg('club.ruleset.keep')}></mq-button>
      </form>
      ${this.#kept(game)}
      <p class="label">${t.msg('club.code.share')}</p>
      <p class="share">${codeOf(game.id, own)}</p>`;
  }

  #kept(game: GameInfo) {
    const t = this.t;
    return this.#rulesets
      .filter((it) => it.game === game.id)
      .map(
        (it) =>
          html`<div class="spread">
            <span>${it.name}</span>
            <mq-button
              plain
              .label=${t.msg('club.ruleset.drop')}
              @click=${() => this.live.do({ do: 'drop', ruleset: it.id })}
            ></mq-button>
          </div>`,
      );
  }

  override render() {
    const t = this.t;
    const table = this.live.doc?.room.tables[this.table];
    const game = table && this.live.game(table.game);
    const edits = game && this.#lobby && !this.other;
    const { problem } = this.live;
    return html`<mq-dialog
      open
      .heading=${t.msg(edits ? 'club.ruleset' : this.table ? 'web.game.change' : 'club.table.open')}
      @close=${() => this.send('done', undefined)}
    >
      <div class="pad">
        ${problem ? html`<mq-notice plain warn .text=${t.msg(problem)}></mq-notice>` : nothing}
        ${edits ? this.#edit(game) : this.#choose()}
      </div>
    </mq-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-ruleset': MasqueRuleset;
  }
}
