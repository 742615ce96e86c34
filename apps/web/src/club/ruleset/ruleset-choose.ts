import type { Message } from '@masque/core';
import { fields, type Translator } from '@masque/ui';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { ApiError } from '../../api/client.ts';
import '../../screens/host/game-list.ts';
import { page } from '../../screens/page.ts';
import { rulesetIn } from '../code.ts';
import { dressed } from '../draw.ts';
import { ClubPart } from '../page.ts';
import { passedOn } from '../rest.ts';
import { rulesetStyle } from './ruleset.css.ts';
import './way-button.ts';
import { waysOf, type WayToPlay } from './ways.ts';
import { colon } from '../../words/colon.ts';

/** A chosen way to play. */
export interface Chosen {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots?: string | undefined;
}

/**
 * Chooses what is played next: a favourite, a ruleset of the club, a game as published or with a preset, or a code
 * that was passed on. One press applies it to the table.
 *
 * @fires play - `Chosen`
 */
@customElement('masque-ruleset-choose')
export class MasqueRulesetChoose extends ClubPart {
  static override styles = [page, fields, rulesetStyle];

  @property({ attribute: false }) base!: Translator;
  @state() private code = '';
  @state() private problem: Message | null = null;
  /** The game whose guide is open. */
  @state() private learns = '';

  protected override get t(): Translator {
    return this.base;
  }

  async #learn(game: string): Promise<void> {
    await import('../../learn/sheet.ts');
    this.learns = game;
  }

  #play({ game, options, bots }: Chosen): void {
    this.send('play', { game, options, ...(bots !== undefined && { bots }) });
  }

  #way(way: WayToPlay, starred: boolean): TemplateResult {
    const t = this.t;
    const { language } = t;
    const game = way.game.name[language] ?? way.game.id;
    const { name } = way;
    const below = way.own ? game : way.key === way.game.id ? way.about : `${game}${colon(language)}${way.about}`;
    const favour = t.msg({ key: starred ? 'club.favourite.not' : 'club.favourite', args: { name } });
    return html`<masque-way-button
      .name=${name}
      .note=${below}
      ${dressed(way.game)}
      @choose=${() => this.#play({ ...way, game: way.game.id })}
    >
      <mq-icon-button
        icon="notebook"
        .label=${`${t.msg('web.learn')}${colon(language)}${game}`}
        @click=${() => void this.#learn(way.game.id)}
      ></mq-icon-button>
      <masque-star
        .label=${favour}
        .on=${starred}
        @click=${() => this.live.do({ do: 'favour', what: way.key, on: !starred })}
      ></masque-star>
    </masque-way-button>`;
  }

  #ways(heading: string, ways: readonly WayToPlay[], favourites: readonly string[]) {
    if (ways.length === 0) return nothing;
    return html`<section>
      <h3>${heading}</h3>
      <div class="presets">${ways.map((it) => this.#way(it, favourites.includes(it.key)))}</div>
    </section>`;
  }

  /** The ruleset that a code contains, or that this server keeps under it. */
  async #use(): Promise<void> {
    try {
      const found = rulesetIn(this.code) ?? (await passedOn(this.code.trim()));
      if (this.live.game(found.game)) this.#play(found);
      else this.problem = 'club.code.bad';
    } catch (error) {
      const known = error instanceof ApiError && !['no_ruleset', 'bad_message', 'not_found'].includes(error.code);
      this.problem = known ? error.reason : 'club.code.bad';
    }
  }

  #paste(): TemplateResult {
    const t = this.t;
    return html`<form
      class="pad"
      @submit=${(e: Event) => {
        e.preventDefault();
        void this.#use();
      }}
    >
      <wa-input
        autocomplete="off"
        .label=${t.msg('club.code.given')}
        .value=${this.code}
        @input=${(e: Event) => {
          this.code = (e.target as WaInput).value ?? '';
          this.problem = null;
        }}
      ></wa-input>
      ${this.problem ? html`<mq-notice plain warn .text=${t.msg(this.problem)}></mq-notice>` : nothing}
      <mq-button plain type="submit" .label=${t.msg('club.code.use')}></mq-button>
    </form>`;
  }

  override render() {
    const t = this.t;
    const { doc, games } = this.live;
    const favourites = doc?.desk?.favourites ?? [];
    const ways = waysOf(games, Object.values(doc?.desk?.rulesets ?? {}), t.language);
    const others = ways.filter((it) => !favourites.includes(it.key));
    const loved = favourites.flatMap((key) => ways.find((it) => it.key === key) ?? []);
    const proposed = others.filter((it) => !it.own && it.key !== it.game.id);
    return html`<div class="pad">
      ${this.#ways(t.msg('club.favourites'), loved, favourites)}
      ${this.#ways(
        t.msg('club.rulesets'),
        others.filter((it) => it.own),
        favourites,
      )}
      <section>
        <h3>${t.msg('club.published')}</h3>
        <masque-game-list
          .games=${games}
          taught
          @learn=${(e: CustomEvent<string>) => (e.preventDefault(), void this.#learn(e.detail))}
          @choose-game=${(e: CustomEvent<string>) => this.#play({ game: e.detail, options: {} })}
        ></masque-game-list>
      </section>
      ${this.#ways(t.msg('club.presets'), proposed, favourites)} ${this.#paste()}
      ${
        this.learns
          ? html`<masque-learn-sheet .game=${this.learns} @done=${() => (this.learns = '')}></masque-learn-sheet>`
          : nothing
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-ruleset-choose': MasqueRulesetChoose;
  }
}
