import type { Action, Offer, Value } from '@masque/core';
import { css } from 'lit';
import { isValue, type Draft } from './draft.ts';

/** The highlight of a first game's hint: on the button, or on the player to choose. */
export const pointedStyle = css`
  .pointed {
    outline: 3px solid var(--flame);
    outline-offset: 3px;
    /* Scrolled to, it is clear of where a part that scrolls fades. */
    scroll-margin-block: 1.5rem 2rem;
  }
`;

/** Whether this action is an instance of the offer. */
export const pointsAt = (action: Action | null | undefined, offer: Offer): boolean =>
  action?.type === offer.type &&
  action.window === offer.window &&
  Object.entries(offer.params).every(([name, domain]) => isValue(domain, action.params[name]));

/** Whether the draft equals the action, so that only sending it is left. */
export const isDrafted = (action: Action | null | undefined, { offer, params }: Draft): boolean =>
  pointsAt(action, offer) &&
  Object.entries(offer.params).every(
    ([name, domain]) =>
      same(params[name], domain.kind === 'order') === same(action?.params[name], domain.kind === 'order'),
  );

/** The chosen values, to be compared. The order in which they were tapped does not matter unless it is asked for. */
function same(chosen: unknown, ordered: boolean): string {
  const all = Array.isArray(chosen) && !ordered ? chosen.map((it) => JSON.stringify(it)).sort() : chosen;
  return JSON.stringify(all) ?? '';
}

/** The values still to be chosen for a parameter to get to the action. */
export const wantedIn = (action: Action | null | undefined, draft: Draft | null, name: string): readonly Value[] => {
  if (!draft || !action || !pointsAt(action, draft.offer)) return [];
  const wanted = [action.params[name]].flat() as Value[];
  const chosen = ([draft.params[name] ?? []] as (Value | Value[])[]).flat();
  if (draft.offer.params[name]?.kind === 'order') {
    // One after the other; a value in the wrong position is removed first.
    const wrong = chosen.findIndex((it, i) => it !== wanted[i]);
    return wrong >= 0 ? chosen.slice(-1) : wanted.slice(chosen.length, chosen.length + 1);
  }
  return wanted.filter((it) => !chosen.includes(it));
};
