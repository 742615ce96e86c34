import { known, type Message, type PrivateArea, type Seat, type View } from '@masque/core';
import { byPart } from '@masque/mechanics';
import { holds, type Fact } from '../court/fact.ts';
import { factionSide, isHeir, ruleOf, type CardFace } from '../roles/index.ts';
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
  const marks = [
    ...(factionSide(face) !== face.faction ? ['fact.spy'] : []),
    ...(isHeir(face.role) && player.alive && !court.crown ? ['fact.crown'] : []),
    ...(known(player.poison) ? ['fact.poisoned'] : []),
    ...(known(player.spent) === true && ruleOf(face.role).public?.once ? ['fact.spent'] : []),
    ...(court.silenced.includes(face.faction) && ruleOf(face.role).public ? ['fact.silenced'] : []),
  ];
  const notes = notebook(view, me);
  if (!mine) return areaOf(face, player.alive, marks.join(' '), deckOf(view), notes);
  const aim = aimOf(face, player.alive);
  return { ...sidesOf(face), facts: [aim, ...marks, ...declarations(mine.inside), deckOf(view), ...notes] };
}

/** The private area of a seat in no contract. `marks`: sentences about its card, by their keys. */
const areaOf = byPart(
  (face: CardFace, alive: boolean, marks: string, deck: Message, notes: readonly Message[]): PrivateArea => ({
    ...sidesOf(face),
    facts: [aimOf(face, alive), ...(marks === '' ? [] : marks.split(' ')), deck, ...notes],
  }),
);

const aimOf = ({ faction }: CardFace, alive: boolean): Message => ({
  key: alive ? 'fact.aim' : 'fact.ghost',
  args: { faction: { msg: `faction.${faction}` } },
});

const sidesOf = byPart((face: CardFace): Pick<PrivateArea, 'cards' | 'extra'> => ({
  cards: [{ state: 'down', face: roleSide(face) }],
  extra: [{ label: 'private.factionSide', cards: [{ state: 'down', face: emblemSide(factionSide(face)) }] }],
}));

/** What the seat has been shown, one sentence each, newest first; knowledge about a previous life is marked as old. */
const notebook = (view: View<State>, me: Seat): readonly Message[] =>
  linesOf(factsFor(view, me), view.court.players.map((it) => it.life).join(' '), me);

/** `lives`: which life each seat is in. */
const linesOf = byPart((facts: readonly Fact[], lives: string, me: Seat): Message[] => {
  const players = lives.split(' ').map((life) => ({ life: Number(life) }));
  // Whoever is shown the same again is told once.
  const lines = new Map<string, Message>();
  for (const it of facts) {
    if (it.of === me) continue;
    const old = holds(it, players) ? '' : '.old';
    const who = { seat: it.of };
    if (it.kind === 'side')
      lines.set(`${it.of} ${it.shown}${old}`, {
        key: `fact.saw${old}`,
        args: { who, faction: { msg: `faction.${it.shown}` } },
      });
    else
      lines.set(`${it.of} ${it.role} ${it.faction}${old}`, {
        key: `fact.role${old}`,
        args: { who, role: { msg: `role.${it.role}` }, faction: { msg: `faction.${it.faction}` } },
      });
  }
  return [...lines.values()].reverse();
});
