import type { Message } from '@masque/core';
import type { Translator } from '@masque/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { ApiError } from '../../api/client.ts';
import '../../screens/fold.ts';
import { page } from '../../screens/page.ts';
import { codeOf, type BareRuleset } from '../code.ts';
import { ClubPart } from '../page.ts';
import { passOn } from '../rest.ts';
import { rulesetStyle } from './ruleset.css.ts';

/**
 * Passes a ruleset on: by a short code, to be read aloud, that this server keeps for all its clubs, or by a long one for
 * other servers, which contains the ruleset.
 */
@customElement('masque-ruleset-pass')
export class MasqueRulesetPass extends ClubPart {
  static override styles = [page, rulesetStyle];

  @property({ attribute: false }) base!: Translator;
  @property({ attribute: false, hasChanged: (a, b) => JSON.stringify(a) !== JSON.stringify(b) }) ruleset!: BareRuleset;
  /** The short code, once somebody has asked for it. */
  @state() private code = '';
  @state() private problem: Message | null = null;
  /** The long code has just been copied. */
  @state() private copied = false;

  protected override get t(): Translator {
    return this.base;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('ruleset')) [this.code, this.problem, this.copied] = ['', null, false];
  }

  async #pass(): Promise<void> {
    const { ruleset } = this;
    try {
      const code = await passOn(this.live.doc!.room.code, ruleset);
      if (ruleset !== this.ruleset) return;
      [this.code, this.problem] = [code, null];
      await this.updateComplete;
      // The button that was pressed is gone.
      this.renderRoot.querySelector<HTMLElement>('.made')?.focus();
    } catch (error) {
      this.problem = error instanceof ApiError ? error.reason : 'web.offline';
    }
  }

  override render() {
    const t = this.t;
    const { code } = this;
    const long = codeOf(this.ruleset);
    return html`${
        code
          ? html`<div class="made" tabindex="-1">
              <p class="label">${t.msg('club.code.here')}</p>
              <p class="code">${code}</p>
            </div>`
          : html`<mq-button
              plain
              icon="share"
              .label=${t.msg('club.code.make')}
              @click=${() => this.#pass()}
            ></mq-button>`
      }
      ${this.problem ? html`<mq-notice plain warn .text=${t.msg(this.problem)}></mq-notice>` : nothing}
      <masque-fold .label=${t.msg('club.code.elsewhere')}>
        <p class="share">${long}</p>
        ${
          navigator.clipboard
            ? html`<mq-button
                plain
                icon="share"
                .label=${t.msg(this.copied ? 'club.code.copied' : 'club.code.copy')}
                @click=${() => navigator.clipboard.writeText(long).then(() => (this.copied = true))}
              ></mq-button>`
            : nothing
        }
      </masque-fold>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-ruleset-pass': MasqueRulesetPass;
  }
}
