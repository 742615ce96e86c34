import type { Message } from '@masque/core';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';

/**
 * A line of information; with `warn`, why something was not done. Screen readers announce it when it appears: politely,
 * or at once if it warns.
 *
 * @example
 * html`<mq-notice warn plain .text=${t.msg('ui.held')}></mq-notice>`
 */
@customElement('mq-notice')
export class MqNotice extends MqElement {
  static override styles = css`
    .slip {
      display: flex;
      gap: 0.7rem;
      align-items: center;
      padding: 0.6rem 0.9rem;
      min-block-size: 3rem;
      background: var(--lacquer-3);
      border: 1px solid var(--hairline);
      border-inline-start: 0.25rem solid var(--brass);
      font-size: 1rem;
    }
    .slip svg {
      flex: none;
      inline-size: 1.4rem;
      block-size: 1.4rem;
      fill: var(--brass);
    }
    .slip.warn {
      border-inline-start-color: var(--wax-lit);
    }
    .slip.warn svg {
      fill: var(--wax-lit);
    }
    p.warn {
      color: var(--wax-lit);
      font-weight: 600;
    }
    .label {
      display: block;
    }
  `;

  @property() text = '';
  /** The line as a message, in which cards and roles can be looked up; instead of `text`. */
  @property({ attribute: false }) message?: Message;
  /** A second line. */
  @property() note = '';
  @property({ type: Boolean }) warn = false;
  @property() icon = '';
  /** Only the line, among other lines. */
  @property({ type: Boolean }) plain = false;
  /** How screen readers announce it; `nothing` if it is inside a live region. */
  @property() aloud?: 'status' | 'alert' | 'nothing';

  override render() {
    const { note, warn } = this;
    const text = this.message === undefined ? this.text : this.t.told(this.message);
    const aloud = this.aloud ?? (warn ? 'alert' : 'status');
    const role = aloud === 'nothing' ? nothing : aloud;
    if (this.plain) return html`<p class=${warn ? 'warn' : nothing} role=${role}>${text}</p>`;
    return html`<div class="slip ${warn ? 'warn' : ''}" role=${role}>
      ${icon(this.icon || (warn ? 'cancel' : 'talk'), '')}<span
        >${text}${note ? html`<span class="label">${note}</span>` : nothing}</span
      >
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-notice': MqNotice;
  }
}
