import type { Translator } from '@masque/ui';
import { html, type TemplateResult } from 'lit';

/** A page that is too old for its server. It reloads by itself; an installed app has no other button for that. */
export const drawOutdated = (t: Translator): TemplateResult =>
  html`<mq-page brief .heading=${t.msg('web.outdated')}>
    <p>${t.msg('web.outdated.why')}</p>
    <mq-button main .label=${t.msg('web.reload')} @click=${() => location.reload()}></mq-button>
  </mq-page>`;
