import { html, type TemplateResult } from 'lit';
import type { Translator } from '@masque/ui';

/** The maximum length of a person's name, as in the protocol. */
export const LONGEST_NAME = 24;

/** The maximum length of a table's password, as in the protocol. */
export const LONGEST_PASSWORD = 60;

/** The notice that no more letters fit, once a text has its maximum length; otherwise empty. */
export const fullOf = (t: Translator, value: string, most: number): string =>
  value.length < most ? '' : t.msg({ key: 'web.full', args: { n: most } });

/** The same as the hint of a field. */
export const fullHint = (t: Translator, value: string, most: number): TemplateResult =>
  html`<span slot="hint" role="status">${fullOf(t, value, most)}</span>`;
