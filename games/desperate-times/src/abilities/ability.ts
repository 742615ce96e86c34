import type { ActionEvent, OfferOf, Phase, Rule, Seat, Step, View } from '@masque/core';
import { answered, seatOf, timedOut, wait } from '../rules/clock.ts';
import type { Acts, State } from '../state.ts';

/** What an ability needs besides its phases. */
export interface AbilityRules {
  /** There is no legal choice. Only public facts are looked at. */
  fizzles(state: State, by: Seat): boolean;
  /** Done when it is activated. */
  begin?(state: State, step: Step): State;
}

type Choices = { readonly [T in keyof Acts & string]?: Rule<State, ActionEvent<Acts, T>> };

/**
 * A step of an ability in which its Contender makes one choice.
 *
 * @param choices what each choice does
 * @param otherwise the first legal choice, for somebody whose time is up
 */
export function choosing(
  offers: (view: View<State>, by: Seat) => readonly OfferOf<Acts>[],
  choices: Choices,
  otherwise: (state: State, by: Seat, step: Step) => State,
): Phase<State, Acts> {
  const on = Object.fromEntries(
    Object.entries(choices).map(([type, rule]) => [
      type,
      {
        target: 'resolving',
        actions: (state: State, event: { seat: Seat }, step: Step) =>
          (rule as Rule<State, unknown>)(answered(state, step, event.seat), event, step),
      },
    ]),
  );
  return {
    entry: (state, _, step) => wait(state, step, 'ability', [state.ability!.by]),
    offers: (view, seat) => (view.ability?.by === seat ? offers(view, seat) : []),
    on: {
      ...on,
      alarm: {
        target: 'resolving',
        actions: (state, { id }, step) => otherwise(timedOut(state, step, seatOf(id)), state.ability!.by, step),
      },
    } as Phase<State, Acts>['on'],
  };
}
