import { declassify, secret, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { PROFESSION, type Profession } from '../cards/index.ts';
import { learn, touchProfession } from '../notebook.ts';
import type { State } from '../state.ts';

/** The profession before a seat. Only for rules. */
export const professionOf = (state: State, seat: Seat): Profession => declassify(state.professions[seat]!.card);

/** Turns a profession face up and reads it out. One that lies face up already stays so without a word. */
export function turnUp(state: State, seat: Seat, step: Step): State {
  const { card, up } = state.professions[seat]!;
  if (up !== null) return state;
  const profession = declassify(card);
  const args = { who: { seat }, profession: { msg: `profession.${profession}` } };
  const shown = step.reveal(card, 'all', { kind: 'revealed', args });
  return { ...state, professions: state.professions.with(seat, { card: shown, up: profession }) };
}

/** Lays a profession face down before a seat, unused. */
export const lay = (state: State, seat: Seat, profession: Profession): State =>
  touchProfession(
    {
      ...state,
      professions: state.professions.with(seat, { card: secret(profession, [seat], PROFESSION), up: null }),
    },
    seat,
  );

/** A profession that `of` has had is seen, or known, by `seat`. */
export const knowProfession = (state: State, seat: Seat, of: Seat, step: Step): State =>
  learn(state, seat, { fact: 'profession', of, profession: professionOf(state, of) }, step);
