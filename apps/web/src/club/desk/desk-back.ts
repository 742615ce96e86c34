import { icon, type Translator } from '@masque/ui';
import { html, nothing, type TemplateResult } from 'lit';
import { recall, remember } from '../../prefs/storage.ts';
import '../../screens/rows.ts';
import type { LiveClub } from '../live-club.ts';

/** Signing in on another device, as the host's desk shows it: the claims of others, and the host's own PIN. */

/** The phones that claim to belong to a member. */
export const drawClaims = (t: Translator, { doc, do: run }: LiveClub): TemplateResult[] =>
  Object.entries(doc?.desk?.claims ?? {}).map(
    ([claim, { name }]) =>
      html`<div class="claim" role="alert">
        ${icon('smartphone')}
        <p>${t.rich({ key: 'club.claim.asks', args: { who: name } })}</p>
        <masque-buttons>
          <mq-button
            plain
            main
            .label=${t.msg('club.claim.yes')}
            @click=${() => run({ do: 'claim', claim, yes: true })}
          ></mq-button>
          <mq-button
            plain
            .label=${t.msg('club.claim.not')}
            @click=${() => run({ do: 'claim', claim, yes: false })}
          ></mq-button>
        </masque-buttons>
      </div>`,
  );

/** The only host of a club needs the PIN if this device is lost; the desk reminds her of it once. */
export function drawNoted(t: Translator, { doc }: LiveClub, code: string, show: () => void) {
  const { pin, hosts } = doc!.desk!;
  const seen = `pin.${code}`;
  if (pin === null || hosts.length > 1 || recall(seen) === pin) return nothing;
  return html`<article class="proposal">
    ${icon('smartphone')}
    <p><b>${t.msg('club.pin.note')}</b><span class="label">${t.msg('club.pin.note.why')}</span></p>
    <mq-button
      plain
      opens
      .label=${t.msg('club.pin.show')}
      @click=${() => {
        remember(seen, pin);
        show();
      }}
    ></mq-button>
  </article>`;
}
