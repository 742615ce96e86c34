import type { Message, OfferOf, Seat, View } from '@masque/core';
import { hasAnswered } from '@masque/mechanics';
import { actions, blockersOf, claimOf, type TurnAction } from '../actions.ts';
import { icons } from '../characters.ts';
import { enabled, obstacle, targetsOf } from '../legal.ts';
import { fast } from '../rules/windows.ts';
import type { CoupActions, State } from '../state.ts';

type Offers = OfferOf<CoupActions>[];
type Seen = View<State>;

/** What the figures at the edge of an offer say. */
const gains: Readonly<Partial<Record<TurnAction, string>>> = {
  income: '+1',
  foreign_aid: '+2',
  tax: '+3',
  steal: '+2',
  coup: '−7',
  assassinate: '−3',
  convert_self: '−1',
  convert: '−2',
};
const actionIcons: Readonly<Partial<Record<TurnAction, string>>> = {
  convert_self: 'cycle',
  convert: 'cycle',
  embezzle: 'swap-bag',
};

/** The turn: every action of the table, those out of reach with their reason. Honest or not, all get the same list. */
export function actionOffers(view: Seen, seat: Seat): Offers {
  if (seat !== view.turn) return [];
  return enabled(view).map((action) => {
    const closed = obstacle(view, seat, action);
    const claim = claimOf(action, view.options.inquisitor);
    const icon = claim ? icons[claim] : actionIcons[action];
    const gain = action === 'embezzle' ? `+${view.reserve}` : gains[action];
    return {
      type: action,
      params: actions[action].target
        ? { target: { kind: 'seat', of: targetsOf(view, seat, action), ask: `ask.target.${action}` } }
        : {},
      ...(closed !== undefined && { closed }),
      look: {
        label: claim ? `character.${claim}` : `offer.${action}`,
        note: `note.${action}`,
        group:
          claim || action === 'embezzle' ? 'group.claim' : actions[action].needs ? 'group.reformation' : 'group.plain',
        ...((claim || action === 'embezzle') && { aside: 'group.claim.aside' }),
        ...(icon && { icon }),
        ...(gain && { gain }),
        ...((claim || action === 'coup' || action === 'embezzle') && { wax: true }),
      },
    } as Offers[number];
  });
}

const waiting = (view: Seen, seat: Seat): boolean =>
  view.window !== null && view.window.asked.includes(seat) && !hasAnswered(view.window, seat);

const allow = (note: Message): Offers[number] => ({ type: 'allow', look: { note, quiet: true } });
const challenge: Offers[number] = { type: 'challenge', look: { note: 'note.challenge', icon: 'gavel', wax: true } };

/** Every role that blocks is on offer to everybody who may block, whatever they hold. */
function blocks(view: Seen): Offers {
  return blockersOf(view.announced!.action, view.options.inquisitor).map((as) => ({
    type: 'block',
    params: { as: { kind: 'option', of: [as], names: [`character.${as}`] } },
    look: {
      label: { key: 'offer.blockAs', args: { as: { msg: `character.${as}` } } },
      note: 'note.block',
      icon: icons[as],
      wax: true,
    },
  }));
}

export const challengeOffers = (view: Seen, seat: Seat): Offers =>
  waiting(view, seat)
    ? [allow('note.allow'), challenge, ...(fast(view) && seat === view.announced!.target ? blocks(view) : [])]
    : [];

export const blockOffers = (view: Seen, seat: Seat): Offers =>
  waiting(view, seat) ? [allow('note.allowEffect'), ...blocks(view)] : [];

export const challengeBlockOffers = (view: Seen, seat: Seat): Offers =>
  waiting(view, seat) ? [allow('note.allowBlock'), challenge] : [];
