import { declassify, replace, seatsOf, type Random, type Seat, type Viewer } from '@masque/core';
import { holds } from './court/fact.ts';
import { factionSide } from './roles/index.ts';
import type { State } from './state.ts';

/** The maximum number of pairs of seats that swap cards in a twin. */
const PAIRS = 3;

/**
 * The same position with some cards in other hands, consistent with everything the viewer was shown: roles it has seen
 * stay in place, and a card moves only where its faction side matches what the viewer saw. Cards of players in a
 * contract that the viewer cannot look into stay too, because they would contradict what those players showed each
 * other.
 */
export function twin(state: State, viewer: Viewer, random: Random): State | null {
  const { court, contracts } = state;
  const facts = [...court.known, ...(viewer >= 0 ? declassify(court.notebooks[viewer]!) : [])].filter((it) =>
    holds(it, court.players),
  );
  const closed = contracts.filter((it) => it.busy && !it.joined.includes(viewer)).flatMap((it) => it.joined);
  const fixed = (seat: Seat): boolean =>
    seat === viewer ||
    !court.players[seat]!.alive ||
    closed.includes(seat) ||
    facts.some((it) => it.of === seat && it.kind === 'role');
  const faces = court.players.map((player) => player.face);
  const fits = (seat: Seat, from: Seat): boolean =>
    facts.every((it) => it.of !== seat || it.kind !== 'side' || it.shown === factionSide(declassify(faces[from]!)));

  const free = random.shuffle(seatsOf(faces.length).filter((seat) => !fixed(seat)));
  let swaps = 0;
  for (const [i, a] of free.entries()) {
    const b = free
      .slice(i + 1)
      .find((it) => differ(declassify(faces[a]!), declassify(faces[it]!)) && fits(a, it) && fits(it, a));
    if (b === undefined || swaps === PAIRS) continue;
    const [one, other] = [declassify(faces[a]!), declassify(faces[b]!)];
    faces[a] = replace(faces[a]!, other);
    faces[b] = replace(faces[b]!, one);
    swaps++;
  }
  if (swaps === 0) return null;
  const players = court.players.map((player, seat) => ({ ...player, face: faces[seat]! }));
  return { ...state, court: { ...court, players } };
}

const differ = (a: object, b: object): boolean => JSON.stringify(a) !== JSON.stringify(b);
