import type { Seat } from '@masque/core';
import type { Side } from '../state.ts';
import { factionOf } from './position.ts';
import type { Step } from './format.ts';
import type { Table } from './table.ts';

const sideOf = (word: unknown): Side => (word === 'R' ? 'role' : 'faction');

/** Plays a step of a scenario. @returns false when the game refuses it */
export function operate(table: Table, step: Step): boolean {
  const [actor, ...rest] = step;
  if (actor === 'clock') return clock(table, rest[0] as number | 'tribunal');
  if (actor === 'contract') return form(table, rest[0] as string, rest[1] as Sides, Object.keys(rest[1] as Sides));
  if (actor === 'form') return form(table, rest[0] as string, rest[1] as Sides, (rest[2] ?? []) as readonly string[]);
  if (actor === 'finish') return finish(table, rest[0] as string);
  if (actor === '*') return together(table, rest[0] as string, rest[1] as string | undefined);
  return act(table, table.seat(actor), rest[0] as string, rest.slice(1));
}

type Sides = { readonly [seat: string]: unknown };

function clock(table: Table, how: number | 'tribunal'): boolean {
  if (typeof how === 'number') table.wait(how * 1000);
  else {
    const { tribunals } = table.state.court;
    while (table.state.court.tribunals === tribunals && table.ring());
  }
  return true;
}

function form(table: Table, label: string, sides: Sides, agreed: readonly string[]): boolean {
  const [first, ...others] = Object.keys(sides);
  const done =
    act(table, table.seat(first!), 'propose', [label, Object.keys(sides), sides[first!]]) &&
    others.every((name) => act(table, table.seat(name), 'join', [label, sides[name]])) &&
    agreed.every((name) => act(table, table.seat(name), 'agree', [label]));
  return done;
}

function act(table: Table, seat: Seat, action: string, args: readonly unknown[]): boolean {
  const target = (): Seat => table.seat(args[0] as string);
  const or = (name: unknown): Seat | null => (name === null || name === undefined ? null : table.seat(name as string));
  switch (action) {
    case 'propose': {
      const known = table.state.proposed;
      const members = (args[1] as readonly string[]).map((it) => table.seat(it)).filter((it) => it !== seat);
      const done = table.act(seat, 'propose', { members, side: sideOf(args[2]) });
      if (done) table.labels.set(args[0] as string, `c${known + 1}`);
      return done;
    }
    case 'join':
      return table.act(seat, 'join', { contract: table.labels.get(args[0] as string), side: sideOf(args[1]) });
    case 'decline':
      return table.act(seat, 'decline', { contract: table.labels.get(args[0] as string) });
    case 'side':
      return isIn(table, seat, args[0]) && table.act(seat, 'side', { side: sideOf(args[1]) });
    case 'agree':
    case 'unagree':
      return isIn(table, seat, args[0]) && table.act(seat, action);
    case 'leave':
      return isIn(table, seat, args[0]) && table.act(seat, 'leaveContract');
    case 'add':
    case 'drop':
      return isIn(table, seat, args[0]) && table.act(seat, action, { target: table.seat(args[1] as string) });
    case 'pass':
      return table.act(seat, 'waive') || table.act(seat, 'pass');
    case 'declare':
      return declare(table, seat, args);
    case 'surprise':
      return table.act(seat, 'respond', { target: or(args[0]) });
    case 'accept':
    case 'refuse':
      return table
        .offers(seat)
        .filter((it) => it.type === action)
        .flatMap((it) => (it.params['by'] as { of?: readonly Seat[] }).of ?? [])
        .some((by) => table.act(seat, action, { by }));
    case 'denounce':
      return table.act(seat, 'denounce', { wearer: target(), accused: table.seat(args[1] as string) });
    case 'martyr':
    case 'silence':
      return table.act(seat, 'silence', { faction: factionOf(args[0] as string) });
    case 'oracle':
      return table.act(seat, 'proclaim');
    case 'lock':
    case 'proclaim':
    case 'claim':
      return table.act(seat, action);
    case 'point':
      return table.act(seat, 'point', { target: or(args[0]) });
    case 'accuse':
    case 'force':
    case 'name':
    case 'offer':
    case 'accuseHeir':
      return table.act(seat, action, { target: target() });
    default:
      throw new Error(`there is no action "${action}"`);
  }
}

const isIn = (table: Table, seat: Seat, label: unknown): boolean =>
  table.contract(table.labels.get(label as string))?.joined.includes(seat) ?? false;

function declare(table: Table, seat: Seat, [what, whom, ghost]: readonly unknown[]): boolean {
  const seatOf = (name: unknown): Seat | null =>
    name === null || name === undefined ? null : table.seat(name as string);
  switch (what) {
    case 'none':
      return table.act(seat, 'none');
    case 'execute':
      return table.act(seat, 'execute', { targets: table.seats(whom as readonly string[]) });
    case 'dieFor':
      return table.act(seat, 'dieFor', { target: seatOf(whom) }) || table.act(seat, 'dieForAll');
    default:
      return (
        table.act(seat, 'kill', { target: seatOf(whom) }) ||
        table.act(seat, 'raise', { target: seatOf(whom), ghost: seatOf(ghost) })
      );
  }
}

/** Everybody who is waited for in the present window. */
function together(table: Table, action: string, label: string | undefined): boolean {
  if (action === 'point') {
    for (const seat of table.everybody()) table.act(seat, 'point', { target: null });
    return true;
  }
  const ids =
    label === null || label === undefined
      ? table.state.contracts.filter((it) => it.busy).map((it) => it.id)
      : [table.labels.get(label)!];
  for (const id of ids) answerAll(table, id, action);
  return true;
}

function answerAll(table: Table, id: string, action: string): void {
  const contract = table.contract(id);
  if (!contract) return;
  const stage = table.stage(contract);
  if (action === 'lock') for (const seat of contract.joined) table.act(seat, 'lock');
  else if (stage === 'probe') for (const seat of contract.joined) table.act(seat, 'waive');
  else if (stage === 'surprise') {
    for (const seat of contract.joined) table.act(seat, 'pass');
    complete(table, id);
  }
}

/** Lets time pass until the contract is over, or will never be. */
function complete(table: Table, id: string): void {
  while (table.contract(id) && table.phase !== 'crown' && table.ring());
}

function finish(table: Table, label: string): boolean {
  const id = table.labels.get(label)!;
  for (let i = 0; i < 20 && table.contract(id)?.busy; i++) {
    const contract = table.contract(id)!;
    const stage = table.stage(contract);
    const before = table.session;
    if (stage === 'decide') for (const seat of contract.joined) table.act(seat, 'lock');
    else answerAll(table, id, 'pass');
    if (table.session === before && !table.ring()) break;
  }
  return table.contract(id) === undefined;
}
