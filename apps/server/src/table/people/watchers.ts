import type { As } from '@masque/protocol';
import type { Person } from '../../identity/people.ts';
import type { Listener } from '../views/viewer-feed.ts';
import { isHost, peopleOf, type TableData, type TableState } from '../data.ts';

/** Who is behind a connection to a table. */
export interface Comer {
  readonly as: As;
  /** Who acts; `null`: they only watch. */
  readonly person: Person | null;
  /** Whose device it is. */
  readonly device: Person | null;
  /** Network address of the connection. */
  readonly from: string;
}

/** A listener that can be sent away. */
export interface Visitor extends Listener {
  /** Who is behind it. */
  readonly comer: Comer;
  /** The table's club does not let them watch any more. The room has already forgotten them. */
  sendAway(club: string): void;
}

/**
 * May they see this table? A club can keep people from watching a game; then only those who belong to the table, hosts
 * and screens see it. A screen is told nothing that the room does not see anyway. People who were sent away from the
 * club see nothing of it.
 */
export function mayWatch(data: TableData, state: TableState, { as, device }: Comer): boolean {
  const rule = data.club?.watching ?? 'free';
  if (as !== 'screen' && device && data.club?.barred?.includes(device.id)) return false;
  if (rule === 'free' || state === 'lobby' || as === 'screen') return true;
  if (device && (peopleOf(data).has(device.id) || isHost(data, device.id))) return true;
  return rule === 'over' && state === 'over';
}

/** Everybody who is connected to a table, to send away those who may not watch what begins there. */
export class Watchers {
  #visitors: readonly Visitor[] = [];

  enter(visitor: Visitor): void {
    // An array made by spreading reserves spare capacity.
    this.#visitors = this.#visitors.concat(visitor);
  }

  leave(visitor: Visitor): void {
    this.#visitors = this.#visitors.filter((it) => it !== visitor);
  }

  /** A game may have begun that not all of those who are here may watch, or the club has changed its mind. */
  sendAway(data: TableData, state: TableState, leave: (listener: Visitor, person: Person | null) => void): void {
    if (!data.club) return;
    for (const visitor of this.#visitors) {
      const { comer } = visitor;
      if (mayWatch(data, state, comer)) continue;
      leave(visitor, comer.person);
      visitor.sendAway(data.club.code);
    }
  }
}
