import type { TableInfo } from '@masque/protocol';
import { MqElement, applyTheme, icon } from '@masque/ui';
import { css, html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { ref } from 'lit/directives/ref.js';
import { OpenTables } from '../home/polled.ts';
import { page } from '../page.ts';

/** Every table of the evening at a glance, for the host on a laptop. */
@customElement('masque-console')
export class MasqueConsole extends MqElement {
  static override styles = [
    page,
    css`
      mq-page {
        --head-gap: 0.6rem;
      }
      mq-page::part(main) {
        max-inline-size: 90rem;
        min-block-size: 100dvh;
        grid-template-rows: auto 1fr auto;
        grid-template-columns: minmax(0, 1fr);
      }
      mq-page::part(head) {
        flex-wrap: wrap;
      }
      mq-page::part(heading) {
        font-family: var(--display);
        font-size: var(--t-claim);
      }
      @media (min-width: 30rem) {
        mq-button[slot] {
          white-space: nowrap;
        }
      }
      .grid {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
        gap: 1rem;
        align-content: start;
      }
      article {
        border: 1px solid var(--hairline);
        border-block-start: 4px solid var(--accent);
        padding: 1rem;
        display: grid;
        gap: 0.8rem;
        grid-template-rows: auto auto 1fr auto;
        grid-template-columns: minmax(0, 1fr);
      }
      /* Three buttons, one below the other where they do not fit side by side. */
      .ways {
        display: grid;
        gap: 0.6rem;
        grid-template-columns: repeat(auto-fit, minmax(min(6.2rem, 100%), 1fr));
      }
      .ways mq-button::part(button) {
        padding-inline: 0.4rem;
        text-align: center;
      }
      article h2 {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        gap: 0.6rem;
        align-items: center;
        overflow-wrap: anywhere;
      }
      article h2 b {
        font-weight: inherit;
      }
      article h2 svg {
        color: var(--accent);
        inline-size: 1.8rem;
        block-size: 1.8rem;
      }
      article h2 span {
        font: 700 var(--t-lead) var(--text);
        letter-spacing: 0.1em;
      }
      @media (max-width: 16rem) {
        article h2 {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      .faces {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
        gap: 0.4rem 0.7rem;
        align-content: start;
      }
      .faces li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0.5rem;
        align-items: center;
        font-size: 0.9375rem;
        line-height: 1.1;
        overflow-wrap: anywhere;
        hyphens: auto;
        --cameo-width: 1.9rem;
      }
    `,
  ];

  readonly #open = new OpenTables(this);

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${this.t.msg('web.console')} · Masque`;
  }

  #table(it: TableInfo) {
    const t = this.t;
    const game = this.#open.game(it.game);
    const state = { lobby: 'web.table.lobby', playing: 'web.table.playing', over: 'web.table.over' }[it.state];
    return html`<article ${ref((element) => element && applyTheme(element as HTMLElement, game?.theme))}>
      <h2>${icon(game?.theme.icon ?? 'masque')} <b>${game?.name[t.language] ?? it.game}</b> <span>${it.code}</span></h2>
      <p class="label">${t.msg({ key: state, args: { n: it.people, bots: it.bots, free: it.free } })}</p>
      <ul class="faces">
        ${it.names.map(({ name, mask }) => html`<li><mq-cameo .mask=${mask} .name=${name}></mq-cameo><span>${name}</span></li>`)}
      </ul>
      <div class="ways">
        <mq-button plain href="/t/${it.code}" .label=${t.msg('web.join')}></mq-button>
        <mq-button plain href="/watch/${it.code}" .label=${t.msg('web.watch')}></mq-button>
        <mq-button plain apart href="/screen/${it.code}" .label=${t.msg('web.screen')}></mq-button>
      </div>
    </article>`;
  }

  override render() {
    const t = this.t;
    const { tables, offline } = this.#open;
    return html`<mq-page icon="masque" .heading=${t.msg('web.console')}>
      <mq-button slot="tools" plain href="/" .label=${t.msg('web.to-home')}></mq-button>
      <mq-button slot="tools" plain main href="/host" .label=${t.msg('web.host')}></mq-button>
      ${
        tables.length
          ? html`<div class="grid">${tables.map((it) => this.#table(it))}</div>`
          : html`<p class="said quiet">${t.msg(offline ? 'web.offline' : 'web.console.none')}</p>`
      }
      <p class="label">${t.msg('web.console.eyes')}</p>
    </mq-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-console': MasqueConsole;
  }
}
