import { audienceOf, conceal, declassify, reveal, seatsOf, type Audience, type Seat, type Seats } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { clockwiseFrom } from '@masque/mechanics';
import { bribed, change, hidden, others, own, type Model } from '../bots/model.ts';
import { aimed, anonymousOf, bribe, find, ids, withStack, type Board } from '../rules/board.ts';
import { cardAt, cardName } from '../rules/words.ts';
import type { State } from '../state.ts';
import type { Supporter } from './supporter.ts';

type WizardQuestions = {
  wizard_look: { spy: { target: Seat } };
  wizard_swap: { swap: { give: string; take: string } };
};

/** HOUSE: look at another player's Anonymous Supporters, swap one for one of yours, and Bribe the one you took. */
export const wizard: Supporter<WizardQuestions> = {
  id: 'wizard',
  code: 'WIZ',
  faction: 'codex',
  value: 1,
  icon: 'wizard-face',
  copies: [2, 3],
  ability: {
    questions: {
      wizard_look: {
        offers: (table, by) =>
          anonymousOf(table, by).length === 0 || targets(table, by).length === 0
            ? []
            : [
                {
                  type: 'spy',
                  params: { target: { kind: 'seat', of: targets(table, by), ask: 'ask.spy' } },
                  look: { icon: 'eyeball', main: true },
                },
              ],
        does: { spy: (state, { seat, target }, step) => look(state, seat, target, step) },
        then: 'wizard_swap',
        moves: (model) =>
          seatsOf(model.seats)
            .filter((seat) => seat !== model.me && hidden(own(model, seat)).length > 0)
            .map((target) => ({ type: 'spy', params: { target }, after: model, extra: toFind(model, target) })),
      },
      wizard_swap: {
        offers: (table, by, { target }) => [
          {
            type: 'swap',
            params: {
              give: { kind: 'card', of: ids(anonymousOf(table, by)), ask: 'ask.give' },
              take: { kind: 'card', of: ids(anonymousOf(table, target!)), ask: 'ask.take' },
            },
            look: { icon: 'card-exchange', main: true },
          },
        ],
        does: { swap: (state, { seat, give, take }, step) => swap(state, seat, give, take, step) },
        looksAt: (table, { target }) => ids(anonymousOf(table, target!)),
        moves: (model, { target }) =>
          hidden(own(model)).flatMap((give) =>
            hidden(own(model, target)).map((take) => {
              const swapped = change(change(model, give.id, { face: take.face }), take.id, { face: give.face });
              return { type: 'swap', params: { give: give.id, take: take.id }, after: bribed(swapped, give.id) };
            }),
          ),
      },
    },
    promise: { points: 0.9 },
    outlook: (model) => [{ after: model, extra: gain(model) }],
  },
};

/** Other players with Anonymous Supporters, starting to the left. */
const targets = (board: Board, by: Seat): Seat[] =>
  clockwiseFrom(by, board.areas.length).filter((seat) => anonymousOf(board, seat).length > 0);

function look(state: State, by: Seat, target: Seat, step: Step): State {
  const places = anonymousOf(state, target);
  step.log({ kind: 'spies', args: { who: { seat: by }, target: { seat: target } } });
  step.log({
    kind: 'spied',
    to: [by],
    args: { target: { seat: target }, cards: { list: places.map((it) => cardAt(it.id, declassify(it.card))) } },
    learn: true,
  });
  const seen = ids(places).reduce(
    (now, id) => withStack(now, id, (it) => ({ ...it, card: reveal(it.card, [by]) })),
    state,
  );
  return aimed(seen, { target });
}

/** The cards are swapped; slots and Bribes stay. */
function swap(state: State, by: Seat, give: string, take: string, step: Step): State {
  const target = state.ability!.target!;
  const given = find(state, give).stack.card;
  const taken = find(state, take).stack.card;
  const to = knowers(audienceOf(given), audienceOf(taken), [by, target]);
  step.log({ kind: 'swaps', args: { who: { seat: by }, target: { seat: target }, give, take } });
  step.log({
    kind: 'swapped',
    to: [target],
    args: { who: { seat: by }, slot: take, card: cardName(declassify(given)) },
    learn: true,
  });
  const one = withStack(state, give, (it) => ({ ...it, card: conceal(taken, to) }));
  return bribe(
    withStack(one, take, (it) => ({ ...it, card: conceal(given, to) })),
    give,
  );
}

/** The two players know both cards now. Of the others, only those who knew both can still tell them apart. */
function knowers(a: Audience, b: Audience, concerned: readonly Seat[]): Seats {
  if (a === 'all') return b === 'all' ? 'all' : [...concerned, ...b];
  return [...concerned, ...(b === 'all' ? a : a.filter((seat) => b.includes(seat)))];
}

/** What is to be found with a player: cards that the bot does not know, or a good one that it does. */
function toFind(model: Model, target: Seat): number {
  const there = hidden(own(model, target));
  const known = there.flatMap(({ face }) => (face ? [face.value - 1] : []));
  return there.length - known.length + Math.max(0, ...known);
}

/** A Bribe, and the difference between the bot's worst card and a good one of another player. */
function gain(model: Model): number {
  const mine = hidden(own(model));
  if (mine.length === 0 || hidden(others(model)).length === 0) return 0;
  const min = Math.min(...mine.map((it) => it.face?.value ?? 2));
  const max = Math.max(
    ...seatsOf(model.seats)
      .filter((seat) => seat !== model.me)
      .map((seat) => hidden(own(model, seat)).length),
  );
  return Math.min(1, model.supply) + Math.min(1, model.left) * 0.35 * Math.min(max, 3) * (3 - min) * 0.5;
}
