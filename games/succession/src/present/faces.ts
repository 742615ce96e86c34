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
import { back } from '@masque/mechanics';
import { holds, type Fact } from '../court/fact.ts';
import { ruleOf, type Face, type Faction } from '../roles/index.ts';
import type { State } from '../state.ts';

/** The emblem of a faction. */
export const emblems: { readonly [F in Faction]: Emblem } = {
  phoenix: { icon: 'burning-embers', name: 'faction.phoenix', shape: 'ring' },
  dragon: { icon: 'spiked-dragon-head', name: 'faction.dragon', shape: 'square' },
};

/** The role side of a card. */
export const roleSide = ({ role, faction }: Face): Printed => ({
  id: role,
  name: `role.${role}`,
  icon: ruleOf(role).icon,
  text: `rule.${role}`,
  tags: [`faction.${faction}`, `class.${ruleOf(role).class}`],
  emblem: emblems[faction],
});

/** The faction side of a card: only an emblem, whoever shows it. */
export const emblemSide = (faction: Faction): Printed => ({
  id: faction,
  name: `faction.${faction}`,
  icon: emblems[faction].icon,
});

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
  const own = me >= 0 ? (known(court.notebooks[me]!) ?? []) : [];
  return own.length === 0 ? court.known : [...court.known, ...own].sort((a, b) => a.at - b.at);
}

/** The public card of a seat: its role once it was shown to everybody, and every card at the end. */
export function openCardOf({ court }: View<State>, seat: Seat, over: boolean): CardLook {
  const face = known(court.players[seat]!.face);
  if (over && face) return { state: 'up', face: roleSide(face) };
  const fact = court.known.findLast((it) => it.of === seat && it.kind === 'role' && holds(it, court.players));
  return fact?.kind === 'role' ? { state: 'proven', face: roleSide(fact) } : back;
}

/** Another seat's card, as far as the viewer was shown it: a role is true, a faction side may be a lie. */
export function cardOf(view: View<State>, me: Viewer, seat: Seat, label?: Message): CardLook {
  const tag = label === undefined ? {} : { label };
  const face = known(view.court.players[seat]!.face);
  if (face && seat !== me) return { state: 'up', face: roleSide(face), ...tag };
  const fact = knownOf(view, me, seat);
  if (seat === me || !fact) return { ...back, ...tag };
  return fact.kind === 'role'
    ? { state: 'proven', face: roleSide(fact), ...tag }
    : { state: 'shown', face: emblemSide(fact.shown), ...tag };
}
