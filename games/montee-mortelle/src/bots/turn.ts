import { known, type Action, type Seat } from '@masque/core';
import { take, valuesOf } from '@masque/mechanics';
import { objects, type ObjectKind } from '../cards/index.ts';
import { ownHand } from '../own.ts';
import { asleep, awake } from '../public.ts';
import { bestClaim } from './claim.ts';
import { guesses, holds } from './luggage.ts';
import type { Thinking } from './thinking.ts';
import { bookOf } from './splits.ts';
import { cheapest, cost, counts, countsAlone, wanted, worth } from './worth.ts';

/**
 * Number of turns with up to seven players after which a fairly likely claim is enough; how much less certain it may be with
 * every further turn, for allies can know each other and still not where everything is; and after which it hardly matters.
 */
const LATE = 50;
const TIRING = 0.008;
const VERY_LATE = 100;
/** Minimum value of a trade; otherwise the turn is passed. */
const WORTHWHILE = 1.35;
/** Minimum probability that an object is there for the Diplomat to demand it. */
const DEMANDS = 0.55;
/** Minimum winning probability of the society for a player to prefer it to winning alone. */
const LOYAL = 0.2;

/** The own turn: stand up when sure, otherwise an extra, otherwise a trade or a duel. */
export function chooseTurn(thinking: Thinking): Action {
  return proclaim(thinking) ?? foresee(thinking) ?? demand(thinking) ?? act(thinking);
}

/** Certainty required at this point of the game. */
function patience({ view, temper, leaning }: Thinking): number {
  const [early, late] = temper.patience;
  const turns = view.turns / Math.max(1, view.hands.length / 7);
  if (turns > VERY_LATE) return 0.1;
  return leaning.patience + early + (late - early) * Math.min(1, turns / LATE) - TIRING * Math.max(0, turns - LATE);
}

/** Stands up for the society when sure enough; alone in the Armor if it prefers that or the society is not about to win. */
function proclaim(thinking: Thinking): Action | null {
  const offer = thinking.offer('proclaim');
  const loge = thinking.offer('loge');
  if (loge && (!offer || thinking.temper.alone)) return take(loge);
  if (!offer) return null;
  const claim = bestClaim(thinking.view, thinking.me, thinking.splits);
  if (claim.p < patience(thinking)) return loge && claim.p < LOYAL ? take(loge) : null;
  return take(offer, { named: thinking.view.options.reveal === 'oneByOne' ? [] : claim.named });
}

/** Uses the Clairvoyant when a Bag can be passed on next. */
function foresee(thinking: Thinking): Action | null {
  const offer = thinking.offer('foresee');
  if (!offer) return null;
  const draws = ownHand(thinking.view, thinking.me).some((kind) => asleep(thinking.view, kind));
  return draws || thinking.view.pile.length <= 4 ? take(offer) : null;
}

/** Uses the Diplomat to demand what is probably there. */
function demand(thinking: Thinking): Action | null {
  const { view, me, society, leaning } = thinking;
  const offers = thinking.observation.offers.filter((it) => it.type === 'demand');
  if (offers.length === 0) return null;
  const hands = guesses(view, me);
  const wanted = offers.flatMap((offer) =>
    valuesOf<ObjectKind>(offer, 'kind')
      .filter((kind) => counts(thinking, kind))
      .flatMap((kind) =>
        thinking.others.map((to) => ({
          offer,
          kind,
          to,
          score:
            holds(view, me, to, kind, hands) *
            (1.3 - (countsAlone(thinking, kind) ? 0 : thinking.ally(to))) *
            (1 + thinking.spite(to)),
        })),
      ),
  );
  if (wanted.length === 0) return null;
  const { offer, kind, to, score } = thinking.best(wanted, (it) => it.score);
  const give = cheapest(thinking, valuesOf<ObjectKind>(offer, 'give'), to);
  return score > DEMANDS - 0.3 * leaning.meddles && objects[give].goal !== society
    ? take(offer, { to, kind, give })
    : null;
}

function act(thinking: Thinking): Action {
  const { random, temper, leaning } = thinking;
  const offer = thinking.offer('offer')!;
  const duel = thinking.offer('duel');
  const trade = bestTrade(thinking);
  const fight = duel ? bestFight(thinking) : { against: 0, score: -1 };
  const prefersDuel = random.chance(temper.impulse)
    ? random.chance(0.5)
    : fight.score + leaning.duel > trade.score + (random.below(100) / 100 - 0.5);
  if (duel && prefersDuel) return take(duel, { against: fight.against });
  // If every trade costs more than it promises, keep everything.
  const pass = thinking.offer('pass');
  if (pass && trade.score < WORTHWHILE - leaning.meddles) return take(pass);
  return take(offer, { to: trade.to, card: trade.card });
}

/** Value of a trade: learning something, drawing, getting rid of the Pearl. */
function bestTrade(thinking: Thinking): { to: Seat; card: ObjectKind; score: number } {
  const { view, me, random } = thinking;
  const options = [...new Set(ownHand(view, me))].flatMap((card) =>
    thinking.others.map((to) => ({ to, card, score: promise(thinking, card, to) + random.below(100) / 100 })),
  );
  return thinking.best(options, (it) => it.score);
}

function promise(thinking: Thinking, card: ObjectKind, to: Seat): number {
  const ally = thinking.ally(to);
  const unsure = 1 - Math.abs(2 * ally - 1);
  const loss = cost(thinking, card, to) / 4;
  if (asleep(thinking.view, card)) return 3 - loss;
  if (objects[card].gags) return 4 * (1 - ally);
  switch (objects[card].passing) {
    case 'seeSociety':
      return 1 + 4 * unsure - loss;
    case 'seeHand':
      return 2.5 + (freshHand(thinking, to) ? -2 : 0) - loss;
    case 'chooseProfession':
      return thinking.view.professions[thinking.me]!.up === null ? 1 - loss : 2.5 - loss;
    default:
      return 1.2 - loss;
  }
}

/** Has it seen this hand recently? */
const freshHand = ({ view, me }: Thinking, of: Seat): boolean =>
  bookOf(view, me).some((fact) => fact.fact === 'hand' && fact.of === of && view.touched.hands[of]! - fact.mark <= 2);

/** A duel is worth a look, a theft, or a draw after a tie; it needs friends at the table. */
function bestFight(thinking: Thinking): { against: Seat; score: number } {
  const { view, me, random } = thinking;
  const hands = guesses(view, me);
  const friends = thinking.others.reduce((sum, seat) => sum + (thinking.ally(seat) - 0.5), 0);
  const own = ownHand(view, me);
  const armed = own.filter((kind) => objects[kind].duel?.by.includes('attacker')).length;
  const draw = awake(view) ? 0 : 0.8;
  const options = thinking.others.map((against) => {
    const ally = thinking.ally(against);
    const unsure = 1 - Math.abs(2 * ally - 1);
    const { goal, alone } = wanted(thinking, hands[against]!);
    const prize = 1.6 * unsure + (1 - ally) * (0.8 + 2.5 * Math.min(1, goal)) + 2.5 * ally * Math.min(1, alone);
    return {
      against,
      score:
        draw +
        prize +
        0.4 * friends +
        0.5 * armed -
        1.5 * (1 - unsure) * ally +
        2 * thinking.spite(against) +
        random.below(60) / 100,
    };
  });
  return thinking.best(options, (it) => it.score);
}

/** After a trade or duel: another demand, or the end of the turn. */
export const chooseAfter = (thinking: Thinking): Action => demand(thinking) ?? take(thinking.offer('endTurn')!);

/** Names players one by one: those of the best proclamation, in order. */
export function chooseName(thinking: Thinking): Action {
  const { view, me } = thinking;
  const offer = thinking.offer('name');
  const { named } = bestClaim(view, me, thinking.splits);
  const left = named.find((seat) => offer && valuesOf<Seat>(offer, 'whom').includes(seat));
  return offer && left !== undefined ? take(offer, { whom: left }) : take(thinking.offer('rest')!);
}

/** What to put on top: what it wants to draw itself, or what the next player must not get. */
export function chooseTop(thinking: Thinking): Action {
  const offer = thinking.offer('arrange')!;
  const cards = known(thinking.view.foreseen!.cards)!;
  const places = [...valuesOf<number>(offer, 'cards')].sort(
    (a, b) => worth(thinking, cards[b]!) - worth(thinking, cards[a]!) || a - b,
  );
  return take(offer, { cards: places.slice(0, (offer.params['cards'] as { min: number }).min) });
}
