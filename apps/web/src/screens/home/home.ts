import { Task } from '@lit/task';
import { MqElement, applyTheme, fields, icon, registerIcons, type Translator } from '@masque/ui';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { ref } from 'lit/directives/ref.js';
import { ApiError, tableInfo } from '../../api/client.ts';
import type { ClubInfo } from '../../club/rest.ts';
import { dayOf, timeOf } from '../../club/seen.ts';
import { recall } from '../../prefs/storage.ts';
import '../../shell/languages.ts';
import { go } from '../../shell/router.ts';
import { page } from '../page.ts';
import { homeStyle } from './home.css.ts';
import type { InstallOffer } from './install.ts';
import { OpenTables } from './polled.ts';
import { sinceOf } from './since.ts';
import { drawTableRow, tableRowStyle } from './table-row.ts';
import { OwnWords } from '../../words/own-words.ts';
import { homeWords } from './words.ts';

/** Four corners and a line between them, in the 512 by 512 square of all icons. */
registerIcons({
  scan: 'M64 64h128v48h-80v80H64zM320 64h128v128h-48v-80h-80zM64 320h48v80h80v48H64zM400 320h48v128H320v-48h80zM128 232h256v48H128z',
});

/** The start page: a code, a new table, and the open tables. */
@customElement('masque-home')
export class MasqueHome extends MqElement {
  readonly #own = new OwnWords(homeWords);
  static override styles = [page, tableRowStyle, fields, homeStyle];

  @state() private code = '';
  @state() private problem = '';
  /** The camera is looking for a code. */
  @state() private scans = false;
  /** The browser can install the app. */
  @state() private install: InstallOffer | null = null;
  readonly #open = new OpenTables(this);
  readonly #last = recall('table');
  readonly #clubs = new Task(this, {
    task: async () => {
      const codes = (recall('clubs') ?? '').split(' ').filter(Boolean).slice(0, 3);
      if (codes.length === 0) return [];
      const { clubInfo } = await import('../../club/rest.ts');
      const found = await Promise.allSettled(codes.map((it) => clubInfo(it)));
      return found.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []));
    },
    args: () => [],
  });

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = 'Masque';
    addEventListener('beforeinstallprompt', this.#offered);
  }

  override disconnectedCallback(): void {
    removeEventListener('beforeinstallprompt', this.#offered);
    super.disconnectedCallback();
  }

  /** A line of this page offers it, instead of the browser. */
  readonly #offered = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (recall('install')) return;
    await import('./install.ts');
    this.install = event as InstallOffer;
  };

  readonly #type = (event: Event): void => {
    const field = event.target as WaInput;
    this.code = field.value = (field.value ?? '').replace(/[^a-z]/gi, '').toUpperCase();
    this.problem = '';
  };

  readonly #enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (this.code.length < 4) return void (this.problem = this.t.msg('home.code.short'));
    try {
      await tableInfo(this.code);
      go(`/t/${this.code}`);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'no_table' && (await this.#isEvening()))
        return go(`/c/${this.code}`);
      this.problem = this.t.msg(error instanceof ApiError ? error.reason : 'web.offline');
    }
  };

  async #scan(): Promise<void> {
    await import('./scan.ts');
    this.scans = true;
  }

  readonly #scanned = async ({ detail: types }: CustomEvent<boolean>): Promise<void> => {
    this.scans = false;
    await this.updateComplete;
    if (types) this.renderRoot.querySelector<WaInput>('.code')?.focus();
  };

  async #isEvening(): Promise<boolean> {
    const { clubInfo } = await import('../../club/rest.ts');
    return clubInfo(this.code).then(
      () => true,
      () => false,
    );
  }

  /** Clubs that this browser has visited: known members join with one press. */
  #evenings() {
    const clubs = this.#clubs.value ?? [];
    return clubs.length > 0 ? html`<div class="clubs">${clubs.map((it) => this.#club(it))}</div>` : nothing;
  }

  #club({ code, name, evening, next, you }: ClubInfo) {
    const t = this.t;
    return html`<section class="tonight">
      <p class="label">${evening ? t.msg(sinceOf(t, name, evening.at, Date.now())) : name}</p>
      <h2>${evening?.name ?? next?.name ?? t.msg('home.evening.none')}</h2>
      ${!evening && next?.on !== undefined ? html`<p>${dayOf(t, next.on)}, ${timeOf(t, next.on)}</p>` : nothing}
      ${evening ? this.#here(evening) : nothing}
      <mq-button
        ?main=${evening !== null}
        ?plain=${evening === null}
        icon=${evening && you?.mask ? `mask:${you.mask}` : ''}
        href=${you?.host && !you.here ? `/desk/${code}` : `/c/${code}`}
        .label=${evening && you ? t.msg({ key: 'home.evening.come', args: { who: you.name } }) : t.msg('home.evening.look')}
      ></mq-button>
      ${you ? this.#not(you.name, you.mask) : nothing}
    </section>`;
  }

  /** A phone lent to a friend shows whose it is, and can switch to another person. */
  #not(who: string, mask?: string) {
    const t = this.t;
    return html`<p class="not">
      ${mask ? html`<span class="label">${t.msg({ key: 'home.masked', args: { mask: t.msg(`ui.mask.${mask}`) } })}</span>` : nothing}
      <a href="/who">${t.msg({ key: 'home.not', args: { who } })}</a>
    </p>`;
  }

  /** The people who are there, with their masks, and what is played. */
  #here({ people, masks, tables }: NonNullable<ClubInfo['evening']>) {
    const t = this.t;
    return html`<p class="faces">
        ${
          people === 0
            ? t.msg('home.evening.nobody')
            : html`${masks.map((mask) => html`<mq-cameo .mask=${mask} aria-hidden="true"></mq-cameo>`)}
                <span>${t.msg({ key: 'home.evening.more', args: { n: people - masks.length } })}</span>`
        }
      </p>
      <ul class="tables">
        ${tables.map(({ game, name, state, lacks }) => {
          const of = this.#open.game(game);
          return html`<li ${ref((row) => row && applyTheme(row as HTMLElement, of?.theme))}>
            ${icon(of?.theme.icon ?? 'masque')}
            <span><b>${of?.name[t.language] ?? game}</b> ${name === undefined ? nothing : html`<i>${name}</i>`}</span>
            <span class="label">${t.msg({ key: 'home.table.state', args: { state, lacks } })}</span>
          </li>`;
        })}
      </ul>`;
  }

  #tables() {
    const t = this.t;
    const { tables } = this.#open;
    const rows = tables.filter((it) => it.state !== 'over' && it.code !== this.#last);
    const last = tables.find((it) => it.code === this.#last);
    return html`${
      last
        ? html`<section>
            <h2 class="label">${t.msg('home.last')}</h2>
            <ul class="tables">
              <li ${ref((row) => row && applyTheme(row as HTMLElement, this.#open.game(last.game)?.theme))}>
                ${icon(this.#open.game(last.game)?.theme.icon ?? 'masque')}
                <div>
                  <b>${this.#open.game(last.game)?.name[t.language] ?? last.game}</b>
                  <span class="quiet">${last.code}</span>
                </div>
                <span class="ways"><a href="/t/${last.code}">${t.msg('home.return')}</a></span>
              </li>
            </ul>
          </section>`
        : nothing
    }
    ${
      // No notice that nothing is open below an evening that is on.
      rows.length === 0 && (last || this.#clubs.value?.some((it) => it.evening))
        ? nothing
        : html`<section aria-labelledby="open">
            <h2 class="label" id="open">${t.msg('home.tables')}</h2>
            ${
              rows.length
                ? html`<ul class="tables">
                    ${rows.map((it) => drawTableRow(t, it, this.#open.game(it.game)))}
                  </ul>`
                : html`<p class="quiet said">${t.msg(this.#open.offline ? 'web.offline' : 'home.tables.none')}</p>`
            }
          </section>`
    }`;
  }

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  override render() {
    const t = this.t;
    const known = (this.#clubs.value?.length ?? 0) > 0;
    const name = recall('name');
    // A club shows the name where the member joins.
    const says = name && this.#clubs.value && !this.#clubs.value.some((it) => it.you);
    return html`<mq-page brief class=${known ? 'known' : ''}>
        <header slot="head" class="crest">
          ${icon('masque')}
          <h1 class="display">Masque</h1>
          <p class="said">${t.msg('home.motto')}</p>
        </header>
        ${this.#evenings()}
        <form @submit=${this.#enter}>
          <wa-input
            class="code ${this.problem ? 'wrong' : ''}"
            name="code"
            maxlength="6"
            placeholder="····"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            enterkeyhint="go"
            .label=${t.msg(known ? 'home.code.other' : 'web.code')}
            .value=${this.code}
            @input=${this.#type}
            >${this.problem ? html`<span slot="hint" role="alert">${this.problem}</span>` : nothing}</wa-input
          >
          <div class="hosts">
            <mq-button ?main=${!known} type="submit" .label=${t.msg('home.enter')}></mq-button>
            <mq-button icon="scan" .label=${t.msg('home.scan')} @click=${() => this.#scan()}></mq-button>
          </div>
        </form>
        <div class="hosts">
          <mq-button href="/host" icon="candle" .label=${t.msg('web.host')}></mq-button>
          <mq-button href="/club" icon="masque" .label=${t.msg('home.evening.host')}></mq-button>
        </div>
        ${this.#tables()}
        <footer>
          ${says ? html`<a class="learn" href="/who">${t.msg({ key: 'home.not', args: { who: name } })}</a>` : nothing}
          <masque-languages></masque-languages>
          <a class="learn" href="/learn">${t.msg('home.learn')}</a>
          <a class="wide" href="/console">${t.msg('web.console')}</a>
          ${
            this.install
              ? html`<masque-install .offer=${this.install} @done=${() => (this.install = null)}></masque-install>`
              : nothing
          }
        </footer>
      </mq-page>
      ${this.scans ? html`<masque-scan @done=${this.#scanned}></masque-scan>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-home': MasqueHome;
  }
}
