import type { Action, Offer, Seat } from '@masque/core';
import { targets } from '@masque/mechanics';
import { finders, isPack, lookOf, packLookOf, roleNames, ruleOf, sideOfCard, type Role } from '../roles/index.ts';
import { isEvil, isWolf } from './known.ts';
import { take, type Thought } from './thought.ts';
import { isFinder } from './trust.ts';

/**
 * A finder of the pack speaks when it has found a living Werewolf, when few players are left and it can clear some, or when
 * somebody else claims its card.
 */
export function comeOut({ role, facts, view, offers, seat }: Thought): Action | null {
  const look = packLookOf(role);
  if (!look) return null;
  const looks = facts.filter((it) => it.kind === look.as);
  const wolves = looks.flatMap((it) => (it.yes ? (it.seats ?? []) : [])).filter((who) => view.alive[who]);
  const clears = looks.flatMap((it) => (it.yes ? [] : (it.seats ?? []))).filter((who) => view.alive[who]);
  const few = view.alive.filter(Boolean).length <= 6 && clears.length >= 2;
  const robbed = view.said.some((it) => it.kind === 'claim' && it.role === role && it.by !== seat && view.alive[it.by]);
  if (wolves.length === 0 && !few && !robbed && !claimed(view, seat)) return null;
  const untold = (who: Seat): boolean =>
    !view.said.some((it) => it.by === seat && it.kind === 'report' && it.who === who);
  if (!claimed(view, seat)) return take(offers, 'claim', { role });
  for (const who of wolves.filter(untold)) return take(offers, 'report', { who, verdict: 'wolf' });
  for (const who of clears.filter(untold)) return take(offers, 'report', { who, verdict: 'clear' });
  return null;
}

/** How often an accused player says what they are, or what they want to be taken for; and how often a pack member dares more. */
const PLEADS = 0.8;
const DARES = 0.25;

/** The card that liars claim: one that nobody fears and nobody can check. */
const harmless: Role = roleNames.find((role) => {
  const { card, task, shoots } = ruleOf(role);
  return card.side === 'good' && !task && !shoots && !card.advanced;
})!;

/** Before the vote: a finder of the pack says so, others say what they are, and the guilty say what they are not. */
export function plead(it: Thought): Action | null {
  const { role, view, offers, seat, random } = it;
  if (packLookOf(role)) return claimed(view, seat) ? comeOut(it) : take(offers, 'claim', { role });
  const spoken = view.said.some((one) => one.by === seat && one.kind === 'claim');
  if (spoken || !random.chance(PLEADS)) return null;
  if (sideOfCard(role) === 'good') return take(offers, 'claim', { role });
  const taken = view.said.some((one) => one.kind === 'claim' && isFinder(one.role));
  const dares = isPack(role) && !taken && random.chance(DARES);
  return take(offers, 'claim', { role: dares ? finders[0]! : harmless });
}

const claimed = (view: Thought['view'], seat: Seat): boolean =>
  view.said.some((it) => it.by === seat && it.kind === 'claim' && isFinder(it.role));

/** When a finder has named a pack member, a Werewolf occasionally claims to be a finder, too. */
export function counterClaim({ role, view, offers, seat, feelsLike, known }: Thought): Action | null {
  if (!isPack(role)) return null;
  const accuser = view.said.find(
    (it) =>
      it.kind === 'report' &&
      it.wolf &&
      it.who !== undefined &&
      isWolf(known, it.who) &&
      view.alive[it.by] &&
      !isEvil(known, it.by),
  );
  if (!accuser) return null;
  if (claimed(view, seat)) {
    const told = view.said.some((it) => it.by === seat && it.kind === 'report' && it.who === accuser.by);
    return told ? null : take(offers, 'report', { who: accuser.by, verdict: 'wolf' });
  }
  const rival = view.said.some((it) => it.kind === 'claim' && isFinder(it.role) && isEvil(known, it.by));
  return !rival && feelsLike('counter', 0.25) ? take(offers, 'claim', { role: finders[0]! }) : null;
}

/** Says whom it suspects. On the wolves' side, a player who has identified a finder does so in the hope that the pack listens. */
export function mutter(it: Thought): Action | null {
  const { role, facts, offers, view, seat, feelsLike, leaning } = it;
  if (view.said.some((one) => one.by === seat && one.day === view.day)) return null;
  const found = facts
    .flatMap((one) => (one.yes && isFinder(lookOf(one.kind)?.finds) ? (one.seats ?? []) : []))
    .find((who) => view.alive[who]);
  if (sideOfCard(role) === 'evil' && found !== undefined) return take(offers, 'suspect', { who: found });
  const offer = offers.find((one) => one.type === 'suspect');
  return offer && feelsLike('talk', 0.3 * leaning.talk) ? take(offers, 'suspect', { who: worst(it, offer) }) : null;
}

/** The player it would name first as a suspect. */
function worst(it: Thought, offer: Offer): Seat | null {
  const { known, p, said, gut } = it;
  // A player who knows the pack does not accuse a friend: it says what somebody without that knowledge would.
  const evil = isEvil(known, it.seat);
  const seats = targets(offer, 'who').filter((who) => !(evil && isEvil(known, who)));
  return it.best(seats, (who) => ((evil ? said : p).get(who) ?? 0) * gut(who));
}
