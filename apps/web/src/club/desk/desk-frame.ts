import type { RoomView } from '@masque/club';
import { icon, type Translator } from '@masque/ui';
import { html, nothing, type TemplateResult } from 'lit';
import { listOf, SAID_MS, timeOf } from '../seen.ts';

/** What a host announced last, for as long as phones show it: the host sees that it has arrived. */
const drawSaid = (t: Translator, { said }: RoomView, now: number): TemplateResult | typeof nothing =>
  said && now - said.at < SAID_MS
    ? html`<p class="label said" role="status">
        ${t.msg({ key: 'club.said', args: { text: said.text, at: timeOf(t, said.at) } })}
      </p>`
    : nothing;

/** What stands at the top of the desk. */
interface Top {
  readonly room: RoomView;
  readonly code: string;
  /** The time, by the server's clock. */
  readonly clock: number;
  /** The member who is looking. */
  readonly me: string | null | undefined;
}

/** The head of the desk: the evening, its code, how many are here, the time and the hosts. */
export function drawTop(t: Translator, { room, code, clock, me }: Top, announce: () => void): TemplateResult {
  const { evening } = room;
  const hosts = Object.values(room.people).filter((it) => it.host);
  return html`<header class="top">
    <span class="crest">${icon('masque')}</span>
    <h1>${evening?.name ?? room.club.name}</h1>
    <dl>
      <div>
        <dt>${t.msg('club.code')}</dt>
        <dd>${code}</dd>
      </div>
      <div>
        <dt>${t.msg('club.in-the-room')}</dt>
        <dd>${Object.keys(room.people).length}</dd>
      </div>
      <div class="wide">
        <dt>${t.msg('club.clock')}</dt>
        <dd>${timeOf(t, clock)}</dd>
      </div>
      <div class="wide">
        <dt>${t.msg('club.hosts')}</dt>
        <dd>
          ${listOf(
            t,
            hosts.map((it) => (it === room.people[me ?? ''] ? t.msg('club.you') : it.name)),
          )}
        </dd>
      </div>
    </dl>
    <span class="tools">
      <mq-button plain icon="public-speaker" .label=${t.msg('club.announce')} opens @click=${announce}></mq-button>
      <mq-button plain icon="tv" apart href="/board/${code}" .label=${t.msg('web.screen')}></mq-button>
    </span>
    ${drawSaid(t, room, clock)}
  </header>`;
}

/** The other pages of an evening, and its settings. */
export const drawFoot = (t: Translator, code: string, open: (sheet: 'points' | 'evening') => void): TemplateResult =>
  html`<footer>
    <mq-link href="/c/${code}" .label=${t.msg('club.phone')}></mq-link>
    <mq-link href="/c/${code}/standings" .label=${t.msg('club.standings')}></mq-link>
    <mq-link .label=${t.msg('club.points.edit')} @click=${() => open('points')}></mq-link>
    <mq-link .label=${t.msg('club.about')} @click=${() => open('evening')}></mq-link>
    <p class="label">${t.msg('web.console.eyes')}</p>
  </footer>`;
