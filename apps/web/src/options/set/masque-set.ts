import type { GameInfo, SetInfo } from '@masque/protocol';
import { icon, MqElement, type Translator } from '@masque/ui';
import '@masque/ui/number';
import '@masque/ui/select';
import '@masque/ui/switch';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { bringIcons } from '../../api/games.ts';
import { page } from '../../screens/page.ts';
import { balanceStyle, drawBalance } from './balance.ts';
import { deleteSet, savedSets } from './saved.ts';
import { SetQuery, type SetCounts } from './set-query.ts';
import './pass-on.ts';
import { setStyle } from './set.css.ts';
import { OwnWords } from '../../words/own-words.ts';
import { setWords } from './words.ts';

type Item = NonNullable<GameInfo['sets']>['items'][number];

const OWN = 'own';
const KEPT = 'kept';

/**
 * The cards or roles that are dealt: how many of each, whether they can be dealt, and the expected balance. The host
 * can change them; everybody else can read them.
 *
 * @fires option - `Record<string, unknown>`: the options that play the set.
 */
@customElement('masque-set')
export class MasqueSet extends MqElement {
  readonly #own = new OwnWords(setWords);
  static override styles = [page, balanceStyle, setStyle];

  @property({ attribute: false }) game!: GameInfo;
  @property({ attribute: false }) options: Readonly<Record<string, unknown>> = {};
  @property({ type: Number }) seats = 0;
  @property({ type: Boolean }) readonly = false;
  /** A change that the server has not answered yet. */
  @state() private draft: SetCounts | null = null;
  readonly #query = new SetQuery(this);

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('game')) void this.#icons();
    if (changed.has('game') || changed.has('options') || changed.has('seats')) this.#query.follow(this.#about);
  }

  async #icons(): Promise<void> {
    await bringIcons(this.game.id, this.game.sets?.items.map((it) => it.icon) ?? []);
    this.requestUpdate();
  }

  get #about() {
    const { game, seats, options } = this;
    return { game, seats, options };
  }

  get #counts(): SetCounts {
    return this.draft ?? this.#query.view?.set ?? {};
  }

  async #change(id: string, n: number): Promise<void> {
    this.draft = { ...this.#counts, [id]: n };
    const view = await this.#query.ask({ ...this.#about, set: this.draft });
    if (!view) return;
    this.draft = null;
    this.send('option', view.options);
  }

  /** Resolves with whether it is the code of a set. */
  readonly #use = async (code: string): Promise<boolean> => {
    const view = await this.#query.ask({ ...this.#about, code });
    if (view?.set) this.send('option', view.options);
    return view?.set !== null && view?.set !== undefined;
  };

  #start(view: SetInfo, value: string): void {
    const [kind, at] = value.split(':');
    const n = Number(at);
    if (kind === KEPT) return void this.#use(savedSets(this.game.id)[n]?.code ?? '');
    const preset = view.presets[n];
    if (kind === 'preset' && preset) this.send('option', preset.options);
  }

  #from(view: SetInfo) {
    const t = this.t;
    const kept = savedSets(this.game.id);
    const preset = view.presets.findIndex((it) => it.chosen);
    const same = kept.findIndex((it) => it.code === view.code);
    const value = preset >= 0 ? `preset:${preset}` : same >= 0 ? `${KEPT}:${same}` : OWN;
    const choices = [
      ...view.presets.map((it, i) => ({ value: `preset:${i}`, label: t.msg(it.name) })),
      ...kept.map((it, i) => ({ value: `${KEPT}:${i}`, label: it.name })),
      ...(value === OWN ? [{ value: OWN, label: t.msg('set.own') }] : []),
    ];
    return html`<mq-select
        .label=${t.msg('set.from')}
        .choices=${choices}
        .value=${value}
        @change=${(e: CustomEvent<string>) => this.#start(view, e.detail)}
      ></mq-select>
      <div class="row">
        ${
          preset === 0
            ? nothing
            : html`<mq-button
                plain
                .label=${t.msg('set.back')}
                @click=${() => this.#start(view, 'preset:0')}
              ></mq-button>`
        }
        ${
          preset < 0 && same >= 0
            ? html`<mq-button
                plain
                .label=${t.msg({ key: 'set.forget', args: { name: kept[same]!.name } })}
                @click=${() => {
                  deleteSet(this.game.id, kept[same]!.name);
                  this.requestUpdate();
                }}
              ></mq-button>`
            : nothing
        }
      </div>`;
  }

  #state(view: SetInfo) {
    const t = this.t;
    const n = Object.values(this.#counts).reduce((sum, it) => sum + it, 0);
    const said = view.problems.length > 0 ? view.problems : view.notes;
    return html`<section class="state" aria-label=${t.msg('set.state')}>
      <p class="count">
        <b>${t.msg({ key: 'set.size', args: { n, of: view.size } })}</b>
        <span class="label">${t.msg({ key: 'set.for', args: { n: this.seats } })}</span>
      </p>
      ${drawBalance(t, view)}
      <div aria-live="polite">
        ${said.map((it) => (view.problems.length > 0 ? html`<mq-notice plain warn aloud="nothing" .text=${t.msg(it)}></mq-notice>` : html`<p class="label">${t.msg(it)}</p>`))}
      </div>
    </section>`;
  }

  #line(item: Item) {
    const t = this.t;
    const n = this.#counts[item.id] ?? 0;
    const name = t.msg(item.name);
    const about = item.about ? t.msg(item.about) : '';
    if (this.readonly)
      return html`<li class="plain">
        ${icon(item.icon)}
        <p><b>${n > 1 ? `${n} × ${name}` : name}</b><span class="help">${about}</span></p>
      </li>`;
    return html`<li class=${n > 0 ? 'in' : ''}>
      ${icon(item.icon)}
      ${
        item.max === 1
          ? html`<mq-switch
              .label=${name}
              .note=${about}
              .checked=${n > 0}
              @change=${(e: CustomEvent<boolean>) => this.#change(item.id, e.detail ? 1 : 0)}
            ></mq-switch>`
          : html`<mq-number
              .label=${name}
              .note=${about}
              .value=${n}
              .max=${item.max}
              @change=${(e: CustomEvent<number>) => this.#change(item.id, e.detail)}
            ></mq-number>`
      }
    </li>`;
  }

  #groups() {
    const t = this.t;
    const all = this.game.sets?.items ?? [];
    const shown = this.readonly ? all.filter((it) => (this.#counts[it.id] ?? 0) > 0) : all;
    const groups = [...new Set(shown.map((it) => t.msg(it.group)))];
    return groups.map(
      (group) =>
        html`<section>
          <h3>${group}</h3>
          <ul class="items">
            ${shown.filter((it) => t.msg(it.group) === group).map((it) => this.#line(it))}
          </ul>
        </section>`,
    );
  }

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  override render() {
    const { view } = this.#query;
    if (!view) return html`<p class="label" role="status">…</p>`;
    if (view.hidden && this.readonly) return html`<p class="label">${this.t.msg('set.hidden')}</p>`;
    return html`${this.readonly ? nothing : html`<div class="pad">${this.#from(view)}</div>`}${this.#state(view)}
    ${this.#groups()}
    ${
      this.readonly && !view.code
        ? nothing
        : html`<masque-set-pass
            .game=${this.game.id}
            .code=${view.code}
            .use=${this.readonly ? null : this.#use}
            @kept=${() => this.requestUpdate()}
          ></masque-set-pass>`
    }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-set': MasqueSet;
  }
}
