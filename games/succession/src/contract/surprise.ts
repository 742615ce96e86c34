import type { Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { allAnswered, answer, ask, who } from '@masque/mechanics';
import { tell } from '../court/news.ts';
import { faceOf, showRole } from '../court/show.ts';
import { isCriminal, isGone } from '../court/visible.ts';
import { cardsOf } from '../deck/check.ts';
import type { Deck } from '../deck/tiers.ts';
import { ruleOf, type CardFace } from '../roles/index.ts';
import { insiders, isIn, withContract, type ContractRoom, type Surprise, type SurpriseWindow } from './state.ts';
import { agreedFaction, isDefended, shownFace, stopsCriminals, type ContractTable } from './shown.ts';
import { markAfter, surpriseTime } from './times.ts';

/**
 * Whether the announced deck has no role with a surprise, which is then public. A deck that was not announced may have
 * any.
 */
export const isUnsurprising = (announced: Deck): boolean => {
  const deck = cardsOf(announced);
  return deck.length > 0 && !deck.some((role) => ruleOf(role).surprise);
};

/** Whether the question is skipped: only if the table wants that and everybody knows that the answer would be no. */
export const noSurprises = ({ court }: ContractRoom): boolean =>
  court.options.surpriseWindow === 'byDeck' && isUnsurprising(court.deck);

/** Opens the window. It does not depend on who holds which card, and everybody is asked the same. */
export function openSurprises(room: ContractRoom, step: Step): ContractRoom {
  const { at } = step;
  const closes = markAfter(at + surpriseTime(room.court.options).answer);
  const window = { passes: ask<true>(insiders(room)), opened: at, asked: at, closes, ripe: false };
  return withContract(room, { window });
}

/** The possible targets of a card's surprise now; `[null]` if it needs no target, empty if there is none. */
export function surpriseTargets(table: ContractTable, seat: Seat, { role }: CardFace): (Seat | null)[] {
  const { surprise } = ruleOf(role);
  if (!surprise || table.contract.stack.some((it) => it.by === seat)) return [];
  if (table.court.options.surpriseFrom === 'faction' && !agreedFaction(table, seat)) return [];
  if (stopsCriminals(table) && isCriminal(role, table.court.players[seat]!.badge)) return [];
  const others = table.contract.joined.filter((it) => it !== seat && isIn(table, it));
  if (surprise === 'show') return [null];
  if (surprise === 'killFaction') return others.filter((it) => agreedFaction(table, it));
  return others.filter((it) => isAboutToKill(table, it, seat) && !isDefended(table, it));
}

/** Whether a Criminal is about to kill somebody other than the watching Guard. */
function isAboutToKill(table: ContractTable, criminal: Seat, guard: Seat): boolean {
  const { contract, court } = table;
  const shown = shownFace(table, criminal);
  const surprised = contract.stack.filter((it) => it.by === criminal && it.what === 'killFaction').map((it) => it.seat);
  const guilty =
    surprised.length > 0 || (shown !== undefined && isCriminal(shown.role, court.players[criminal]!.badge));
  const declared = contract.decisions.flatMap((it) =>
    it.seat === criminal && it.choice?.kind === 'kill' ? [it.choice.seat] : [],
  );
  return (
    guilty &&
    [...declared, ...surprised].some((victim) => victim !== null && (victim !== guard || court.options.guardSavesSelf))
  );
}

/** Whether an answer to the common question has an effect. Only the card of the player who gives it decides. */
export const works = ({ court, contract }: ContractRoom, seat: Seat, target: Seat | null): boolean =>
  surpriseTargets({ court, contract }, seat, faceOf(court, seat)).includes(target);

/** Announces a surprise: the card is turned up for the members, and the others are asked again. */
export function announce(room: ContractRoom, seat: Seat, target: Seat | null, step: Step): ContractRoom {
  const { contract } = room;
  const what: Surprise['what'] = ruleOf(faceOf(room.court, seat).role).surprise!;
  const inside = insiders(room);
  const court = showRole(room.court, seat, inside, step);
  const args = { who: who(seat), whom: target === null ? '' : who(target), what };
  tell(step, ['surprise', seat, what, target], { args, to: inside, learn: true });
  const time = surpriseTime(court.options);
  const window: SurpriseWindow = {
    ...contract.window!,
    passes: answer(ask<true>(inside), seat, true),
    asked: step.at,
    closes: Math.max(contract.window!.closes + time.more, step.at + time.answer),
  };
  return { court, contract: { ...contract, stack: [...contract.stack, { by: seat, what, seat: target }], window } };
}

const withWindow = (room: ContractRoom, change: Partial<SurpriseWindow>): ContractRoom =>
  withContract(room, { window: { ...room.contract.window!, ...change } });

export const pass = (room: ContractRoom, seat: Seat): ContractRoom =>
  withWindow(room, { passes: answer(room.contract.window!.passes, seat, true) });

export const ripen = (room: ContractRoom): ContractRoom => withWindow(room, { ripe: true });

/** Milliseconds until the window may close, however fast everybody passes. */
export const minLeft = ({ contract: { window }, court }: ContractRoom): number | null =>
  window!.ripe ? null : Math.max(0, window!.opened + surpriseTime(court.options).min - window!.asked);

/** Whether the window may close: it has been open long enough, and every remaining member has passed. */
export const allPassed = (room: ContractRoom): boolean => {
  const { ripe, passes } = room.contract.window!;
  return ripe && allAnswered(passes, (seat) => !isIn(room, seat) || isGone(room.court, seat));
};

/** The outcome takes effect at the next mark of the clock. */
export const awaitMark = (room: ContractRoom, step: Step): ContractRoom => withContract(room, { decided: step.at });
