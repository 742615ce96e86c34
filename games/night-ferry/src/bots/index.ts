import { known, type Action, type Bot, type BotObservation, type Seat, type View } from '@masque/core';
import { best, offerOf, take, targets, weighted } from '@masque/mechanics';
import { boatFor, crossingOf, holesToSink, seats, TIDE } from '../rules.ts';
import { type Acts, sideOf, type Role, type State } from '../state.ts';
import { suspicions, type Certain } from './suspicion.ts';

type Seen = View<State>;
type Observation = BotObservation<State, Acts>;

/** Plays at random, but never bores a hole without being able to. */
const easy: Bot<State, Acts> = {
  decide(observation) {
    const { random, view } = observation;
    const name = offerOf(observation, 'name');
    if (name) return take(name, { crew: crewOf(view, [observation.seat, ...random.shuffle(others(observation))]) });
    const strike = offerOf(observation, 'strike');
    if (strike) return take(strike, { at: random.pick(targets(strike, 'at')) });
    if (offerOf(observation, 'below')) return goBelow(observation, isWrecker(observation) && random.chance(0.6));
    return vote(observation, random.chance(0.6));
  },
};

/** Estimates who may be a wrecker from all boats so far, and votes, chooses and bores accordingly. */
const normal: Bot<State, Acts> = {
  decide(observation) {
    if (offerOf(observation, 'strike')) return strike(observation);
    return isWrecker(observation) ? asWrecker(observation) : asFerryman(observation);
  },
};

export const bots = { easy, normal };

const roleOf = ({ view, seat }: Observation): Role => known(view.roles[seat]!)!;
const isWrecker = (observation: Observation): boolean => sideOf(roleOf(observation)) === 'wreckers';
const others = ({ view, seat }: Observation): Seat[] => seats(view).filter((it) => it !== seat);

/** The wreckers that this seat knows. */
const wreckersIn = (view: Seen): Seat[] =>
  seats(view).filter((it) => {
    const role = known(view.roles[it]!);
    return role !== undefined && sideOf(role) === 'wreckers';
  });

/** The first of a list, as many as the boat takes, in seat order. */
const crewOf = (view: Seen, from: readonly Seat[]): Seat[] =>
  from.slice(0, boatFor(view.roles.length, crossingOf(view))).sort((a, b) => a - b);

const vote = (observation: Observation, aye: boolean): Action | null => {
  const offer = offerOf(observation, aye ? 'aye' : 'nay');
  return offer ? take(offer) : null;
};

const goBelow = (observation: Observation, bores: boolean): Action =>
  take(offerOf(observation, 'below')!, { deed: bores ? 'bore' : 'row' });

/** A player who has left does not answer, so choosing them for the boat is useless. */
const stays = ({ view }: Observation, seat: Seat): boolean => !view.left.includes(seat);

function asFerryman(observation: Observation): Action | null {
  const { view, seat } = observation;
  const players = view.roles.length;
  const sure: Certain = { wreckers: wreckersIn(view), ferrymen: [seat] };
  const fear = suspicions(players, view.trips, sure);
  // A Lookout who votes by what it knows is soon found out: so it judges the boats as others do, only a little more suspiciously.
  if (sure.wreckers.length > 0) {
    const guess = suspicions(players, view.trips, { wreckers: [], ferrymen: [seat] });
    fear.forEach((it, i) => (fear[i] = 0.3 * it + 0.7 * guess[i]!));
  }
  const name = offerOf(observation, 'name');
  if (name) return take(name, { crew: crewOf(view, [seat, ...safest(observation, fear)]) });
  return offerOf(observation, 'below') ? goBelow(observation, false) : vote(observation, likes(observation, fear));
}

/** The others, the most trusted first. */
const safest = (observation: Observation, fear: readonly number[]): Seat[] =>
  others(observation)
    .map((it) => ({ it, fear: fear[it]! + (stays(observation, it) ? 0 : 1) + observation.random.below(1000) / 20_000 }))
    .sort((a, b) => a.fear - b.fear)
    .map(({ it }) => it);

/** Is a boat about as safe as the one that this seat would name? The closer the turn of the tide, the less strict. */
function likes(observation: Observation, fear: readonly number[]): boolean {
  const { view, seat, random } = observation;
  const mine = dread(crewOf(view, [seat, ...safest(observation, fear)]), fear);
  const slack = 0.12 + (0.25 * view.refusals) / TIDE + random.below(100) / 1000;
  return view.refusals === TIDE - 1 || dread(view.crew, fear) <= mine + slack;
}

/** Probability that there is a wrecker among these seats. */
const dread = (crew: readonly Seat[], fear: readonly number[]): number =>
  1 - crew.reduce((none, seat) => none * (1 - fear[seat]!), 1);

function asWrecker(observation: Observation): Action | null {
  const { view, seat, random } = observation;
  const players = view.roles.length;
  const pack = wreckersIn(view);
  // What others, who know less, may think.
  const fear = suspicions(players, view.trips, { wreckers: [], ferrymen: [] });
  const needed = holesToSink(players, crossingOf(view));
  const name = offerOf(observation, 'name');
  if (name) {
    const friends = pack.filter((it) => it !== seat && stays(observation, it)).sort((a, b) => fear[a]! - fear[b]!);
    const rest = others(observation)
      .filter((it) => !pack.includes(it))
      .sort((a, b) => fear[a]! - fear[b]! + (random.below(100) - 50) / 2000);
    return take(name, { crew: crewOf(view, [seat, ...friends.slice(0, needed - 1), ...rest]) });
  }
  const aboard = view.crew.filter((it) => pack.includes(it));
  if (offerOf(observation, 'below')) return goBelow(observation, bores(observation, aboard, needed));
  const cover = likes(observation, suspicions(players, view.trips, { wreckers: [], ferrymen: [seat] }));
  if (aboard.length >= needed) return vote(observation, cover || random.chance(0.5));
  const decides = view.results.filter((it) => it === 'safe').length === 2;
  return vote(observation, view.refusals < TIDE - 1 && cover && !random.chance(decides ? 0.7 : 0.15));
}

/** The more wreckers are aboard, the less each bores: two holes reveal more than one. */
function bores({ view, seat, random }: Observation, aboard: readonly Seat[], needed: number): boolean {
  const lost = view.results.filter((it) => it !== 'safe').length;
  const safe = view.results.length - lost;
  if (aboard.length < needed) return false;
  const last = safe === 2 || lost === 2;
  // The order is agreed by seat, starting with the captain.
  const order = [...aboard].sort(
    (a, b) =>
      ((a - view.captain + view.roles.length) % view.roles.length) -
      ((b - view.captain + view.roles.length) % view.roles.length),
  );
  if (order.indexOf(seat) >= needed) return random.chance(last ? 0.3 : 0.08);
  return last || random.chance(view.results.length === 0 ? 0.7 : 0.9);
}

/** Takes as the Lookout the player whose votes fit best with knowing the wreckers. */
function strike(observation: Observation): Action {
  const { view, random } = observation;
  const offer = offerOf(observation, 'strike')!;
  const pack = wreckersIn(view);
  const score = (seat: Seat): number =>
    view.trips.reduce((sum, { crew, ayes, captain }) => {
      const dirty = crew.some((it) => pack.includes(it));
      const knew = captain === seat ? !dirty : ayes.includes(seat) !== dirty;
      return sum + (knew ? 1 : 0) * (captain === seat ? 2 : 1);
    }, 0);
  const list = targets(offer, 'at');
  const max = Math.max(...list.map(score));
  const at = weighted(list, (it) => Math.exp((score(it) - max) / 3), random) ?? best(list, score, random)!;
  return take(offer, { at });
}
