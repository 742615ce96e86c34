import { Task } from '@lit/task';
import { MqElement, applyTheme, fields, icon, registerIcons, type Translator } from '@masque/ui';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { ref } from 'lit/directives/ref.js';
import { ApiError, tableInfo } from '../../api/client.ts';
import type { ClubInfo } from '../../club/rest.ts';
import { dayOf, timeOf } from '../../club/seen.ts';
import { recall } from '../../prefs/storage.ts';
import '../../shell/languages.ts';
import { go } from '../../shell/router.ts';
import { page } from '../page.ts';
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
  static override styles = [
    page,
    tableRowStyle,
    fields,
    css`
      :host {
        background: radial-gradient(
          ellipse 70% 40% at 50% 12rem,
          color-mix(in oklch, var(--flame) 16%, transparent),
          transparent 75%
        );
      }
      .crest {
        display: grid;
        justify-items: center;
        gap: 0.2rem;
        text-align: center;
        padding-block: clamp(1.2rem, 7vh, 4.5rem) clamp(0.6rem, 3vh, 2rem);
      }
      .crest svg {
        inline-size: clamp(5rem, 17vh, 8.5rem);
        block-size: clamp(5rem, 17vh, 8.5rem);
      }
      h1:focus {
        outline: none;
      }
      .crest h1 {
        font-size: min(clamp(3rem, 8vh, 4rem), 24vw);
      }
      .crest .said {
        font-size: var(--t-lead);
        color: var(--candle-2);
      }
      form {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.6rem;
        text-align: center;
      }
      .code {
        --wa-form-control-height: 4.4rem;
        inline-size: min(20rem, 100%);
        margin-inline: auto;
        align-items: center;
      }
      .code::part(form-control-label),
      .code::part(hint) {
        text-wrap: balance;
        font-size: var(--t-label);
        color: var(--candle-2);
        justify-content: center;
      }
      .code.wrong::part(hint) {
        color: var(--wax-lit);
      }
      .code::part(input) {
        text-align: center;
        text-transform: uppercase;
        font-size: min(2.5rem, 11vw);
        font-weight: 700;
        letter-spacing: 0.35em;
        text-indent: 0.35em;
      }
      .hosts {
        display: grid;
        gap: 0.6rem;
        grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
      }
      form .hosts {
        grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
      }
      form .hosts mq-button::part(button) {
        padding-inline: 0.5rem;
      }
      .tonight {
        border: 1px solid var(--brass-2);
        background: color-mix(in oklch, var(--flame) 6%, var(--lacquer-2));
        padding: 0.9rem;
        display: grid;
        gap: 0.5rem;
      }
      .tonight h2 {
        font-size: var(--t-claim);
        line-height: 1.1;
        overflow-wrap: anywhere;
      }
      .faces {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.25rem;
        --cameo-width: 2rem;
      }
      .faces span {
        padding-inline-start: 0.3rem;
        color: var(--candle-2);
      }
      .not {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0 1rem;
        overflow-wrap: anywhere;
      }
      .not a {
        display: grid;
        align-items: center;
        min-block-size: var(--touch);
        font-weight: 600;
      }
      .clubs {
        display: grid;
        gap: 1rem;
      }
      .tonight .tables li {
        min-block-size: 2.4rem;
        gap: 0.6rem;
      }
      .tonight .tables li:last-child {
        border-block-end: none;
        padding-block-end: 0.6rem;
      }
      .tonight .tables svg.i {
        inline-size: 1.4rem;
        block-size: 1.4rem;
      }
      .tonight .tables b {
        font-size: 1rem;
      }
      .tonight .tables i {
        font: italic 400 1.125rem / 1.2 var(--display);
        color: var(--accent);
        overflow-wrap: anywhere;
      }
      /* Known visitors see the evening first. */
      @media (max-width: 59.99rem) {
        .known .crest {
          display: flex;
          align-items: center;
          gap: 0.8rem;
          padding-block: 0.9rem 0.2rem;
        }
        .known .crest svg {
          inline-size: min(3rem, 18vw);
          block-size: min(3rem, 18vw);
        }
        .known .crest h1 {
          font-size: min(2.25rem, 14vw);
        }
        .known .crest .said {
          display: none;
        }
      }
      /* Side by side: the house, and what is on tonight. */
      @media (min-width: 60rem) {
        .known::part(main) {
          max-inline-size: 74rem;
          grid-template-columns: minmax(0, 32rem) minmax(0, 1fr);
          grid-template-rows: repeat(4, auto) 1fr;
          column-gap: 4rem;
          grid-auto-flow: dense;
        }
        /* On a high screen, in the middle of it. */
        mq-page::part(main) {
          padding-block-start: max(0px, (100dvh - 50rem) / 2);
        }
        .known .clubs,
        .known > section {
          grid-column: 2;
        }
        .known .clubs {
          grid-row: 1 / span 4;
          align-self: start;
          margin-block-start: clamp(1.2rem, 7vh, 4.5rem);
        }
        .known > section {
          grid-row: auto;
        }
        /* Below one club there is room for the other open tables. */
        .known .clubs:not(:has(> :nth-child(2))) {
          grid-row: 1 / span 2;
        }
        .known .clubs:not(:has(> :nth-child(2))) ~ section {
          grid-row-end: span 2;
        }
        /* Between two evenings it is short. */
        .known .clubs:not(:has(> :nth-child(2), .faces)) {
          grid-row: 1;
        }
        .known > :is(header, form, .hosts, footer) {
          grid-column: 1;
        }
      }
      /* A phone in landscape: the house beside its door. */
      @media (min-width: 34rem) and (max-height: 27rem) {
        mq-page:not(.known)::part(main) {
          grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
          grid-template-rows: repeat(3, auto) 1fr;
          column-gap: 2rem;
        }
        mq-page:not(.known) > * {
          grid-column: 2;
        }
        mq-page:not(.known) > .crest {
          grid-area: 1 / 1 / span 4;
          align-self: start;
        }
        mq-page:not(.known) > form {
          padding-block-start: 0.8rem;
        }
      }
      .learn {
        display: grid;
        align-items: center;
        min-block-size: var(--touch);
      }
      .wide {
        display: none;
      }
      @media (min-width: 68.75rem) {
        .wide {
          display: grid;
          align-items: center;
        }
      }
      footer {
        gap: 1.5rem;
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        padding-block-start: 0.5rem;
      }
    `,
  ];

  @state() private code = '';
  @state() private problem = '';
  /** The camera is looking for a code. */
  @state() private scans = false;
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
  }

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
    return html`<mq-page class=${known ? 'known' : ''}>
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
