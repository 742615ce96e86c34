import { MqElement } from '@masque/ui';
import { css, html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { prefs } from '../prefs/prefs.ts';

const languages = [
  ['en', 'English'],
  ['fr', 'Français'],
] as const;

/** The languages to choose from, each by its own name. */
@customElement('masque-languages')
export class MasqueLanguages extends MqElement {
  static override styles = css`
    div {
      display: flex;
      gap: 0.75rem;
    }
    mq-link {
      color: var(--candle-2);
      font-weight: 400;
    }
    .on {
      color: var(--candle);
      font-weight: 700;
    }
  `;

  override render() {
    return html`<div role="group" aria-label=${this.t.msg('web.language')}>
      ${languages.map(
        ([language, name]) =>
          html`<mq-link
            class=${this.t.language === language ? 'on' : ''}
            lang=${language}
            .label=${name}
            .pressed=${this.t.language === language}
            @click=${() => prefs.set({ language })}
          ></mq-link>`,
      )}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-languages': MasqueLanguages;
  }
}
