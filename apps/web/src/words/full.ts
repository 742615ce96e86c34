import { html, type TemplateResult } from 'lit';
import type { Translator } from '@masque/ui';

/** Letters of a person's name, as the protocol wants it. */
export const LONGEST_NAME = 24;

/** Letters of a table's password, as the protocol wants it. */
export const LONGEST_PASSWORD = 60;

/** Says that no more letters fit, once a text is as long as it may be; else nothing. */
export const fullOf = (t: Translator, value: string, most: number): string =>
  value.length < most ? '' : t.msg({ key: 'web.full', args: { n: most } });

/** The same as the hint of a field. */
export const fullHint = (t: Translator, value: string, most: number): TemplateResult =>
  html`<span slot="hint" role="status">${fullOf(t, value, most)}</span>`;
