import { conceal, declassify, reveal, seatsOf, secret, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { answerOf, ask } from '@masque/mechanics';
import { PROFESSION, type Ability, type Profession } from '../cards/index.ts';
import { learn } from '../notebook.ts';
import type { Exchanged, State } from '../state.ts';
import { add, drawTop, handOf, known, remove } from './hands.ts';
import { knowProfession, lay, professionOf } from './professions.ts';

// Abilities of objects that are passed on. The taker has announced the object; the giver carries the ability out.

/** Secret Bag: the giver draws. */
function draw(state: State, { giver }: Exchanged, step: Step): State {
  return drawTop(state, giver, step);
}

/** Monocle: the giver sees the taker's society. */
function seeSociety(state: State, { giver, taker }: Exchanged, step: Step): State {
  step.log({ kind: 'sawSociety', args: { who: { seat: giver }, of: { seat: taker } } });
  return learn(state, giver, { fact: 'society', of: taker, society: declassify(state.societies[taker]!) }, step);
}

/** Privilege: the giver sees the taker's current hand. */
export function seeHand(state: State, { giver, taker }: Pick<Exchanged, 'giver' | 'taker'>, step: Step): State {
  step.log({ kind: 'sawHand', args: { who: { seat: giver }, of: { seat: taker } } });
  return learn(state, giver, { fact: 'hand', of: taker, cards: handOf(state, taker) }, step);
}

/**
 * Tome: the two professions are swapped face down. Each player knows the other's new profession because it was their
 * own.
 */
function swapProfessions(state: State, { giver, taker }: Exchanged, step: Step): State {
  step.log({ kind: 'swappedProfessions', args: { who: { seat: giver }, with: { seat: taker } } });
  const [mine, theirs] = [professionOf(state, giver), professionOf(state, taker)];
  const swapped = lay(lay(state, giver, theirs), taker, mine);
  return knowProfession(knowProfession(swapped, giver, taker, step), taker, giver, step);
}

/**
 * Coat: the giver looks through the unowned professions and takes one. If there are none, there is nothing to choose.
 */
function chooseProfession(state: State, { giver }: Exchanged, step: Step): State {
  if (state.pool.length === 0) return state;
  const pool = state.pool.map((card) => reveal(card, [giver]));
  const shown = pool.map(declassify).sort();
  return { ...learn(state, giver, { fact: 'pool', professions: shown }, step), pool, chooser: giver, next: 'adopt' };
}

/** The chosen profession is laid face down in front of its new owner, and the old one joins the unowned ones. */
export function adopt(state: State, profession: Profession, step: Step): State {
  const seat = state.chooser!;
  const place = state.pool.findIndex((card) => declassify(card) === profession);
  const old = secret(professionOf(state, seat), [], PROFESSION);
  const pool = [...state.pool.toSpliced(place, 1), old].map((card) => conceal(card));
  step.log({ kind: 'changedProfession', args: { who: { seat } } });
  // In random order, so that nobody can track a card that was face up before.
  return { ...lay(state, seat, profession), pool: step.random.shuffle(pool), chooser: null };
}

/** Sextant: the giver names a side. */
function chooseDirection(state: State, { giver }: Exchanged): State {
  return { ...state, chooser: giver, next: 'direction' };
}

/** What each ability does. */
export const abilities: Readonly<Record<Ability, (state: State, exchanged: Exchanged, step: Step) => State>> = {
  draw,
  seeSociety,
  seeHand,
  swapProfessions,
  chooseProfession,
  chooseDirection,
};

/** Everybody is asked for an object for their neighbour on that side, at the same time and in secret. */
export function openRotation(state: State, side: 'left' | 'right', step: Step): State {
  step.log({ kind: 'rotation', args: { who: { seat: state.chooser! }, side } });
  return { ...state, chooser: null, rotation: { side, gifts: ask(seatsOf(state.hands.length)) } };
}

/** All objects move at the same moment. */
export function rotate(state: State, step: Step): State {
  const { side, gifts } = state.rotation!;
  const n = state.hands.length;
  const to = (seat: Seat): Seat => (seat + (side === 'left' ? 1 : n - 1)) % n;
  const given = gifts.asked.map((seat) => ({ seat, card: answerOf(gifts, seat)! }));
  let now: State = { ...state, rotation: null };
  for (const { seat, card } of given) now = remove(now, seat, card);
  for (const { seat, card } of given) now = add(now, to(seat), card);
  step.log({ kind: 'rotated', args: { side } });
  for (const { seat, card } of given) now = known(now, seat, to(seat), card, step);
  return now;
}
