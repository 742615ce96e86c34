import type { RoomView } from '@masque/club';
import { fields, MqElement } from '@masque/ui';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import type { Message } from '@masque/core';
import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { ApiError } from '../../api/client.ts';
import { page } from '../../screens/page.ts';
import '../../screens/person-line.ts';
import { claimMember, claimState } from '../rest.ts';
import { byArrival } from '../seen.ts';
import { fullHint, MAX_NAME_LENGTH } from '../../words/full.ts';

/** How often the server is polled for a host's answer, in milliseconds. */
const EVERY = 1500;

/**
 * "Were you here?": signs in on another phone, with the PIN of the club or with a host's approval.
 *
 * @fires done - `boolean`: this device is another person now.
 */
@customElement('masque-claim')
export class MasqueClaim extends MqElement {
  static override styles = [
    page,
    fields,
    css`
      ul {
        display: grid;
        gap: 0.2rem;
      }
      li masque-person-line {
        border-block-end: 1px solid var(--hairline);
        padding-block: 0.3rem;
      }
      .pad {
        gap: 0.9rem;
      }
    `,
  ];

  @property() code = '';
  @property({ attribute: false }) room!: RoomView;
  @state() private member = '';
  /** The name of a member who is not at this evening. */
  @state() private name = '';
  @state() private other = false;
  @state() private pin = '';
  @state() private claim: string | null = null;
  @state() private problem: Message | null = null;
  #timer?: ReturnType<typeof setTimeout>;

  override disconnectedCallback(): void {
    clearTimeout(this.#timer);
    super.disconnectedCallback();
  }

  async #ask(pin?: string): Promise<void> {
    try {
      this.problem = null;
      const who = this.member ? { member: this.member } : { name: this.name.trim() };
      this.claim = await claimMember(this.code, who, pin);
      if (this.claim === null) return this.send('done', true);
      this.#wait();
    } catch (error) {
      this.problem = error instanceof ApiError ? error.reason : 'web.offline';
    }
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), EVERY);
  }

  async #look(): Promise<void> {
    if (!this.isConnected || this.claim === null) return;
    try {
      const state = await claimState(this.code, this.claim);
      if (state === 'yes') return this.send('done', true);
      if (state === 'waiting') return this.#wait();
      [this.claim, this.problem] = [null, 'club.claim.no'];
    } catch (error) {
      if (error instanceof ApiError && error.code === 'offline') return this.#wait();
      [this.claim, this.problem] = [null, 'club.claim.old'];
    }
  }

  #inside() {
    const t = this.t;
    const it = this.other ? { name: this.name.trim(), mask: '' } : this.room.people[this.member];
    if (!it)
      return html`<p>${t.msg('club.claim.who')}</p>
        <ul>
          ${byArrival(this.room).map(
            ([id, { name, mask }]) =>
              html`<li>
                <masque-person-line
                  presses
                  .mask=${mask}
                  .name=${name}
                  @click=${() => (this.member = id)}
                ></masque-person-line>
              </li>`,
          )}
        </ul>
        <form
          class="pad"
          @submit=${(e: Event) => {
            e.preventDefault();
            this.other = this.name.trim() !== '';
          }}
        >
          <wa-input
            maxlength=${MAX_NAME_LENGTH}
            .label=${t.msg('club.claim.other')}
            .value=${this.name}
            @input=${(e: Event) => (this.name = (e.target as WaInput).value ?? '')}
            >${fullHint(t, this.name, MAX_NAME_LENGTH)}</wa-input
          >
          <mq-button type="submit" plain .label=${t.msg('club.claim.next')}></mq-button>
        </form>`;
    if (this.claim !== null)
      return html`<masque-person-line .mask=${it.mask} .name=${it.name}></masque-person-line>
        <p role="status">${t.msg('club.claim.waits')}</p>`;
    return html`<masque-person-line .mask=${it.mask} .name=${it.name}></masque-person-line>
      <p>${t.msg('club.claim.how')}</p>
      <form
        class="pad"
        @submit=${(e: Event) => {
          e.preventDefault();
          if (this.pin.trim()) void this.#ask(this.pin.trim());
        }}
      >
        <wa-input
          inputmode="numeric"
          maxlength="6"
          autocomplete="off"
          .label=${t.msg('club.pin')}
          .value=${this.pin}
          @input=${(e: Event) => (this.pin = (e.target as WaInput).value ?? '')}
        ></wa-input>
        <mq-button type="submit" plain .label=${t.msg('club.claim.pin')}></mq-button>
      </form>
      <mq-button main .label=${t.msg('club.claim.ask')} @click=${() => this.#ask()}></mq-button>
      <mq-link
        .label=${t.msg('club.back')}
        @click=${() => {
          [this.member, this.other, this.problem] = ['', false, null];
        }}
      ></mq-link>`;
  }

  override render() {
    const t = this.t;
    return html`<mq-dialog open .heading=${t.msg('club.claim')} @close=${() => this.send('done', false)}>
      <div class="pad">
        ${this.problem ? html`<mq-notice plain warn .text=${t.msg(this.problem)}></mq-notice>` : nothing}
        ${this.#inside()}
      </div>
    </mq-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-claim': MasqueClaim;
  }
}
