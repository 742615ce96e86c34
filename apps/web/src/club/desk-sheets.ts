import { fields, MqElement } from '@masque/ui';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { page } from '../screens/page.ts';
import { drawWho, noteOf } from './draw.ts';
import type { LiveClub } from './live-club.ts';
import { parts } from './parts.css.ts';
import { clubQr } from './rest.ts';
import { byArrival, dayOf } from './seen.ts';

/**
 * What is laid over the desk for a moment: a word to the whole room, the people, the evening itself.
 *
 * @fires done
 */
@customElement('masque-desk-sheet')
export class MasqueDeskSheet extends MqElement {
  static override styles = [
    page,
    fields,
    parts,
    css`
      li.person {
        border-block-end: 1px solid var(--hairline);
        padding-block: 0.3rem;
      }
      .qr img {
        inline-size: min(14rem, 100%);
        display: block;
        margin-inline: auto;
        mix-blend-mode: multiply;
      }
      .big {
        font-size: 2.2rem;
        font-weight: 700;
        letter-spacing: 0.14em;
        text-align: center;
      }
      h3 {
        margin-block-start: 0.6rem;
      }
    `,
  ];

  @property() kind: 'say' | 'person' | 'evening' = 'say';
  @property() code = '';
  @property({ attribute: false }) live!: LiveClub;
  @state() private text = '';
  @state() private chosen: string | null = null;
  @state() private sure = false;

  async #run(...args: Parameters<LiveClub['do']>): Promise<void> {
    if (await this.live.do(...args)) this.send('done', undefined);
  }

  #field(label: string, max = 40) {
    return html`<wa-input
      maxlength=${max}
      .label=${label}
      .value=${this.text}
      @input=${(e: Event) => (this.text = (e.target as WaInput).value ?? '')}
    ></wa-input>`;
  }

  #say(): TemplateResult {
    const t = this.t;
    return html`<form
      class="pad"
      @submit=${(e: Event) => {
        e.preventDefault();
        if (this.text.trim()) void this.#run({ do: 'say', text: this.text.trim() });
      }}
    >
      ${this.#field(t.msg('club.announce.what'), 200)}
      <mq-button main type="submit" .label=${t.msg('club.announce.do')}></mq-button>
    </form>`;
  }

  #people(): TemplateResult {
    const t = this.t;
    const { room } = this.live.doc!;
    const me = this.live.you?.member;
    return html`<ul>
      ${byArrival(room).map(
        ([id, it]) =>
          html`<li class="person">
            <button
              class="pick"
              aria-expanded=${String(this.chosen === id)}
              @click=${() => ((this.chosen = this.chosen === id ? null : id), (this.sure = false))}
            >
              ${drawWho(it.mask, it.name, it.host ? t.msg('club.host') : noteOf(t, room, id))}
            </button>
            ${
              this.chosen !== id || id === me
                ? nothing
                : html`<div class="buttons">
                    <mq-button
                      plain
                      .label=${t.msg(it.host ? 'club.host.not' : 'club.host.make')}
                      @click=${() => this.live.do({ do: 'host', member: id, on: !it.host })}
                    ></mq-button>
                    ${
                      it.host
                        ? nothing
                        : html`<mq-button
                            plain
                            .label=${t.msg(this.sure ? 'club.bar.sure' : 'club.bar')}
                            @click=${() => (this.sure ? void this.live.do({ do: 'bar', member: id, on: true }) : (this.sure = true))}
                          ></mq-button>`
                    }
                    ${
                      me
                        ? html`<mq-button
                              plain
                              .label=${t.msg('club.pair.with')}
                              @click=${() => this.live.do({ do: 'pair', a: me, b: id, wish: 'together' })}
                            ></mq-button>
                            <mq-button
                              plain
                              .label=${t.msg('club.pair.apart')}
                              @click=${() => this.live.do({ do: 'pair', a: me, b: id, wish: 'apart' })}
                            ></mq-button>`
                        : nothing
                    }
                  </div>`
            }
          </li>`,
      )}
    </ul>`;
  }

  #evening(): TemplateResult {
    const t = this.t;
    const { room, desk } = this.live.doc!;
    const on = room.evening !== null;
    const named = (does: (name: string) => Parameters<LiveClub['do']>[0]) => (): void => {
      const name = this.text.trim();
      if (name) void this.#run(does(name));
    };
    return html`<mq-sheet class="qr"><img src=${clubQr(this.code)} alt="" /></mq-sheet>
      <p class="big">${this.code}</p>
      <h3>${t.msg('club.pin')}</h3>
      <p class="label">${t.msg('club.pin.why')}</p>
      ${desk?.pin ? html`<p class="big fig">${desk.pin}</p>` : nothing}
      <mq-button
        plain
        .label=${t.msg(desk?.pin ? 'club.pin.other' : 'club.pin.make')}
        @click=${() => this.live.do({ do: 'pin' })}
      ></mq-button>
      ${
        on
          ? html`<mq-button
                plain
                icon="lock"
                .pressed=${room.evening?.locked === true}
                .label=${t.msg(room.evening?.locked ? 'club.unlock' : 'club.lock')}
                @click=${() => this.live.do({ do: 'lock', on: !room.evening?.locked })}
              ></mq-button>
              <mq-button
                plain
                .label=${t.msg(this.sure ? 'club.end.sure' : 'club.end')}
                @click=${() => (this.sure ? void this.#run({ do: 'close' }) : (this.sure = true))}
              ></mq-button>`
          : nothing
      }
      <h3>${t.msg('club.next')}</h3>
      ${this.#field(t.msg('club.next.name'))}
      <div class="buttons">
        <mq-button
          plain
          .label=${t.msg('club.next.plan')}
          @click=${named((name) => ({ do: 'plan', name, on: Date.now() + 7 * 24 * 3_600_000 }))}
        ></mq-button>
        <mq-button
          plain
          .label=${t.msg('club.season.new')}
          @click=${named((name) => ({ do: 'season', name }))}
        ></mq-button>
      </div>
      ${
        room.next
          ? html`<p class="label">
              ${room.next.name}${room.next.on === undefined ? '' : `, ${dayOf(t, room.next.on)}`}:
              ${t.msg({ key: 'club.coming', args: { n: room.next.coming } })}
            </p>`
          : nothing
      }`;
  }

  override render() {
    const t = this.t;
    const heading = { say: 'club.announce', person: 'club.everybody', evening: 'club.about' }[this.kind];
    const { problem } = this.live;
    return html`<mq-dialog open .heading=${t.msg(heading)} @close=${() => this.send('done', undefined)}>
      <div class="pad">
        ${problem ? html`<mq-notice plain warn .text=${t.msg(problem)}></mq-notice>` : nothing}
        ${this.kind === 'say' ? this.#say() : this.kind === 'person' ? this.#people() : this.#evening()}
      </div>
    </mq-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-desk-sheet': MasqueDeskSheet;
  }
}
