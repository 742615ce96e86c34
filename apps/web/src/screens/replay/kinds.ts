import type { KeyMoment } from '@masque/protocol';
import type { Translator } from '@masque/ui';
import { html, nothing, type TemplateResult } from 'lit';

/** The kinds of key moments that somebody can choose to see alone. */
export type MomentFilter = 'lies' | 'challenges' | 'deaths' | 'votes' | 'trades';

const kinds: { readonly [kind in MomentFilter]: (it: KeyMoment) => boolean } = {
  lies: ({ kind, truth }) => kind === 'claim' && truth === false,
  challenges: ({ kind }) => kind === 'challenge',
  deaths: ({ kind }) => kind === 'out',
  votes: ({ kind }) => kind === 'vote',
  trades: ({ kind }) => kind === 'trade',
};

/** The kinds that occur in a game. */
export const kindsIn = (moments: readonly KeyMoment[]): readonly MomentFilter[] =>
  (Object.keys(kinds) as MomentFilter[]).filter((kind) => moments.some(kinds[kind]));

/** The moments of one kind, and the end; `null`: all moments. */
export const momentsOf = (moments: readonly KeyMoment[], kind: MomentFilter | null): readonly KeyMoment[] =>
  kind === null ? moments : moments.filter((it) => kinds[kind](it) || it.kind === 'end');

/** Which key moments to see, if there are several kinds. */
export function drawKinds(
  t: Translator,
  moments: readonly KeyMoment[],
  chosen: MomentFilter | null,
  choose: (kind: MomentFilter | null) => void,
): TemplateResult | typeof nothing {
  const found = kindsIn(moments);
  if (found.length < 2) return nothing;
  const chip = (kind: MomentFilter | null) =>
    html`<mq-chip
      .label=${t.msg(`look.kind.${kind ?? 'all'}`)}
      .pressed=${chosen === kind}
      @click=${() => choose(kind)}
    ></mq-chip>`;
  return html`<div class="kinds" role="group" aria-label=${t.msg('look.kinds')}>${[null, ...found].map(chip)}</div>`;
}
