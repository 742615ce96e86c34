import type { Table } from '@masque/core';
import type { KeyMoment } from '@masque/protocol';
import type { Person, Translator } from '@masque/ui';
import '@masque/ui/ballot';
import '@masque/ui/track';
import { html, nothing, type TemplateResult } from 'lit';
import type { SceneView } from '../../live/scene.ts';
import { truthOf } from './truth.ts';

/** Whether it was true, where the timeline has no room to say so. */
function drawTruth(t: Translator, moment: KeyMoment | undefined): TemplateResult | typeof nothing {
  const was = moment && truthOf(moment);
  if (was === undefined) return nothing;
  return html`<p class="was">
    ${moment!.faces?.map((face) => html`<mq-card plain aria-hidden="true" .card=${{ state: 'up', face }}></mq-card>`)}
    <span>${t.msg(was)}</span>
  </p>`;
}

/**
 * The table at one moment.
 *
 * @param as whose view it is
 * @param moment what is known about it today
 */
export function drawMoment(
  t: Translator,
  table: Table,
  people: readonly Person[],
  as: number,
  scene: SceneView,
  moment?: KeyMoment,
): TemplateResult {
  const { whole } = scene;
  const { zones: lying = [] } = table;
  // Two of them with open cards would cover the face below them.
  const crowded = lying.length > 1 || lying.some((zone) => zone.around);
  const zones = (strip: boolean) => html`<mq-zones ?strip=${strip} .zones=${lying}></mq-zones>`;
  return html`<section class="table ${table.night ? 'night' : ''}" aria-label=${t.msg(table.title)}>
    ${
      whole
        ? scene.element
        : html`<mq-ring
            .seats=${table.seats}
            .people=${people}
            .me=${as >= 0 ? as : -1}
            open
            .light=${table.active}
            .between=${table.focus ?? []}
            .arrows=${table.arrows}
            .middle=${lying.length > 0 && !crowded ? zones : undefined}
          ></mq-ring>`
    }
    <div class="saying">
      ${whole ? nothing : scene.element} ${crowded && !whole ? zones(true) : nothing}
      ${table.claim || table.ask ? html`<mq-said small .claim=${table.claim} .ask=${table.ask}></mq-said>` : nothing}
      ${drawTruth(t, moment)}
      ${table.ballot ? html`<mq-ballot .ballot=${table.ballot} .above=${table.claim ? undefined : table.ask?.text} .me=${as}></mq-ballot>` : nothing}
      ${table.tracks?.map((track) => html`<mq-track slim .track=${track}></mq-track>`)}
      ${table.stats?.length ? html`<mq-stats slim .stats=${table.stats}></mq-stats>` : nothing}
    </div>
  </section>`;
}
