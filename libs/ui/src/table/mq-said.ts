import type { Message } from '@masque/core';
import type { Ask, Claim, Table } from '@masque/core/table';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import type { Translator } from '../i18n/translator.ts';

/**
 * What a player has said, in italics, in quotation marks and in the game's colour; or the question the game asks.
 *
 * @fires learn - `string`: the face that is claimed, by its id.
 *
 * @example
 * html`<mq-said .ask=${{ text: 'choose' }}></mq-said>`
 */
@customElement('mq-said')
export class MqSaid extends MqElement {
  static override styles = css`
    :host {
      padding-inline: 1.25rem;
      display: grid;
      gap: 0.3rem;
      text-align: center;
      justify-items: center;
      overflow-wrap: anywhere;
    }
    q {
      font-size: var(--t-claim);
      line-height: 1.08;
      text-wrap: balance;
    }
    button:not(.named) {
      min-block-size: 2.75rem;
    }
    .what {
      font-size: var(--t-body);
    }
    .q {
      font-size: var(--t-claim);
    }
    :host([small]) q,
    :host([small]) .q {
      font-size: var(--t-title);
    }
    :host([small][night]) .q {
      font-size: var(--t-claim);
    }
    @container (max-height: 47.5rem) {
      q,
      .q {
        font-size: var(--t-title);
      }
    }
    @container (max-height: 41rem) {
      q,
      .q {
        font-size: 1.375rem;
      }
      .what {
        font-size: 1rem;
        line-height: 1.2;
      }
    }
    @container (max-height: 37rem) {
      :host([night]) {
        gap: 0;
      }
      :host([night]) .q {
        font-size: 1.25rem;
      }
    }
    @container (max-height: 24rem) {
      :host {
        gap: 0;
      }
      q,
      .q {
        font-size: 1.25rem;
      }
    }
  `;

  @property({ attribute: false }) claim?: Claim;
  @property({ attribute: false }) ask?: Ask;
  /** Where there is little room: smaller, and without the additional line. */
  @property({ type: Boolean, reflect: true }) small = false;
  @property({ type: Boolean, reflect: true }) night = false;
  /** A tap on the words explains the card that they claim. */
  @property({ type: Boolean }) learns = false;

  #words({ text, face }: Claim) {
    const { t } = this;
    const words = html`<q lang=${t.language}>${t.msg(text)}</q>`;
    return this.learns && face ? html`<button @click=${() => this.send('learn', face)}>${words}</button>` : words;
  }

  #claim(claim: Claim) {
    const { by, on, note } = claim;
    const t = this.t;
    const who = { seat: by };
    return html`<p class="label">
        ${t.msg(on === undefined ? { key: 'ui.says', args: { who } } : { key: 'ui.says.on', args: { who, on: { seat: on } } })}
      </p>
      ${this.#words(claim)} ${note && !this.small ? html`<p class="what">${t.told(note)}</p>` : nothing}`;
  }

  override render() {
    const { t, claim, ask } = this;
    if (claim) return this.#claim(claim);
    if (!ask) return nothing;
    // At night all phones look alike.
    return html`<p class="display q">${this.night ? t.msg(ask.text) : t.told(ask.text)}</p>
      ${ask.note && !this.small ? html`<p class="label">${this.night ? t.rich(ask.note) : t.told(ask.note)}</p>` : nothing}`;
  }
}

/** The current claim or question of a table. */
export const drawSaid = ({ claim, ask, ballot, night }: Table, small: boolean, learns = false) => {
  if (!claim && (!ask || ballot)) return nothing;
  return html`<mq-said
    class=${claim && !small ? 'words' : nothing}
    ?small=${small}
    ?night=${night}
    ?learns=${learns}
    .claim=${claim}
    .ask=${ask}
  ></mq-said>`;
};

/** The additional line below a claim or a vote. */
export const drawAside = (t: Translator, { claim, ask, ballot, sealed, night }: Table) => {
  const say = (message: Message, after = '') => (night ? html`${t.rich(message)}${after}` : t.told(message, after));
  const under = claim !== undefined || ballot !== undefined;
  // The question of a vote stands above its rows.
  const voted = ask && ballot && t.msg(ask.text) === t.msg(ballot.title);
  const asked = under && !voted ? ask?.text : undefined;
  const note = under && ask?.note ? ask.note : sealed && !ask?.note ? 'ui.sealed' : undefined;
  if (asked === undefined && note === undefined) return nothing;
  // A question on its own has no full stop; one is added before a note.
  const stop = asked !== undefined && note !== undefined && !/[.!?…]\s*$/u.test(t.msg(asked)) ? '.' : '';
  return html`<p class="label c aside">
    ${asked === undefined ? nothing : html`${say(asked, stop)} `}${
      note === undefined ? nothing : html`<span class=${sealed && asked !== undefined ? 'how' : ''}>${say(note)}</span>`
    }
  </p>`;
};

declare global {
  interface HTMLElementTagNameMap {
    'mq-said': MqSaid;
  }
}
