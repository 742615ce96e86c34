import { declassify, isHidden, project, replace, seatsOf, sees, type Random, type Worlds } from '@masque/core';
import { knownTo } from './bots/known.ts';
import { suspicion } from './bots/suspicion.ts';
import { isPack, roleNames, ruleOf, type Role } from './roles/index.ts';
import { living } from './rules/village.ts';
import { nothing } from './setup.ts';
import { cardsOf, type RoleSet } from './set/set.ts';
import type { Fact, OwnKnowledge, State } from './state.ts';

/** For bots that imagine who holds which card. */
export const worlds: Worlds<State> = {
  // If nobody knows the set, any card may be there, any number of times. A card that may turn may have turned.
  values: ({ set, cards, options }): Record<string, readonly Role[]> => {
    const dealt = declassify(set);
    if (isHidden(dealt)) return { role: cards.flatMap(() => roleNames) };
    const all = cardsOf(dealt);
    const more = all.flatMap((it) => turnsInto(it, options) ?? []);
    return more.length > 0 ? { role: [...all, ...more] } : {};
  },
  fits: (known, seat, { path: [part, of] }, value) => {
    if (part !== 'cards') return true;
    const { role, clear } = knownTo(project(known, seat), seat);
    const told = role.get(Number(of));
    return told === undefined ? !(clear.has(Number(of)) && isPack(value as Role)) : told === value;
  },
  // Everybody has learned what their card tells them. What was done in earlier nights is forgotten.
  complete: (world, me, random) => {
    const cards = world.cards.map(declassify);
    if (sees(world.set, me) && !mayHold(declassify(world.set), cards, world.options)) return null;
    return {
      ...world,
      own: world.own.map((it, seat) => (sees(it, me) ? it : replace(it, ownOf(cards[seat]!, random)))),
      books: world.books.map((it, seat) => (sees(it, me) ? it : replace(it, toldTo(cards, seat, world)))),
    };
  },
  likelihood: (world, seat) => {
    const view = project(world, seat);
    const suspected = suspicion(view, knownTo(view, seat));
    return living(world).reduce((likely, it) => {
      const p = suspected.get(it) ?? 0;
      return p === 0 || p === 1 ? likely : likely * (isPack(declassify(world.cards[it]!)) ? p : 1 - p);
    }, 1);
  },
  // The pack wins when it is as many as the rest: how far away that is.
  value: (state) => {
    const cards = state.cards.map(declassify);
    const alive = living(state);
    const pack = alive.filter((seat) => isPack(cards[seat]!)).length;
    const village = pack === 0 ? 1 : Math.max(0, 1 - (2 * pack) / Math.max(1, alive.length));
    return cards.map((card, seat) => {
      const { side } = ruleOf(card).card;
      const good = side === 'sworn' ? declassify(state.own[seat]!).side !== 'evil' : side === 'good';
      return good ? village : 1 - village;
    });
  },
};

/** What a card turns into at this table; `undefined`: nothing. */
const turnsInto = (role: Role, options: State['options']): Role | undefined => {
  const { turns } = ruleOf(role);
  return turns?.when(options) ? turns.into : undefined;
};

/** Whether these cards were dealt from a set, where some may have turned since. */
function mayHold(set: RoleSet, cards: readonly Role[], options: State['options']): boolean {
  const over = new Map(roleNames.map((it) => [it, -(set[it] ?? 0)]));
  for (const it of cards) over.set(it, over.get(it)! + 1);
  for (const it of roleNames) {
    const into = turnsInto(it, options);
    const gone = -over.get(it)!;
    if (into === undefined || gone <= 0) continue;
    over.set(it, 0);
    over.set(into, over.get(into)! - gone);
  }
  return [...over.values()].every((n) => n === 0);
}

function ownOf(role: Role, random: Random): OwnKnowledge {
  const { side } = ruleOf(role).card;
  const sworn = random.chance(0.5) ? 'good' : 'evil';
  return { ...nothing, side: side === 'sworn' ? sworn : nothing.side, salt: random.below(0x10000000) };
}

/** What a seat knows about others from the start, because of its card. */
const toldTo = (cards: readonly Role[], seat: number, { options }: State): readonly Fact[] =>
  (ruleOf(cards[seat]!).knows ?? []).flatMap(({ role, as, when }): Fact[] => {
    const seats = seatsOf(cards.length).filter((it) => cards[it] === role);
    return seats.length === 0 || when?.(options) === false ? [] : [{ kind: as, night: 0, seats }];
  });
