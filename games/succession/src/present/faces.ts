import {
  known,
  type CardLook,
  type Emblem,
  type Face as Printed,
  type Message,
  type Seat,
  type View,
  type Viewer,
} from '@masque/core';
import { back, byPart, recordOf } from '@masque/mechanics';
import { holds, type Fact } from '../court/fact.ts';
import { factions, roleNames, ruleOf, type CardFace, type Faction } from '../roles/index.ts';
import type { State } from '../state.ts';

/** The emblem of a faction. */
export const emblems: { readonly [F in Faction]: Emblem } = {
  phoenix: { icon: 'burning-embers', name: 'faction.phoenix', shape: 'ring' },
  dragon: { icon: 'spiked-dragon-head', name: 'faction.dragon', shape: 'square' },
};

const roleSides = recordOf(factions, (faction) =>
  recordOf(roleNames, (role): Printed => ({
    id: role,
    name: `role.${role}`,
    icon: ruleOf(role).icon,
    text: `rule.${role}`,
    tags: [`faction.${faction}`, `class.${ruleOf(role).class}`],
    emblem: emblems[faction],
  })),
);

/** The role side of a card: the same object for everybody who sees it. */
export const roleSide = ({ role, faction }: CardFace): Printed => roleSides[faction][role];

const emblemSides = recordOf(factions, (faction): Printed => ({
  id: faction,
  name: `faction.${faction}`,
  icon: emblems[faction].icon,
}));

/** The faction side of a card: only an emblem, whoever shows it. */
export const emblemSide = (faction: Faction): Printed => emblemSides[faction];

/** A card with this side up. */
const cardWith = byPart((face: Printed, state: NonNullable<CardLook['state']>): CardLook => ({ state, face }));

/**
 * What a viewer has been shown of a seat in its current life: the role if it was ever shown, else the latest faction
 * side.
 */
function knownOf(view: View<State>, me: Viewer, seat: Seat): Fact | undefined {
  const facts = factsFor(view, me).filter((it) => it.of === seat && holds(it, view.court.players));
  return facts.findLast((it) => it.kind === 'role') ?? facts.at(-1);
}

/** Everything that a viewer has been shown, in chronological order. */
export function factsFor({ court }: View<State>, me: Viewer): readonly Fact[] {
  const own = me >= 0 ? known(court.notebooks[me]!) : undefined;
  return !own || own.length === 0 ? court.known : inOrder(own, court.known);
}

const inOrder = byPart((own: readonly Fact[], shown: readonly Fact[]): Fact[] =>
  [...shown, ...own].sort((a, b) => a.at - b.at),
);

/** The public card of a seat: its role once it was shown to everybody, and every card at the end. */
export function openCardOf({ court }: View<State>, seat: Seat, over: boolean): CardLook {
  const face = known(court.players[seat]!.face);
  if (over && face) return cardWith(roleSide(face), 'up');
  const fact = court.known.findLast((it) => it.of === seat && it.kind === 'role' && holds(it, court.players));
  return fact?.kind === 'role' ? cardWith(roleSide(fact), 'proven') : back;
}

/** Another seat's card, as far as the viewer was shown it: a role is true, a faction side may be a lie. */
export function cardOf(view: View<State>, me: Viewer, seat: Seat, label?: Message): CardLook {
  const card = cardOn(view, me, seat);
  return label === undefined ? card : { ...card, label };
}

function cardOn(view: View<State>, me: Viewer, seat: Seat): CardLook {
  const face = known(view.court.players[seat]!.face);
  if (face && seat !== me) return cardWith(roleSide(face), 'up');
  const fact = seat === me ? undefined : knownOf(view, me, seat);
  if (!fact) return back;
  return fact.kind === 'role' ? cardWith(roleSide(fact), 'proven') : cardWith(emblemSide(fact.shown), 'shown');
}
