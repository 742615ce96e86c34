import type { CardLook, Face, Line, Message, Seat, Table } from '@masque/core';
import { Heard } from './said.ts';

/** A step of a replay as one viewer saw it. */
export interface SeenStep {
  readonly n: number;
  readonly table: Table;
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
 * const { own, shown, said } = knowledgeOf(steps.slice(0, at + 1));
 */
export function knowledgeOf(steps: readonly SeenStep[]): Knowledge {
  const last = steps.at(-1);
  if (!last) return { own: [], shown: [], learned: [], said: [] };
  const own = (last.table.privateArea?.cards ?? []).flatMap(({ face, state }) =>
    face && state !== 'lost' ? [{ face, n: since(steps, (it) => count(it.table.privateArea?.cards, face)) }] : [],
  );
  const shown = last.table.seats.flatMap(({ seat, cards = [] }) =>
    cards.flatMap(({ face, state }) =>
      face && state !== 'down'
        ? [{ seat, face, state, n: since(steps, (it) => count(cardsOf(it.table, seat), face)) }]
        : [],
    ),
  );
  const learned = steps.flatMap(({ lines, n }) =>
    lines.flatMap((line) => (line.learn && line.private ? [{ line, n }] : [])),
  );
  return { own, shown, learned, said: saidIn(steps) };
}

const cardsOf = ({ seats }: Table, seat: Seat): readonly CardLook[] =>
  (seats.find((it) => it.seat === seat)?.cards ?? []).filter((it) => it.state !== 'down');

const count = (cards: readonly CardLook[] = [], face: Face): number =>
  cards.filter((it) => it.face?.id === face.id).length;

/** Since which step the number has been at least what it is now. */
function since(steps: readonly SeenStep[], how: (step: SeenStep) => number): number {
  const now = how(steps.at(-1)!);
  let i = steps.length - 1;
  while (i > 0 && how(steps[i - 1]!) >= now) i--;
  return steps[i]!.n;
}

function saidIn(steps: readonly SeenStep[]): Knowledge['said'] {
  const said = new Map<string, Knowledge['said'][number]>();
  const heard = new Heard();
  for (const { table, n } of steps) {
    const claim = heard.hears(table);
    if (!claim) continue;
    const key = JSON.stringify([claim.by, claim.text]);
    said.set(key, { seat: claim.by, text: claim.text, times: (said.get(key)?.times ?? 0) + 1, n });
  }
  return [...said.values()];
}
