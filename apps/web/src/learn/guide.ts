import type { Face, GuideEntry } from '@masque/core';
import type { GameInfo, GuideView } from '@masque/protocol';
import { Task } from '@lit/task';
import { applyTheme, fields, MqElement, type Translator } from '@masque/ui';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { gameOf } from '../api/games.ts';
import { page } from '../screens/page.ts';
import { finding } from '../words/find.ts';
import './buttons.ts';
import { bringGuide, GuideWords, nameOf, type LoadedGuide } from './brought.ts';
import { learnStyle } from './learn.css.ts';
import { drawPicture } from './picture.ts';
import { drawLine, drawParagraphs, paragraphsOf, plain, type Ways } from './prose.ts';

/**
 * The guide of a game: its first page with pictures, every card, and the whole rules, with a search.
 *
 * @fires entry - `string`: the card to read about; empty: the first page.
 */
@customElement('masque-guide')
export class MasqueGuide extends MqElement {
  static override styles = [page, fields, learnStyle];

  @property() game = '';
  /** The face whose entry is open. */
  @property() entry = '';
  @state() private wanted = '';

  readonly #words = new GuideWords();
  readonly #brought = new Task(this, {
    task: async ([id, language]): Promise<(LoadedGuide & { readonly game: GameInfo }) | null> => {
      const game = await gameOf(id);
      return game && { game, ...(await bringGuide(id, language)) };
    },
    args: () => [this.game, super.t.language] as const,
  });

  protected override get t(): Translator {
    return this.#words.in(super.t, this.#brought.value);
  }

  protected override get voice(): Translator {
    return this.t;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const theme = this.#brought.value?.game.theme;
    if (theme && theme !== this.theme) {
      this.theme = theme;
      applyTheme(this, theme);
    }
    if (changed.has('entry')) this.wanted = '';
  }

  readonly #open = (face: string): void => this.send('entry', face);

  readonly #ways: Ways = {
    to: (face) => `/learn/${this.game}/${encodeURIComponent(face)}`,
    open: this.#open,
  };

  readonly #nameOf = (id: string): string => nameOf(this.t, this.#brought.value, id);

  #tiles(entries: readonly GuideEntry[]) {
    return html`<ul class="tiles" role="list">
      ${entries.map(
        ({ face }) =>
          html`<li>
            <masque-tile
              .icon=${face.icon ?? ''}
              .label=${this.t.msg(face.name)}
              @click=${() => this.#open(face.id)}
            ></masque-tile>
          </li>`,
      )}
    </ul>`;
  }

  #groups(entries: readonly GuideEntry[]) {
    const groups = new Map<string, GuideEntry[]>();
    for (const it of entries) {
      const group = it.group ? this.t.msg(it.group) : '';
      groups.set(group, [...(groups.get(group) ?? []), it]);
    }
    return [...groups].map(
      ([group, those]) => html`${group ? html`<h3 class="group">${group}</h3>` : nothing}${this.#tiles(those)}`,
    );
  }

  #steps({ steps }: GuideView) {
    const { t } = this;
    return html`<ol class="steps" role="list">
      ${steps.map(
        ({ id, picture }) =>
          html`<li class=${picture ? nothing : 'bare'}>
            ${picture ? drawPicture(t, picture) : nothing}
            <div>
              <h3>${t.msg(`guide.step.${id}`)}</h3>
              ${drawParagraphs(paragraphsOf(t, `guide.step.${id}.text`, this.#nameOf), this.#ways)}
            </div>
          </li>`,
      )}
    </ol>`;
  }

  #chapters({ chapters }: GuideView) {
    return chapters.map((id) =>
      this.#chapter(id, drawParagraphs(paragraphsOf(this.t, `guide.rules.${id}.text`, this.#nameOf), this.#ways)),
    );
  }

  #chapter(id: string, body: TemplateResult[]) {
    return html`<section class="prose">
      <h3>${this.t.msg(`guide.rules.${id}`)}</h3>
      ${body}
    </section>`;
  }

  /** The text of a face's entry, for the search. */
  #said({ face, rows = [] }: GuideEntry): string {
    const { t } = this;
    const more = rows.flatMap((row) => paragraphsOf(t, `guide.${face.id}.${row}`, this.#nameOf).map(plain));
    return [t.msg(face.name), face.text ? t.msg(face.text) : '', ...more].join(' ');
  }

  #found({ entries, chapters }: GuideView) {
    const fits = finding(this.wanted);
    const cards = entries.filter((it) => fits(this.#said(it)));
    const places = chapters.flatMap((id) => {
      const heading = this.t.msg(`guide.rules.${id}`);
      const lines = paragraphsOf(this.t, `guide.rules.${id}.text`, this.#nameOf);
      const those = fits(heading) ? lines : lines.filter((it) => fits(plain(it)));
      return those.length > 0 ? [{ id, lines: those }] : [];
    });
    return html`<p class="label" role="status">
        ${this.t.msg({ key: 'learn.found', args: { n: cards.length + places.length } })}
      </p>
      ${cards.length > 0 ? this.#tiles(cards) : nothing}
      ${places.map(({ id, lines }) => this.#chapter(id, drawParagraphs(lines, this.#ways)))}`;
  }

  #first(guide: GuideView) {
    const { t } = this;
    return html`<h2 class="title">
        ${paragraphsOf(t, 'guide.title', this.#nameOf).map((it) => drawLine(it, this.#ways))}
      </h2>
      ${this.#steps(guide)}
      <section aria-labelledby="cards">
        <div class="over">
          <h2 id="cards">${t.msg('learn.cards')}</h2>
          <span class="label">${t.msg('learn.cards.how')}</span>
        </div>
        ${this.#groups(guide.entries)}
      </section>
      <section class="rules" aria-labelledby="rules">
        <h2 id="rules">${t.msg('learn.rules')}</h2>
        <wa-input
          type="search"
          .label=${t.msg('learn.search')}
          .value=${this.wanted}
          @input=${(e: Event) => (this.wanted = (e.target as WaInput).value ?? '')}
        ></wa-input>
        ${this.wanted.trim() ? this.#found(guide) : this.#chapters(guide)}
      </section>`;
  }

  #entry(guide: GuideView, at: number) {
    const { t } = this;
    const { face, rows = [] } = guide.entries[at]!;
    // Text beside the card is not repeated on it, nor printed in full below the few words that sum it up.
    const shown = rows.length === 0 || face.tags?.length ? { ...face, text: undefined } : face;
    const all = guide.entries.length;
    const to = (by: number, label: string) =>
      html`<masque-turn
        ?back=${by < 0}
        .label=${t.msg(label)}
        @click=${() => this.#open(guide.entries[(at + by + all) % all]!.face.id)}
      ></masque-turn>`;
    return html`<article class="entry" aria-label=${t.msg(face.name)}>
      <div class="show">
        ${to(-1, 'learn.before')}
        <mq-card .card=${{ state: 'up', face: shown }}></mq-card>
        ${to(1, 'learn.next')}
      </div>
      <div>${this.#rows(face, rows)}</div>
      <p class="label where">${t.msg({ key: 'learn.place', args: { n: at + 1, all } })}</p>
      <mq-button plain .label=${t.msg('learn.all')} @click=${() => this.#open('')}></mq-button>
    </article>`;
  }

  #rows(face: Face, rows: readonly string[]) {
    const { t } = this;
    if (rows.length === 0) return face.text ? html`<p class="prose">${t.msg(face.text)}</p>` : nothing;
    return html`<dl>
      ${rows.map(
        (row) =>
          html`<dt>${t.msg(`guide.row.${row}`)}</dt>
            <dd>${drawParagraphs(paragraphsOf(t, `guide.${face.id}.${row}`, this.#nameOf), this.#ways)}</dd>`,
      )}
    </dl>`;
  }

  override render() {
    return this.#brought.render({
      initial: () => nothing,
      pending: () => html`<p class="label">${this.t.msg('learn.loading')}</p>`,
      error: () => html`<mq-notice plain warn .text=${this.t.msg('web.offline')}></mq-notice>`,
      complete: (brought) => {
        if (!brought) return html`<p>${this.t.msg('learn.none')}</p>`;
        const at = brought.guide.entries.findIndex(({ face }) => face.id === this.entry);
        return at >= 0 ? this.#entry(brought.guide, at) : this.#first(brought.guide);
      },
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-guide': MasqueGuide;
  }
}
