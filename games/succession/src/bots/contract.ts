import type { Action, Seat, View } from '@masque/core';
import { best, offerOf, take, valuesOf } from '@masque/mechanics';
import { contractOf } from '../contract/contracts.ts';
import type { ContractState } from '../contract/state.ts';
import { surpriseTargets } from '../contract/surprise.ts';
import type { ContractTable } from '../contract/shown.ts';
import { revealOf, ruleOf } from '../roles/index.ts';
import { mineOf } from '../present/contract.ts';
import type { Belief } from './belief.ts';
import { mannersOf } from './manners.ts';
import { trustOf } from './mood.ts';
import { isPartner, suspicion, SUSPECT } from './partners.ts';
import type { Thought } from './thought.ts';

/** Value of killing a seat: higher the more likely it is an enemy, but an Heir strikes back. */
const worth = ({ belief, leaning }: Thought, seat: Seat): number => {
  const face = belief.known(seat);
  const price = face && revealOf(face.role).diesFor ? GUARDED : 1;
  const hostile = leaning.spite(seat) > 1 ? GRUDGE : 1;
  return hostile * price * (1 - belief.ally(seat)) * (1 - belief.enemyHeir(seat)) ** 2;
};
/** A Guard is less valuable to a killer than the player it guards, because it may die for them anyway. */
const GUARDED = 0.65;
/** For vengeful players: additional value of killing somebody who has pointed at them. */
const GRUDGE = 1.2;

/** Answers immediately after the reveal. */
export function probe(thought: Thought): Action | null {
  const { observation, belief } = thought;
  const waive = offerOf(observation, 'waive');
  if (!waive) return null;
  const unknown = (seat: Seat): boolean => belief.known(seat) === undefined;
  const ask = offerOf(observation, 'accuse') ?? offerOf(observation, 'force') ?? offerOf(observation, 'name');
  if (!ask) return take(waive);
  const targets = valuesOf(ask, 'target');
  const target = wanted();
  return target === undefined ? take(waive) : take(ask, { target });

  function wanted(): Seat | undefined {
    if (ask!.type === 'accuse') return best(targets, (seat) => suspicion(thought, seat), observation.random, SUSPECT);
    // Diplomats have to meet: both choose the first outsider who has shown nothing publicly.
    if (ask!.type === 'name') {
      const inside = mineOf(observation.view, observation.seat)?.inside.joined ?? [];
      return targets.find(
        (seat) => !inside.includes(seat) && !observation.view.court.known.some((it) => it.of === seat),
      );
    }
    return best(targets.filter(unknown), (seat) => belief.enemyHeir(seat), observation.random);
  }
}

/** Declares once, then commits. A Guard that would die for nobody reconsiders when somebody is about to be killed. */
export function decide(thought: Thought): Action | null {
  const { observation } = thought;
  const mine = mineOf(observation.view, observation.seat);
  const own = mine?.inside.decisions.find((it) => it.seat === observation.seat && it.owner);
  const idle = own?.choice?.kind === 'none';
  if (own && (own.choice === null || (idle && own.what === 'dieFor'))) {
    const declared = declaration(thought, own.what);
    if (declared && !(idle && declared.type === 'none')) return declared;
  }
  const lock = offerOf(observation, 'lock');
  return lock ? take(lock) : null;
}

/**
 * Minimum probability that somebody is its own Heir for a Guard to die for them; members of its faction count, minus
 * this.
 */
const DEAR = 0.12;
const PLAIN = 0.45;

function declaration(thought: Thought, what: string): Action | null {
  const { observation, belief } = thought;
  const none = offerOf(observation, 'none');
  const [kill, raise] = [offerOf(observation, 'kill'), offerOf(observation, 'raise')];
  const deadly = what === 'kill' ? kill : what === 'raise' ? raise : undefined;
  if (deadly) {
    const target = best(
      valuesOf(deadly, 'target'),
      (seat) => worth(thought, seat),
      observation.random,
      none ? 0.55 : undefined,
    );
    if (target === undefined) return none ? take(none) : null;
    return deadly.type === 'raise'
      ? take(deadly, { target, ghost: friend(thought, valuesOf(deadly, 'ghost')) })
      : take(deadly, { target });
  }
  const execute = offerOf(observation, 'execute');
  if (what === 'execute' && execute)
    return take(execute, { targets: valuesOf(execute, 'targets').filter((seat) => belief.ally(seat) < 0.5) });
  const dieFor = offerOf(observation, 'dieFor');
  // A Guard dies for a player who may be its Heir, or for a friend.
  const dear = (seat: Seat): number => Math.max(belief.allyHeir(seat), belief.ally(seat) - PLAIN);
  const saved = dieFor && best(valuesOf(dieFor, 'target'), dear, observation.random, DEAR);
  if (saved !== undefined) return take(dieFor!, { target: saved });
  return none ? take(none) : null;
}

const friend = ({ belief, observation }: Thought, ghosts: readonly Seat[]): Seat | null =>
  best(ghosts, (seat) => belief.ally(seat), observation.random) ?? null;

/** Answers the question about surprises: most have to pass. */
export function surprise(thought: Thought): Action | null {
  const { observation, belief } = thought;
  const pass = offerOf(observation, 'pass');
  const respond = offerOf(observation, 'respond');
  const mine = mineOf(observation.view, observation.seat);
  if (!pass || !respond || !mine) return pass ? take(pass) : null;
  const table: ContractTable = {
    court: observation.view.court,
    contract: mine.inside,
  };
  const targets = surpriseTargets(table, observation.seat, belief.face).filter(
    (it) => it === null || valuesOf(respond, 'target').includes(it),
  );
  const target =
    ruleOf(belief.face.role).surprise === 'show' ? flips(thought, mine.inside, targets) : strikes(thought, targets);
  return target === undefined ? take(pass) : take(respond, { target });
}

function strikes(thought: Thought, targets: readonly (Seat | null)[]): Seat | undefined {
  const seats = targets.filter((it) => it !== null);
  return best(seats, (seat) => worth(thought, seat), thought.observation.random, 0.6);
}

/** An Informant proves itself to presumed friends. */
function flips({ belief }: Thought, inside: View<ContractState>, targets: readonly (Seat | null)[]): null | undefined {
  const others = inside.joined.filter((it) => it !== belief.me);
  return targets.length > 0 && others.every((it) => belief.ally(it) > 0.75) ? null : undefined;
}

/** How often a player who has promised to show their role, and is waiting, changes their mind. */
const SECOND_THOUGHTS = 0.15;

/** Agrees if what it would show and risk is worth it; otherwise leaves. */
export function talk(thought: Thought): Action | null {
  const { observation } = thought;
  const agree = offerOf(observation, 'agree');
  if (!agree) return doubt(thought);
  const mine = mineOf(observation.view, observation.seat);
  const side = offerOf(observation, 'side');
  // A player who judges, or acts for others, wants this to be seen as soon as somebody would show a role.
  const steps = judges(thought) || (mine !== undefined && guards(thought, mine.inside));
  if (mine && side && steps && valuesOf(side, 'side')[0] === 'role' && mine.inside.sides.includes('role'))
    return take(side, { side: 'role' });
  if (mine && !acceptable(thought, mine.inside)) return take(offerOf(observation, 'leaveContract')!);
  return (mine && arrange(thought, mine.inside)) ?? take(agree);
}

/** Occasionally withdraws its agreement, while its role would be shown and the others have not agreed yet. */
function doubt({ observation }: Thought): Action | null {
  const unagree = offerOf(observation, 'unagree');
  const mine = mineOf(observation.view, observation.seat);
  const shows = mine?.inside.sides[mine.inside.joined.indexOf(observation.seat)] === 'role';
  return unagree && shows && observation.random.chance(SECOND_THOUGHTS) ? take(unagree) : null;
}

/** How often a bystander is called in. */
const CALLED_IN = 0.06;
/** How likely a killer somebody must be for a Guard to be called in that is known to be a friend. */
const DANGER = 0.05;
/** How often a player who has not answered is released. */
const IMPATIENT = 0.3;
/** How much less trust is required to show one's own role to players who show theirs. */
const ANSWERED = 0.07;

/**
 * Before it agrees: answers a shown role with its own, releases players who are busy elsewhere, occasionally calls
 * somebody in.
 */
function arrange(thought: Thought, inside: View<ContractState>): Action | null {
  const { belief, observation } = thought;
  const { random } = observation;
  const { contracts } = observation.view;
  const others = inside.joined.filter((it) => it !== belief.me);
  const theirs = others.map((it) => inside.sides[inside.joined.indexOf(it)]);
  const own = inside.sides[inside.joined.indexOf(belief.me)];
  const side = offerOf(observation, 'side');
  const friendly = mannersOf(belief.face.role).seeks !== 'nobody' && !ruleOf(belief.face.role).always?.lies;
  if (
    side &&
    others.length > 0 &&
    valuesOf(side, 'side')[0] === 'role' &&
    friendly &&
    theirs.every((it) => it === 'role') &&
    others.every((it) => belief.ally(it) >= trustOf(thought) - ANSWERED)
  )
    return take(side, { side: 'role' });
  const drop = offerOf(observation, 'drop');
  // Nobody waits long for a third player once the second has agreed.
  const late = inside.agreed.length > 0 ? inside.invited[0] : undefined;
  if (drop && late !== undefined && random.chance(IMPATIENT)) return take(drop, { target: late });
  const add = offerOf(observation, 'add');
  if (!add || inside.joined.length + inside.invited.length > 2) return null;
  const free = valuesOf(add, 'target').filter(
    (it) => !contractOf(contracts, it) && !contracts.some(({ invited }) => invited.includes(it)),
  );
  const guards = free.filter((it) => isOwnGuard(belief, it));
  if (guards.length > 0 && others.some((it) => belief.killer(it) > DANGER))
    return take(add, { target: random.pick(guards) });
  if (own === 'role') return null;
  const idle = free.filter((it) => belief.side(it) === undefined && belief.known(it) === undefined);
  return idle.length > 0 && random.chance(CALLED_IN * (1 + 4 * thought.leaning.company))
    ? take(add, { target: random.pick(idle) })
    : null;
}

/** A Guard of one's own faction whose card has been seen. */
const isOwnGuard = (belief: Belief, seat: Seat): boolean => {
  const face = belief.known(seat);
  return face?.faction === belief.face.faction && Boolean(revealOf(face.role).diesFor);
};

const judges = ({ belief }: Thought): boolean => {
  const { judges: tries, beheads } = revealOf(belief.face.role);
  return Boolean(tries ?? beheads);
};

/** With three members there can be a victim whom a Guard can save. */
const guards = ({ belief }: Thought, inside: View<ContractState>): boolean =>
  Boolean(revealOf(belief.face.role).diesFor) && inside.joined.length > 2;

function acceptable(thought: Thought, inside: View<ContractState>): boolean {
  const { belief } = thought;
  const side = (seat: Seat): string => inside.sides[inside.joined.indexOf(seat)] ?? 'faction';
  const others = [...inside.joined, ...inside.invited].filter((it) => it !== belief.me);
  const { reveal = {}, always = {}, surprise } = ruleOf(belief.face.role);
  const shows = side(belief.me) === 'role';
  // In a larger group, a Guard saves somebody else.
  const watches = surprise === 'killKiller' && others.length > 1;
  // A pack has come for the members outside it.
  const hunted = reveal.pack && others.some((seat) => isPartner(thought, seat));
  return others.every((seat) => {
    const ally = belief.ally(seat);
    if (isPartner(thought, seat) || hunted) return true;
    if (side(seat) === 'role')
      return always.divine || (reveal.immune && shows) || watches || belief.killer(seat) < (shows ? 0.5 : 0.34);
    if (!shows || watches || mannersOf(belief.face.role).seeks === 'strangers') return true;
    return reveal.kills || reveal.poisons ? ally < 0.55 : ally > Math.min(trustOf(thought), always.lies ? 0.9 : 0.6);
  });
}

/** Should it stay away from a proposal? */
export const seenAll = ({ belief }: Thought, seats: readonly Seat[]): boolean =>
  seats.every((seat) => belief.known(seat) !== undefined);
