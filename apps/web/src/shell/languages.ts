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
      gap: 0.3rem;
    }
    button {
      min-inline-size: var(--touch);
      min-block-size: var(--touch);
      color: var(--candle-2);
      text-decoration: underline;
      text-underline-offset: 0.3em;
    }
    button[aria-pressed='true'] {
      color: var(--candle);
      font-weight: 700;
      text-decoration: none;
    }
  `;

  override render() {
    return html`<div role="group" aria-label=${this.t.msg('web.language')}>
      ${languages.map(
        ([language, name]) =>
          html`<button
            lang=${language}
            aria-pressed=${String(this.t.language === language)}
            @click=${() => prefs.set({ language })}
          >
            ${name}
          </button>`,
      )}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-languages': MasqueLanguages;
  }
}
