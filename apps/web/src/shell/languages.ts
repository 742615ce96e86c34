import { html, type TemplateResult } from 'lit';
import { prefs } from '../prefs/prefs.ts';

const languages = [
  ['en', 'English'],
  ['fr', 'Français'],
] as const;

/** The languages to choose from, each in its own words. */
export const drawLanguages = (label: string): TemplateResult =>
  html`<div class="langs" role="group" aria-label=${label}>
    ${languages.map(
      ([language, name]) =>
        html`<button
          lang=${language}
          aria-pressed=${String(prefs.now.language === language)}
          @click=${() => prefs.set({ language })}
        >
          ${name}
        </button>`,
    )}
  </div>`;
