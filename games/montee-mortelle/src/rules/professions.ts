import { declassify, secret, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { PROFESSION, type Profession } from '../cards/index.ts';
import { learn, touchProfession } from '../notebook.ts';
import type { State } from '../state.ts';

/** The profession of a seat. For rules only. */
export const professionOf = (state: State, seat: Seat): Profession => declassify(state.professions[seat]!.card);

/** Turns a profession face up and announces it. If it is already face up, nothing happens. */
export function turnUp(state: State, seat: Seat, step: Step): State {
  const { card, up } = state.professions[seat]!;
  if (up !== null) return state;
  const profession = declassify(card);
  const args = { who: { seat }, profession: { msg: `profession.${profession}` } };
  const shown = step.reveal(card, 'all', { kind: 'revealed', args });
  return { ...state, professions: state.professions.with(seat, { card: shown, up: profession }) };
}

/** Lays a profession face down in front of a seat, unused. */
export const lay = (state: State, seat: Seat, profession: Profession): State =>
  touchProfession(
    {
      ...state,
      professions: state.professions.with(seat, { card: secret(profession, [seat], PROFESSION), up: null }),
    },
    seat,
  );

/** `seat` has seen, or knows, the profession of `of`. */
export const knowProfession = (state: State, seat: Seat, of: Seat, step: Step): State =>
  learn(state, seat, { fact: 'profession', of, profession: professionOf(state, of) }, step);
