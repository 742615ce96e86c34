import type { CardLook, Face, Line, Message, Seat, Table } from '@masque/core';
import { ClaimFollower } from './said.ts';

/** A step of a replay as one viewer saw it. */
export interface SeenStep {
  /** Number of the move; 0 is the deal. */
  readonly n: number;
  readonly table: Table;
  /** What the move added to the viewer's log. */
  readonly lines: readonly Line[];
}

/** What somebody could know at a moment, and since which step. */
export interface Knowledge {
  /** Their own cards, as shown in the private area. */
  readonly own: readonly { readonly face: Face; readonly n: number }[];
  /** Open cards in front of players. */
  readonly shown: readonly {
    readonly seat: Seat;
    readonly face: Face;
    readonly state: CardLook['state'];
    readonly n: number;
  }[];
  /** Hidden facts that the rules revealed to this seat. */
  readonly learned: readonly { readonly line: Line; readonly n: number }[];
  /** Claims, true or not: how often they were made, and the last time. */
  readonly said: readonly {
    readonly seat: Seat;
    readonly text: Message;
    readonly times: number;
    readonly n: number;
  }[];
}

/**
 * What a viewer could know after some steps, each fact with the step it came from. Derived only from what was drawn for
 * that viewer and from their own log.
 *
 * @param steps the steps as that viewer saw them, from the deal on; none: nothing is known
 * @example
 * const steps = [...scenes(recording, 0)]; // what seat 0 saw
 * knowledgeOf(steps.slice(0, 1)).said; // => []
 */
export function knowledgeOf(steps: readonly SeenStep[]): Knowledge {
  const last = steps.at(-1);
  if (!last) return { own: [], shown: [], learned: [], said: [] };
  const own = ranked(held(last.table)).map(({ face, nth }) => ({
    face,
    n: since(steps, ({ table }) => count(held(table), face) >= nth),
  }));
  const shown = last.table.seats.flatMap(({ seat }) =>
    ranked(open(last.table, seat)).map(({ face, state, nth }) => ({
      ...{ seat, face, state },
      n: since(steps, ({ table }) => count(open(table, seat), face) >= nth),
    })),
  );
  const learned = steps.flatMap(({ lines, n }) =>
    lines.flatMap((line) => (line.learn && line.private ? [{ line, n }] : [])),
  );
  return { own, shown, learned, said: saidIn(steps) };
}

/** A card whose face is read. */
type Read = Pick<CardLook, 'state'> & { readonly face: Face };

/** The viewer's own cards that are not lost. */
const held = ({ privateArea }: Table): Read[] => read((privateArea?.cards ?? []).filter((it) => it.state !== 'lost'));

/** The cards in front of a seat that everybody reads. */
const open = ({ seats }: Table, seat: Seat): Read[] =>
  read((seats.find((it) => it.seat === seat)?.cards ?? []).filter((it) => it.state !== 'down'));

const read = (cards: readonly CardLook[]): Read[] =>
  cards.flatMap(({ face, state }) => (face ? [{ face, state }] : []));

/** Of several cards with the same face, the first may have been known for longer than the next. */
const ranked = (cards: readonly Read[]): (Read & { readonly nth: number })[] =>
  cards.map((it, i) => ({ ...it, nth: count(cards.slice(0, i + 1), it.face) }));

const count = (cards: readonly Read[], face: Face): number => cards.filter((it) => it.face.id === face.id).length;

/** Since which step this has been so, without a break. */
function since(steps: readonly SeenStep[], is: (step: SeenStep) => boolean): number {
  let i = steps.length - 1;
  while (i > 0 && is(steps[i - 1]!)) i--;
  return steps[i]!.n;
}

function saidIn(steps: readonly SeenStep[]): Knowledge['said'] {
  const said = new Map<string, Knowledge['said'][number]>();
  const heard = new ClaimFollower();
  for (const { table, n } of steps) {
    const claim = heard.hears(table);
    if (!claim) continue;
    const key = JSON.stringify([claim.by, claim.text]);
    said.set(key, { seat: claim.by, text: claim.text, times: (said.get(key)?.times ?? 0) + 1, n });
  }
  return [...said.values()];
}
