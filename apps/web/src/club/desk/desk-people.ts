import type { GuestView } from '@masque/club';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { page } from '../../screens/page.ts';
import '../../screens/person-line.ts';
import '../../screens/rows.ts';
import { noteOf } from '../draw.ts';
import { ClubPart } from '../page.ts';
import { byArrival } from '../seen.ts';

type Wish = 'together' | 'apart';

/**
 * Everybody who is here: who moves to another seat, who hosts, who is removed, and who would like to sit together.
 *
 * @fires pick - The member for whom a seat is to be pressed.
 */
@customElement('masque-desk-people')
export class MasqueDeskPeople extends ClubPart {
  static override styles = [
    page,
    css`
      li.person {
        border-block-end: 1px solid var(--hairline);
        padding-block: 0.3rem;
        display: grid;
        gap: 0.4rem;
      }
    `,
  ];

  @state() private chosen: string | null = null;
  /** The next press on a person sets or clears the wish of the chosen one to sit with them. */
  @state() private wish: Wish | null = null;
  @state() private sure = false;

  /** What can be done with the chosen one may lie below the edge of the dialog. */
  protected override updated(changed: PropertyValues): void {
    if (changed.has('chosen') && this.chosen !== null)
      this.renderRoot.querySelector('.chosen')!.scrollIntoView({ block: 'nearest' });
  }

  #press(id: string): void {
    const { chosen, wish } = this;
    if (chosen !== null && wish !== null && id !== chosen) void this.live.do({ do: 'pair', a: chosen, b: id, wish });
    else this.chosen = chosen === id ? null : id;
    this.wish = null;
    this.sure = false;
  }

  #about(id: string, it: GuestView): TemplateResult {
    const t = this.t;
    const me = this.live.you?.member;
    const { people } = this.live.doc!.room;
    const pairs = (this.live.doc!.desk?.pairs ?? []).filter(({ a, b }) => a === id || b === id);
    const wish = (of: Wish, label: string): TemplateResult =>
      html`<mq-button
        plain
        .label=${t.msg(label)}
        .pressed=${this.wish === of}
        @click=${() => (this.wish = this.wish === of ? null : of)}
      ></mq-button>`;
    return html`${pairs.map(({ a, b, wish: of }) => {
        const other = people[a === id ? b : a]?.name ?? t.msg('club.somebody');
        return html`<masque-spread>
          <span>${t.msg({ key: `club.pair.is.${of}`, args: { who: other } })}</span>
          <mq-link
            .label=${t.msg('club.pair.none')}
            @click=${() => this.live.do({ do: 'pair', a, b, wish: 'none' })}
          ></mq-link>
        </masque-spread>`;
      })}
      <masque-buttons>
        <mq-button
          plain
          icon="wooden-chair"
          .label=${t.msg('club.move')}
          @click=${() => this.send('pick', id)}
        ></mq-button>
        ${wish('together', 'club.pair.with')} ${wish('apart', 'club.pair.apart')}
        ${
          id === me
            ? nothing
            : html`<mq-button
                plain
                .label=${t.msg(it.host ? 'club.host.not' : 'club.host.make')}
                @click=${() => this.live.do({ do: 'host', member: id, on: !it.host })}
              ></mq-button>`
        }
        ${
          it.host
            ? nothing
            : html`<mq-button
                plain
                .label=${t.msg(this.sure ? 'club.bar.sure' : 'club.bar')}
                @click=${() => (this.sure ? void this.live.do({ do: 'bar', member: id, on: true }) : (this.sure = true))}
              ></mq-button>`
        }
      </masque-buttons>
      ${this.wish === null ? nothing : html`<p class="label" role="status">${t.msg({ key: 'club.pair.who', args: { who: it.name } })}</p>`}`;
  }

  override render() {
    const t = this.t;
    const { room, desk } = this.live.doc!;
    const barred = Object.entries(desk?.barred ?? {});
    return html`<ul>
        ${byArrival(room).map(
          ([id, it]) =>
            html`<li class="person ${this.chosen === id ? 'chosen' : ''}">
              <masque-person-line
                presses
                .expanded=${this.chosen === id}
                .mask=${it.mask}
                .name=${it.name}
                .note=${it.host ? t.msg('club.host') : noteOf(t, room, id)}
                @click=${() => this.#press(id)}
              ></masque-person-line>
              ${this.chosen === id ? this.#about(id, it) : nothing}
            </li>`,
        )}
      </ul>
      ${
        barred.length
          ? html`<h3>${t.msg('club.barred')}</h3>
              <ul>
                ${barred.map(
                  ([id, name]) =>
                    html`<li>
                      <masque-spread>
                        <span>${name}</span>
                        <mq-link
                          .label=${t.msg('club.bar.not')}
                          @click=${() => this.live.do({ do: 'bar', member: id, on: false })}
                        ></mq-link>
                      </masque-spread>
                    </li>`,
                )}
              </ul>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-desk-people': MasqueDeskPeople;
  }
}
