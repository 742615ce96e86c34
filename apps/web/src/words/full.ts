import { html, type TemplateResult } from 'lit';
import type { Translator } from '@masque/ui';

/** The maximum length of a person's name, as in the protocol. */
export const MAX_NAME_LENGTH = 24;

/** The maximum length of a table's password, as in the protocol. */
export const MAX_PASSWORD_LENGTH = 60;

/** The notice that no more letters fit, once a text has its maximum length; otherwise empty. */
export const fullOf = (t: Translator, value: string, max: number): string =>
  value.length < max ? '' : t.msg({ key: 'web.full', args: { n: max } });

/** The same as the hint of a field. */
export const fullHint = (t: Translator, value: string, max: number): TemplateResult =>
  html`<span slot="hint" role="status">${fullOf(t, value, max)}</span>`;
