import { type Message, type OfferLook, type OfferOf, type Seat } from '@masque/core';
import { byPart, isAsked, ownAnswer, recordOf } from '@masque/mechanics';
import { actionOf, cards, characters, isAimed, isClaim, type TableAction, type TurnAction } from '../cards/index.ts';
import type { Options } from '../options.ts';
import { enabled, obstacle, targetsOf } from '../rules/legal.ts';
import { fast, hasLull, isAlone } from '../rules/windows.ts';
import type { CoupActions, Phases, Seen } from '../state.ts';

type Offers<P extends keyof Phases> = OfferOf<Pick<CoupActions, Phases[P]>>[];

/** The figure at the edge of an offer: its gain, or its cost. */
function gainOf({ cost, does }: TableAction, reserve: number): string | undefined {
  const coins = does.embezzles ? reserve : (does.takes ?? 0) + (does.steals ?? 0) - (cost ?? 0);
  if (coins === 0 && !does.embezzles) return undefined;
  return coins < 0 ? `−${-coins}` : `+${coins}`;
}

/**
 * The turn: every action of the table; those out of reach have a reason. The list does not depend on the player's
 * cards.
 */
export function actionOffers(view: Seen, seat: Seat): Offers<'action'> {
  if (seat !== view.turn) return [];
  return enabled(view).map((action) => {
    const of = targetsOf(view, seat, action);
    const closed = obstacle(view, seat, action, of);
    const look = looksOf(view.options, view.reserve).get(action)!;
    const rest = closed === undefined ? { look } : { closed, look };
    return isAimed(action)
      ? {
          type: action,
          params: { target: { kind: 'seat', of, ask: `ask.target.${action}` } },
          ...rest,
        }
      : { type: action, ...rest };
  });
}

/** The looks of a table's actions. `reserve`: the coins of the Treasury Reserve. */
const looksOf = byPart(
  (options: Options, reserve: number): ReadonlyMap<TurnAction, OfferLook> =>
    new Map(enabled({ options }).map((action) => [action, lookOf(action, actionOf(options, action), reserve)])),
);

function lookOf(action: TurnAction, rule: TableAction, reserve: number): OfferLook {
  const icon = rule.claim ? cards[rule.claim].icon : rule.icon;
  const gain = gainOf(rule, reserve);
  return {
    label: rule.claim ? `character.${rule.claim}` : `offer.${action}`,
    note: `note.${action}`,
    group: isClaim(rule) ? 'group.claim' : rule.needs ? `group.${rule.needs}` : 'group.plain',
    ...(isClaim(rule) && { aside: 'group.claim.aside' }),
    ...(icon && { icon }),
    ...(gain && { gain }),
    ...((isClaim(rule) || rule.does.strikes) && { confirm: true }),
  };
}

/** Who is still asked; whoever wants time may still answer. */
const waiting = (view: Seen, seat: Seat): boolean =>
  view.window !== null && (isAsked(view.window, seat) || ownAnswer(view.window, seat) === 'wait');

const wait: OfferOf<Pick<CoupActions, 'wait'>> = {
  type: 'wait',
  optional: true,
  look: { icon: 'hourglass', note: 'note.wait' },
};
/** Time to think, for everybody who would otherwise have answered by their silence, whether they need it or not. */
const mayWait = (view: Seen, seat: Seat): boolean => hasLull(view) && isAsked(view.window!, seat);

const allow = (note: Message, quiet = true): OfferOf<Pick<CoupActions, 'allow'>> => ({
  type: 'allow',
  look: { note, ...(quiet && { quiet }) },
});
const challenge: OfferOf<Pick<CoupActions, 'challenge'>> = {
  type: 'challenge',
  look: { note: 'note.challenge', icon: 'gavel', confirm: true },
};

const block = recordOf(characters, (as): OfferOf<Pick<CoupActions, 'block'>> => ({
  type: 'block',
  params: { as: { kind: 'option', of: [as], names: [`character.${as}`] } },
  look: {
    label: { key: 'offer.blockAs', args: { as: { msg: `character.${as}` } } },
    note: 'note.block',
    icon: cards[as].icon,
    confirm: true,
  },
}));

/** Everybody who may block is offered every character that blocks, whatever they hold. */
const blocks = (view: Seen): OfferOf<Pick<CoupActions, 'block'>>[] =>
  actionOf(view.options, view.announced!.action).blockers.map((as) => block[as]);

// The same arrays each time, so that identical offers to several players are computed and sent once.
const nothing: Offers<never> = [];
const onClaim: Offers<'challengeBlock'> = [allow('note.allow'), challenge];
const onClaimOrWait: Offers<'challengeBlock'> = [...onClaim, wait];
const onBlock: Offers<'challengeBlock'> = [allow('note.allowBlock'), challenge];
const onBlockOrWait: Offers<'challengeBlock'> = [...onBlock, wait];

export function challengeOffers(view: Seen, seat: Seat): Offers<'challenge'> {
  if (!waiting(view, seat)) return nothing;
  // Whoever would lose something has to decide, and does not let it pass by habit.
  if (fast(view) && seat === view.announced!.target) return [allow('note.allow', false), challenge, ...blocks(view)];
  return mayWait(view, seat) ? onClaimOrWait : onClaim;
}

export const blockOffers = (view: Seen, seat: Seat): Offers<'block'> =>
  waiting(view, seat)
    ? [allow('note.allowEffect', !isAlone(view)), ...blocks(view), ...(mayWait(view, seat) ? [wait] : [])]
    : nothing;

export const challengeBlockOffers = (view: Seen, seat: Seat): Offers<'challengeBlock'> =>
  !waiting(view, seat) ? nothing : mayWait(view, seat) ? onBlockOrWait : onBlock;
