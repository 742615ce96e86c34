import { known, type Message, type PrivateArea, type Seat, type View } from '@masque/core';
import { holds } from '../court/fact.ts';
import { factionSide, isHeir, ruleOf } from '../roles/index.ts';
import type { State } from '../state.ts';
import { declarations, mineOf } from './contract.ts';
import { emblemSide, factsFor, roleSide } from './faces.ts';
import { deckOf } from './talk.ts';

/** A seat's own card, both sides of it, its goal, and what it has been shown of the others. */
export function privateAreaOf(view: View<State>, me: Seat): PrivateArea {
  const { court } = view;
  const player = court.players[me]!;
  const face = known(player.face);
  if (!face) return { cards: [] };
  const mine = mineOf(view, me);
  const facts: Message[] = [
    { key: player.alive ? 'fact.aim' : 'fact.ghost', args: { faction: { msg: `faction.${face.faction}` } } },
    ...(factionSide(face) !== face.faction ? ['fact.spy'] : []),
    ...(isHeir(face.role) && player.alive && !court.crown ? ['fact.crown'] : []),
    ...(known(player.poison) ? ['fact.poisoned'] : []),
    ...(known(player.spent) === true && ruleOf(face.role).public?.once ? ['fact.spent'] : []),
    ...(court.silenced.includes(face.faction) && ruleOf(face.role).public ? ['fact.silenced'] : []),
    ...(mine ? declarations(mine.inside) : []),
    deckOf(view),
    ...notebook(view, me),
  ];
  return {
    cards: [{ state: 'down', face: roleSide(face) }],
    extra: [{ label: 'private.factionSide', cards: [{ state: 'down', face: emblemSide(factionSide(face)) }] }],
    facts,
  };
}

/** What the seat has been shown, one sentence each, newest first; knowledge about a previous life is marked as old. */
function notebook(view: View<State>, me: Seat): Message[] {
  const lines = factsFor(view, me)
    .filter((it) => it.of !== me)
    .map((it): Message => {
      const old = holds(it, view.court.players) ? '' : '.old';
      if (it.kind === 'side')
        return { key: `fact.saw${old}`, args: { who: { seat: it.of }, faction: { msg: `faction.${it.shown}` } } };
      return {
        key: `fact.role${old}`,
        args: { who: { seat: it.of }, role: { msg: `role.${it.role}` }, faction: { msg: `faction.${it.faction}` } },
      };
    });
  const keys = new Map(lines.map((line) => [JSON.stringify(line), line]));
  return [...keys.values()].reverse();
}
