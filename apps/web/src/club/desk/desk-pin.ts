import { css, html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { page } from '../../screens/page.ts';
import { ClubPart } from '../page.ts';

/** For a code or number to be read across the room. */
export const bigCode = css`
  .big {
    /* With large text, eight wide letters still fit on a phone. */
    font-size: min(2.2rem, 11vw);
    font-weight: 700;
    letter-spacing: 0.14em;
    text-align: center;
    font-variant-numeric: lining-nums;
  }
`;

/** The PIN of the club, what it is for, and another one. */
@customElement('masque-desk-pin')
export class MasqueDeskPin extends ClubPart {
  static override styles = [
    page,
    bigCode,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
      }
    `,
  ];

  override render() {
    const t = this.t;
    const pin = this.live.doc?.desk?.pin;
    return html`<p class="label">${t.msg('club.pin.why')}</p>
      ${pin ? html`<p class="big">${pin}</p>` : nothing}
      <mq-button
        plain
        .label=${t.msg(pin ? 'club.pin.other' : 'club.pin.make')}
        @click=${() => this.live.do({ do: 'pin' })}
      ></mq-button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-desk-pin': MasqueDeskPin;
  }
}
