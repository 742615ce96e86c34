import type { Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { factsIn } from '@masque/mechanics';
import { ruleOf, taskOf, type Role } from '../roles/index.ts';
import type { OwnKnowledge, State } from '../state.ts';
import { learn } from './facts.ts';
import { awake, cardRule, holders, ownOf, roleOf, sideOf, withOwn } from './hidden.ts';
import { tonight, worksIn, type Wave } from './hours.ts';
import { attacked, deathsOf, deedOf, deedsBy, hexedBy } from './resolve.ts';
import { isLiving, living } from './village.ts';
import { watching } from './watch.ts';

/** What is told when a wave begins, all at once and together with the question itself. */
export function opening(state: State, wave: Wave, step: Step): State {
  let next = state;
  if (wave.form === 'brew') next = showAttacked(next, wave, step);
  if (isDecided(next)) next = foretell(next, step);
  return wave.form === 'whisper' ? openChannels(next, step) : next;
}

/** What is told when a wave is over, to everybody concerned at once. */
export function closing(state: State, wave: Wave, step: Step): State {
  let next = state;
  if (wave.roles.some((role) => ruleOf(role).task?.hexes)) next = hex(next, step);
  next = wave.form === 'whisper' ? passOn(next, step) : answers(next, wave, step);
  return watching(next, wave, step);
}

const hex = (state: State, step: Step): State =>
  hexedBy(state).reduce(
    (next, seat) => learn(withOwn(next, seat, { hexed: true, ...undone(next, seat) }), seat, { kind: 'X' }, step),
    state,
  );

/** Choices that a hexed player has already made do not count, and the player may choose the same tomorrow. */
const undone = (state: State, seat: Seat): Pick<OwnKnowledge, 'deeds' | 'last'> => ({
  last: [],
  deeds: ownOf(state, seat).deeds.map((it) =>
    it.night === state.night && it.duty !== 'dummy' ? { ...it, duty: 'dummy' } : it,
  ),
});

/** Players who brew are shown who is attacked. */
const showAttacked = (state: State, wave: Wave, step: Step): State =>
  awake(state, ({ task }) => task?.brews).reduce((next, seat) => {
    const brews = taskOf(roleOf(next, seat), next.options)?.brews;
    if (!wave.roles.includes(roleOf(next, seat)) || (brews?.blind(next.options) && !ownOf(next, seat).heal))
      return next;
    const seats = attacked(next);
    return learn(withOwn(next, seat, { shown: seats }), seat, { kind: 'dying', seats }, step);
  }, state);

/** Do all remaining questions tonight have no influence on who is attacked, healed or guarded? */
const isDecided = (state: State): boolean =>
  !tonight(state)
    .slice(state.wave)
    .some(({ roles }) => roles.some((role) => decides(role, state)));

function decides(role: Role, { options }: State): boolean {
  const task = taskOf(role, options);
  return Boolean(task?.kills ?? task?.guards ?? task?.brews);
}

/** Players who foresee deaths are told once a night, as soon as these are decided. */
export const foretell = (state: State, step: Step): State =>
  state.night === 0
    ? state
    : awake(state, ({ foresees }) => foresees).reduce(
        (next, seat) =>
          factsIn(next.books, seat).some((it) => it.kind === 'will_die' && it.night === next.night)
            ? next
            : learn(next, seat, { kind: 'will_die', seats: deathsOf(next) }, step),
        state,
      );

/** Friends who are both awake can exchange a message. */
const openChannels = (state: State, step: Step): State =>
  awake(state, ({ task }) => task?.friend).reduce((next, seat) => {
    const friend = friendOf(next, seat);
    if (friend === undefined) return next;
    return [seat, friend].reduce(
      (it, one) =>
        learn(
          withOwn(it, one, { channel: true }),
          one,
          { kind: 'channel', seats: [one === seat ? friend : seat] },
          step,
        ),
      next,
    );
  }, state);

const friendOf = (state: State, seat: Seat): Seat | undefined => {
  const card = cardRule(state, seat).task?.friend;
  return card && holders(state, card).find((it) => isLiving(state, it) && !ownOf(state, it).hexed);
};

/** When the question closes for both, each friend receives the other's message. */
const passOn = (state: State, step: Step): State =>
  living(state)
    .filter((seat) => ownOf(state, seat).channel)
    .reduce((next, seat) => {
      const said = ownOf(state, seat).deeds.findLast(
        (it) => it.night === state.night && it.word !== undefined && it.duty !== 'dummy',
      );
      const other = factsIn(state.books, seat).findLast((it) => it.kind === 'channel')?.seats?.[0];
      if (!said?.word || other === undefined || said.word === 'nothing') return next;
      return learn(next, other, { kind: 'heard', word: said.word, seats: said.about ?? [] }, step);
    }, state);

/** Answers the players who look. */
const answers = (state: State, wave: Wave, step: Step): State =>
  deedsBy(state, 'looks').reduce((next, { seat, role, deed: { who } }) => {
    const looks = taskOf(role, next.options)?.looks;
    if (!looks || who === null || !worksIn(wave, role, next.options)) return next;
    const target = roleOf(next, who);
    const acted = typeof deedOf(next, who, target)?.who === 'number';
    const yes = looks.yes({ role: target, side: sideOf(next, who), acted }, next.options);
    return learn(next, seat, { kind: looks.as, seats: [who], yes }, step);
  }, state);
