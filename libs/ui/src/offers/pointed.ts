import type { Action, Offer, Value } from '@masque/core';
import { css } from 'lit';
import { isValue, type Draft } from './draft.ts';

/** What is pointed at in a first game: the button, or whoever is to be chosen. */
export const pointedStyle = css`
  .pointed {
    outline: 3px solid var(--flame);
    outline-offset: 3px;
  }
`;

/** Is this action an instance of the offer? */
export const pointsAt = (action: Action | null | undefined, offer: Offer): boolean =>
  action?.type === offer.type &&
  action.window === offer.window &&
  Object.entries(offer.params).every(([name, domain]) => isValue(domain, action.params[name]));

/** Is all chosen as the action has it, so that nothing is left but to send it? */
export const isDrafted = (action: Action | null | undefined, { offer, params }: Draft): boolean =>
  pointsAt(action, offer) &&
  Object.entries(offer.params).every(
    ([name, domain]) =>
      same(params[name], domain.kind === 'order') === same(action?.params[name], domain.kind === 'order'),
  );

/** What was chosen, to be compared: in which order it was tapped says nothing, unless it is asked for. */
function same(chosen: unknown, ordered: boolean): string {
  const all = Array.isArray(chosen) && !ordered ? chosen.map((it) => JSON.stringify(it)).sort() : chosen;
  return JSON.stringify(all) ?? '';
}

/** What is still to be chosen for a parameter, as the action has it. */
export const wantedIn = (action: Action | null | undefined, draft: Draft | null, name: string): readonly Value[] => {
  if (!draft || !action || !pointsAt(action, draft.offer)) return [];
  const wanted = [action.params[name]].flat() as Value[];
  const chosen = ([draft.params[name] ?? []] as (Value | Value[])[]).flat();
  if (draft.offer.params[name]?.kind === 'order') {
    // One after the other; what stands where it should not is taken back first.
    const wrong = chosen.findIndex((it, i) => it !== wanted[i]);
    return wrong >= 0 ? chosen.slice(-1) : wanted.slice(chosen.length, chosen.length + 1);
  }
  return wanted.filter((it) => !chosen.includes(it));
};
