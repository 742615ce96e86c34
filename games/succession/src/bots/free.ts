import type { Action, Seat } from '@masque/core';
import { best, offerOf, take, valuesOf } from '@masque/mechanics';
import { isBusy, contractOf } from '../contract/contracts.ts';
import { isHeir, otherFaction, revealOf, ruleOf, type CardFace } from '../roles/index.ts';
import { seenAll } from './contract.ts';
import { mannersOf } from './manners.ts';
import { appetiteOf, moodOf, rumourIn, trustOf } from './mood.ts';
import { isIll, isPartner, suspicion, SUSPECT } from './partners.ts';
import { isOpenTo, ofThisSong, othersOf, type Thought } from './thought.ts';

/** Number of contracts in which a bot takes part between two tribunals. */
const BUSY_LIFE = 3;
/** How often two strangers are invited at once. */
const THREESOME = 0.2;
/** How often it meets the same person between two tribunals: emblems first, then roles. */
const ENOUGH = 2;

const contractsHad = (thought: Thought, seat = thought.observation.seat): number =>
  ofThisSong(thought, seat).filter((it) => it.how === 'complete').length;

/** Have the two met, or tried to meet, often enough in this song? */
const isEnough = ({ observation }: Thought, seat: Seat): boolean =>
  observation.view.court.called.filter((it) => it.includes(observation.seat) && it.includes(seat)).length >= ENOUGH;

/** How often a player who is sure of an enemy's card forces them to show it publicly, while the Heir is only guessed. */
const UNMASKS = 0.7;
/** How much more likely a guess is the player whom the table whispers about. Players with a grudge do not listen. */
const WHISPERED = 40;
/** Above this, a suspicion is worth more than a proven enemy. */
const SUSPECTED = 0.8;

/**
 * Points at a player who may be the other Heir and is not publicly known yet, never at somebody more likely to be its own.
 * At first this is a guess, and an identified enemy is a safer choice because then everybody learns what the player
 * knows. With every tribunal, knowledge counts more.
 */
export function point({ observation, belief, skill, leaning }: Thought): Action | null {
  const it = offerOf(observation, 'point');
  if (!it) return null;
  const { random, view } = observation;
  const targets = valuesOf(it, 'target').filter(
    (seat) => !isOpenTo(view, seat) && belief.ally(seat) < 0.9 && belief.allyHeir(seat) <= belief.enemyHeir(seat),
  );
  if (targets.length === 0) return take(it, { target: null });
  if (random.chance(skill.errs)) return take(it, { target: random.pick(targets) });
  const seenThrough = targets.filter((seat) => belief.known(seat) !== undefined && belief.enemyHeir(seat) === 0);
  const suspected = Math.max(...targets.map((seat) => belief.enemyHeir(seat)));
  const sore = targets.some((seat) => leaning.spite(seat) > 1);
  if (seenThrough.length > 0 && suspected < SUSPECTED && !sore && random.chance(UNMASKS))
    return take(it, { target: random.pick(seenThrough) });
  const whispered = rumourIn(view, targets);
  const weights = targets.map(
    (seat) =>
      leaning.spite(seat) *
      (seat === whispered && !sore ? WHISPERED : 1) *
      (belief.enemyHeir(seat) + 0.01) ** (view.court.tribunals / 4),
  );
  let left = (random.below(1e6) / 1e6) * weights.reduce((sum, weight) => sum + weight, 0);
  return take(it, { target: targets.find((_, i) => (left -= weights[i]!) < 0) ?? targets.at(-1)! });
}

/** A contract with several members waits for somebody who is talking elsewhere. */
const isCrowd = ({ observation }: Thought, id: string): boolean => {
  const contract = observation.view.contracts.find((it) => it.id === id);
  return contract !== undefined && contract.joined.length + contract.invited.length > 2;
};

/** Replies to an invitation: joins with a suitable side, or declines. */
export function reply(thought: Thought): Action | null {
  const { observation } = thought;
  const join = offerOf(observation, 'join');
  const decline = offerOf(observation, 'decline');
  if (!join)
    return decline && !isCrowd(thought, valuesOf(decline, 'contract')[0]!)
      ? take(decline, { contract: valuesOf(decline, 'contract')[0]! })
      : null;
  const id = valuesOf(join, 'contract')[0]!;
  const contract = observation.view.contracts.find((it) => it.id === id)!;
  const others = [...contract.joined, ...contract.invited].filter((it) => it !== observation.seat);
  const away = observation.offers.filter((it) => it.type === 'decline').find((it) => it.window === join.window)!;
  const needed = others.some((seat) => isPartner(thought, seat));
  const known =
    seenAll(thought, others) && others.some((seat) => ofThisSong(thought, observation.seat, seat).length > 0);
  if (!needed && (contractsHad(thought) >= BUSY_LIFE + thought.leaning.company || known))
    return take(away, { contract: id });
  return take(join, { contract: id, side: sideFor(thought, others) });
}

/** Which side to show these people: the role to those it trusts or hunts. */
function sideFor(thought: Thought, others: readonly Seat[]): 'role' | 'faction' {
  const { belief } = thought;
  const { pack } = revealOf(belief.face.role);
  if (pack ? others.some((seat) => isPartner(thought, seat)) : others.every((seat) => isPartner(thought, seat)))
    return 'role';
  const { seeks } = mannersOf(belief.face.role);
  const trust = trustOf(thought);
  const sure = (seat: Seat): boolean => {
    const ally = belief.ally(seat);
    if (seeks === 'nobody') return false;
    return seeks === 'enemies' ? ally < 0.4 || belief.known(seat)?.faction === belief.face.faction : ally >= trust;
  };
  return others.every(sure) ? 'role' : 'faction';
}

/** Whom to invite for its ability: one player, or a whole pack and its target. */
function together({ belief, observation }: Thought, partners: readonly Seat[], idle: readonly Seat[]) {
  if (!revealOf(belief.face.role).pack) return [observation.random.pick(partners)];
  const strangers = idle.filter((seat) => belief.known(seat) === undefined);
  const victim = best(strangers, (seat) => belief.enemyHeir(seat), observation.random);
  return victim === undefined ? partners : [...partners, victim];
}

/** Is there a use now for an ability that needs other players? */
function isWorthIt(thought: Thought, partners: number): boolean {
  const { belief, observation } = thought;
  const { probe, pack } = revealOf(belief.face.role);
  if (isIll(thought)) return true;
  const others = othersOf(thought);
  if (probe === 'accuse') return others.some((seat) => suspicion(thought, seat) > SUSPECT);
  if (pack) return partners + 1 >= Number(observation.view.court.options.brigandTotal);
  return probe === 'name' && others.some((seat) => !observation.view.court.known.some((fact) => fact.of === seat));
}

/** After how many tribunals, and how often in a song, an Heir reveals itself to a proven friend. */
const ENTRUSTS = { from: 2, mood: 0.85 } as const;

/** A friend whose role an Heir has seen, and to whom it shows its own: one player less may point at it, and a Guard knows for whom to die. */
function confidant(thought: Thought, idle: readonly Seat[]): Seat | undefined {
  const { belief, observation } = thought;
  if (!isHeir(belief.face.role) || observation.view.court.tribunals < ENTRUSTS.from) return undefined;
  const friends = idle.filter(
    (seat) =>
      belief.known(seat)?.faction === belief.face.faction && ofThisSong(thought, observation.seat, seat).length === 0,
  );
  return friends.length > 0 && moodOf(thought) >= ENTRUSTS.mood ? observation.random.pick(friends) : undefined;
}

/** A Guard watches players who are friends with at most this probability. */
const FOE = 0.4;

/** Looks for somebody to meet: strangers first, then those to whom it may show its role. */
export function propose(thought: Thought): Action | null {
  const { observation, belief } = thought;
  const it = offerOf(observation, 'propose');
  if (!it || contractsHad(thought) >= appetiteOf(thought) || observation.random.chance(thought.leaning.hesitates))
    return null;
  const { contracts } = observation.view;
  // Does not invite a player whom others are inviting, who has had enough, or whom it has invited repeatedly.
  const idle = valuesOf(it, 'members').filter(
    (seat) =>
      !isBusy(contracts, seat) &&
      !contractOf(contracts, seat) &&
      !contracts.some(({ invited }) => invited.includes(seat)) &&
      contractsHad(thought, seat) < BUSY_LIFE &&
      !isEnough(thought, seat),
  );
  const partners = idle.filter((seat) => isPartner(thought, seat));
  if (partners.length > 0 && isWorthIt(thought, partners.length))
    return take(it, { members: together(thought, partners, idle), side: 'role' });
  const friend = confidant(thought, idle);
  if (friend !== undefined) return take(it, { members: [friend], side: 'role' });
  const free = idle.filter((seat) => belief.known(seat) === undefined);
  if (free.length === 0) return breakSilence(thought, idle);
  const { seeks, others, min } = mannersOf(belief.face.role);
  const trust = trustOf(thought);
  const many = Math.max(min, 1 + observation.random.below(others));
  const likes = (seat: Seat): number => {
    const ally = belief.ally(seat);
    if (seeks === 'allies') return belief.side(seat) && ally >= trust ? ally : 0;
    if (seeks === 'enemies') return belief.side(seat) && ally < 0.4 ? 1 - ally : 0;
    return seeks === 'strangers' ? 0.5 + belief.enemyHeir(seat) : 0;
  };
  const wanted = free.filter((seat) => likes(seat) > 0).toSorted((a, b) => likes(b) - likes(a));
  // A Guard prefers standing beside a friend to meeting a possible killer.
  const foes = revealOf(belief.face.role).diesFor ? idle.filter((seat) => belief.ally(seat) < FOE) : [];
  if (wanted[0] !== undefined && foes.length > 0)
    return take(it, { members: [wanted[0], observation.random.pick(foes)], side: 'role' });
  if (wanted.length > 0) return take(it, { members: wanted.slice(0, many), side: 'role' });
  const strangers = free.filter((seat) => belief.side(seat) === undefined);
  if (strangers.length === 0) return breakSilence(thought, idle);
  const met = observation.random.chance(THREESOME * (1 + 2 * thought.leaning.company)) ? Math.max(2, many) : many;
  return take(it, { members: observation.random.shuffle(strangers).slice(0, met), side: 'faction' });
}

/**
 * Where nobody talks, even a player who has met everybody takes somebody aside, who has not been asked in this song: it
 * is not two minutes of silence.
 */
function breakSilence({ observation }: Thought, idle: readonly Seat[]): Action | null {
  const { contracts, court } = observation.view;
  const quiet = idle.filter((seat) => !court.called.some((members) => members.includes(seat)));
  if (quiet.length === 0 || contracts.length > 0) return null;
  return take(offerOf(observation, 'propose')!, { members: [observation.random.pick(quiet)], side: 'faction' });
}

/** Badges and abilities used publicly. */
export function inPublic(thought: Thought): Action | null {
  return answerBadge(thought) ?? offerBadge(thought) ?? denounce(thought) ?? silence(thought) ?? proclaim(thought);
}

function answerBadge({ observation, belief }: Thought): Action | null {
  const accept = offerOf(observation, 'accept');
  const refuse = offerOf(observation, 'refuse');
  if (!accept || !refuse) return null;
  const by = valuesOf(accept, 'by')[0]!;
  const mine =
    observation.view.court.badgeOffers.find((it) => it.by === by && it.to === observation.seat)?.badge ===
    belief.face.faction;
  const fit = !isHeir(belief.face.role);
  return mine && fit ? take(accept, { by }) : take(refuse, { by });
}

/** After this many tribunals, a badge is also offered to a likely friend, who may turn out to be somebody else and refuse. */
const TRYING = 2;
const LIKELY_FRIEND = 0.75;

function offerBadge({ observation, belief }: Thought): Action | null {
  const { view } = observation;
  const it = offerOf(observation, 'offer');
  if (!it) return null;
  const trusted = (seat: Seat): number => {
    const face = belief.known(seat);
    if (!face) return view.court.tribunals >= TRYING && belief.ally(seat) >= LIKELY_FRIEND ? 0.5 : 0;
    if (face.faction !== belief.face.faction) return 0;
    return ruleOf(face.role).class === 'soldier' ? 2 : isHeir(face.role) ? 0 : 1;
  };
  const target = best(valuesOf(it, 'target'), trusted, observation.random, 0);
  return target === undefined ? null : take(it, { target });
}

function denounce({ observation, belief }: Thought): Action | null {
  for (const it of observation.offers.filter((one) => one.type === 'denounce')) {
    const wearer = valuesOf(it, 'wearer')[0]!;
    const enemy = (seat: Seat): number => belief.criminal(seat) * (1 - belief.ally(seat));
    const accused = best(valuesOf(it, 'accused'), enemy, observation.random, 0.9);
    if (accused !== undefined) return take(it, { wearer, accused });
  }
  return null;
}

/**
 * Silences the enemy faction while it has badges left: for its life only when the enemy's Viceroy is known, and in any
 * case when it is poisoned, since it dies anyway.
 */
function silence(thought: Thought): Action | null {
  const { observation, belief } = thought;
  const it = offerOf(observation, 'silence');
  const enemy = otherFaction(belief.face.faction);
  if (!it || observation.view.court.silenced.includes(enemy) || observation.view.court.supply[enemy] === 0) return null;
  const offersBadge = ({ role, faction }: CardFace): boolean =>
    faction === enemy && ruleOf(role).public?.offersBadge === true;
  const sure = isIll(thought) ? 0 : 0.9;
  const viceroy = othersOf({ observation }).some((seat) => belief.chance(seat, offersBadge) > sure);
  return viceroy ? take(it, { faction: enemy }) : null;
}

/** Looks at the dead if there are any; abilities that cost one's life can wait; otherwise occasionally shows the role publicly. */
function proclaim({ observation, belief }: Thought): Action | null {
  const it = offerOf(observation, 'proclaim');
  const { looks, dies } = ruleOf(belief.face.role).public ?? {};
  if (!it || dies) return null;
  return (looks ? observation.view.court.graveyard.length >= 3 : observation.random.chance(0.02)) ? take(it) : null;
}
