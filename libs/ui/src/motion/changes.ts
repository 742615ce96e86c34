import type { Line, Seat } from '@masque/core';
import type { CardLook, Claim, Table } from '@masque/core/table';
import { cardMoves } from './cards.ts';
import type { Change, CardSpot } from './change.ts';

/** Rows of cards in dealing order: the seats clockwise from the speaker, then the middle. */
const rowsOf = (table: Table): readonly { of: Seat | string; cards: readonly CardLook[] }[] => {
  const start = Math.max(
    0,
    table.seats.findIndex((s) => s.seat === table.active[0]),
  );
  const seats = [...table.seats.slice(start), ...table.seats.slice(0, start)];
  return [
    ...seats.map(({ seat, cards = [] }) => ({ of: seat, cards })),
    ...(table.zones ?? []).map(({ id, cards = [] }) => ({ of: id, cards })),
  ];
};

/** What has happened to the cards. If cards of several players turn at once, they are revealed in the same frame. */
const ofCards = (before: Table, after: Table): readonly Change[] => {
  const old = new Map(rowsOf(before).map((row) => [row.of, row.cards]));
  const rounds: CardSpot[][] = [];
  const turned: CardSpot[] = [];
  const lost: CardSpot[] = [];
  let open = true;
  for (const { of, cards } of rowsOf(after)) {
    const moves = cardMoves(old.get(of) ?? [], cards);
    const here = (kind: string) => moves.filter((m) => m.kind === kind).map(({ at, was }) => ({ of, at, was }));
    if (moves.some((m) => m.kind === 'deal')) rounds.push(here('deal'));
    turned.push(...here('turn'));
    lost.push(...here('lose'));
    open &&= moves.every((m) => m.kind !== 'turn' || cards[m.at]?.state === 'up');
  }
  const from = after.active[0];
  return [
    ...(rounds.length ? [{ kind: 'deal', from, rounds } as const] : []),
    ...(turned.length ? [{ kind: turned.length > 1 ? 'reveal' : 'turn', places: turned, open } as const] : []),
    ...(lost.length ? [{ kind: 'lose', places: lost } as const] : []),
  ];
};

const words = (claim: Claim | undefined) => claim && JSON.stringify([claim.by, claim.on, claim.text]);

const ofSpeech = (before: Table, after: Table): readonly Change[] => {
  const [to] = after.active;
  const moved = after.active.length === 1 && to !== undefined && !before.active.includes(to);
  const from = before.active.length === 1 ? before.active[0] : undefined;
  const focus = after.focus ?? [];
  return [
    ...(after.claim && words(after.claim) !== words(before.claim) ? [{ kind: 'claim' } as const] : []),
    ...(moved ? [{ kind: 'light', from, to } as const] : []),
    ...(focus.length && !before.focus?.length ? [{ kind: 'challenge', between: focus } as const] : []),
  ];
};

const ofVotes = (before: Table, after: Table): readonly Change[] => {
  const had = new Set(before.arrows?.map(({ from, to, strong }) => `${from} ${to} ${strong ?? false}`));
  const arrows = (after.arrows ?? []).filter(({ from, to, strong }) => !had.has(`${from} ${to} ${strong ?? false}`));
  return arrows.length ? [{ kind: 'vote', arrows }] : [];
};

/** The table before anything lies on it. */
const bare = (table: Table): Table => ({ title: table.title, active: table.active, seats: [] });

/**
 * The visible and audible changes between two states of a table. Ignores the faces of face-down cards, the private area
 * and lines that not everybody can read; at night nothing moves at all.
 *
 * @param fresh - Lines of the log that are new to this viewer.
 *
 * @example
 * const table: Table = { title: 'title.deal', active: [], seats: [{ seat: 0, cards: [{ state: 'down' }] }] };
 * changesOf(undefined, table, []).length > 0; // => true
 */
export const changesOf = (before: Table | undefined, after: Table, fresh: readonly Line[]): readonly Change[] => {
  // A viewer who joins a running game finds things in place.
  if (!before) {
    const said = fresh.filter((line) => !line.private);
    return after.night || said.some((line) => line.at !== said[0]?.at) ? [] : ofCards(bare(after), after);
  }
  if (after.night) return before.night ? [] : [{ kind: 'night' }];
  const cards = ofCards(before, after);
  const told = fresh.some((line) => line.learn && !line.private) && cards.every((c) => c.kind === 'deal');
  return [
    ...(before.night ? [{ kind: 'dawn' } as const] : []),
    ...cards,
    ...(told ? [{ kind: 'told' } as const] : []),
    ...ofSpeech(before, after),
    ...ofVotes(before, after),
  ];
};
