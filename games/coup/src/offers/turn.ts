import { type Message, type OfferOf, type Seat, type View } from '@masque/core';
import { isAsked } from '@masque/mechanics';
import { actionOf, cards, isAimed, isClaim, type TableAction } from '../cards/index.ts';
import { enabled, obstacle, targetsOf } from '../rules/legal.ts';
import { fast } from '../rules/windows.ts';
import type { CoupActions, Phases, State } from '../state.ts';

type Offers<P extends keyof Phases> = OfferOf<Pick<CoupActions, Phases[P]>>[];
type Seen = View<State>;

/** The figure at the edge of an offer: what it brings, or what it costs. */
function gainOf({ cost, does }: TableAction, reserve: number): string | undefined {
  const coins = does.embezzles ? reserve : (does.takes ?? 0) + (does.steals ?? 0) - (cost ?? 0);
  if (coins === 0 && !does.embezzles) return undefined;
  return coins < 0 ? `−${-coins}` : `+${coins}`;
}

/** The turn: every action of the table, those out of reach with their reason. Honest or not, all get the same list. */
export function actionOffers(view: Seen, seat: Seat): Offers<'action'> {
  if (seat !== view.turn) return [];
  return enabled(view).map((action) => {
    const rule = actionOf(view.options, action);
    const closed = obstacle(view, seat, action);
    const icon = rule.claim ? cards[rule.claim].icon : rule.icon;
    const gain = gainOf(rule, view.reserve);
    const rest = {
      ...(closed !== undefined && { closed }),
      look: {
        label: rule.claim ? `character.${rule.claim}` : `offer.${action}`,
        note: `note.${action}`,
        group: isClaim(rule) ? 'group.claim' : rule.needs ? `group.${rule.needs}` : 'group.plain',
        ...(isClaim(rule) && { aside: 'group.claim.aside' }),
        ...(icon && { icon }),
        ...(gain && { gain }),
        ...((isClaim(rule) || rule.does.strikes) && { confirm: true }),
      },
    };
    return isAimed(action)
      ? {
          type: action,
          params: { target: { kind: 'seat', of: targetsOf(view, seat, action), ask: `ask.target.${action}` } },
          ...rest,
        }
      : { type: action, ...rest };
  });
}

const waiting = (view: Seen, seat: Seat): boolean => view.window !== null && isAsked(view.window, seat);

const allow = (note: Message): OfferOf<Pick<CoupActions, 'allow'>> => ({ type: 'allow', look: { note, quiet: true } });
const challenge: OfferOf<Pick<CoupActions, 'challenge'>> = {
  type: 'challenge',
  look: { note: 'note.challenge', icon: 'gavel', confirm: true },
};

/** Every role that blocks is on offer to everybody who may block, whatever they hold. */
function blocks(view: Seen): OfferOf<Pick<CoupActions, 'block'>>[] {
  return actionOf(view.options, view.announced!.action).blockers.map((as) => ({
    type: 'block',
    params: { as: { kind: 'option', of: [as], names: [`character.${as}`] } },
    look: {
      label: { key: 'offer.blockAs', args: { as: { msg: `character.${as}` } } },
      note: 'note.block',
      icon: cards[as].icon,
      confirm: true,
    },
  }));
}

export const challengeOffers = (view: Seen, seat: Seat): Offers<'challenge'> =>
  waiting(view, seat)
    ? [allow('note.allow'), challenge, ...(fast(view) && seat === view.announced!.target ? blocks(view) : [])]
    : [];

export const blockOffers = (view: Seen, seat: Seat): Offers<'block'> =>
  waiting(view, seat) ? [allow('note.allowEffect'), ...blocks(view)] : [];

export const challengeBlockOffers = (view: Seen, seat: Seat): Offers<'challengeBlock'> =>
  waiting(view, seat) ? [allow('note.allowBlock'), challenge] : [];
