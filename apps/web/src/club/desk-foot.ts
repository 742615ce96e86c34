import type { RoomView } from '@masque/club';
import type { Translator } from '@masque/ui';
import { html, nothing, type TemplateResult } from 'lit';
import { SAID_MS, timeOf } from './seen.ts';

/** What a host announced last, for as long as phones show it: the host sees that it has arrived. */
export const drawSaid = (t: Translator, { said }: RoomView, now: number): TemplateResult | typeof nothing =>
  said && now - said.at < SAID_MS
    ? html`<p class="label said" role="status">
        ${t.msg({ key: 'club.said', args: { text: said.text, at: timeOf(t, said.at) } })}
      </p>`
    : nothing;

/** The other pages of an evening, and its settings. */
export const drawFoot = (t: Translator, code: string, open: (sheet: 'points' | 'evening') => void): TemplateResult =>
  html`<footer>
    <mq-link href="/c/${code}" .label=${t.msg('club.phone')}></mq-link>
    <mq-link href="/c/${code}/standings" .label=${t.msg('club.standings')}></mq-link>
    <mq-link .label=${t.msg('club.points.edit')} @click=${() => open('points')}></mq-link>
    <mq-link .label=${t.msg('club.about')} @click=${() => open('evening')}></mq-link>
    <p class="label">${t.msg('web.console.eyes')}</p>
  </footer>`;
