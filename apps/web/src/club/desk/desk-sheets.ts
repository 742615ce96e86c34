import { fields } from '@masque/ui';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { page } from '../../screens/page.ts';
import './desk-evening.ts';
import './desk-people.ts';
import './desk-pin.ts';
import './desk-points.ts';
import { ClubPart } from '../page.ts';
import { fullHint } from '../../words/full.ts';

/**
 * Dialogs of the desk: an announcement, the people, the points, the PIN, the evening itself.
 *
 * @fires done
 */
@customElement('masque-desk-sheet')
export class MasqueDeskSheet extends ClubPart {
  static override styles = [page, fields];

  @property() kind: 'say' | 'person' | 'points' | 'pin' | 'evening' = 'say';
  @property() code = '';
  @state() private text = '';

  #done(): void {
    this.send('done', undefined);
  }

  #say(): TemplateResult {
    const t = this.t;
    return html`<form
      class="pad"
      @submit=${async (e: Event) => {
        e.preventDefault();
        const text = this.text.trim();
        if (text && (await this.live.do({ do: 'say', text }))) this.#done();
      }}
    >
      <wa-input
        maxlength="200"
        .label=${t.msg('club.announce.what')}
        .value=${this.text}
        @input=${(e: Event) => (this.text = (e.target as WaInput).value ?? '')}
        >${fullHint(t, this.text, 200)}</wa-input
      >
      <mq-button main type="submit" .label=${t.msg('club.announce.do')}></mq-button>
    </form>`;
  }

  #inside(): TemplateResult {
    switch (this.kind) {
      case 'say':
        return this.#say();
      case 'person':
        return html`<masque-desk-people></masque-desk-people>`;
      case 'points':
        return html`<masque-desk-points></masque-desk-points>`;
      case 'pin':
        return html`<masque-desk-pin></masque-desk-pin>`;
      case 'evening':
        return html`<masque-desk-evening .code=${this.code} @done=${() => this.#done()}></masque-desk-evening>`;
    }
  }

  override render() {
    const t = this.t;
    const heading = {
      say: 'club.announce',
      person: 'club.everybody',
      points: 'club.points.edit',
      pin: 'club.pin',
      evening: 'club.about',
    };
    const { problem } = this.live;
    return html`<mq-dialog open .heading=${t.msg(heading[this.kind])} @close=${() => this.#done()}>
      <div class="pad">
        ${problem ? html`<mq-notice plain warn .text=${t.msg(problem)}></mq-notice>` : nothing} ${this.#inside()}
      </div>
    </mq-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-desk-sheet': MasqueDeskSheet;
  }
}
