import { comparing } from '@masque/bots';
import { sample, known, type Action, type Bot, type BotObservation, type Offer } from '@masque/core';
import { best, offerOf, take } from '@masque/mechanics';
import { abilityOf, questions, supporter } from '../rules/supporters.ts';
import { anonymousOf } from '../rules/board.ts';
import type { Acts, State } from '../state.ts';
import { leaningOf } from './leaning.ts';
import {
  bribed,
  claims,
  hidden,
  own,
  stays,
  turnedUp,
  type Model,
  type WeighedMove,
  type KnownSupporter,
} from './model.ts';
import { abilityWorth, modelOf, valueOf, wishes } from './worth.ts';

/** Reports that it is back, if nothing else is asked. */
function idle(observation: BotObservation<State, Acts>): Action | null {
  const back = offerOf(observation, 'back');
  return back ? take(back) : null;
}

const dearest = (observation: BotObservation<State, Acts>): string =>
  best(wishes(observation.view, observation.seat, leaningOf(observation)), (it) => it.wish, observation.random)!.card;

/** Takes cards it likes, Reveals its strongest half of the time, and otherwise plays at random. */
const easy: Bot<State, Acts> = {
  decide(observation) {
    const { view, seat, offers, random } = observation;
    const needed = offers.filter((it) => !it.optional);
    if (needed.length === 0) return idle(observation);
    const reveal = needed.find((it) => it.type === 'reveal');
    if (reveal && random.chance(0.5)) {
      const strongest = best(anonymousOf(view, seat), (it) => strength(known(it.card)), random)!;
      return take(reveal, { slot: strongest.id });
    }
    const select = needed.find((it) => it.type === 'select');
    if (select && random.chance(0.5)) return take(select, { card: dearest(observation) });
    return sample(random.pick(needed), random);
  },
};

const strength = (face: string | undefined): number => (face === undefined ? 0 : supporter(face).value);

/** Looks one Endorsement ahead: own points, minus half of the best rival's, plus what its Anonymous Supporters promise. */
const normal: Bot<State, Acts> = {
  tempered: true,
  decide(observation) {
    const { view, seat, offers, random } = observation;
    const needed = offers.filter((it) => !it.optional);
    if (needed.length === 0) return idle(observation);
    const select = needed.find((it) => it.type === 'select');
    if (select) return take(select, { card: dearest(observation) });
    const model = modelOf(view, seat, leaningOf(observation));
    const moves = view.ability ? questions[view.ability.step]!.moves(model, view.ability) : endorsements(model);
    const open = moves.filter(({ type }) => needed.some((it) => it.type === type));
    const move = best(open, valueOf, random);
    // A move of the model, with the parameters that its offer requires.
    const offer: Offer | undefined = move && needed.find((it) => it.type === move.type);
    return offer ? take(offer, move!.params) : sample(random.pick(needed), random);
  },
};

type Endorsement = WeighedMove<{ readonly type: string; readonly params: object }>;

/** Every Reveal with the value of its ability, every Bribe, and doing nothing. */
const endorsements = (model: Model): Endorsement[] => [
  ...hidden(own(model)).map((it): Endorsement => {
    const after = turnedUp(model, it.id);
    return { type: 'reveal', params: { slot: it.id }, after, extra: stays(model, it) ? promised(model, it, after) : 0 };
  }),
  ...own(model).map((it) => ({ type: 'bribe', params: { slot: it.id }, after: bribed(model, it.id) })),
  { type: 'pass', params: {}, after: model },
];

/** Value of a Reveal beyond its points, if the Supporter stays up: its ability and the temperament's preference. */
function promised(model: Model, { id, face }: KnownSupporter, after: Model): number {
  const { reveal, contest, ability } = model.leaning;
  if (face === null) return reveal;
  const uses = abilityOf(face.id, model.options.abilities) ? ability + abilityWorth(after, face, id) : 0;
  return reveal + uses + (claims(model, face, model.me).length > 0 ? contest : 0);
}

/** Searches until everybody has had a turn, and compares the resulting chances. */
const hard = comparing({ model: normal, playouts: 80, depth: 14 });

export const bots = { easy, normal, hard };
