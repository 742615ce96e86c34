import { declassify, secret, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { giveUp, who } from '@masque/mechanics';
import { tellAll, tellContract } from '../contract/contracts.ts';
import { callBack, die, isDivine, withPlayer } from '../court/death.ts';
import { factionName, roleName, tell } from '../court/news.ts';
import { faceOf, showAll, showRole } from '../court/show.ts';
import { isCriminal } from '../court/visible.ts';
import { ruleOf, type Faction } from '../roles/index.ts';
import type { Court } from '../court/court.ts';
import type { State } from '../state.ts';

/** How long a badge is offered, in milliseconds. */
const OFFER_TIME = 15_000;
const offerAlarm = (by: Seat, to: Seat): string => `badge ${by} ${to}`;

const withCourt = (state: State, court: Court): State => ({ ...state, court });

/** After public deaths, Virgins call, and contracts that were being negotiated fall apart. */
function afterDeaths(state: State, before: Court, court: Court, step: Step): State {
  const dead = before.players.flatMap((player, seat) => (player.life < court.players[seat]!.life ? [seat] : []));
  return tellAll(withCourt(state, callBack(court, dead, step)), { type: 'stir' }, step);
}

/** A Viceroy shows their role to everybody and offers a badge. */
export function offerBadge(
  state: State,
  { seat, target }: { readonly seat: Seat; readonly target: Seat },
  step: Step,
): State {
  const court = showAll(state.court, seat, step);
  const badge = faceOf(court, seat).faction;
  tell(step, ['offered', seat, target, badge], {
    args: { who: who(seat), whom: who(target), faction: factionName(badge) },
  });
  step.arm(offerAlarm(seat, target), OFFER_TIME);
  return withCourt(state, {
    ...court,
    badgeOffers: [...court.badgeOffers, { by: seat, to: target, badge }],
    offered: [...court.offered, [seat, target]],
  });
}

export function acceptBadge(state: State, { seat, by }: { readonly seat: Seat; readonly by: Seat }, step: Step): State {
  const { court } = state;
  const { badge } = court.badgeOffers.find((it) => it.to === seat && it.by === by)!;
  step.disarm(offerAlarm(by, seat));
  tell(step, ['badge', seat, badge], { args: { who: who(seat), faction: factionName(badge) } });
  const supply = { ...court.supply, [badge]: court.supply[badge] - 1 };
  return withCourt(state, {
    ...withPlayer(court, seat, { badge }),
    supply,
    badgeOffers: court.badgeOffers.filter((it) => it.to !== seat),
  });
}

export function refuseBadge(state: State, { seat, by }: { readonly seat: Seat; readonly by: Seat }, step: Step): State {
  const { court } = state;
  step.disarm(offerAlarm(by, seat));
  tell(step, ['badgeRefused', seat], { args: { who: who(seat) } });
  return withCourt(state, { ...court, badgeOffers: court.badgeOffers.filter((it) => it.to !== seat || it.by !== by) });
}

/** An offer that was not answered in time counts as refused. */
export function ringOffer(state: State, id: string, step: Step): State {
  const offer = state.court.badgeOffers.find((it) => offerAlarm(it.by, it.to) === id);
  return offer ? refuseBadge(state, { seat: offer.to, by: offer.by }, step) : state;
}

/** The bell, or the crown, ends all offers. */
export function voidOffers(court: Court, step: Step): Court {
  for (const { by, to } of court.badgeOffers) {
    step.disarm(offerAlarm(by, to));
    tell(step, ['offerVoid', to], { args: { who: who(to) } });
  }
  return { ...court, badgeOffers: [] };
}

/** Somebody accuses a third seat before a wearer of the badge: one of the two is executed. */
export function denounce(
  state: State,
  event: { readonly seat: Seat; readonly wearer: Seat; readonly accused: Seat },
  step: Step,
): State {
  const { seat: accuser, wearer, accused } = event;
  const args = { who: who(accuser), whom: who(accused), wearer: who(wearer) };
  tell(step, ['denounced', accuser, accused, wearer], { args });
  const court = showRole(state.court, accused, [wearer], step);
  const guilty = isCriminal(faceOf(court, accused).role, court.players[accused]!.badge);
  const falls = guilty ? accused : accuser;
  if (!isDivine(court, falls))
    return afterDeaths(state, court, die(court, [{ seat: falls, executors: [wearer] }], step), step);
  const shown = showAll(court, falls, step);
  return afterDeaths(
    state,
    court,
    isDivine(court, wearer) ? shown : die(shown, [{ seat: wearer, executors: [] }], step),
    step,
  );
}

/**
 * Shows the seat's role to everybody and uses its public ability. `faction` is the one to be silenced, if the role
 * silences one.
 */
export function proclaim(
  state: State,
  { seat, faction }: { readonly seat: Seat; readonly faction?: Faction },
  step: Step,
): State {
  const { looks, dies, once } = ruleOf(faceOf(state.court, seat).role).public!;
  let court = showAll(state.court, seat, step);
  if (once) court = withPlayer(court, seat, { spent: secret<boolean>(true, [seat]) });
  if (looks) look(court, seat, step);
  if (faction) court = silence(court, seat, faction, step);
  return dies ? afterDeaths(state, court, die(court, [{ seat, executors: [] }], step), step) : withCourt(state, court);
}

/** No member of that faction may use a public ability until after the next tribunal. */
function silence(court: Court, seat: Seat, faction: Faction, step: Step): Court {
  tell(step, ['silenced', seat, faction], { args: { who: who(seat), faction: factionName(faction) } });
  return { ...court, silenced: [...new Set([...court.silenced, faction])] };
}

/** Looks through the graveyard: faces in a fixed order, without owners. */
function look(court: Court, seat: Seat, step: Step): void {
  const faces = court.graveyard.map((grave) => declassify(grave.face)).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  tell(step, ['looked', seat], { args: { who: who(seat) } });
  const list = faces.map((face) => ({
    msg: { key: 'fact.card', args: { role: roleName(face.role), faction: factionName(face.faction) } },
  }));
  tell(step, ['faces', faces.map(nameOf)], { args: { faces: { list }, n: faces.length }, to: [seat], learn: true });
}

const nameOf = ({ role, faction }: { readonly role: string; readonly faction: string }): string => `${role}/${faction}`;

/** The player has left for good: the card stays in play, but nobody waits for it any more. */
export function depart(state: State, seat: Seat, step: Step): State {
  tell(step, ['left', seat], { args: { who: who(seat) } });
  let after = withCourt(state, { ...state.court, left: giveUp(state.court.left, seat) });
  for (const { id, joined, busy } of after.contracts) {
    if (joined.includes(seat) && !busy) after = tellContract(after, id, { type: 'leaveContract', seat }, step);
  }
  return tellAll(after, { type: 'stir' }, step);
}
